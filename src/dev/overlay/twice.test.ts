import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { stringify } from 'yaml';
import { contentFolder, rightContent, study } from '../../../tests/helpers/content-folder.ts';
import { readLibrary } from '../../reader/read.ts';
import { readTwice } from './twice.ts';

const ALPHA = 'case-studies/alpha/study.yaml';
const alpha = (file: string) => ({ ...study('Alpha'), hero: { file, alt: 'A screen' } });

test('a picture that is replaced while the content is read is no mistake; one that is missing is', async () => {
  const { root, remove } = await contentFolder({ ...rightContent(), [ALPHA]: alpha('../../wide.png') });
  onTestFinished(remove);
  const at = (file: string) => join(root, 'content', file);
  let readings = 0;
  const read = () => {
    readings++;
    const reading = readLibrary(root, { editing: true });
    // The texts are read by now, and the pictures are not.
    if (readings === 1) {
      renameSync(at('wide.png'), at('other.png'));
      for (const [file, data] of Object.entries({ ...rightContent(), [ALPHA]: alpha('../../wide.png') }))
        writeFileSync(at(file), stringify(data).replaceAll('wide.png', 'other.png'));
    }
    return reading;
  };
  expect((await readTwice(read, 1)).studies.alpha?.hero.file).toBe('../../other.png');
  expect(readings).toBe(2);
  renameSync(at('other.png'), at('gone.png'));
  await expect(readTwice(read, 1)).rejects.toThrow('There is no picture content/other.png.');
});
