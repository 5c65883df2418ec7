// The hardest test of the gate: nothing of a locked study may be in the output, in any form we can think of.
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { TEST_HASH, TEST_LINKS, TEST_PASSWORD } from '../helpers/gate.ts';
import { BUILD, SITE_ROOT } from '../helpers/host.ts';
import { createLeakSearch } from '../helpers/leaks/search.ts';
import { readSecrets, type Secrets } from '../helpers/leaks/secrets.ts';
import { findWords, secretWords } from '../helpers/leaks/words.ts';
import { pdfOf } from '../helpers/pdf.ts';
import { expect, test } from '../helpers/test.ts';

const root = SITE_ROOT;
const dist = BUILD;
const study = readSecrets(root);
const words = secretWords(root);
const secrets: Secrets = {
  files: study.files,
  texts: [
    ...study.texts,
    { text: TEST_PASSWORD, from: 'the password' },
    { text: TEST_HASH, from: 'its hash' },
    ...TEST_LINKS.flatMap(({ name, secret }) => [
      { text: name, from: 'the name of a link' },
      { text: secret, from: 'the secret of a link' },
    ]),
  ],
};
let findLeaks: Awaited<ReturnType<typeof createLeakSearch>>;

test.beforeAll(async () => {
  findLeaks = await createLeakSearch(secrets);
});

test.describe('what is published', () => {
  test.setTimeout(300_000);

  test('there is something to look for: sentences, alt texts, file names and pictures of both locked studies', () => {
    for (const route of ['beacon', 'ledger']) {
      expect(secrets.texts.filter(({ from }) => from.includes(route)).length).toBeGreaterThan(5);
      expect(secrets.files.filter((file) => file.includes(`/${route}/`)).length).toBeGreaterThan(1);
    }
  });

  test('and notes, slides and a talk for the speaker, of an open study too', () => {
    const said = secrets.texts.filter(({ from }) => from.endsWith('for the speaker')).map(({ text }) => text);
    expect(said).toEqual(
      expect.arrayContaining([
        'Count to three while the gangplank rattles.',
        'The pier before breakfast',
        'Mention the brass whistle only if they ask.',
        'An hour with two quays',
      ]),
    );
  });

  test('says not one word that only a locked study or the speaker says', () => {
    expect(words.size).toBeGreaterThan(80);
    expect(findWords(dist, words)).toEqual([]);
  });

  test('holds nothing of a locked study but its public part, and nothing that is for the speaker', async () => {
    expect(await findLeaks(dist)).toEqual([]);
  });
});

test.describe('the search itself', () => {
  test.setTimeout(120_000);
  let folder: string;

  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'leak-'));
    for (const file of ['beacon.html', 'index.html', 'resume.pdf'])
      copyFileSync(join(dist, file), join(folder, file));
  });
  test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const plant = (file: string, data: string | Buffer) => {
    mkdirSync(join(folder, 'planted'), { recursive: true });
    writeFileSync(join(folder, 'planted', file), data);
  };
  const sentence = study.texts.find(({ text }) => text.includes('’') && text.includes(' '))?.text ?? '';
  const escaped = (text: string) =>
    text.replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const numbered = (text: string) => text.replaceAll(/[^ -~]/gu, (one) => `&#${one.codePointAt(0)};`);
  const page = (content: string) => `<!doctype html><p>before ${content} after</p>`;

  test('finds nothing where nothing is', async () => {
    expect(await findLeaks(folder)).toEqual([]);
  });

  for (const [form, file, write] of [
    ['in a page', 'a.html', page],
    ['in a page, as numbers', 'a.html', (text: string) => page(numbered(text))],
    [
      'in an island’s props',
      'a.html',
      (text: string) => page(JSON.stringify(text).replaceAll('"', '&quot;')),
    ],
    ['in a script, escaped', 'a.js', (text: string) => `var a="${escaped(text)}"`],
    [
      'in a source map',
      'a.js.map',
      (text: string) => JSON.stringify({ sourcesContent: [JSON.stringify(text)] }),
    ],
    [
      'in an address',
      'a.xml',
      (text: string) => `<loc>https://a.example/?q=${encodeURIComponent(text)}</loc>`,
    ],
    ['in base64', 'a.json', (text: string) => Buffer.from(`xy${text}z`).toString('base64')],
    [
      'in base64 at another offset',
      'a.json',
      (text: string) => Buffer.from(`{"a":"${text}`).toString('base64url'),
    ],
    ['in hex', 'a.txt', (text: string) => Buffer.from(text).toString('hex')],
    ['in UTF-16', 'a.bin', (text: string) => Buffer.from(text, 'utf16le')],
  ] as const) {
    test(`finds a sentence ${form}`, async () => {
      plant(file, write(sentence));
      const leaks = await findLeaks(folder);
      expect(leaks.length).toBeGreaterThan(0);
      expect(leaks.join('\n')).toContain(`planted/${file} holds “${sentence}”`);
    });
  }

  test('finds a sentence in a PDF', async () => {
    const text = study.texts.find(({ text }) => /^[ -~]+$/.test(text) && text.length < 90)?.text ?? '';
    plant('a.pdf', await pdfOf(text));
    expect((await findLeaks(folder)).join('\n')).toContain(`holds “${text}”`);
  });

  test('finds every single sentence, alt text and file name', async () => {
    plant('all.html', study.texts.map(({ text }) => `<p>${text}</p>`).join('\n'));
    const leaks = (await findLeaks(folder)).join('\n');
    for (const { text } of study.texts) expect(leaks).toContain(`“${text}”`);
  });

  test('finds the password, its hash, and the secrets and names of links', async () => {
    for (const text of [
      TEST_PASSWORD,
      TEST_HASH,
      ...TEST_LINKS.flatMap(({ name, secret }) => [name, secret]),
    ]) {
      plant(
        'a.html',
        page(JSON.stringify(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')),
      );
      expect((await findLeaks(folder)).join('\n'), text).toContain(`“${text}”`);
    }
  });

  test('finds a picture by its look, in another size and format, and by its bytes inside another file', async () => {
    const file = study.files.find((path) => path.endsWith('hero.webp')) ?? '';
    plant(
      'innocent.jpeg',
      await sharp(file).resize({ width: 320 }).flatten().jpeg({ quality: 40 }).toBuffer(),
    );
    plant('blob.bin', Buffer.concat([Buffer.alloc(999, 7), readFileSync(file)]));
    plant('blob.js', `x="${readFileSync(file).toString('base64')}"`);
    const leaks = (await findLeaks(folder)).join('\n');
    expect(leaks).toContain('planted/innocent.jpeg looks like hero.webp');
    expect(leaks).toContain('planted/blob.bin holds the bytes of');
    expect(leaks).toContain('planted/blob.js holds the bytes of');
  });

  test('finds a single word, in any case, in a script or in the name of a file', () => {
    plant('a.js', 'var options=["Default","Skerry"]');
    plant('osprey.json', '{}');
    plant('b.html', page('rehearsalLivery'));
    expect(findWords(folder, words)).toEqual([
      'planted/a.js says “skerry”',
      'planted/b.html says “rehearsal”',
      'planted/b.html says “livery”',
      'planted/osprey.json says “osprey”',
    ]);
  });

  test('finds a secret in the name of a file', async () => {
    plant(`${TEST_LINKS[0].secret}.html`, page(''));
    expect((await findLeaks(folder)).join('\n')).toContain(TEST_LINKS[0].secret);
  });
});
