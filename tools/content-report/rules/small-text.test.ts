import { globSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type GoodFolder, set } from '../../../tests/helpers/good-content.ts';
import { type Bad, STUDY, told, withBlocks } from '../../../tests/helpers/told.ts';
import { contentReport } from '../report.ts';

/** A dashboard, 2000 pixels wide: nobody reads it at the width of a phone. */
const SMALL = readFileSync('tests/fixtures/small-words.png');
const FILE = 'content/case-studies/alpha/small.png';

const small = { file: 'small.png', alt: 'A dashboard with many small words' };
const wide = (more: object) => ({
  type: 'picture',
  figure: { picture: { ...small, ...more } },
});
const put = ({ put }: GoodFolder) => put(FILE, SMALL);
const options = { pictureText: true };
const patience = 60_000;

const sentences = async (bad: Bad) =>
  (await told({ put, options, ...bad })).findings.map(({ sentence }) => sentence);

test(
  'words too small on a phone are told where the picture stands, and read only once',
  async () => {
    const progress: string[] = [];
    const { findings, folder } = await told({
      spoil: (files) => set(files, STUDY, ['hero'], small),
      put,
      options: { ...options, progress: (done, all) => progress.push(`${done}/${all}`) },
    });
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ severity: 'advice', file: `content/${STUDY}`, rule: 'small-text' });
    expect(folder.line(`content/${STUDY}`, findings[0]?.line)).toContain('hero:');
    expect(findings[0]?.sentence).toBe(
      'Most words in small.png are under 6 pixels on a phone, too small to read: give it an upright version (`portrait:`) with fewer, larger words.',
    );
    expect(progress.at(-1)).toBe('2/2');
    const notes = globSync('.cache/picture-text/*.json', { cwd: folder.root });
    const before = notes.map((note) => statSync(`${folder.root}/${note}`).mtimeMs);
    await contentReport(folder.root, { env: {}, ...options, progress: () => expect.unreachable() });
    expect(notes.map((note) => statSync(`${folder.root}/${note}`).mtimeMs)).toEqual(before);
  },
  patience,
);

test(
  'pictures that open large share one line',
  async () => {
    const both = withBlocks(wide({}), wide({ file: 'again.png', alt: 'The same dashboard once more' }));
    const said = await sentences({
      ...both,
      put: async (folder) => {
        put(folder);
        folder.put('content/case-studies/alpha/again.png', SMALL);
      },
    });
    expect(said).toEqual([
      expect.stringContaining(
        'Most words in 2 pictures are under 6 pixels on a phone until tapped (small.png, again.png)',
      ),
    ]);
  },
  patience,
);

test(
  'an upright version with larger words, or a block left out on phones, is fine',
  async () => {
    const large = await sharp(SMALL)
      .extract({ left: 0, top: 100, width: 500, height: 400 })
      .resize(1000)
      .png()
      .toBuffer();
    const upright = async (folder: GoodFolder) => {
      put(folder);
      folder.put('content/case-studies/alpha/upright.png', large);
    };
    expect(await sentences({ ...withBlocks(wide({ portrait: 'upright.png' })), put: upright })).toEqual([]);
    expect(await sentences(withBlocks({ ...wide({}), hideOnPhone: true }))).toEqual([]);
  },
  patience,
);

test(
  'a damaged picture is told as damaged, and does not end the report',
  async () => {
    const said = await sentences({
      ...withBlocks(wide({ portrait: 'broken.png' })),
      put: (folder) => {
        put(folder);
        folder.put('content/case-studies/alpha/broken.png', SMALL.subarray(0, 20));
      },
    });
    expect(said).toEqual([expect.stringContaining('broken.png is not a picture that can be read')]);
  },
  patience,
);
