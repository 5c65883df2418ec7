import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contrast } from '../../look/contrast.ts';
import { solveLook } from '../../look/solved.ts';
import { type Look, lookSchema } from '../../model/look.ts';
import { type Box, social, WIDE } from './boxes.ts';
import { type CardWords, drawWords, fitWhole, markedParts } from './draw.ts';
import { pictureBoxes } from './pictures.ts';
import { type Card, loadFaces, planCard } from './render.ts';

const WORDS: CardWords = {
  eyebrow: 'UX/UI · WEB',
  title: 'A WIP report that surety underwriters can question',
  name: 'Mina Alvarado',
  role: 'Product and UX/UI designer · Toronto, Canada',
  locked: false,
};

const { colours: COLOURS } = solveLook();

const LONG = 'Wordy, windy and altogether overlong descriptions of what a team of many people did, '.repeat(
  6,
);

const hexAt = (data: Buffer, at: number) => `#${data.subarray(at * 3, at * 3 + 3).toString('hex')}`;

/** The colour that there is most of. */
function mostOf(colours: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}

describe('the words of a social image', () => {
  for (const [kind, words] of Object.entries<CardWords>({
    'as they are': WORDS,
    'far too long': { ...WORDS, eyebrow: LONG, title: LONG, lead: LONG, name: LONG, role: LONG },
    'without a space': { ...WORDS, title: LONG.replaceAll(' ', ''), name: LONG.replaceAll(' ', '') },
    'a short title and a long lead': { ...WORDS, title: 'Hi.', lead: LONG },
    'alone, and far too long': { ...WORDS, title: LONG, isAlone: true },
    'letters the font does not have': { ...WORDS, title: 'Проект 作品 🎨', eyebrow: '作品' },
  })) {
    test(`stay in their column: ${kind}`, async () => {
      const svg = drawWords(words, await loadFaces(process.cwd()), COLOURS);
      const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
      const { x } = social.title;
      const width = words.isAlone ? WIDE : social.title.width;
      const bottom = social.role.y + social.role.height;
      let inked = 0;
      for (let at = 0; at < info.width * info.height; at++) {
        if (!data[at * info.channels + 3]) continue;
        inked++;
        const [column, row] = [at % info.width, Math.floor(at / info.width)];
        // Round letters and the marker lean a little over the edge they stand on.
        if (column < x - 6 || column > x + width + 6 || row < social.eyebrow.y || row > bottom + 4) {
          throw new Error(`Ink at ${column}, ${row}.`);
        }
      }
      expect(inked).toBeGreaterThan(1000);
    });
  }

  test('never run into each other: a title keeps off the name', async () => {
    const svg = drawWords(
      { ...WORDS, title: LONG, name: '', role: '' },
      await loadFaces(process.cwd()),
      COLOURS,
    );
    const gap = { left: 0, top: social.title.y + social.title.height, width: 600, height: 12 };
    const { channels } = await sharp(await sharp(Buffer.from(svg)).extract(gap).png().toBuffer()).stats();
    expect(channels[3]?.max).toBe(0);
  });

  test('mark a phrase also where it runs over the end of a line', () => {
    expect(markedParts(['I’m a Product', 'Designer who'], 'Product Designer')).toEqual([
      { from: 6, to: 13 },
      { from: 0, to: 8 },
    ]);
    expect(markedParts(['No such', 'phrase'], 'Product')).toEqual([undefined, undefined]);
    expect(markedParts(['Nothing to mark'], undefined)).toEqual([undefined]);
  });

  test('keep a marked phrase on one line wherever that has room for it', async () => {
    const { title } = await loadFaces(process.cwd());
    const width = (text: string, size: number) => title.width(text, size);
    const phrase = 'Product Designer';
    for (const start of ['I’m a', 'I am a', 'Once and for all I am a', 'A very plain but patient']) {
      const { lines } = fitWhole(`${start} ${phrase} who makes dense tools easy to read.`, phrase, width);
      expect(
        lines.filter((line) => line.includes(phrase)),
        lines.join(' / '),
      ).toHaveLength(1);
    }
    const long = 'designer of products, services, signs and several other things';
    expect(fitWhole(`I am a ${long}.`, long, width).lines.join(' ')).toContain(long);
  });

  test('show a lock on a locked study only', async () => {
    const faces = await loadFaces(process.cwd());
    expect(drawWords({ ...WORDS, locked: true }, faces, COLOURS)).toContain('<circle');
    expect(drawWords(WORDS, faces, COLOURS)).not.toContain('<circle');
  });
});

test('four pictures fill the card to its edges, with even gaps', () => {
  const [wide, ...row] = pictureBoxes(4);
  const { x, y, width, height } = social.picture;
  expect(wide).toMatchObject({ x, y, width });
  expect(row).toHaveLength(3);
  expect(row.at(-1)).toMatchObject({ height: row[0]?.height });
  expect((row.at(-1)?.x ?? 0) + (row.at(-1)?.width ?? 0)).toBe(x + width);
  expect((row[0]?.y ?? 0) + (row[0]?.height ?? 0)).toBe(y + height);
});

describe('a social image', () => {
  let root: string;
  const card: Card = { ...WORDS, stem: 'pledgx', files: ['content/cover.png'] };
  const paint = (background: string) =>
    sharp({ create: { width: 800, height: 600, channels: 3, background } }).toFile(
      `${root}/content/cover.png`,
    );

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'card-'));
    mkdirSync(`${root}/content/site`, { recursive: true });
    cpSync('tests/content/site/social-ground.png', `${root}/content/site/social-ground.png`);
    await paint('#4f46e5');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('is a JPEG of 1200 × 630 that any chat takes', async () => {
    const bytes = await (await planCard(root, card, COLOURS)).read();
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(300 * 1024);
  });

  test('whose ground or picture cannot be read is told to the owner, with its name and what to do', async () => {
    const good = readFileSync(`${root}/content/site/social-ground.png`);
    for (const file of ['content/broken.png', 'content/site/social-ground.png']) {
      writeFileSync(`${root}/${file}`, 'no picture');
      const files = file === 'content/broken.png' ? [file] : card.files;
      await expect(planCard(root, { ...card, files }, COLOURS)).rejects.toMatchObject({
        name: 'MediaError',
        message: `${file} is no picture that can be read, and a social image is made from it. Put it back, or save it again as PNG.`,
      });
    }
    writeFileSync(`${root}/content/site/social-ground.png`, good);
  });

  test('is made once: a second build reads it from the cache', async () => {
    const first = await planCard(root, card, COLOURS);
    await first.read();
    const made = () =>
      readdirSync(`${root}/.cache/social`).map((file) => [
        file,
        statSync(`${root}/.cache/social/${file}`).mtimeMs,
      ]);
    const before = made();
    const second = await planCard(root, card, COLOURS);
    await second.read();
    expect(second.file).toBe(first.file);
    expect(made()).toEqual(before);
  });

  test('without a picture has its words, and larger, on the plain ground, over all of the width', async () => {
    const bytes = await (await planCard(root, { ...card, files: [] }, COLOURS)).read();
    const { x, y, width, height } = social.picture;
    const where = { left: x, top: y, width, height };
    const { entropy, dominant } = await sharp(await sharp(bytes).extract(where).toBuffer()).stats();
    expect(entropy, 'letters, and nothing else').toBeLessThan(3);
    expect(entropy).toBeGreaterThan(0.1);
    expect(
      `#${[dominant.r, dominant.g, dominant.b].map((part) => (part & 0xf0).toString(16)).join('')}`,
    ).toBe('#f0f0f0');
  });

  test('gets a new address when its words or its picture change', async () => {
    const { file } = await planCard(root, card, COLOURS);
    const others = [
      await planCard(root, { ...card, title: 'Another title' }, COLOURS),
      await planCard(root, { ...card, name: 'Ada Example' }, COLOURS),
      await planCard(root, { ...card, locked: true }, COLOURS),
    ];
    await paint('#f4be35');
    others.push(await planCard(root, card, COLOURS));
    expect(new Set([file, ...others.map((other) => other.file)]).size).toBe(5);
  });

  test.each<Look>([
    ...lookSchema.shape.look.unwrap().options.map((look) => ({ look })),
    { look: 'workshop', scheme: 'dark' },
  ])('has words that can be read, whatever ground the owner painted, in %o', async (look) => {
    const { colours } = solveLook(look);
    const bytes = await (await planCard(root, card, colours)).read();
    const pixels = async (box: Box) => {
      const { x: left, y: top, width, height } = box;
      const { data, info } = await sharp(bytes)
        .extract({ left, top, width, height: Math.round(height) })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return Array.from({ length: info.width * info.height }, (_, at) => hexAt(data, at));
    };
    for (const box of [social.eyebrow, social.title, social.name, social.role]) {
      const seen = await pixels(box);
      const ground = mostOf(seen);
      // The inside of letters: their edges are mixed with the ground, and JPEG blurs the finest.
      const best = Math.max(...[...new Set(seen)].map((colour) => contrast(colour, ground)));
      expect(best, `${box.y}: on ${ground}`).toBeGreaterThan(4.3);
    }
  });

  test('keeps the owner’s ground where they can', async () => {
    const bytes = await (await planCard(root, card, COLOURS)).read();
    const corner = { left: 0, top: 0, width: 1200, height: 90 };
    const blueOf = async (picture: string | Buffer) =>
      (await sharp(await sharp(picture).extract(corner).png().toBuffer()).stats()).channels[2]?.mean ?? 0;
    const plain = Number.parseInt(COLOURS.groundSoft.slice(5), 16);
    const own = await blueOf('tests/content/site/social-ground.png');
    expect(own).not.toBeCloseTo(plain, 0);
    expect(await blueOf(bytes)).toBeCloseTo(own, 0);
  });
});
