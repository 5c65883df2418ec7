import { defineConfig, devices } from '@playwright/test';
import { DEV, DEV_PORT } from './tests/helpers/gallery.ts';
import { at, BASE, BUILD, HOST, type Host, SERVER, SITE_ROOT } from './tests/helpers/host.ts';
import { findTestBrowser } from './tools/browser.mjs';

const PORT = Number(process.env.TEST_PORT ?? 4329);
const executablePath = findTestBrowser();

/** Other hosts have the browser tests alone. */
const TESTS: Partial<Record<Host, RegExp>> = {
  own: /tests\/(dist|e2e|owner)\/.*\.spec\.ts/,
  rewritten: /tests\/(owner|rewritten)\/.*\.spec\.ts/,
};

export default defineConfig({
  testDir: 'tests',
  testMatch: TESTS[HOST] ?? /e2e\/.*\.spec\.ts/,
  // The gallery of blocks is never in a build, so no host has it; the last ones bring servers of their own.
  testIgnore:
    HOST === 'own'
      ? []
      : /(gallery|film|theme-selector|dev|new-study|speculation|odd-media|mistakes|language|prototype|sample-prototypes)\.spec\.ts/,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 60_000,
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : [])],
  use: {
    baseURL: `http://localhost:${PORT}`,
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(executablePath && { executablePath }),
      // As root in a container Chromium has no sandbox of its own; and it should talk to nobody but us.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
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
            command: `astro dev --port ${DEV_PORT}`,
            cwd: SITE_ROOT,
            // Answered as soon as it listens; the gallery itself is made while other tests run.
            url: `${DEV}/@vite/client`,
            reuseExistingServer: false,
          },
        ]
      : []),
  ],
});
