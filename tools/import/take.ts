import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Ready } from '../../src/editor/server/bring/ready.ts';
import { writeStudy } from '../../src/editor/server/bring/write.ts';
import { freeAddress } from '../../src/editor/shared/addresses.ts';
import { nameOfFile } from '../../src/import/markdown.ts';
import type { NotCarried } from '../../src/import/source.ts';
import type { StudyProposal } from '../../src/import/study.ts';
import { harmless } from '../../src/lib/harmless.ts';
import { step, type Tell } from '../../src/lib/progress.ts';
import { FILES, studyFolder } from '../../src/model/files.ts';
import { markIn } from '../../src/model/starter.ts';
import { SHELVES } from '../../src/model/work.ts';
import { studyFolders } from '../../src/reader/folders.ts';
import { type Problem, sentence } from '../../src/reader/problem.ts';
import type { Asker } from '../gate/ask.ts';
import { Refusal } from '../gate/env-file.ts';
import { allOrNothing, type Draft } from '../new/draft.ts';
import { addToList } from '../new/list-edit.ts';
import { newProblems, refuse } from '../new/problems.ts';
import { routeFault } from '../new/route.ts';
import { HELPERS } from './helpers.ts';
import { languageOf } from './language.ts';

/** What was read of a file, and how its owner knows the file. */
export interface Arrived {
  ready: Ready;
  from: string;
}

/** A file that could not be brought in. */
export interface Left {
  from: string;
  why: string;
}

/** What the words of the command ask for. */
export interface Wanted {
  study?: string;
  shelf?: string;
  yes?: boolean;
}

/** Who waits for it: who may be asked, is told what comes of it, and how far it is. */
interface Waiting {
  asker: Asker | undefined;
  say: (line: string) => void;
  tell: Tell;
}

/** Writes what was read, all or nothing, and says what became of it. */
export async function take(
  root: string,
  { all, faults }: { all: readonly Arrived[]; faults: Left[] },
  { study, shelf, yes = false }: Wanted,
  { asker, say, tell }: Waiting,
): Promise<void> {
  const count = all.reduce((sum, { ready }) => sum + ready.studies.length, 0);
  if (study !== undefined && count !== 1)
    throw new Refusal(
      `--study names one study, and there ${count === 1 ? 'is' : 'are'} ${count} here. Leave it out: each gets an address of its own.`,
    );
  const before = await newProblems(root, tell);
  const report: string[] = [];
  const brought: { folder: string; name: string; at: number }[] = [];
  await allOrNothing(root, async (draft) => {
    for (const { ready, from } of all) {
      for (const one of ready.studies) {
        await step(tell, 'Writing the studies', brought.length + 1, count);
        const route = study ?? nextAddress(root, one.study);
        const fault = routeFault(root, route);
        if (fault) throw new Refusal(fault);
        const folder = studyFolder(route);
        const written = await writeStudy(one, [], {
          root,
          folder,
          route,
          language: languageOf(root),
          from,
          write: (file, data) => draft.write(file, data),
          starter: HELPERS.starter,
        });
        putOnShelf(root, draft, route, shelf);
        brought.push({ folder, name: `“${one.study.title}” (${one.study.file})`, at: report.length + 1 });
        report.push(
          `✓ “${one.study.title}” is at /${route}: ${counted(written.blocks, 'block')}, ${counted(written.pictures, 'picture')}, ${written.toWrite} of its lines still to be written.`,
          ...told(written.notCarried),
        );
      }
      if (ready.people)
        try {
          const { bringPeople } = await import('./about.ts');
          // Who is asked something is not waiting.
          tell('');
          const plan = await bringPeople(root, draft, ready.people, { asker, isYes: yes, say });
          report.push(`✓ About: ${plan.told.join(', ') || 'nothing new'}.`, ...told(plan.notCarried));
        } catch (error) {
          // Where there is nothing but them, that is all there is to say.
          if (!(error instanceof Refusal) || count === 0) throw error;
          faults.push({ from: `About (${from})`, why: error.message });
        }
      if (ready.notCarried.length > 0) report.push(`Of ${from} as a whole:`, ...told(ready.notCarried));
    }
    const { problems, inDrafts, oncePublished } = await before.added();
    const studyOf = ({ file }: Problem) => brought.find(({ folder }) => file.startsWith(`${folder}/`));
    // A file that is gone with the refusal is nothing to look for: it is called as its owner knows it.
    refuse(problems.map((problem) => ({ ...problem, file: studyOf(problem)?.name ?? problem.file })));
    for (const { folder, at } of brought.toReversed()) {
      const all = [...inDrafts, ...oncePublished];
      const wrong = all.filter(({ file }) => file.startsWith(`${folder}/`)).map(sentence);
      if (wrong.length > 0)
        report.splice(at, 0, '  To mend before you publish it:', ...wrong.map((one) => `  – ${one}`));
    }
  });
  report.push(...faults.map(({ from, why }) => `✗ ${from} was not brought in. ${why}`));
  // Names of files and words come from a file that somebody else may have made.
  for (const entry of report) for (const line of entry.split('\n')) say(harmless(line));
  if (count === 0) return;
  say(
    `\nSee and finish it:  npm run edit. What begins with “${markIn(languageOf(root))}” was not in the source.`,
  );
  say(
    'Publish it:         it is a draft, which nobody but you sees, until you take `draft: true` out of its study.yaml.',
  );
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** What was not carried, with its place, its reason and its words. */
export function told(notCarried: readonly NotCarried[]): string[] {
  if (notCarried.length === 0) return ['  Everything was carried.'];
  return [
    '  Not carried:',
    ...notCarried.map(
      ({ what, place, why, words }) => `  – ${what} (${place}). ${why}${words ? `\n    “${words}”` : ''}`,
    ),
  ];
}

/** The address that a study’s title makes, with a number where a study, a page or a file has it already. */
function nextAddress(root: string, { title, file }: Pick<StudyProposal, 'title' | 'file'>): string {
  const taken = studyFolders(root);
  for (;;) {
    const studies = taken.map((route) => ({ route, title: '', locked: false, draft: false }));
    const route = freeAddress({ studies }, title, nameOfFile(file));
    if (routeFault(root, route) === undefined) return route;
    taken.push(route);
  }
}

function putOnShelf(root: string, draft: Draft, route: string, wanted: string | undefined): void {
  const source = readFileSync(join(root, FILES.work), 'utf8');
  const work = (parse(source) ?? {}) as Record<string, unknown>;
  const there = SHELVES.filter((name) => work[name]);
  const shelf = wanted ?? there.at(-1) ?? SHELVES[0];
  if (!there.some((name) => name === shelf))
    throw new Refusal(
      `--shelf: the Work page has ${there.join(' and ')}. Write one of them, or make another in ${FILES.work} first.`,
    );
  draft.write(
    FILES.work,
    addToList(source, { file: FILES.work, path: [shelf, 'studies'], item: route, at: 'start' }),
  );
}
