// Finds a Chromium to test with. Plain JavaScript: the set-up step runs it on whatever Node is at hand.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';

/** The same engine without a window around it: a page opens in half the time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [
  ...['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'],
  ...['microsoft-edge-stable', 'microsoft-edge', 'msedge', SHELL],
];

/** Where macOS keeps programs: in the folder for everyone, or in the owner’s own. */
const ON_MACOS = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `${name}.app/Contents/MacOS/${name}`,
);

/** Where Windows keeps them, under one of three folders that it names in its settings. */
const ON_WINDOWS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];
const WINDOWS_FOLDERS = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'];

/**
 * Every path at which a browser may be on such a system, best first: Chrome and its kin, unless others are named.
 * @param {{ env: Record<string, string | undefined>, platform: string, home: string, names?: string[], onMacOS?: string[], onWindows?: string[] }} machine
 * @returns {string[]}
 */
export function browserPlaces({
  env,
  platform,
  home,
  names = NAMES,
  onMacOS = ON_MACOS,
  onWindows = ON_WINDOWS,
}) {
  const isWindows = platform === 'win32';
  const { delimiter, join } = isWindows ? win32 : posix;
  const path = env.PATH ?? env.Path ?? '';
  const folders = path.split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) =>
    folders.map((folder) => join(folder, isWindows ? `${name}.exe` : name)),
  );
  if (platform === 'darwin') {
    const programs = ['/Applications', join(home, 'Applications')];
    return [...onPath, ...onMacOS.flatMap((file) => programs.map((folder) => join(folder, file)))];
  }
  if (!isWindows) return onPath;
  const installed = WINDOWS_FOLDERS.flatMap((name) => env[name] ?? []);
  return [...onPath, ...onWindows.flatMap((file) => installed.map((folder) => join(folder, file)))];
}

/** The path of a usable Chrome, Chromium or Edge, or undefined. `CHROME_PATH` wins over everything found. */
export function findBrowser(env = process.env, names = NAMES) {
  if (env.CHROME_PATH) return existsSync(env.CHROME_PATH) ? env.CHROME_PATH : undefined;
  const places = browserPlaces({ env, platform: process.platform, home: homedir(), names });
  return places.find((path) => existsSync(path)) ?? playwrightsOwn();
}

/** The quickest one for tests, which open hundreds of pages. */
export function findTestBrowser(env = process.env) {
  return findBrowser(env, [SHELL, ...NAMES]);
}

function playwrightsOwn() {
  try {
    const path = createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined; // packages are not installed yet
  }
}
