import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { EXAMPLE_FILES } from '../../src/blocks/example-files.ts';
import { readText } from '../../src/lib/files.ts';
import { FILES, STUDY_FILE, studyFolder } from '../../src/model/files.ts';
import { DEFAULT_LANGUAGE } from '../../src/model/language.ts';
import { type NamedShelf, namedShelves, type ShelfName } from '../../src/model/work.ts';
import type { Asker } from '../gate/ask.ts';
import { Refusal } from '../gate/env-file.ts';
import { type Answer, createAnswer, inList, oneLine } from './answers.ts';
import { MENU_FILES } from './block-menu.ts';
import { allOrNothing } from './draft.ts';
import { addToList } from './list-edit.ts';
import { newProblems } from './problems.ts';
import { routeFault } from './route.ts';
import { starterPicture } from './starter-picture.ts';
import { STARTER_PICTURES } from './starter-pictures.ts';
import { starterWords, TOOLS } from './starter-words.ts';
import { type StudyAnswers, studyFile } from './study-file.ts';

export const STUDY_OPTIONS = {
  title: { type: 'string' },
  description: { type: 'string' },
  role: { type: 'string' },
  timeline: { type: 'string' },
  tools: { type: 'string' },
  tags: { type: 'string' },
  locked: { type: 'boolean' },
  open: { type: 'boolean' },
  shelf: { type: 'string' },
} as const;

/** What is known of a study before anybody is asked, in the words it was said in. */
export type GivenStudy = Partial<
  Record<'title' | 'description' | 'role' | 'timeline' | 'tools' | 'tags' | 'shelf', string> & {
    locked: boolean;
  }
>;

/** `npm run new -- study my_route` */
export async function newStudy(
  root: string,
  args: string[],
  asker: Asker | undefined,
  say: (line: string) => void,
): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: STUDY_OPTIONS, allowPositionals: true });
  if (positionals.length > 1) throw new Refusal('One study at a time: npm run new -- study my_route');
  const { locked, open, ...texts } = values;
  const given = { ...texts, ...((locked || open) && { locked: locked === true }) };
  if (asker)
    say('Press Enter to take what stands in brackets. Everything can be changed later, in one file.\n');
  await makeStudy(root, positionals[0] ?? '', given, createAnswer(asker, say), say);
}

/** The study itself, whoever asked for it: what people type never passes for the words of a command. */
export async function makeStudy(
  root: string,
  route: string,
  given: GivenStudy,
  answer: Answer,
  say: (line: string) => void,
): Promise<void> {
  const fault = routeFault(root, route);
  if (fault) throw new Refusal(fault);
  const { answers, shelf } = await askAll(root, route, given, answer);

  const folder = studyFolder(route);
  const before = await newProblems(root);
  const pictures = await Promise.all(
    STARTER_PICTURES.map(async (starter) => [starter.file, await starterPicture(starter)] as const),
  );
  await allOrNothing(root, async (draft) => {
    // At one go, and what names a file after the file: who watches the folder never sees half a study.
    for (const [file, bytes] of pictures) draft.write(`${folder}/${file}`, bytes);
    for (const film of [MENU_FILES.mp4, MENU_FILES.webm, MENU_FILES.prototype]) {
      draft.write(`${folder}/${film}`, readFileSync(join(EXAMPLE_FILES, film)));
    }
    draft.write(`${folder}/${STUDY_FILE}`, studyFile(answers, starterWords(known(root).language)));
    const work = FILES.work;
    const path = [shelf, 'studies'];
    const source = readFileSync(join(root, work), 'utf8');
    draft.write(work, addToList(source, { file: work, path, item: route, at: 'start' }));
    await before.mustStay();
  });
  report(root, answers, shelf, say);
}

async function askAll(
  root: string,
  route: string,
  given: GivenStudy,
  answer: Answer,
): Promise<{ answers: StudyAnswers; shelf: ShelfName }> {
  const owner = known(root);
  const title = await answer(
    { flag: 'title', ask: 'Title', fallback: fromRoute(route), isNeeded: true, refuse: oneLine },
    given.title,
  );
  const description = await answer(
    {
      flag: 'description',
      ask: 'What it is about, in a sentence (Enter: later)',
      fallback: '',
      refuse: oneLine,
    },
    given.description,
  );
  const role = await answer(
    { flag: 'role', ask: 'Your role', fallback: owner.role, refuse: oneLine },
    given.role,
  );
  const timeline = await answer(
    {
      flag: 'timeline',
      ask: 'Timeline, for example 8 weeks (Enter: leave it out)',
      fallback: '',
      refuse: oneLine,
    },
    given.timeline,
  );
  const tools = await answer(
    { flag: 'tools', ask: 'Tools, with commas between', fallback: owner.tools, refuse: oneLine },
    given.tools,
  );
  const tags = await answer(
    { flag: 'tags', ask: 'Tags on the card, with commas between', fallback: 'UX/UI', refuse: tagFault },
    given.tags,
  );
  const locked = await answer(
    { flag: 'locked', ask: 'Lock it behind the password? (yes or no)', fallback: 'no', refuse: yesOrNo },
    given.locked === undefined ? undefined : given.locked ? 'yes' : 'no',
  );
  const shelves = shelvesIn(root);
  const [first] = shelves;
  const oneOf = shelves.map(({ title }) => `“${title}”`).join(' or ');
  const wanted = await answer(
    {
      flag: 'shelf',
      ask: `Where on the Work page, under ${oneOf}`,
      fallback: first?.title ?? '',
      refuse: (words) => (shelfCalled(shelves, words) ? undefined : `Write ${oneOf}.`),
    },
    // With one shelf there is nothing to choose.
    given.shelf ?? (shelves.length === 1 ? first?.title : undefined),
  );
  const shelf = shelfCalled(shelves, wanted)?.name ?? 'featured';
  return {
    shelf,
    answers: {
      route,
      title,
      description,
      role: inList(role),
      timeline: inList(timeline),
      tools: inList(tools),
      tags: inList(tags).map((tag) => tag.toUpperCase()),
      locked: /^y/i.test(locked),
    },
  };
}

function report(root: string, { route, locked }: StudyAnswers, shelf: string, say: (line: string) => void) {
  const folder = studyFolder(route);
  const heading = workFile(root)[shelf]?.title;
  say(`\n✓ /${route} is there${locked ? ', locked' : ''}, and its card stands first under ${heading}.\n`);
  say(`Write it in  ${folder}/${STUDY_FILE}`);
  say('             Every kind of block stands at the end of that file, one copy away.\n');
  say(`Put your pictures into ${folder}, under the names of the starters:\n`);
  for (const { file, width, height, place, sharpFrom } of STARTER_PICTURES) {
    const size = `${width} × ${height}`.padStart(11);
    say(`  ${file.padEnd(18)} ${size}   ${place}, sharp from ${sharpFrom} wide`);
  }
  say(`\nSee it:      npm run dev, then http://localhost:4321/${route}`);
  say('Publish it:  it is a draft, which nobody but you sees. When it is written, take the line');
  say('             `draft: true` out of study.yaml; the next build publishes it.');
}

/** `my_route` → `My route` */
const fromRoute = (route: string) => {
  const words = route.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const yesOrNo = (answer: string) => (/^(y|yes|n|no)$/i.test(answer) ? undefined : 'Write yes or no.');
const tagFault = (answer: string) => {
  const count = inList(answer).length;
  return count >= 1 && count <= 4 ? undefined : 'A card takes one to four tags.';
};

const workFile = (root: string) =>
  (parse(readText(join(root, FILES.work))) ?? {}) as Record<string, { title: string } | undefined>;

/** The shelves the Work page has; if it cannot be told, the one it must have. */
function shelvesIn(root: string): NamedShelf[] {
  try {
    const there = namedShelves(workFile(root));
    if (there.length > 0) return there;
  } catch {
    // Adding to the list says what is wrong with the file.
  }
  return [{ name: 'featured', title: 'featured' }];
}

/** By its heading, as the page shows it, or by its name in the file. */
const shelfCalled = (shelves: readonly NamedShelf[], words: string): NamedShelf | undefined =>
  shelves.find(({ name }) => name === words) ??
  shelves.find(({ title }) => title.toLowerCase() === words.toLowerCase());

/** What the owner has said elsewhere: their role, the tools on their resume, and the language they write in. */
function known(root: string): { role: string; tools: string; language: string } {
  const read = (file: string): unknown => {
    try {
      return parse(readText(join(root, 'content', file)));
    } catch {
      return {}; // `npm run check -- content` tells what is wrong with it
    }
  };
  const site = read('site.yaml') as { owner?: { role?: string }; language?: unknown };
  const about = read('about.yaml') as { resume?: { skills?: { title?: string; items?: string[] }[] } };
  const tools = about?.resume?.skills?.find(({ title = '' }) => TOOLS.includes(title))?.items;
  return {
    role: site?.owner?.role ?? 'Designer',
    tools: tools?.join(', ') ?? 'Figma',
    language: String(site?.language ?? DEFAULT_LANGUAGE),
  };
}
