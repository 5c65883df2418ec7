// What the editor asks of the project’s other commands.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { GivenBeginning } from '../src/editor/server/desk.ts';
import { bundleOf } from '../src/import/bundle.ts';
import type { NotCarried } from '../src/import/source.ts';
import type { BeginningFile } from '../src/model/beginning.ts';
import { about, FileRefusal } from './begin/file-refusal.ts';
import { peopleIn } from './begin/people.ts';
import { mustBeSample } from './begin/run.ts';
import { type Move, stage } from './begin/stage.ts';
import { begunSaid, profileLeft } from './begin/told.ts';
import { allFindings } from './doctor/examine.ts';
import type { Finding } from './doctor/finding.ts';
import { lookAtMachine } from './doctor/machine.mjs';
import { Refusal } from './gate/env-file.ts';
import { createAnswer } from './new/answers.ts';
import { makeStudy } from './new/study.ts';
import { ownCommand, runCommand } from './run.ts';

/** The questions of a new study, as its form calls them. */
const NAMES: Record<string, string> = {
  title: 'Title',
  description: 'What it is about',
  role: 'Your role',
  timeline: 'Timeline',
  tools: 'Tools',
  tags: 'Tags on the card',
  shelf: 'Where on the Work page',
};

/** A study from the words of a form; gives back the sentence that says why not. */
export async function studyFromForm(
  root: string,
  route: string,
  { locked, title = '', ...texts }: Record<string, string>,
): Promise<string | undefined> {
  const said = Object.entries(texts).flatMap(([name, text]) => {
    const words = inOneLine(text);
    return Object.hasOwn(NAMES, name) && words ? [[name, words]] : [];
  });
  const answer = createAnswer(
    undefined,
    () => {},
    (flag) => NAMES[flag] ?? flag,
  );
  try {
    const given = { ...Object.fromEntries(said), title: inOneLine(title), locked: locked === 'yes' };
    await makeStudy(root, route, given, answer, () => {});
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** A first day from the words of its form: what has to move for it, and what to do next; or why not, and which file that is about. */
export async function beginFromForm(
  root: string,
  { linkedin, ...given }: GivenBeginning,
): Promise<{ moves: Move[]; said: string; left: NotCarried[] } | { fault: string; at?: BeginningFile }> {
  try {
    mustBeSample(root);
    const people =
      linkedin &&
      (await about('linkedin', () => peopleIn(root, () => bundleOf(linkedin.name, linkedin.bytes))));
    const { moves, ...begun } = await stage(root, { ...given, people });
    const left = begun.brought ? profileLeft(given.answers, begun.brought) : [];
    return { moves, said: begunSaid(begun), left };
  } catch (error) {
    if (error instanceof FileRefusal) return { fault: error.message, at: error.at };
    if (error instanceof Refusal) return { fault: error.message };
    throw error;
  }
}

/** All that `npm run doctor` finds. */
export async function askDoctor(root: string): Promise<Finding[]> {
  return [...lookAtMachine(root), ...(await allFindings(root))];
}

/** Builds the site, and says where it lies; or what kept it from being built. */
export async function buildToUpload(
  root: string,
  run = () => runCommand(ownCommand('tools/build.ts'), { output: 'pipe' }),
): Promise<{ isGood: boolean; said: string }> {
  const { isGood, said } = await run();
  if (!isGood) return { isGood, said: said.trim() };
  const dist = join(root, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  const megabytes = Math.max(0.1, bytes / 1_000_000).toLocaleString('en-CA', { maximumFractionDigits: 1 });
  return {
    isGood,
    said: `It lies in the folder ${dist}: ${files.length} files, ${megabytes} MB together.`,
  };
}
