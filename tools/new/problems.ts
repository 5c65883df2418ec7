import { listFiles } from '../../src/lib/files.ts';
import type { Tell } from '../../src/lib/progress.ts';
import type { IsKnown } from '../../src/reader/checks.ts';
import { draftLetterProblems } from '../../src/reader/letters.ts';
import { type Problem, sentence } from '../../src/reader/problem.ts';
import { openContent } from '../../src/reader/read.ts';
import { Refusal } from '../gate/env-file.ts';

/** What is wrong, apart by whether a build stops at it: a draft’s mistakes stop none. */
interface Found {
  problems: Problem[];
  inDrafts: Problem[];
  /** What only stops it once a draft is published: letters that nothing here can draw. */
  oncePublished: Problem[];
}

/** Remembers what is wrong with the content now, so that a command can be held to adding nothing to it. */
export async function newProblems(
  root: string,
  /** Is told how far reading the site is, each time. */
  tell?: Tell,
): Promise<{ added(): Promise<Found>; mustStay(): Promise<void> }> {
  // What commands here write has names of its own: a file that lies there already stays as it is.
  const there = new Set(listFiles('content/**', root));
  const isKnown = (file: string) => there.has(file);
  const before = await foundIn(root, { isKnown, tell });
  const known = new Set(Object.values(before).flat().map(said));
  const isNew = (problem: Problem) => !known.has(said(problem));
  const added = async () => {
    const now = await foundIn(root, { isKnown, tell });
    return {
      problems: now.problems.filter(isNew),
      inDrafts: now.inDrafts.filter(isNew),
      oncePublished: now.oncePublished.filter(isNew),
    };
  };
  return {
    added,
    async mustStay() {
      const { problems, inDrafts } = await added();
      refuse([...problems, ...inDrafts]);
    },
  };
}

export function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0)
    throw new Refusal(
      `Nothing was changed, because the site would not build:\n${problems.map(said).join('\n')}`,
    );
}

async function foundIn(root: string, reading: { isKnown: IsKnown; tell: Tell | undefined }): Promise<Found> {
  const content = await openContent(root, { editing: true, ...reading });
  return {
    problems: content.problems,
    inDrafts: content.draftProblems,
    oncePublished: await draftLetterProblems(root, content),
  };
}

/** Lines move when a file grows; the field and the sentence stay. */
const said = ({ line, ...problem }: Problem): string => sentence(problem);
