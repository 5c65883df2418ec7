import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { typefacesOf } from '../../fonts/chain.ts';
import { languageOf } from '../../fonts/characters.ts';
import { aboutFamily, type Chosen, chosenIn } from '../../fonts/chosen.ts';
import { printFaces } from '../../fonts/print.ts';
import { writeWhole } from '../../lib/files.ts';
import type { Colours } from '../../look/colours.ts';
import { MediaError } from '../../media/encode.ts';
import { readMaster } from '../../media/master.ts';
import { directionOf } from '../../model/language.ts';
import { social } from './boxes.ts';
import { type CardWords, drawWords, type Faces } from './draw.ts';
import { loadFace } from './face.ts';
import { isReadable } from './ground.ts';
import { type CardPicture, layPictures, pictureBoxes } from './pictures.ts';

/** A social image: what it says and shows. */
export interface Card extends CardWords {
  /** The beginning of its file name. */
  stem: string;
  /** Masters, by their paths from the project’s root. */
  files: readonly string[];
}

/** One that is planned: its name is known, its bytes are made when they are asked for. */
export interface PlannedCard {
  file: string;
  read(): Promise<Buffer<ArrayBuffer>>;
}

const CACHE = '.cache/social';
const GROUND = 'content/site/social-ground.png';
// Whole colour for every pixel: halved, as JPEG has it, letters get a fringe.
const JPEG = { quality: 88, chromaSubsampling: '4:4:4', mozjpeg: true } as const;

/** Part of every name: raise it when `pictures.ts` cuts or lays pictures differently, or old files would be kept. */
const CUTTING = 1;

/** Plans a card. Its name is the fingerprint of all that goes into it, down to the outline of every letter. */
export async function planCard(
  root: string,
  { stem, files, ...words }: Card,
  colours: Colours,
): Promise<PlannedCard> {
  const svg = drawWords({ ...words, isAlone: files.length === 0 }, await loadFaces(root), colours);
  // The owner’s ground is painted for words beside a picture.
  const ground = files.length > 0 ? await groundOf(root, colours) : undefined;
  const pictures = await Promise.all(files.map((file) => pictureOf(root, file)));
  const key = createHash('sha256')
    .update(svg)
    .update(
      JSON.stringify([
        pictures,
        pictureBoxes(pictures.length),
        social.picture,
        colours.ground,
        JPEG,
        CUTTING,
      ]),
    )
    .update(ground?.hash ?? colours.groundSoft)
    .digest('hex');
  const file = `${stem}-${key.slice(0, 12)}.jpg`;
  return {
    file,
    read: () => cached(`${root}/${CACHE}`, file, () => compose(root, svg, pictures, { colours, ground })),
  };
}

async function compose(
  root: string,
  svg: string,
  pictures: readonly CardPicture[],
  { colours, ground }: { colours: Colours; ground: CardPicture | undefined },
): Promise<Buffer> {
  const plain = { create: { ...social.size, channels: 3, background: colours.groundSoft } } as const;
  return (ground ? sharp(`${root}/${ground.file}`) : sharp(plain))
    .composite([
      ...(pictures.length > 0 ? [await layPictures(root, pictures, colours.ground)] : []),
      { input: Buffer.from(svg) },
    ])
    .jpeg(JPEG)
    .toBuffer();
}

/** The owner’s own ground, if there is one and the words can be read on it in the colours of the look. */
async function groundOf(root: string, colours: Colours): Promise<CardPicture | undefined> {
  if (!existsSync(`${root}/${GROUND}`)) return undefined;
  const picture = await pictureOf(root, GROUND);
  return (await isReadable(`${root}/${GROUND}`, picture.hash, colours)) ? picture : undefined;
}

async function cached(
  folder: string,
  file: string,
  make: () => Promise<Buffer>,
): Promise<Buffer<ArrayBuffer>> {
  const path = `${folder}/${file}`;
  const before = await readFile(path).catch(() => undefined);
  if (before) return before;
  await writeWhole(path, await make());
  return readFile(path);
}

async function pictureOf(root: string, file: string): Promise<CardPicture> {
  const master = await readMaster(`${root}/${file}`).catch(() => undefined);
  if (!master) {
    throw new MediaError(
      `${file} is no picture that can be read, and a social image is made from it. Put it back, or save it again as PNG.`,
    );
  }
  return { file, hash: master.hash, isCutOut: master.hasAlpha };
}

// Reading fonts takes longer than drawing with them.
const loaded = new Map<string, Promise<Faces>>();
export async function loadFaces(root: string): Promise<Faces> {
  const chosen = await chosenIn(root);
  const key = JSON.stringify([root, chosen]);
  const faces = loaded.get(key) ?? openFaces(root, chosen);
  loaded.set(key, faces);
  faces.catch(() => loaded.delete(key));
  return faces;
}

async function openFaces(root: string, chosen: Chosen): Promise<Faces> {
  const [headings, bold, regular] = await Promise.all([
    printFaces(root, 'heading', chosen.headingWeight),
    printFaces(root, 'text', 700),
    printFaces(root, 'text', 'plain'),
  ]);
  const [family] = await typefacesOf(root, 'heading', chosen);
  const { tightness } = await aboutFamily(root, family);
  const direction = directionOf(languageOf(root));
  const heading = await loadFace(headings, { tracking: -0.02 * tightness, direction });
  const text = await loadFace(regular, { direction });
  return {
    start: (room, width, before = 0) => (direction === 'rtl' ? room - width : before),
    title: heading,
    name: heading,
    lead: text,
    eyebrow: await loadFace(bold, { tracking: 0.08, direction }),
    role: text,
  };
}
