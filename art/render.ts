import { spawnSync } from 'node:child_process';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { encodeFilm, framesHashOf, readIfThere, shootFrames } from './render/film.ts';
import { difference, encodePng } from './render/png.ts';
import { makeSheets, type SheetPicture } from './render/sheet.ts';
import {
  type BoardFile,
  findBoards,
  type OpenBoard,
  openBoard,
  openChromium,
  picks,
  serveStudio,
} from './render/studio.ts';
import type { Shot } from './studio/main.tsx';

const help = `npm run art                      render every board into content/
npm run art -- trakt site/hero   only these worlds, boards, states, paintings (paintings/cat)
                                 or prototypes (prototypes/trakt)
  --into DIR   another content folder     --check  say which pictures are out of step, write nothing
  --sheet      contact sheets in .art/    --list   names only     --serve  look at boards live`;

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    into: { type: 'string' },
    check: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    serve: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const root = path.resolve(import.meta.dirname, '..');
const scratch = path.join(root, '.art');
/** The site’s, from wherever this is run. */
const into = path.resolve(options.into ?? path.join(root, 'content'));
type Outcome = 'written' | 'same' | 'differs' | 'missing';
type Result = { outcome: Outcome; files: string[]; note: string };

/** Boards of the world `demo` show the kits: rendered only when named, and never into content. */
const target = (board: BoardFile, out: string) =>
  path.resolve(board.world === 'demo' ? path.join(scratch, 'demo') : into, out);
const nameOf = (board: BoardFile, shot: Shot) =>
  shot.state === null ? board.id : `${board.id}:${shot.state}`;

async function still(file: BoardFile, board: OpenBoard, shot: Shot): Promise<Result> {
  const to = target(file, shot.out);
  const before = await readIfThere(to);
  if (to.endsWith('.svg')) {
    const markup = Buffer.from(await board.markup(shot));
    return settle(to, before, markup, before?.equals(markup) ? 0 : 1);
  }
  const taken = await board.take(shot);
  const opaque = board.ground !== 'transparent';
  const same = before && board.colours === null && (await difference(before, taken)) === 0;
  const fresh = same ? before : await encodePng(taken, { colours: board.colours, opaque });
  return settle(to, before, fresh, before ? (before.equals(fresh) ? 0 : await difference(before, fresh)) : 1);
}

async function settle(to: string, before: Buffer | null, fresh: Buffer, changed: number): Promise<Result> {
  const kb = `${Math.round(fresh.length / 1000)} kB`;
  if (before && changed === 0) return { outcome: 'same', files: [to], note: kb };
  if (options.check)
    return { outcome: before ? 'differs' : 'missing', files: [to], note: before ? `${changed} pixels` : '' };
  await mkdir(path.dirname(to), { recursive: true });
  await writeFile(to, fresh);
  return { outcome: 'written', files: [to], note: kb };
}

async function film(file: BoardFile, board: OpenBoard, shot: Shot): Promise<Result> {
  const mp4 = target(file, shot.out);
  const webm = mp4.replace(/\.mp4$/, '.webm');
  const poster = mp4.replace(/\.mp4$/, '-poster.png');
  const frames = await shootFrames(board, shot, path.join(scratch, 'frames', file.id), (done, of) => {
    if (done % 60 === 0 || done === of) console.log(`  ${file.id}: frame ${done} of ${of}`);
  });
  try {
    const hashes = await Promise.all([mp4, webm].map(framesHashOf));
    const image = await settle(
      poster,
      await readIfThere(poster),
      await encodePng(frames.first, { colours: board.colours, opaque: true }),
      1,
    );
    const fresh = hashes.every((hash) => hash === frames.hash);
    if (fresh || options.check) {
      const outcome = fresh ? 'same' : hashes.includes(null) ? 'missing' : 'differs';
      return { outcome, files: [mp4, webm, poster], note: '' };
    }
    console.log(`  ${file.id}: encoding`);
    await encodeFilm(frames, board.film!.fps, mp4, webm);
    const sizes = await Promise.all(
      [mp4, webm].map(async (f) => `${path.extname(f)} ${Math.round((await stat(f)).size / 1000)} kB`),
    );
    return { outcome: 'written', files: [mp4, webm, ...image.files], note: sizes.join(', ') };
  } finally {
    await rm(frames.folder, { recursive: true, force: true });
  }
}

async function sheetPicture(name: string, file: string): Promise<SheetPicture | null> {
  const shown = file.replace(/\.mp4$/, '-poster.png');
  const info = await stat(shown).catch(() => null);
  if (!info) return null;
  const { width, height } = await sharp(shown).metadata();
  return {
    name,
    file: shown,
    note: `${path.relative(root, file)} · ${width}×${height} · ${Math.round(info.size / 1000)} kB`,
  };
}

/** Paintings and prototypes are no boards: each kind has a command of its own. */
function hand(command: string, some: string[], folder: string): void {
  const args = [path.join(import.meta.dirname, command), ...some, '--into', folder];
  const { status } = spawnSync(process.execPath, [...args, ...(options.check ? ['--check'] : [])], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
const paint = (some: string[]) => hand('paintings/paint.ts', some, path.join(into, 'paintings'));
const makePrototypes = (some: string[]) => hand('prototypes/make.ts', some, into);

async function main(): Promise<void> {
  if (options.help) return console.log(help);
  if (options.serve) {
    const { url } = await serveStudio(scratch, true);
    return console.log(`Boards, live: ${url}?index`);
  }
  const isOf = (kind: string) => (name: string) => name === kind || name.startsWith(`${kind}/`);
  const compiled = names.filter(isOf('prototypes'));
  const wantsPrototypes = (names.length === 0 || compiled.length > 0) && !options.list && !options.sheet;
  if (wantsPrototypes) makePrototypes(compiled.flatMap((name) => name.split('/')[1] ?? []));
  if (compiled.length > 0 && compiled.length === names.length) return undefined;
  const painted = names.filter(isOf('paintings'));
  const wantsPaintings = (names.length === 0 || painted.length > 0) && !options.list && !options.sheet;
  if (wantsPaintings) paint(painted.flatMap((name) => name.split('/')[1] ?? []));
  if (painted.length > 0 && painted.length === names.length) return undefined;
  const all = await findBoards();
  const boards = all.filter((b) =>
    names.length ? names.some((n) => picks(n, b.id, null)) : b.world !== 'demo',
  );
  const others = [...painted, ...compiled];
  const unknown = names.filter((n) => !others.includes(n) && !all.some((b) => picks(n, b.id, null)));
  if (unknown.length)
    throw new Error(`No board is called ${unknown.join(', ')}. npm run art -- --list shows all.`);

  const { server, url } = await serveStudio(scratch, false);
  const browser = await openChromium();
  const tally: Record<Outcome | 'failed', number> = {
    written: 0,
    same: 0,
    differs: 0,
    missing: 0,
    failed: 0,
  };
  const sheets = new Map<string, SheetPicture[]>();
  try {
    for (const [index, file] of boards.entries()) {
      const prefix = `[${index + 1}/${boards.length}]`;
      let board: OpenBoard | null = null;
      try {
        board = await openBoard(browser, url, file);
        const shots = board.shots.filter(
          (s) => !names.length || names.some((n) => picks(n, file.id, s.state)),
        );
        for (const shot of shots) {
          const name = nameOf(file, shot);
          if (options.list || options.sheet) {
            const picture = options.sheet ? await sheetPicture(name, target(file, shot.out)) : null;
            if (picture) sheets.set(file.world, [...(sheets.get(file.world) ?? []), picture]);
            if (options.list) console.log(`${name}  ${shot.size.width}×${shot.size.height}  ${shot.out}`);
            continue;
          }
          const started = performance.now();
          const { outcome, files, note } = await (board.film
            ? film(file, board, shot)
            : still(file, board, shot));
          tally[outcome]++;
          const took = ((performance.now() - started) / 1000).toFixed(1);
          console.log(
            `${prefix} ${outcome.padEnd(7)} ${name} → ${path.relative(process.cwd(), files[0] ?? '')} ${note} (${took} s)`,
          );
        }
      } catch (error) {
        tally.failed++;
        console.error(`${prefix} FAILED  ${file.id}: ${error instanceof Error ? error.message : error}`);
      } finally {
        await board?.close();
      }
    }
    for (const [world, pictures] of sheets) {
      for (const sheet of await makeSheets(browser, world, pictures, path.join(scratch, 'sheets')))
        console.log(path.relative(process.cwd(), sheet));
    }
  } finally {
    await browser.close();
    await server.close();
    await rm(path.join(scratch, `vite-${process.pid}`), { recursive: true, force: true });
  }
  if (!options.list && !options.sheet) {
    const parts = Object.entries(tally).filter(([, n]) => n > 0);
    console.log(parts.map(([what, n]) => `${n} ${what}`).join(', ') || 'nothing to do');
  }
  if (tally.failed || (options.check && tally.differs + tally.missing)) process.exitCode = 1;
}

await main();
