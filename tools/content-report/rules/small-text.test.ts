import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Files, set } from '../../../tests/helpers/good-content.ts';
import { STUDY, told, withBlocks } from '../../../tests/helpers/told.ts';
import { contentReport } from '../report.ts';

/** A dashboard, 2000 pixels wide: nobody reads it at the width of a phone. */
const SMALL = readFileSync('tests/fixtures/small-words.png');

const picture = (file: string) => ({ file: `${file}.png`, alt: `What the ${file} picture shows` });
const wide = (shown: object, more: object = {}) => ({ type: 'picture', figure: { picture: shown }, ...more });

/** All ways a picture can stand on a phone, in one study: the machine that reads is slow to start. */
function spoil(files: Files): void {
  set(files, STUDY, ['hero'], picture('hero'));
  withBlocks(
    wide(picture('first')),
    wide(picture('second')),
    wide(picture('hidden'), { hideOnPhone: true }),
    wide({ ...picture('wide'), portrait: 'upright.png' }),
    wide({ ...picture('other'), portrait: 'damaged.png' }),
  ).spoil?.(files);
}

test('words too small on a phone are told, once for all pictures that open large, and read once', async () => {
  const closeUp = sharp(SMALL).extract({ left: 0, top: 100, width: 500, height: 400 });
  const upright = await closeUp.resize(1000).png().toBuffer();
  const progress: string[] = [];
  const { findings, folder } = await told({
    spoil,
    put: ({ put }) => {
      const beside = (name: string, data: Buffer) => put(`content/case-studies/alpha/${name}.png`, data);
      for (const name of ['hero', 'first', 'second', 'hidden', 'wide', 'other']) beside(name, SMALL);
      beside('upright', upright);
      beside('damaged', SMALL.subarray(0, 20));
    },
    options: { pictureText: true, progress: (done, all) => progress.push(`${done} of ${all}`) },
  });
  expect(
    findings.map(({ severity, line, sentence }) => [severity, folder.line(FILE, line).trim(), sentence]),
  ).toEqual([
    [
      'error',
      'portrait: damaged.png',
      expect.stringContaining('damaged.png is not a picture that can be read'),
    ],
    [
      'advice',
      'hero:',
      'Most words in hero.png are under 6 pixels on a phone, too small to read: give it an upright version (`portrait:`) with fewer, larger words.',
    ],
    [
      'advice',
      'picture:',
      'Most words in 2 pictures are under 6 pixels on a phone until tapped (first.png, second.png): an upright version (`portrait:`) that shows less, larger, reads at once.',
    ],
  ]);
  // The same picture under three names is read once; so are the upright, the damaged and the good one.
  expect(progress.at(-1)).toBe('4 of 4');
  await contentReport(folder.root, { env: {}, pictureText: true, progress: () => expect.unreachable() });
}, 60_000);

const FILE = `content/${STUDY}`;
