import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { FIREFOX_PREFERENCES, INSTALLED_FIREFOX } from './tests/helpers/firefox.ts';
import { DEV_PORT } from './tests/helpers/gallery.ts';
import { at, BASE, BUILD, HOST, type Host, SERVER, SITE_ROOT } from './tests/helpers/host.ts';
import { findTestBrowser } from './tools/find/browser.mjs';
import { findFirefox, findWebKit } from './tools/find/engines.mjs';

type Project = NonNullable<PlaywrightTestConfig['projects']>[number];

const PORT = Number(process.env.TEST_PORT ?? 4329);
const executablePath = findTestBrowser();
const viewport = { width: 1440, height: 900 };

/**
 * Other hosts have the browser tests alone. Files run in the order of their paths: those of `any-owner`, one of which
 * builds a site and then takes a minute alone, would be left over at the end if they were not the first.
 */
const TESTS: Partial<Record<Host, RegExp>> = {
  own: /tests\/(any-owner|dist|e2e)\/.*\.spec\.ts/,
  rewritten: /tests\/(any-owner|rewritten)\/.*\.spec\.ts/,
};

/** What an engine can change: not what lies in the output, how a server answers, or what the owner’s commands do. */
const BY_ENGINE =
  /e2e\/(about|edit|everywhere|film|frame|fun|gallery|gate|layout|menu|no-script|not-found|phones|present|print|print-breaks|prototype|rows|scroll|study|sweep|theme-selector|work)\.spec\.ts/;

/** `npm test` leaves out what `npm test -- --all` adds; whoever names a file or an engine has everything. */
const isQuick = Boolean(process.env.TEST_QUICK);
const hasEngines = HOST === 'own' && !isQuick && process.env.TEST_ENGINES !== 'no';

/** What tries every choice of a control, or every way past the guard: the units behind it, and the ways through the editor, stay. */
const ONE_BY_ONE =
  /(sample-prototypes|edit-(apart|begin|controls|desk|import|look|pictures|talk|text|words))\.spec\.ts/;
const ignoredAtHome = isQuick ? ONE_BY_ONE : [];

const chromium: Project = {
  name: 'chromium',
  testMatch: TESTS[HOST] ?? /e2e\/.*\.spec\.ts/,
  // The gallery of blocks is never in a build, so no host has it; the last ones bring servers of their own.
  testIgnore:
    HOST === 'own' ? ignoredAtHome : /(gallery|looks|sweep|dev|other-owner|speculation|prototype)\.spec\.ts/,
  use: {
    ...devices['Desktop Chrome'],
    viewport,
    launchOptions: {
      ...(executablePath && { executablePath }),
      // As root in a container Chromium has no sandbox of its own; and it should talk to nobody but us.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Nobody looks at the pages: what a graphics card would draw need not be drawn twice.
        '--disable-gpu',
      ],
    },
    // The site keeps nothing in a browser; what a test leaves behind is cleared. A tab of its own for each costs more
    // than most of them do.
    reuseContext: true,
    // What fades or slides is drawn sixty times a second, by a processor: a fifth of all the work. Whatever is about
    // motion asks for it, and with --all everything moves.
    ...(isQuick && { contextOptions: { reducedMotion: 'reduce' as const } }),
  },
};

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  ...(isQuick && { grepInvert: /@all/ }),
  // So many have one cause: better to say so soon than to wait for each of them twice.
  maxFailures: 12,
  // One more than the cores of a small machine: tests wait for pages more often than they work.
  workers: 3,
  timeout: 60_000,
  // Generous: on a busy machine a page may take long to follow, and that is no fault.
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ...(HOST === 'own' ? [['./tests/helpers/engines-reporter.ts'] as const] : []),
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : []),
  ],
  use: { baseURL: `http://localhost:${PORT}` },
  // Hosts serve the same files to every engine: one is enough to try them.
  projects: hasEngines ? [chromium, ...firefox(), ...webkit()] : [chromium],
  webServer: [
    {
      command: SERVER === 'own' ? 'node tools/serve.ts' : `node tools/hosts/start.ts ${SERVER}`,
      env: { PORT: String(PORT), SITE_BASE: BASE || '/', SITE_OUT: BUILD },
      url: `http://localhost:${PORT}${at('/')}`,
      reuseExistingServer: false,
      // Asked to stop, it takes the program along.
      gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
    },
    // The gallery of blocks is shown while editing only.
    ...(HOST === 'own'
      ? [
          {
            // A run that was broken off may have left one behind: it is replaced. It has no address here, so nobody
            // waits for it but the tests that ask it (tests/helpers/gallery.ts).
            command: `astro dev --force --port ${DEV_PORT}`,
            cwd: SITE_ROOT,
          },
        ]
      : []),
  ],
});

function firefox(): Project[] {
  const found = findFirefox();
  if (!found) return [];
  const project = { name: 'firefox', testMatch: BY_ENGINE };
  if (found.kind === 'own') return [{ ...project, use: { ...devices['Desktop Firefox'], viewport } }];
  return [
    {
      ...project,
      use: {
        browserName: 'firefox',
        channel: INSTALLED_FIREFOX,
        viewport,
        launchOptions: { executablePath: found.path, firefoxUserPrefs: FIREFOX_PREFERENCES },
      },
    },
  ];
}

/** Playwright’s own WebKit runs the browser tests; WebKitGTK, which it cannot drive, has a suite of its own. */
function webkit(): Project[] {
  const found = findWebKit();
  if (!found) return [];
  return found.kind === 'own'
    ? [{ name: 'webkit', testMatch: BY_ENGINE, use: { ...devices['Desktop Safari'], viewport } }]
    : [{ name: 'webkit', testMatch: /webkit\/.*\.spec\.ts/, workers: 1 }];
}
