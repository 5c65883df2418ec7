// Finds a Firefox and a WebKit to test with, as browser.mjs finds a Chromium. Plain JavaScript: the set-up step runs it
// on whatever Node is at hand.
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join, posix } from 'node:path';
import { browserPlaces } from './browser.mjs';

const FIREFOX = {
  names: ['firefox-esr', 'firefox'],
  onMacOS: ['Firefox.app/Contents/MacOS/firefox'],
  onWindows: ['Mozilla Firefox\\firefox.exe'],
};

/**
 * A Firefox: Playwright’s own build of it, which its driver knows inside out, or one that is installed.
 * @returns {{ kind: 'own' | 'installed', path: string } | undefined}
 */
export function findFirefox(env = process.env) {
  if (env.FIREFOX_PATH)
    return existsSync(env.FIREFOX_PATH) ? { kind: 'installed', path: env.FIREFOX_PATH } : undefined;
  const own = playwrightsOwn('firefox');
  if (own) return { kind: 'own', path: own };
  const path = firefoxPlaces({ env, platform: process.platform, home: homedir() }).find((one) =>
    existsSync(one),
  );
  return path ? { kind: 'installed', path } : undefined;
}

/** Every path at which Firefox may be on such a system, best first. */
export const firefoxPlaces = (machine) => browserPlaces({ ...machine, ...FIREFOX });

/**
 * A WebKit: Playwright’s own build of it, or WebKitGTK with its driver and a screen that nobody sees.
 * @returns {{ kind: 'own', path: string } | { kind: 'gtk', driver: string, browser: string, screen: string } | undefined}
 */
export function findWebKit(env = process.env) {
  const own = playwrightsOwn('webkit');
  if (own) return { kind: 'own', path: own };
  const onPath = (name) =>
    browserPlaces({ env, platform: 'linux', home: '', names: [name] }).find((path) => existsSync(path));
  const [driver, screen, browser] = [onPath('WebKitWebDriver'), onPath('Xvfb'), miniBrowser()];
  return driver && screen && browser ? { kind: 'gtk', driver, browser, screen } : undefined;
}

/** WebKitGTK’s small browser lies among its libraries, in a folder that each distribution names its own way. */
function miniBrowser() {
  if (process.platform !== 'linux') return undefined;
  const folders = ['/usr/lib', '/usr/libexec', '/usr/lib64'].filter((folder) => existsSync(folder));
  const places = folders.flatMap((folder) => [
    folder,
    ...readdirSync(folder).map((name) => posix.join(folder, name)),
  ]);
  return places
    .flatMap((place) => ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) => join(place, name, 'MiniBrowser')))
    .find((path) => existsSync(path));
}

function playwrightsOwn(name) {
  try {
    const path = createRequire(import.meta.url)('@playwright/test')[name].executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined; // packages are not installed yet
  }
}
