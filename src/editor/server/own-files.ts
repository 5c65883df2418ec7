import { createHash } from 'node:crypto';
import { existsSync, realpathSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { asOnDisk } from '../../lib/files.ts';
import { solveLook } from '../../look/solved.ts';
import type { Look } from '../../model/look.ts';
import { social } from '../../share/card/boxes.ts';
import { isReadable } from '../../share/card/ground.ts';
import type { OwnFile, OwnFiles } from '../shared/own-files.ts';
import { Refused } from './guard.ts';
import { insideContent } from './paths.ts';
import type { Change, Store } from './store.ts';
import { type Given, takeInPicture } from './take-in.ts';

const SITE = 'content/site';
const RESUME = 'public/resume.pdf';
const GROUND = 'social-ground.png';
/** As large as a card. */
const CARD = social.size;
/** No icon is shown larger than this. */
const ICON = 1024;

/** Files that the site uses under the names they have: no text names them. */
export function ownFiles(root: string): OwnFiles {
  const there = (what: OwnFile) => {
    const [first] = filesOf(root, what);
    return first === undefined ? undefined : { file: first, stamp: statSync(join(root, first)).mtimeMs };
  };
  return { icon: there('icon'), ground: there('ground'), resume: there('resume') };
}

/** What is in the place now, under whatever letters and endings. */
function filesOf(root: string, what: OwnFile): string[] {
  const names = {
    icon: ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif'].map((ending) => `${SITE}/icon.${ending}`),
    ground: [`${SITE}/${GROUND}`],
    resume: [RESUME],
  }[what];
  return names.flatMap((name) => asOnDisk(root, name) ?? []);
}

/** What was there goes to the trash, and what was given takes its place under the name that the build knows. */
export async function givenOwnFile(
  root: string,
  store: Store,
  what: OwnFile,
  given: Given,
): Promise<{ changes: Change[]; told: string | undefined }> {
  const { file, bytes, told } = await TAKEN[what](root, given);
  mustStay(root, file);
  return { changes: [...removedOwnFile(root, store, what), store.prepare(file, bytes)], told };
}

export function removedOwnFile(root: string, store: Store, what: OwnFile): Change[] {
  return filesOf(root, what).map((file) => {
    mustStay(root, file);
    return { kind: 'move', from: file, to: store.spare(file) };
  });
}

interface Taken {
  file: string;
  bytes: Buffer;
  told?: string | undefined;
}

const TAKEN: Record<OwnFile, (root: string, given: Given) => Promise<Taken>> = {
  icon: async (root, given) => {
    const { name, ...icon } = await takeInIcon(root, given);
    return { ...icon, file: `${SITE}/${name}` };
  },
  ground: async (root, given) => {
    const { bytes, told } = await takeInPicture(root, SITE, given);
    const { format, width, height } = await sharp(bytes).metadata();
    if (format !== 'svg' && (width < CARD.width || height < CARD.height))
      throw new Refused(
        422,
        `${given.name} is ${width} × ${height} pixels; the ground of a card needs ${CARD.width} × ${CARD.height}. Use a larger one.`,
      );
    const ground = await sharp(bytes, { density: 144 })
      .resize(CARD.width, CARD.height, { fit: 'cover' })
      .flatten({ background: '#fff' })
      .png()
      .toBuffer();
    return { file: `${SITE}/${GROUND}`, bytes: ground, told };
  },
  resume: async (_root, { name, bytes }) => {
    if (!(await isResume(bytes)))
      throw new Refused(
        415,
        `${name} is not a PDF that everybody can open. Export your resume as PDF again.`,
      );
    return { file: RESUME, bytes };
  },
};

/** The picture that all icons are made from: a drawing stays one, anything else becomes a PNG. */
export async function takeInIcon(
  root: string,
  given: Given,
): Promise<{ name: 'icon.svg' | 'icon.png'; bytes: Buffer; told?: string | undefined }> {
  const { file, bytes, told } = await takeInPicture(root, SITE, given);
  if (file.endsWith('.svg')) return { name: 'icon.svg', bytes, told };
  const small = sharp(bytes).resize(ICON, ICON, { fit: 'inside', withoutEnlargement: true });
  return { name: 'icon.png', bytes: await small.png().toBuffer(), told };
}

/** A PDF that can be read to its end: one with a password, or cut off, would be found broken by visitors only. */
async function isResume(bytes: Buffer): Promise<boolean> {
  if (bytes.toString('latin1', 0, 5) !== '%PDF-') return false;
  const { getDocumentProxy } = await import('unpdf');
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    await pdf.getPage(1);
    return true;
  } catch {
    return false;
  }
}

/** Whether the words of a card can be read on the owner’s ground; else cards keep their plain one. */
export async function isGroundRead(root: string, look: Look | undefined): Promise<boolean> {
  const file = join(root, SITE, GROUND);
  if (!existsSync(file)) return true;
  const hash = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  return isReadable(file, hash, solveLook(look).colours);
}

export const UNREAD =
  'The picture is in, but words could not be read on it in the colours of your look, so cards keep their plain ground. Use a calmer one, or one in which the left half is even.';

/** A folder may be a link that leads elsewhere. */
function mustStay(root: string, file: string): void {
  if (file.startsWith('content/')) {
    insideContent(root, file);
    return;
  }
  const folder = join(root, 'public');
  if (existsSync(folder) && realpathSync(folder) !== join(realpathSync(root), 'public'))
    throw new Refused(403, 'The folder public leads out of the project.');
}
