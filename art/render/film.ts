import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Shot } from '../studio/main.tsx';
import type { OpenBoard } from './studio.ts';

const run = promisify(execFile);
const heaviest = 700_000;

export type Frames = { folder: string; hash: string; first: Buffer; count: number };

/** Steps the board through time, one picture per frame. */
export async function shootFrames(
  board: OpenBoard,
  shot: Shot,
  folder: string,
  onFrame: (done: number, of: number) => void,
): Promise<Frames> {
  const film = board.film!;
  const count = Math.round(film.seconds * film.fps);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const hash = createHash('sha256');
  let first: Buffer | null = null;
  for (let i = 0; i < count; i++) {
    const frame = await board.take(shot, i / film.fps);
    first ??= frame;
    hash.update(frame);
    await writeFile(path.join(folder, `${String(i).padStart(5, '0')}.png`), frame);
    onFrame(i + 1, count);
  }
  return { folder, hash: hash.digest('hex').slice(0, 32), first: first!, count };
}

/** The hash of its frames is written into each film, so that a check needs no second encoding. */
export async function framesHashOf(file: string): Promise<string | null> {
  try {
    const { stdout } = await run('ffprobe', [
      '-v',
      'error',
      '-show_entries',
      'format_tags',
      '-of',
      'json',
      file,
    ]);
    const tags = (JSON.parse(stdout) as { format?: { tags?: Record<string, string> } }).format?.tags ?? {};
    const comment = Object.entries(tags).find(([key]) => key.toLowerCase() === 'comment')?.[1];
    return comment?.startsWith('frames ') ? comment.slice(7) : null;
  } catch {
    return null;
  }
}

export async function encodeFilm(
  { folder, hash }: Frames,
  fps: number,
  mp4: string,
  webm: string,
): Promise<void> {
  const input = ['-y', '-v', 'error', '-framerate', String(fps), '-i', path.join(folder, '%05d.png')];
  const colour = [
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'iec61966-2-1',
    '-color_range',
    'tv',
  ];
  const exact = [
    '-metadata',
    `comment=frames ${hash}`,
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
    '-threads',
    '1',
    '-an',
  ];
  await underBudget(mp4, [18, 21, 24, 27, 30, 33, 36], (crf) => [
    ...input,
    ...colour,
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-profile:v',
    'high',
    '-crf',
    String(crf),
    '-movflags',
    '+faststart',
    ...exact,
    mp4,
  ]);
  await underBudget(webm, [28, 32, 36, 40, 45, 50, 55], (crf) => [
    ...input,
    ...colour,
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    String(crf),
    '-deadline',
    'good',
    '-cpu-used',
    '2',
    '-g',
    '240',
    ...exact,
    webm,
  ]);
}

async function underBudget(
  file: string,
  qualities: number[],
  command: (crf: number) => string[],
): Promise<void> {
  for (const crf of qualities) {
    await run('ffmpeg', command(crf), { maxBuffer: 1 << 24 });
    if ((await stat(file)).size < heaviest) return;
  }
  throw new Error(`${file} stays over ${heaviest / 1000} kB: make it shorter, smaller or calmer`);
}

export async function readIfThere(file: string): Promise<Buffer | null> {
  return readFile(file).catch(() => null);
}
