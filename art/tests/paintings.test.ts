import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { names } from '../paintings/scenes/names.ts';

/** The names of a folder’s files without their ending, in order. */
const namesIn = (folder: string, ending: string) =>
  readdirSync(join(import.meta.dirname, '..', folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .toSorted();

/** Files beside the scenes that are none themselves. */
const NO_SCENES = ['kit', 'names'];

test('every scene is on the list of paintings, and every painting is in the content folder', () => {
  const listed = names.toSorted();
  expect(namesIn('paintings/scenes', '.ts').filter((name) => !NO_SCENES.includes(name))).toEqual(listed);
  expect(namesIn('../content/paintings', '.webp')).toEqual(listed);
});
