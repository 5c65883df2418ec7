import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axe } from '../helpers/axe.ts';
import { DEV, example } from '../helpers/gallery.ts';
import { BUILD } from '../helpers/host.ts';
import { LAYOUTS, overflow, readThrough } from '../helpers/pages.ts';
import { expect, test } from '../helpers/test.ts';

// Every block with every example, on the dev server: the one place that shows them all.

async function open(page: Page, width = 1440, height = 900) {
  await page.setViewportSize({ width, height });
  await page.goto(`${DEV}/blocks`);
}

test('a build does not hold the gallery', async ({ page }) => {
  expect(existsSync(`${BUILD}/index.html`)).toBe(true);
  expect(existsSync(`${BUILD}/blocks.html`) || existsSync(`${BUILD}/blocks`)).toBe(false);
  expect((await page.goto('/blocks'))?.status()).toBe(404);
});

for (const { name, width, height } of LAYOUTS) {
  test(`in any block on a ${name} axe finds nothing, and nothing sticks out; what is for other screens is left out`, async ({
    page,
  }) => {
    await open(page, width, height);
    await readThrough(page);
    expect.soft(await overflow(page)).toBe(0);
    const arrow = example(page, 'beforeAfter', 'onePair').locator('span:has(> svg)');
    await expect.soft(arrow, 'between before and after').toBeVisible({ visible: name === 'desktop' });
    const picture = example(page, 'mockup', 'notOnPhones').getByRole('img');
    await expect.soft(picture, 'a block not for phones').toBeVisible({ visible: name !== 'phone' });
    expect.soft(await axe(page)).toEqual([]);
  });
}
