import { Refused } from '../../src/editor/server/guard.ts';
import type { BeginningFile } from '../../src/model/beginning.ts';
import { Refusal } from '../gate/env-file.ts';

/** Something is wrong with a file that was handed in: the form says it at its place. */
export class FileRefusal extends Refusal {
  readonly at: BeginningFile;

  constructor(message: string, at: BeginningFile) {
    super(message);
    this.at = at;
  }
}

/** Does something with one of the files; what is refused meanwhile is about that one. */
export async function about<T>(at: BeginningFile, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Refused || error instanceof Refusal) throw new FileRefusal(error.message, at);
    throw error;
  }
}
