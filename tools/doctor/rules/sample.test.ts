import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listFiles } from '../../../src/lib/files.ts';
import { type Files, goodContent, goodFolder, set } from '../../../tests/helpers/good-content.ts';
import { sampleIn } from '../../begin/sample.ts';
import { openPages } from '../pages.ts';
import { hashOfFile, isPictureFile, KNOWN, listSample } from '../sample-list.ts';
import { stillThere } from './sample.ts';

const TITLE = 'A long title that nobody else would write';
const ALPHA = 'case-studies/alpha/study.yaml';
const BETA = 'case-studies/beta/study.yaml';

/** A site that plays the sample, then what an owner made of it: what is told of the second. */
async function told(change: (files: Files) => void, act: (root: string) => void = () => {}) {
  const sample = () => {
    const files = goodContent();
    set(files, ALPHA, ['title'], TITLE);
    set(files, ALPHA, ['description'], 'What the sample says of its first study.');
    set(files, BETA, ['description'], 'What the sample says of its second study.');
    set(files, 'about.yaml', ['description'], 'What the sample says about its owner.');
    return files;
  };
  const first = await goodFolder(sample());
  onTestFinished(first.remove);
  const known = listSample(first.root);
  const files = sample();
  change(files);
  const { root, remove } = await goodFolder(files);
  onTestFinished(remove);
  act(root);
  const findings = stillThere(await openPages(root, false), known);
  for (const { severity } of findings) expect(severity).toBe('advice');
  return findings.map(({ sentence, file }) => `${file ?? ''} ${sentence}`).join('\n');
}

test('all of an untouched sample is told: pictures, texts of pages, studies', async () => {
  const said = await told(() => {});
  expect(said).toContain('One painting or picture in content');
  expect(said).toContain('content/about.yaml');
  expect(said).toContain('this one first: “What the sample says about its owner.”');
  expect(said).toContain('2 case studies: /alpha, /beta.');
});

test('a study that is being made one’s own says how much is left', async () => {
  const said = await told((files) =>
    set(files, ALPHA, ['title'], 'A title of my own, and a long one at that'),
  );
  expect(said).toContain('The case study: /beta.');
  expect(said).toMatch(
    /alpha\/study\.yaml \d+ of \d+ texts and 0 pictures or films of \/alpha, first “What the sample/,
  );
});

test('what was deleted or replaced is told no more', async () => {
  const said = await told(
    (files) => {
      delete files[BETA];
      set(files, 'work.yaml', ['previous'], undefined);
      set(files, ALPHA, ['title'], 'A title of my own, and a long one at that');
      set(files, ALPHA, ['description'], 'A description that is my own and nobody else’s.');
      set(files, 'about.yaml', ['description'], 'Words of mine about me, and nobody else’s.');
    },
    (root) => {
      for (const name of ['wide.png', 'narrow.png', 'broken.png', 'good.png'])
        writeFileSync(join(root, 'content', name), `mine, ${name}`);
    },
  );
  expect(said).not.toContain('beta');
  expect(said).not.toContain('paintings or pictures');
  expect(said).not.toContain('What the sample says');
});

test('a picture of the sample’s that no page shows any more is not told as the sample’s', async () => {
  const said = await told((files) => {
    for (const [file, data] of Object.entries(files))
      files[file] = JSON.parse(JSON.stringify(data).replaceAll('good.png', 'mine.png'));
  });
  expect(said).not.toContain('painting or picture');
  expect(said).toContain('2 case studies');
});

test('a drawing is known again whatever its line ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sample-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { root, remove } = await goodFolder(goodContent());
  onTestFinished(remove);
  cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true });
  writeFileSync(join(root, 'content/icon.svg'), '<svg>\n</svg>\n');
  writeFileSync(join(folder, 'content/icon.svg'), '<svg>\r\n</svg>\r\n');
  expect(listSample(folder)).toEqual(listSample(root));
});

test('every picture of the sample is on the list that it is known again by', () => {
  const isSample = sampleIn(process.cwd()).isWhole();
  const pictures = isSample ? listFiles('content/**/*', process.cwd()).filter(isPictureFile) : [];
  expect(pictures.filter((file) => !KNOWN.files.has(hashOfFile(file)))).toEqual([]);
});
