// Finds a Chromium to test with. Plain JavaScript: the set-up step runs it on whatever Node is at hand.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** The same engine without a window around it: a page opens in half the time. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome', SHELL];

const FIXED_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
];

/** The path of a usable Chrome or Chromium, or undefined. `CHROME_PATH` wins over everything found. */
export function findBrowser(env = process.env, names = NAMES) {
  if (env.CHROME_PATH) return existsSync(env.CHROME_PATH) ? env.CHROME_PATH : undefined;
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...FIXED_PLACES].find((path) => existsSync(path)) ?? playwrightsOwn();
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
