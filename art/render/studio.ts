import { glob } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { findBrowser } from '../../tools/find/browser.mjs';
import type { Opened, Shot } from '../studio/main.tsx';

const art = path.resolve(import.meta.dirname, '..');
/** For what is read of the site too: its own leans on packages that need not be installed. */
const tsconfig = path.join(art, 'tsconfig.json');
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-partial-raster',
  '--num-raster-threads=1',
  '--disable-checker-imaging',
  '--disable-image-animation-resync',
];

export type BoardFile = { file: string; id: string; world: string };
export type OpenBoard = Opened & {
  take: (shot: Shot, t?: number) => Promise<Buffer>;
  markup: (shot: Shot) => Promise<string>;
  close: () => Promise<void>;
};

/** Finds boards by name alone, so that one broken board does not stop the others. */
export async function findBoards(): Promise<BoardFile[]> {
  const found: BoardFile[] = [];
  for await (const name of glob('**/*.board.tsx', { cwd: path.join(art, 'boards') })) {
    const file = name.split(path.sep).join('/');
    found.push({ file, id: idOf(file), world: file.split('/')[0] ?? '' });
  }
  return found.sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** `trakt/LeadDrawer.board.tsx` → `trakt/lead-drawer` */
export function idOf(file: string): string {
  const parts = file.replace(/\.board\.tsx$/, '').split('/');
  const name = parts.pop() ?? '';
  const kebab = name.replace(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3-$2').toLowerCase();
  return [...parts, kebab].join('/');
}

/** `trakt`, `trakt/cover` and `trakt/cover:dark` all pick. */
export function picks(name: string, id: string, state: string | null): boolean {
  const [board, wantedState] = name.split(':');
  const inBoard = id === board || id.startsWith(`${board}/`);
  return inBoard && (wantedState === undefined || state === null || state === wantedState);
}

export async function serveStudio(
  scratch: string,
  live: boolean,
): Promise<{ server: ViteDevServer; url: string }> {
  const server = await createServer({
    root: art,
    configFile: false,
    tsconfig,
    logLevel: 'error',
    clearScreen: false,
    cacheDir: path.join(scratch, live ? 'vite-live' : `vite-${process.pid}`),
    server: {
      port: live ? 4330 : 0,
      host: '127.0.0.1',
      // Boards may read what the site itself goes by, such as the boxes of its social images.
      fs: { allow: [art, path.join(art, '../src')] },
      ...(live ? {} : { hmr: false, watch: null }),
    },
    optimizeDeps: {
      entries: ['studio/main.tsx', 'boards/**/*.tsx'],
      rolldownOptions: { tsconfig },
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
    },
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (!address || typeof address === 'string') throw new Error('The studio server did not start');
  return { server, url: `http://127.0.0.1:${address.port}/studio/index.html` };
}

export async function openChromium(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({ ...(executablePath && { executablePath }), args: flags });
}

/** Each board gets a page of its own: styles of one board never reach another. */
export async function openBoard(browser: Browser, url: string, { file, id }: BoardFile): Promise<OpenBoard> {
  // The scale is known only once the board is loaded, and a page cannot change its own: reopen when it is not 2.
  let { page, close } = await newPage(browser, url, 2);
  const opened = await page.evaluate((f) => window.studio.open(f), file);
  if (opened.id !== id) throw new Error(`boards/${file} must have the id '${id}', it says '${opened.id}'`);
  if (opened.scale !== 2) {
    await close();
    ({ page, close } = await newPage(browser, url, opened.scale));
    await page.evaluate((f) => window.studio.open(f), file);
  }
  const pose = async (shot: Shot, t: number) => {
    const { width, height } = shot.size;
    const now = page.viewportSize();
    if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
    await page.evaluate(([state, time]) => window.studio.show(state, time), [shot.state, t] as const);
  };
  return {
    ...opened,
    close,
    take: async (shot, t = 0) => {
      await pose(shot, t);
      return page.screenshot({
        type: 'png',
        scale: 'device',
        omitBackground: opened.ground === 'transparent',
        clip: { x: 0, y: 0, ...shot.size },
      });
    },
    markup: async (shot) => {
      await pose(shot, 0);
      return page.evaluate(() => window.studio.svg());
    },
  };
}

async function newPage(
  browser: Browser,
  url: string,
  scale: number,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({
    deviceScaleFactor: scale,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    reducedMotion: 'reduce',
    viewport: { width: 800, height: 600 },
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(`      ${message.text()}`);
  });
  await page.goto(url);
  await page
    .waitForFunction(() => 'studio' in window, null, { timeout: 60_000 })
    .catch(() => {
      throw new Error(problems.join('\n') || 'The studio page did not start');
    });
  return { page, close: () => context.close() };
}
