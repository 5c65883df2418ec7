import { posix } from 'node:path';
import { whyDesign } from '../lib/designs.ts';
import { type Bundle, isWord, textIn } from './bundle.ts';
import { doubtsOf } from './charset.ts';
import { unaccounted, wordsIn, wordsOfPeople } from './counted.ts';
import { readJsonResume, resumeFile } from './json-resume.ts';
import { leftOver } from './left-over.ts';
import { FILES, isLinkedIn, readLinkedIn, unreadOfLinkedIn } from './linkedin.ts';
import { readMarkdown } from './markdown.ts';
import { isNotion, isNotionPage, isOnlyLinks, readNotionPage } from './notion.ts';
import type { People } from './people.ts';
import { CannotBring, leftOut, type NotCarried, type Source, tooDeep } from './source.ts';
import { tableOf } from './table.ts';
import { isFrame, readWebPage } from './web-page.ts';
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

interface Reader {
  /** By what is in the files, not by a name alone. */
  claims(bundle: Bundle): boolean;
  read(bundle: Bundle, helpers: Helpers): Promise<Brought> | Brought;
}

const isMarkdown = (path: string) => /\.(md|markdown|mdown|mdx)$/i.test(path);
const isHtml = (path: string) => /\.x?html?$/i.test(path);
const pathsOf = ({ files }: Bundle, fits: (path: string) => boolean) =>
  [...files.keys()].filter(fits).toSorted();

/** Every page that can be read; one that cannot be is told, and keeps none of the others from coming. */
async function eachPage(
  bundle: Bundle,
  paths: readonly string[],
  read: (path: string) => Source | Promise<Source>,
): Promise<{ sources: Source[]; notCarried: NotCarried[] }> {
  const sources: Source[] = [];
  const faults: { path: string; fault: CannotBring }[] = [];
  for (const path of paths)
    try {
      const source = await read(path);
      source.notCarried.push(...doubtsIn(bundle, path));
      // Counted by other means than it was read: in the end nothing may be missing.
      sources.push({ ...source, said: wordsIn(bundle, path) });
    } catch (error) {
      const fault = error instanceof RangeError ? tooDeep(path) : error;
      if (!(fault instanceof CannotBring)) throw error;
      faults.push({ path, fault });
    }
  const [first] = faults;
  if (first && sources.length === 0) throw first.fault;
  return { sources, notCarried: faults.map(({ path, fault }) => leftOut(path, fault.message)) };
}

const doubtsIn = ({ files }: Bundle, path: string): NotCarried[] =>
  isWord(path) ? [] : doubtsOf(files.get(path)?.() ?? new Uint8Array());

/** Every format that can be brought in, the most particular first. */
const READERS: Record<'linkedin' | 'notion' | 'jsonResume' | 'webPage' | 'markdown' | 'word', Reader> = {
  linkedin: {
    claims: isLinkedIn,
    read: (bundle) => ({
      sources: [],
      people: readLinkedIn(bundle),
      notCarried: unreadOfLinkedIn(bundle),
    }),
  },
  notion: {
    claims: isNotion,
    read: async (bundle) => {
      const { sources: pages, notCarried } = await eachPage(bundle, pathsOf(bundle, isNotionPage), (path) =>
        readNotionPage(bundle, path),
      );
      const studies = pages.filter((page) => !isOnlyLinks(page) && page.nodes.length > 0);
      const others = pages
        .filter((page) => !studies.includes(page))
        .map(
          (page): NotCarried => ({
            what: 'a page of links',
            place: page.file,
            why: 'It says nothing but where the other pages are.',
            words: page.said?.replaceAll(/\s+/g, ' ').trim() ?? '',
          }),
        );
      return {
        sources: studies,
        people: undefined,
        notCarried: [...notCarried, ...others, ...databases(bundle)],
      };
    },
  },
  jsonResume: {
    claims: (bundle) => resumeFile(bundle) !== undefined,
    read: (bundle) => ({
      sources: [],
      people: readJsonResume(bundle, resumeFile(bundle) ?? ''),
      notCarried: [],
    }),
  },
  webPage: {
    claims: (bundle) => pathsOf(bundle, isHtml).length > 0 && pathsOf(bundle, isMarkdown).length === 0,
    read: async (bundle) => {
      const pages = pathsOf(bundle, (path) => isHtml(path) && !isFrame(path));
      return { ...(await eachPage(bundle, pages, (path) => readWebPage(bundle, path))), people: undefined };
    },
  },
  markdown: {
    claims: (bundle) => pathsOf(bundle, isMarkdown).length > 0,
    read: async (bundle) => {
      const pages = pathsOf(bundle, isMarkdown);
      return { ...(await eachPage(bundle, pages, (path) => readMarkdown(bundle, path))), people: undefined };
    },
  },
  word: {
    claims: (bundle) => pathsOf(bundle, isWord).length > 0,
    read: async (bundle, { word }) => {
      const pages = pathsOf(bundle, isWord);
      return {
        ...(await eachPage(bundle, pages, (path) => readWord(bundle, path, word))),
        people: undefined,
      };
    },
  },
};

/** Reads whatever it is; nothing is written anywhere. */
export async function readBundle(bundle: Bundle, helpers: Helpers): Promise<Brought> {
  const reader = Object.values(READERS).find(({ claims }) => claims(bundle));
  if (!reader) throw new CannotBring(unknown(bundle));
  const brought = await reader.read(bundle, helpers);
  if (brought.sources.length === 0 && !brought.people)
    throw new CannotBring(`There is no page in ${bundle.name} that could be a study.`);
  const unused = brought.people ? [] : leftOver(bundle, brought);
  return {
    ...brought,
    people: brought.people && withCount(bundle, brought.people),
    notCarried: [...bundle.notCarried, ...brought.notCarried, ...unused],
  };
}

function withCount(bundle: Bundle, people: People): People {
  const { notCarried, ...taken } = people;
  const lost = unaccounted(bundle.name, wordsOfPeople(bundle), textsIn(taken), notCarried);
  const ofLinkedIn = (path: string) =>
    Object.values(FILES).some(({ name }) => name.test(posix.basename(path)));
  const read = pathsOf(bundle, (path) => path === resumeFile(bundle) || ofLinkedIn(path));
  const doubts = read.flatMap((path) =>
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
  return `${name} is nothing that is known here. It can be ${known}.`;
}

/** Notion’s databases: their pages are studies, and the table itself has no place. */
function databases(bundle: Bundle): NotCarried[] {
  return pathsOf(bundle, (path) => /\.csv$/i.test(path)).map((path) => {
    const { rows } = tableOf(textIn(bundle, path));
    return {
      what: 'a database',
      place: path,
      why: 'A study has no place for databases. Its pages came as studies of their own.',
      words: rows.flat().filter(Boolean).join(' '),
    };
  });
}
