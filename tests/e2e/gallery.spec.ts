import { existsSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
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
  test(`axe finds nothing in any block on a ${name}, and nothing sticks out`, async ({ page }) => {
    await open(page, width, height);
    await readThrough(page);
    expect(await overflow(page)).toBe(0);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
      [],
    );
  });
}

test('the arrow between before and after shows on desktop only', async ({ page }) => {
  const arrow = example(page, 'beforeAfter', 'onePair').locator('span:has(> svg)');
  for (const { name, width, height } of LAYOUTS) {
    await open(page, width, height);
    await expect(arrow).toBeVisible({ visible: name === 'desktop' });
  }
});

test('a block can be left out on phones, and only there', async ({ page }) => {
  const picture = example(page, 'mockup', 'notOnPhones').getByRole('img');
  for (const { name, width, height } of LAYOUTS) {
    await open(page, width, height);
    await expect(picture).toBeVisible({ visible: name !== 'phone' });
  }
});
