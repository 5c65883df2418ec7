import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { studyFolder } from '../../src/model/files.ts';
import type { Study } from '../../src/model/study.ts';
import { findBrowser } from '../find/browser.mjs';

/** How long one prototype took, at most, from a press to the picture that shows it. */
export interface PrototypeBench {
  file: string;
  window: string;
  presses: number;
  slowest: number;
}

/** Milliseconds: up to here an answer feels immediate. */
export const SLOWEST = 200;
const SLOWDOWN = 4;
/** Enough to meet every screen of a prototype, and to end with one that never ends. */
const PRESSES = 40;

/** Presses whatever a prototype has to press, with the processor slowed fourfold. */
export async function benchPrototypes(
  root: string,
  studies: Readonly<Record<string, Study>>,
): Promise<PrototypeBench[]> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  const benches: PrototypeBench[] = [];
  try {
    for (const [route, { blocks }] of Object.entries(studies)) {
      for (const block of blocks) {
        if (block.type !== 'prototype') continue;
        for (const { file, width, height } of [block, ...(block.portrait ? [block.portrait] : [])]) {
          const path = `${studyFolder(route)}/${file.file}`;
          benches.push({
            file: path,
            window: `${width} × ${height}`,
            ...(await benchOne(browser, readFileSync(`${root}/${path}`, 'utf8'), { width, height })),
          });
        }
      }
    }
  } finally {
    await browser.close();
  }
  return benches;
}

async function benchOne(browser: Browser, html: string, viewport: { width: number; height: number }) {
  const page = await browser.newPage({ viewport });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.setContent(html);
  await page.evaluate(() => {
    Object.assign(window, { slowest: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId)
          Object.assign(window, { slowest: Math.max(Reflect.get(window, 'slowest'), entry.duration) });
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  const seen = new Set<string>();
  let presses = 0;
  while (presses < PRESSES && (await pressNext(page, seen))) presses++;
  await page.waitForTimeout(300);
  const slowest = await page.evaluate(() => Reflect.get(window, 'slowest') as number);
  await page.context().close();
  return { presses, slowest };
}

/** Presses the first control that was not pressed yet, fields filled; false when all were. */
async function pressNext(page: Page, seen: Set<string>): Promise<boolean> {
  const controls = page.locator(
    'button:visible:enabled, label:has(input[type=radio]:enabled):visible, input:not([type=radio]):visible',
  );
  for (const control of await controls.all()) {
    const name = await nameOf(control);
    if (name === undefined || seen.has(name)) continue;
    seen.add(name);
    const isPressed = await control.click({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
    if (!isPressed) continue;
    if (name.startsWith('INPUT')) await page.keyboard.type('Office Expo', { delay: 20 });
    await page.waitForTimeout(120);
    return true;
  }
  return false;
}

const nameOf = (control: Locator): Promise<string | undefined> =>
  control
    .evaluate(
      (one) => `${one.tagName} ${one.getAttribute('aria-label') ?? ''} ${one.textContent} ${one.id}`,
      undefined,
      { timeout: 1000 },
    )
    .catch(() => undefined);

/** As a table, and whether all are quick enough. */
export function prototypesReport(benches: readonly PrototypeBench[]): { table: string; missed: string[] } {
  const rows = benches.map(
    ({ file, window, presses, slowest }) =>
      `| \`${file}\` | ${window} | ${presses} | ${Math.round(slowest)} |`,
  );
  const missed = benches
    .filter(({ slowest }) => slowest > SLOWEST)
    .map(
      ({ file, slowest }) =>
        `${file} answers its slowest press after ${Math.round(slowest)} ms: ${SLOWEST} at most.`,
    );
  const head = ['| prototype | window | presses | slowest (ms) |', '| --- | --- | ---: | ---: |'];
  return { table: [...head, ...rows].join('\n'), missed };
}
