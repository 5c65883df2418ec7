// A talk as Safari shows it: the slides, their pictures, a prototype in a slide, and the second window. That one takes the
// keyboard along when it is closed, so this file is the last of its folder.
import { copyWithTalk, SAID, TestTalk } from '../helpers/talk.ts';
import type { Tab } from './tab.ts';
import { expect, test } from './test.ts';

const PATIENCE = { timeout: 60_000 };
const SHOWN = '[data-state=shown]';
let talk: TestTalk;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  talk = new TestTalk(await copyWithTalk());
  await talk.start();
});
test.afterAll(async () => {
  await talk?.stop();
  talk?.copy.remove();
});

const nameOf = (tab: Tab) =>
  tab.run(
    (shown) => document.querySelector(`${shown} section[aria-label]`)?.getAttribute('aria-label') ?? '',
    SHOWN,
  );
const expectSlide = (tab: Tab, at: number) =>
  expect.poll(() => nameOf(tab), PATIENCE).toMatch(new RegExp(`^Slide ${at} of`));
const type = (tab: Tab, keys: string) => tab.driver.actions().sendKeys(keys).perform();

test('every slide fills its window, with its pictures; a prototype runs in it, and both windows are in step', async ({
  tab,
}) => {
  test.setTimeout(180_000);
  await tab.goto(talk.address());
  await expectSlide(tab, 1);
  const count = Number(/of (\d+)/.exec(await nameOf(tab))?.[1]);
  const faults: string[] = [];
  for (let at = 1; at <= count; at++) {
    await expectSlide(tab, at);
    const found = await tab.run(async (shown) => {
      const slide = document.querySelector(shown);
      const stage = slide?.querySelector('section')?.getBoundingClientRect();
      const pictures = [...(slide?.querySelectorAll('img') ?? [])].filter((image) => image.checkVisibility());
      const missing: string[] = [];
      for (const image of pictures) {
        await image.decode().catch(() => undefined);
        if (image.naturalWidth === 0) missing.push(`“${image.alt}” is not shown`);
      }
      const { width = 0, height = 0, left = -1, top = -1 } = stage ?? {};
      const isWhole =
        left >= -1 && top >= -1 && left + width <= innerWidth + 1 && top + height <= innerHeight + 1;
      const isLarge = width > 0.98 * innerWidth || height > 0.98 * innerHeight;
      return [...missing, ...(isWhole && isLarge ? [] : [`the stage is ${width} by ${height}`])];
    }, SHOWN);
    if (/Mark a tree yourself/.test(await nameOf(tab))) {
      await tab.run(
        (shown) => document.querySelector<HTMLElement>(`${shown} button:not([data-to])`)?.click(),
        SHOWN,
      );
      await tab.driver.switchTo().frame(await tab.find(`${SHOWN} iframe`));
      await expect.poll(() => tab.run(() => document.querySelector('button') !== null), PATIENCE).toBe(true);
      await tab.click('button');
      await expect.poll(() => tab.run(() => document.querySelector('button')?.textContent)).toBe('Marked');
      await tab.driver.switchTo().defaultContent();
      await tab.run(() => document.querySelector('main')?.focus());
    }
    faults.push(...found.map((fault) => `${at}: ${fault}`));
    if (at < count) await tab.press('ARROW_RIGHT');
  }
  expect(faults).toEqual([]);

  await type(tab, '3');
  await tab.press('ENTER');
  await expectSlide(tab, 3);
  await type(tab, 's');
  const windows = () => tab.driver.getAllWindowHandles();
  await expect.poll(async () => (await windows()).length, PATIENCE).toBe(2);
  const stage = await tab.driver.getWindowHandle();
  const presenter = (await windows()).find((one) => one !== stage) ?? '';
  await tab.driver.switchTo().window(presenter);
  const isThere = () => tab.run(() => document.querySelector('main[data-presenter]') !== null);
  await expect.poll(isThere, PATIENCE).toBe(true);
  // Two windows on a screen without a window manager: keys stay with the first.
  const act = (name: string) =>
    tab.run((words) => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('button')];
      buttons.find((one) => (one.ariaLabel ?? one.textContent)?.trim().startsWith(words))?.click();
    }, name);
  for (const at of [2, 1]) {
    await act('Back');
    await expectSlide(tab, at);
  }
  await expect.poll(() => tab.run(() => document.body.innerText), PATIENCE).toContain(SAID);
  await tab.driver.switchTo().window(stage);
  await expectSlide(tab, 1);
  await tab.driver.switchTo().window(presenter);
  await tab.driver.close();
  await tab.driver.switchTo().window(stage);
});
