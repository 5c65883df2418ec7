// WebKitGTK, the engine of Safari as Linux has it, driven by its own driver: Playwright cannot.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { findWebKit } from '../../tools/find/engines.mjs';
import { freePort } from '../helpers/project-copy.ts';

export interface WebKit {
  driver: WebDriver;
  version: string;
  close(): Promise<void>;
}

/** The window can be no narrower than its toolbar, and a phone is narrower than that: so its parts take no room. */
const SMALL_TOOLBAR =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

/** Letters as wide as their typeface says, as on a phone: fitted to the screen’s pixels, lines break elsewhere. */
const PLAIN_LETTERS = '[Settings]\ngtk-xft-hinting=0\ngtk-xft-hintstyle=hintnone\ngtk-xft-antialias=1\n';

export async function startWebKit(): Promise<WebKit> {
  const found = findWebKit();
  if (found?.kind !== 'gtk') throw new Error('There is no WebKitGTK with its driver here.');
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), SMALL_TOOLBAR);
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), PLAIN_LETTERS);
  const screen = spawn(
    found.screen,
    ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  const port = await freePort();
  const service = spawn(found.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(number).trim()}`, XDG_CONFIG_HOME: folder, NO_AT_BRIDGE: '1' },
  });
  await listening(port);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: found.browser, args: ['--automation'] },
      }),
    )
    .build();
  const version = String((await driver.getCapabilities()).get('browserVersion') ?? '');
  return {
    driver,
    version,
    async close() {
      // A browser that hangs does not say goodbye; without its screen it goes all the same.
      await Promise.race([driver.quit().catch(() => undefined), later(5000)]);
      await stop(service);
      await stop(screen);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function listening(port: number): Promise<void> {
  for (const end = Date.now() + 10_000; Date.now() < end; ) {
    if (await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('WebKitWebDriver does not answer.');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await Promise.race([ended, later(3000)]);
  child.kill('SIGKILL');
}

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
