// A prototype in WebKit: opened, used, started over, made large and closed, in an open study and in an unlocked one.
import { TEST_SECRET } from '../helpers/gate.ts';
import { type HostileSite, servePrototypes } from '../helpers/prototype-site.ts';
import type { Tab } from './tab.ts';
import { expect, test } from './test.ts';

const PATIENCE = { timeout: 30_000 };
const FIGURE = 'figure[data-state]';
const act = (name: string) => `${FIGURE} [data-act=${name}]`;
const state = (tab: Tab) => tab.run((one) => document.querySelector<HTMLElement>(one)?.dataset.state, FIGURE);
const isFocused = (tab: Tab, selector: string) =>
  tab.run((one) => document.activeElement === document.querySelector(one), selector);

test.describe.configure({ mode: 'default' });

let site: HostileSite;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await servePrototypes();
});
test.afterAll(() => site?.close());

/** Does something inside the frame, as the page around it cannot, and comes back. */
async function inside<Result>(tab: Tab, doIt: () => Promise<Result>): Promise<Result> {
  await tab.driver.switchTo().frame(await tab.find(`${FIGURE} iframe`));
  try {
    return await doIt();
  } finally {
    await tab.driver.switchTo().defaultContent();
  }
}

const isHeld = (tab: Tab) =>
  inside(tab, () => tab.run(() => document.querySelector('button')?.getAttribute('aria-pressed')));

for (const [kind, path] of [
  ['an open study', '/alpha'],
  ['an unlocked study', `/beta#k=${TEST_SECRET}`],
] as const) {
  test(`in ${kind} it opens, is used, starts over, fills the window and closes`, async ({ tab }) => {
    await tab.goto(site.at(path));
    // Its button comes with what makes it answer.
    const isReady = () => tab.run((one) => document.querySelector(one)?.checkVisibility(), act('try'));
    await expect.poll(isReady, PATIENCE).toBe(true);
    await tab.run(
      (one) => document.querySelector(one)?.scrollIntoView({ behavior: 'instant', block: 'center' }),
      act('try'),
    );
    const place = () =>
      tab.run(() => {
        const { x, y, width, height } = (
          document.querySelector('[data-device] [data-act]') as Element
        ).getBoundingClientRect();
        return [x, y, width, height];
      });
    const before = await place();
    // A picture’s height is rounded anew when it has come.
    const moved = async () => Math.max(...(await place()).map((one, i) => Math.abs(one - (before[i] ?? 0))));
    await tab.click(act('try'));
    await expect.poll(() => state(tab), PATIENCE).toBe('open');
    expect(await moved()).toBeLessThan(1);
    expect(await isFocused(tab, `${FIGURE} iframe`)).toBe(true);

    await inside(tab, () => tab.click('button'));
    await expect.poll(() => isHeld(tab)).toBe('true');

    await test.step('large fills the window, keeps what was done, and leads back', async () => {
      await tab.click(act('resize'));
      await expect.poll(() => state(tab)).toBe('large');
      const size = await tab.run((one) => {
        const { width, height } = (document.querySelector(one) as Element).getBoundingClientRect();
        return [width - innerWidth, height - innerHeight];
      }, FIGURE);
      expect(size).toEqual([0, 0]);
      expect(await isHeld(tab)).toBe('true');
      await tab.press('ESCAPE');
      await expect.poll(() => state(tab)).toBe('open');
      expect(await moved()).toBeLessThan(1);
    });

    await tab.click(act('restart'));
    await expect.poll(() => isFocused(tab, `${FIGURE} iframe`)).toBe(true);
    expect(await isHeld(tab)).toBe('false');

    await tab.click(act('close'));
    await expect.poll(() => state(tab)).toBe('still');
    expect(await isFocused(tab, `${FIGURE} button[data-act=try]`)).toBe(true);
    expect(await tab.run(() => document.querySelectorAll('iframe').length)).toBe(0);
  });
}
