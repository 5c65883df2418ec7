import { posix } from 'node:path';
import { whyDesign } from '../lib/designs.ts';
import { brokenJson } from './broken-json.ts';
import { type Bundle, isWord, LONGEST_PAGE, textIn } from './bundle.ts';
import { doubtsOf } from './charset.ts';
import { unaccounted, wordsIn, wordsOfPeople } from './counted.ts';
import { frameFinder } from './frames.ts';
import { readJsonResume, resumeFile } from './json-resume.ts';
import { leftOver, unusedIn } from './left-over.ts';
import { isLinkedIn, isOfLinkedIn, readLinkedIn, unreadOfLinkedIn } from './linkedin.ts';
import { readMarkdown } from './markdown.ts';
import { isNotion, isNotionPage, isOnlyLinks, readNotionPage } from './notion.ts';
import type { People } from './people.ts';
import { CannotBring, leftOut, type NotCarried, type Source, tooDeep } from './source.ts';
import { tableOf } from './table.ts';
import { readWebPage } from './web-page.ts';
import { readWord, type WordReader } from './word.ts';
import { textsIn } from './words.ts';

/** What was in the files that were handed in. */
export interface Brought {
  sources: Source[];
  people: People | undefined;
  /** What belongs to no one page. */
  notCarried: NotCarried[];
}

export interface Helpers {
  word: WordReader;
}

type Pages = Omit<Brought, 'people'> & {
  /** Why the first of the pages that cannot be read cannot. */
  fault?: CannotBring | undefined;
};

/** A way to read pages, or to read what says who somebody is. */
interface Reader<Result> {
  /** By what is in the files, not by a name alone. */
  claims(bundle: Bundle): boolean;
  read(bundle: Bundle, helpers: Helpers): Promise<Result> | Result;
}

const isMarkdown = (path: string) => /\.(md|markdown|mdown|mdx)$/i.test(path);
const isHtml = (path: string) => /\.x?html?$/i.test(path);
/** A text that was handed in by itself is Markdown, or near enough: among other files it may be anything. */
const isLoneText = ({ files }: Bundle): boolean =>
  files.size === 1 && [...files.keys()].some((path) => /\.(?:txt|text)$/i.test(path));
const markdownIn = (bundle: Bundle): string[] =>
  pathsOf(bundle, isLoneText(bundle) ? () => true : isMarkdown);
const pathsOf = ({ files }: Bundle, fits: (path: string) => boolean) =>
  [...files.keys()].filter(fits).toSorted();

/** Every page that can be read; one that cannot be is told, and keeps none of the others from coming. */
async function eachPage(
  bundle: Bundle,
  paths: readonly string[],
  read: (path: string) => Source | Promise<Source>,
): Promise<Pages> {
  const sources: Source[] = [];
  const faults: { path: string; fault: CannotBring }[] = [];
  for (const path of paths)
    try {
      const source = await read(path);
      if (!isWord(path)) mustBeText(bundle, path);
      source.notCarried.push(...doubtsIn(bundle, path));
      // Counted by other means than it was read: in the end nothing may be missing.
      sources.push({ ...source, said: wordsIn(bundle, path) });
    } catch (error) {
      const fault = error instanceof RangeError ? tooDeep(path) : error;
      if (!(fault instanceof CannotBring)) throw error;
      faults.push({ path, fault });
    }
  const notCarried = faults.map(({ path, fault }) => leftOut(path, fault.message));
  return { sources, notCarried, fault: faults[0]?.fault };
}

/** A picture that is called .md has letters too; and what holds nothing is no study. */
function mustBeText(bundle: Bundle, path: string): void {
  const name = posix.basename(path);
  const text = textIn(bundle, path, LONGEST_PAGE);
  if (text.trim() === '') throw new CannotBring(`${name} is empty.`);
  if (text.includes('\0')) throw new CannotBring(`${name} is no text, whatever its name says.`);
}

/** The files that say who somebody is. */
const filesOfPeople = (bundle: Bundle): string[] => {
  const resume = resumeFile(bundle);
  return isLinkedIn(bundle) ? pathsOf(bundle, isOfLinkedIn) : resume ? [resume] : [];
};

const doubtsIn = ({ files }: Bundle, path: string): NotCarried[] =>
  isWord(path) ? [] : doubtsOf(files.get(path)?.() ?? new Uint8Array());

/** What says who somebody is: a person’s files may lie among those of studies. */
const PEOPLE: Record<'linkedin' | 'jsonResume', Reader<People>> = {
  linkedin: { claims: isLinkedIn, read: readLinkedIn },
  jsonResume: {
    claims: (bundle) => resumeFile(bundle) !== undefined,
    read: (bundle) => readJsonResume(bundle, resumeFile(bundle) ?? ''),
  },
};

/** Every format of pages that can be brought in, the most particular first. */
const READERS: Record<'notion' | 'webPage' | 'markdown' | 'word', Reader<Pages>> = {
  notion: {
    claims: isNotion,
    read: async (bundle) => {
      const { sources, notCarried, fault } = await eachPage(bundle, pathsOf(bundle, isNotionPage), (path) =>
        readNotionPage(bundle, path),
      );
      const studies = sources.filter((page) => !isOnlyLinks(page) && page.nodes.length > 0);
      const others = sources
        .filter((page) => !studies.includes(page))
        .map(
          (page): NotCarried => ({
            what: page.nodes.length > 0 ? 'a page of links' : 'a page without a text',
            place: page.file,
            why:
              page.nodes.length > 0
                ? 'It says nothing but where the other pages are.'
                : 'It has nothing but its name and what its table says of it.',
            words: page.said?.replaceAll(/\s+/g, ' ').trim() ?? '',
          }),
        );
      return { sources: studies, notCarried: [...notCarried, ...others, ...databases(bundle)], fault };
    },
  },
  webPage: {
    claims: (bundle) => pathsOf(bundle, isHtml).length > 0 && pathsOf(bundle, isMarkdown).length === 0,
    read: (bundle) => {
      const isFrame = frameFinder(bundle);
      const pages = pathsOf(bundle, (path) => isHtml(path) && !isFrame(path));
      return eachPage(bundle, pages, (path) => readWebPage(bundle, path));
    },
  },
  markdown: {
    claims: (bundle) => markdownIn(bundle).length > 0,
    read: (bundle) => eachPage(bundle, markdownIn(bundle), (path) => readMarkdown(bundle, path)),
  },
  word: {
    claims: (bundle) => pathsOf(bundle, isWord).length > 0,
    read: (bundle, { word }) =>
      eachPage(bundle, pathsOf(bundle, isWord), (path) => readWord(bundle, path, word)),
  },
};

/** Reads whatever it is; nothing is written anywhere. */
export async function readBundle(bundle: Bundle, helpers: Helpers): Promise<Brought> {
  const ofPeople = Object.values(PEOPLE).find(({ claims }) => claims(bundle));
  const hasLinkedIn = isLinkedIn(bundle);
  const pages = hasLinkedIn ? withoutArticles(bundle) : bundle;
  const reader = Object.values(READERS).find(({ claims }) => claims(pages));
  if (!reader && !ofPeople) throw new CannotBring(unknown(bundle));
  const people = await ofPeople?.read(bundle, helpers);
  const brought = (await reader?.read(pages, helpers)) ?? { sources: [], notCarried: [] };
  const { sources, notCarried, fault } = brought;
  if (sources.length === 0 && !people)
    throw fault ?? new CannotBring(`There is no page in ${bundle.name} that could be a study.`);
  // Pictures that were written out in a page, or lay beside it.
  for (const [path, read] of pages.files) bundle.files.set(path, read);
  const given = [bundle, { sources, people, notCarried }, people ? filesOfPeople(bundle) : []] as const;
  return {
    sources,
    people: people && withCount(bundle, people),
    notCarried: [
      ...bundle.notCarried,
      ...notCarried,
      ...(hasLinkedIn ? unreadOfLinkedIn(unusedIn(...given)) : leftOver(...given)),
    ],
  };
}

/** What somebody has written on LinkedIn is no study of theirs. */
const withoutArticles = (bundle: Bundle): Bundle => ({
  ...bundle,
  files: new Map([...bundle.files].filter(([path]) => !/(^|\/)Articles\//i.test(path))),
});

function withCount(bundle: Bundle, people: People): People {
  const { notCarried, ...taken } = people;
  const lost = unaccounted(bundle.name, wordsOfPeople(bundle), textsIn(taken), notCarried);
  const doubts = filesOfPeople(bundle).flatMap((path) =>
    doubtsIn(bundle, path).map((one) => ({ ...one, place: `in ${posix.basename(path)}` })),
  );
  return { ...taken, notCarried: [...notCarried, ...lost, ...doubts] };
}

function unknown({ name, files, notCarried: [left] }: Bundle): string {
  if (files.size === 0 && left) return `${left.place}: ${left.why}`;
  const design = whyDesign(name);
  if (design) return `${design} Drop that on a picture of a page.`;
  const known =
    'a Notion export, Markdown, a Word document (.docx), a saved web page, a LinkedIn export or a JSON Resume';
  if ([...files.keys()].some((path) => /\.doc$/i.test(path)))
    return `${name} is a Word document of the old kind. Open it in Word, save it as .docx, and bring that.`;
  if ([...files.keys()].some((path) => /\.(mht|mhtml|webarchive)$/i.test(path)))
    return `${name} is a page in one piece, which cannot be read. Save it as “Web page, complete”, and bring the folder as a ZIP.`;
  if ([...files.keys()].some((path) => /\.pdf$/i.test(path)))
    return `${name} is a PDF, which says how things look and not what they are. Bring what it was made from: ${known}.`;
  const broken = brokenJson({ files });
  if (broken) return broken;
  return `${name} is nothing that is known here. It can be ${known}.`;
}

/** Notion’s databases: their pages are studies, and the table itself has no place. */
function databases(bundle: Bundle): NotCarried[] {
  return pathsOf(bundle, (path) => /\.csv$/i.test(path)).map((path) => {
    const { rows } = tableOf(textIn(bundle, path));
    return {
      what: 'a database',
      place: path,
      why: 'A study has no place for databases. Those of its pages that have a text come as studies of their own.',
      words: rows.flat().filter(Boolean).join(' '),
    };
  });
}
