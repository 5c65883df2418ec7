import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listFiles } from '../../src/lib/files.ts';
import { pixels } from '../../src/lib/pixels.ts';
import { shortened, slug } from '../../src/lib/slug.ts';
import { pictureFault } from '../../src/media/judge.ts';
import { masterSize } from '../../src/media/master.ts';
import { openPicture } from '../../src/media/open.ts';
import { isDevice, LONGEST_NAME } from '../../src/model/addresses.ts';
import { FILES } from '../../src/model/files.ts';
import { leastWidth, places, sharpFrom } from '../../src/model/places.ts';
import { toWrite } from '../../src/model/starter.ts';
import type { Asker } from '../gate/ask.ts';
import { Refusal } from '../gate/env-file.ts';
import { altFault } from './alt-text.ts';
import { createAnswer, oneLine } from './answers.ts';
import { allOrNothing } from './draft.ts';
import { isAlike, likeness } from './likeness.ts';
import { addToList } from './list-edit.ts';
import { newProblems } from './problems.ts';

export const PAINTING_OPTIONS = {
  title: { type: 'string', multiple: true },
  alt: { type: 'string', multiple: true },
} as const;

/** The masters that hang already are this large at most: enough for the large view on a sharp screen. */
const LONGEST_SIDE = 2400;
const QUALITY = 88;
const FOLDER = 'content/paintings';

/** A site that had no Fun page gets one with its first painting. */
const FUN_FILE = `# The Fun page: paintings, in the order they hang.

pageName: Fun
description: ${toWrite('one sentence about the page, for search results and link previews.')}

title: ${toWrite('the page’s heading.')}
intro:
  - ${toWrite('a few sentences about what hangs here.')}

paintings: []
`;

interface Painting {
  file: string;
  from: string;
  /** Of the master to be made. */
  width: number;
  height: number;
}

/** `npm run new -- painting FILE…` */
export async function newPaintings(
  root: string,
  args: string[],
  asker: Asker | undefined,
  say: (line: string) => void,
): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: PAINTING_OPTIONS, allowPositionals: true });
  if (positionals.length === 0) throw new Refusal('Say which file: npm run new -- painting my-painting.jpg');
  // npm runs commands in the project’s folder; the owner may stand in another.
  const here = process.env.INIT_CWD ?? process.cwd();
  const paintings = await readAll(
    root,
    positionals.map((file) => resolve(here, file)),
  );
  const answer = createAnswer(asker, say);
  const items: object[] = [];
  for (const [index, painting] of paintings.entries()) {
    if (asker) say(`\n${basename(painting.from)}, ${painting.width} × ${painting.height}`);
    const titleAsk = { flag: 'title', ask: 'Title, shown under it', isNeeded: true, refuse: oneLine };
    const title = await answer({ ...titleAsk, fallback: titled(painting.from) }, values.title?.[index]);
    const alt = await answer(
      {
        flag: 'alt',
        ask: 'Alt text: what would you tell a friend on the phone it shows',
        refuse: (text) => altFault(text, title),
      },
      values.alt?.[index],
    );
    items.push({ title, picture: { file: `paintings/${painting.file}`, alt } });
  }

  const before = await newProblems(root);
  const isNew = !existsSync(join(root, FILES.fun));
  await allOrNothing(root, async (draft) => {
    for (const painting of paintings) draft.write(`${FOLDER}/${painting.file}`, await master(painting));
    const add = (source: string, item: object) =>
      addToList(source, { file: FILES.fun, path: ['paintings'], item, at: 'end' });
    draft.write(
      FILES.fun,
      items.reduce<string>(add, isNew ? FUN_FILE : readFileSync(join(root, FILES.fun), 'utf8')),
    );
    await before.mustStay();
  });
  for (const { file, width, height } of paintings) {
    const { size } = statSync(join(root, FOLDER, file));
    say(`✓ ${FOLDER}/${file}, ${width} × ${height}, ${Math.round(size / 1024)} KB`);
  }
  say(
    `\n${paintings.length === 1 ? 'It hangs' : 'They hang'} last on the Fun page; ${FILES.fun} has the order and the words.`,
  );
  if (isNew) {
    say(`${FILES.fun} is new: write what begins with “Write here”, and put the page into the bar, at`);
    say('`navigation:` in content/site.yaml, with `label: Fun` and `href: /fun`, if it is not there.');
  }
}

async function readAll(root: string, files: readonly string[]): Promise<Painting[]> {
  const hanging = await Promise.all(
    listFiles(`${FOLDER}/*`, root).map(async (file) => ({
      name: file,
      look: await likeness(join(root, file)).catch(() => undefined),
    })),
  );
  const paintings: Painting[] = [];
  for (const from of files) {
    const painting = await inspect(root, from);
    const look = await likeness(from);
    const twin = hanging.find((other) => other.look && isAlike(look, other.look));
    if (twin) throw new Refusal(`${from} shows the same picture as ${twin.name}. Leave one of them out.`);
    if (hanging.some(({ name }) => name === `${FOLDER}/${painting.file}`)) {
      throw new Refusal(`There is a ${FOLDER}/${painting.file} already. Rename ${from}, then try again.`);
    }
    hanging.push({ name: `${FOLDER}/${painting.file}`, look });
    paintings.push(painting);
  }
  return paintings;
}

async function inspect(root: string, from: string): Promise<Painting> {
  if (!existsSync(from)) throw new Refusal(`There is no file ${from}. Check its name and folder.`);
  const fault = await pictureFault(root, from);
  const size = await masterSize(from);
  if (fault || !size) throw new Refusal(fault ?? `${from} cannot be read. Save it again as PNG.`);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(size.width, size.height));
  const width = Math.round(size.width * scale);
  const { shown, name } = places.painting;
  if (width < leastWidth(shown)) {
    throw new Refusal(
      `${from} would be ${pixels(width)} wide, too small for ${name}. Use one at least ${leastWidth(shown)} wide; from ${sharpFrom('painting')} on it is sharp on every screen.`,
    );
  }
  const words = shortened(slug(basename(from, extname(from))), LONGEST_NAME) || 'painting';
  const file = `${isDevice(words) ? `painting-${words}` : words}.webp`;
  return { file, from, width, height: Math.round(size.height * scale) };
}

/** The painting as a master like the others: upright, no larger than needed, WebP. */
async function master({ from, width, height }: Painting): Promise<Buffer> {
  return (await openPicture(from, width)).resize(width, height).webp({ quality: QUALITY }).toBuffer();
}

/** `last_ferry-home.jpg` → `Last ferry home` */
function titled(from: string): string {
  const words = basename(from, extname(from)).replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
