// How much slower sealed media is than open media, in a real Chromium, both in one run.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { type Bytes, systemRandom, toHex } from '../../src/vault/bytes.ts';
import { sealFile } from '../../src/vault/file.ts';
import { importContentKey } from '../../src/vault/keys.ts';
import { findBrowser } from '../find/browser.mjs';
import { median } from './median.ts';

export interface VaultBench {
  megabytes: number;
  /** Milliseconds, the median of the rounds. */
  open: number;
  sealed: number;
  /** Stays at or below 3. */
  ratio: number;
}

const SIZE = 2_500_000;
const FILES = 8;
const ROUNDS = 5;
const MODULES = ['bytes.ts', 'errors.ts', 'padding.ts', 'file.ts', 'keys.ts'];

/** Fetches 20 MB as they are, and as many sealed, through the very code that visitors run. */
export async function benchVault(): Promise<VaultBench> {
  const raw = systemRandom(32);
  const key = await importContentKey(raw);
  const files = new Map<string, Uint8Array>();
  for (let index = 0; index < FILES; index++) {
    const bytes = noise(SIZE);
    files.set(`/open/${index}`, bytes);
    files.set(`/sealed/${index}`, await sealFile(key, String(index), { type: 'image/avif', bytes }));
  }
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const file = files.get(path);
    const module = MODULES.find((name) => path === `/${name}`);
    const code = module && readFileSync(join(import.meta.dirname, '../../src/vault', module), 'utf8');
    response.setHeader('Cache-Control', 'no-store');
    if (code) response.setHeader('Content-Type', 'text/javascript').end(stripTypeScriptTypes(code));
    else if (file) response.end(file);
    else response.setHeader('Content-Type', 'text/html').end('<!doctype html>');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${typeof address === 'object' ? address?.port : 0}/`);
    const times = await page.evaluate(measure, { hex: toHex(raw), files: FILES, rounds: ROUNDS });
    const [open, sealed] = [median(times.open), median(times.sealed)];
    return { megabytes: (SIZE * FILES) / 1e6, open, sealed, ratio: sealed / open };
  } finally {
    await browser.close();
    server.close();
  }
}

/** Runs in the page. Both ways end in an object URL, as on the site. */
async function measure({ hex, files, rounds }: { hex: string; files: number; rounds: number }) {
  type FileModule = typeof import('../../src/vault/file.ts');
  type KeysModule = typeof import('../../src/vault/keys.ts');
  const load = (path: string) => import(path);
  const { openFile } = (await load('/file.ts')) as FileModule;
  const { importContentKey } = (await load('/keys.ts')) as KeysModule;
  const key = await importContentKey(
    Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)),
  );
  const fetchBytes = async (path: string) => new Uint8Array(await (await fetch(path)).arrayBuffer());
  const show = (bytes: Uint8Array) => URL.revokeObjectURL(URL.createObjectURL(new Blob([bytes as Bytes])));
  const ways = {
    open: async (index: number) => show(await fetchBytes(`/open/${index}`)),
    sealed: async (index: number) =>
      show((await openFile(key, String(index), await fetchBytes(`/sealed/${index}`))).bytes),
  };
  const times: Record<keyof typeof ways, number[]> = { open: [], sealed: [] };
  // One round first that does not count, then the two in turn: a busy moment hits both.
  for (let round = 0; round <= rounds; round++) {
    for (const way of ['open', 'sealed'] as const) {
      const start = performance.now();
      await Promise.all(Array.from({ length: files }, (_, index) => ways[way](index)));
      if (round > 0) times[way].push(performance.now() - start);
    }
  }
  return times;
}

function noise(length: number): Bytes {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
  return bytes;
}

export function describeBench({ megabytes, open, sealed, ratio }: VaultBench): string {
  const isGood = ratio <= 3;
  return `${isGood ? '✓' : '✗'} ${megabytes} MB: open ${open.toFixed(0)} ms, sealed ${sealed.toFixed(0)} ms, ratio ${ratio.toFixed(2)} (at most 3)`;
}
