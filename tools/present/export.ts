import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { FONTS } from '../../src/fonts/page-css.ts';
import { writeWhole } from '../../src/lib/files.ts';
import { encode } from '../../src/media/encode.ts';
import { mediaType } from '../../src/media/types.ts';
import type { TalkOpening } from '../../src/present/client/opening.ts';
import { safe, talkDocument } from '../../src/present/document.ts';
import type { Talk } from '../../src/present/talk.ts';
import { bundle } from './bundle.ts';
import type { Jobs } from './media.ts';
import { carriedSheet } from './styles.ts';
import type { Talks } from './talks.ts';

/** Everything is inside: whatever should ask for more is refused by the browser. */
const POLICY = [
  "default-src 'none'",
  // Prototypes run their own scripts, in frames that take this over.
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'media-src data: blob:',
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** What came of it, to be told. */
export interface Exported {
  bytes: number;
  slides: number;
  pictures: number;
  films: number;
  prototypes: number;
}

/** Writes a talk as one file that opens by a double click and asks for nothing. */
export async function exportTalk(
  root: string,
  { library }: Talks,
  { opening, jobs }: { opening: TalkOpening; jobs: Jobs },
  { file, withNotes }: { file: string; withNotes: boolean },
): Promise<Exported> {
  const [{ code, css }, look] = await Promise.all([bundle(root, './'), carriedSheet(root, library)]);
  const fonts = await Promise.all(
    look.fonts.map(
      async (path) => [`/${FONTS}/${basename(path)}`, (await readFile(path)).toString('base64')] as const,
    ),
  );
  const sheet = fonts.reduce(
    (all, [address, letters]) => all.replaceAll(address, `data:font/woff2;base64,${letters}`),
    `${css}\n${look.css}`,
  );
  const carried: string[] = [];
  for (const [name, job] of jobs) {
    const bytes = await encode(root, job);
    carried.push(
      `<script type="text/plain" data-carried="${safe(`/media/${name}`)}" data-media="${safe(mediaType(name))}">${bytes.toString('base64')}</script>`,
    );
  }
  const talk = withNotes ? opening.talk : withoutNotes(opening.talk);
  const html = talkDocument({
    title: talk.title,
    language: talk.language,
    direction: talk.direction,
    opening: { ...opening, talk, hasNotes: withNotes },
    head: `<meta http-equiv="Content-Security-Policy" content="${POLICY}">\n<style>${sheet.replaceAll('</style', '<\\/style')}</style>`,
    script: `<script type="module">${inModule(code)}</script>`,
    carried: carried.join('\n'),
  });
  await writeWhole(resolve(root, file), html);
  const made = [...jobs.values()].map((job) => job.make.kind);
  const count = (kind: (typeof made)[number]) => made.filter((one) => one === kind).length;
  return {
    bytes: Buffer.byteLength(html),
    slides: talk.parts.flatMap((part) => part.slides).length,
    pictures: count('picture'),
    films: new Set(
      [...jobs.values()].flatMap(({ make, master }) =>
        make.kind === 'film' ? [master.replace(/\.\w+$/, '')] : [],
      ),
    ).size,
    prototypes: count('text'),
  };
}

/** Nothing of what is only said, in full or in part. */
export const withoutNotes = (talk: Talk): Talk => ({
  ...talk,
  parts: talk.parts.map((part) => ({
    ...part,
    slides: part.slides.map(({ from: _, ...slide }) => ({ ...slide, notes: '', reading: { passages: [] } })),
  })),
});

/** Nothing inside a script can end the element it stands in. */
const inModule = (code: string) => code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');

/** `12.4 MB`, or `800 KB`, as forms and mail programs count. */
export const sizeWords = (bytes: number): string =>
  bytes < 999_500 ? `${Math.round(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** What a file holds, in words. */
export function heldIn({ slides, pictures, films, prototypes }: Exported): string {
  const some = [
    [slides, 'slide'],
    [pictures, 'picture'],
    [films, 'film'],
    [prototypes, 'prototype'],
  ] as const;
  return some
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count} ${name}${count === 1 ? '' : 's'}`)
    .join(', ');
}
