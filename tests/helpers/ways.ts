import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { clickInside } from './inside.ts';

/** Ways a person gets something done. A task is written once, and done in each. */
export type Way = 'mouse' | 'keyboard' | 'touch';

export interface Hand {
  /** Presses a button. */
  press(name: string | RegExp): Promise<void>;
  /** Picks one of several. */
  choose(name: string | RegExp): Promise<void>;
  /** Writes into a field. */
  type(name: string, text: string): Promise<void>;
  sees(text: string | RegExp): Promise<void>;
}

export function handOf(way: Way, page: Page, frame: FrameLocator): Hand {
  const touchOrClick = (target: Locator) =>
    way === 'touch' ? tap(target) : clickInside(page.locator('iframe'), target);
  /** Where a finger can reach it: a driver takes the nearest place, which may lie under what stays at the top. */
  const tap = async (target: Locator) => {
    // The press before it may lead the focus on in the next frame, and the page along with it: no finger is so quick.
    await target.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await target.scrollIntoViewIfNeeded();
    const { y } = (await target.boundingBox()) ?? { y: 0 };
    if (y < 200) await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), y - 300);
    await target.tap();
  };
  const isFocused = (target: Locator) => target.evaluate((one) => one === document.activeElement);
  /** Tabs to it, forwards, round the frame’s controls if need be. */
  const reach = async (target: Locator) => {
    await expect(target).toBeAttached();
    for (let i = 0; i < 80; i++) {
      if (await isFocused(target)) return;
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(() => document.activeElement?.tagName === 'IFRAME');
      if (!isInside) {
        // Past the last control: back in through the front, as Shift+Tab would go one by one.
        await page.locator('iframe').focus();
      }
    }
    throw new Error(`No number of Tabs leads to ${target}`);
  };
  return {
    async press(name) {
      const button = frame.getByRole('button', { name });
      if (way !== 'keyboard') return touchOrClick(button);
      await reach(button);
      await page.keyboard.press('Enter');
    },
    async choose(name) {
      const radio = frame.getByRole('radio', { name });
      if (way !== 'keyboard') return touchOrClick(frame.locator('label').filter({ has: radio }));
      const group = frame.locator('fieldset').filter({ has: radio }).getByRole('radio');
      const entry = (await group.and(frame.locator(':checked')).count())
        ? group.and(frame.locator(':checked'))
        : group.first();
      await reach(entry);
      await page.keyboard.press('Space');
      for (let i = 0; i < (await group.count()) && !(await radio.isChecked()); i++)
        await page.keyboard.press('ArrowDown');
      await expect(radio).toBeChecked();
    },
    async type(name, text) {
      const field = frame.getByLabel(name, { exact: true });
      if (way === 'keyboard') await reach(field);
      else await touchOrClick(field);
      await page.keyboard.type(text);
    },
    async sees(text) {
      await expect(frame.getByText(text).first()).toBeVisible();
    },
  };
}
