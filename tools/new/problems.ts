import { ContentError, sentence } from '../../src/reader/problem.ts';
import { readLibrary } from '../../src/reader/read.ts';
import { Refusal } from '../gate/env-file.ts';

/** Remembers what is wrong with the content now, so that a command can be held to adding nothing to it. */
export async function newProblems(root: string): Promise<{ mustStay(): Promise<void> }> {
  const before = new Set(await problems(root));
  return {
    async mustStay() {
      const added = (await problems(root)).filter((problem) => !before.has(problem));
      if (added.length === 0) return;
      throw new Refusal(`Nothing was changed, because the site would not build:\n${added.join('\n')}`);
    },
  };
}

async function problems(root: string): Promise<string[]> {
  try {
    await readLibrary(root, { editing: true });
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    // Lines move when a file grows; the field and the sentence stay.
    return error.problems.map(({ line, ...problem }) => sentence(problem));
  }
}
