// node art/paintings/paint.ts [names] [--into DIR] [--check] [--sheet]
// Paints the scenes named (or all), two at a time, and writes <name>.webp.
// --check paints into memory and says which files are out of step.
// --sheet writes the bare drawing as PNG, for working on a composition.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { labToLinear, toSrgb } from './engine/colour.ts';
import { drawSheet, paint, type Scene } from './engine/painter.ts';
import { names } from './scenes/names.ts';

const LIMIT = 900_000;
const here = import.meta.dirname;

type Job = { name: string; into: string; check: boolean; sheet: boolean };
type Report = { name: string; line: string; ok: boolean };

/** Highest quality that stays under the size limit. */
const encode = async (pixels: Buffer, w: number, h: number): Promise<{ file: Buffer; q: number }> => {
  for (let q = 92; ; q -= 2) {
    const file = await sharp(pixels, { raw: { width: w, height: h, channels: 3 } })
      .webp({ quality: q, smartSubsample: true, effort: 5 })
      .toBuffer();
    if (file.length <= LIMIT || q <= 60) return { file, q };
  }
};

const sheetPng = async (sc: Scene): Promise<Buffer> => {
  const s = drawSheet(sc);
  const out = Buffer.alloc(s.w * s.h * 3);
  const rgb = new Float64Array(3);
  for (let i = 0; i < s.w * s.h; i++) {
    labToLinear(s.L[i]!, s.a[i]!, s.b[i]!, rgb);
    for (let c = 0; c < 3; c++) out[i * 3 + c] = Math.round(255 * toSrgb(rgb[c]!));
  }
  return sharp(out, { raw: { width: s.w, height: s.h, channels: 3 } })
    .png()
    .toBuffer();
};

const run = async (job: Job): Promise<Report> => {
  const t0 = performance.now();
  const { scene } = (await import(`./scenes/${job.name}.ts`)) as { scene: Scene };
  if (job.sheet) {
    await writeFile(join(job.into, `${job.name}-sheet.png`), await sheetPng(scene));
    return { name: job.name, line: 'sheet', ok: true };
  }
  const p = paint(scene);
  const { file, q } = await encode(p.pixels, p.w, p.h);
  const path = join(job.into, `${job.name}.webp`);
  const old = await readFile(path).catch(() => undefined);
  const same = old !== undefined && old.equals(file);
  if (!job.check) await writeFile(path, file);
  const secs = ((performance.now() - t0) / 1000).toFixed(1);
  const state = same ? 'unchanged' : job.check ? 'OUT OF STEP' : 'written';
  return {
    name: job.name,
    ok: same || !job.check,
    line: `${p.w}x${p.h}, ${p.strokes} strokes, q${q}, ${Math.round(file.length / 1000)} kB, ${secs} s, ${state}`,
  };
};

const inWorker = (job: Job): Promise<Report> =>
  new Promise((done, fail) => {
    const w = new Worker(new URL(import.meta.url), { workerData: job });
    w.once('message', done);
    w.once('error', fail);
  });

const main = async (argv: readonly string[]): Promise<void> => {
  const i = argv.indexOf('--into');
  const given = i >= 0 ? argv[i + 1] : undefined;
  const into = given ? (isAbsolute(given) ? given : resolve(given)) : join(here, '../../content/paintings');
  const asked = argv.filter((a, k) => !a.startsWith('--') && (i < 0 || k !== i + 1));
  const unknown = asked.filter((n) => !names.includes(n));
  if (unknown.length) throw new Error(`no such painting: ${unknown.join(', ')}`);
  await mkdir(into, { recursive: true });
  const queue = asked.length ? asked : [...names];
  const flags = { check: argv.includes('--check'), sheet: argv.includes('--sheet') };
  let bad = 0;
  const lane = async (): Promise<void> => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      const rep = await inWorker({ name, into, ...flags });
      if (!rep.ok) bad++;
      console.log(`${rep.name}: ${rep.line}`);
    }
  };
  await Promise.all([lane(), lane()]);
  process.exitCode = bad ? 1 : 0;
};

if (isMainThread) await main(process.argv.slice(2));
else parentPort?.postMessage(await run(workerData as Job));
