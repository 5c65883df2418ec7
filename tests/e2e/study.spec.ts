import type { Page } from '@playwright/test';
import { OPEN_STUDIES, seeEveryPicture } from '../helpers/pages.ts';
import { at, expect, test } from '../helpers/test.ts';

const rail = (page: Page) => page.getByRole('navigation', { name: 'Sections' });
const current = (page: Page) => rail(page).locator('[aria-current]');

for (const route of OPEN_STUDIES) {
  test.describe(`the study ${route}`, () => {
    test('reads in thirty seconds and to the end', async ({ page }) => {
      await page.goto(route);
      await test.step('it opens with what a reader with thirty seconds needs', async () => {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const title of ['My Role', 'Timeline', 'Tools']) {
          await expect(page.getByRole('term').filter({ hasText: title }).first()).toBeVisible();
        }
        const summary = page.getByRole('region', { name: 'In thirty seconds' });
        const lines = await summary.locator('dl').first().locator('dd').count();
        expect(lines).toBeGreaterThanOrEqual(2);
        expect(lines).toBeLessThanOrEqual(5);
        await expect(summary).toContainText(/\d+ min read/);
      });
      await test.step('its headings are in order: one title, and no level skipped', async () => {
        const levels = await page
          .getByRole('main')
          .getByRole('heading')
          .evaluateAll((all) => all.map((heading) => Number(heading.tagName.slice(1))));
        expect(levels.filter((level) => level === 1)).toHaveLength(1);
        levels.forEach((level, index) => {
          expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
        });
      });
      await test.step('every picture it has is shown', async () => {
        const pictures = await seeEveryPicture(page);
        expect(pictures.length).toBeGreaterThan(5);
        expect(pictures.filter(({ width }) => width === 0)).toEqual([]);
      });
      await test.step('it ends with the way to the next study', async () => {
        const next = page.getByRole('complementary', { name: 'Next case study' });
        await next.getByRole('link').click();
        await expect(page).not.toHaveURL(new RegExp(`${route}$`));
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      });
    });

    test('is a clean document on paper: all sections, no bar, no buttons', async ({ page }) => {
      await page.goto(route);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(rail(page)).toBeHidden();
      const sections = await page
        .locator('[data-starts="section"]')
        .evaluateAll((all) => all.map((section) => section.checkVisibility()));
      expect(sections.length).toBeGreaterThan(5);
      expect(sections).not.toContain(false);
      await expect(page.locator('video').filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    });

    test('lists its sections beside the text and marks the one being read', async ({ page }) => {
      await page.goto(route);
      // A jump is what is tested, not the way there.
      await page.evaluate(() => {
        document.documentElement.style.scrollBehavior = 'auto';
      });
      const links = await rail(page).getByRole('link').all();
      expect(links.length).toBeGreaterThan(5);
      const third = links[2];
      await third?.click();
      await expect(current(page)).toHaveText((await third?.textContent()) ?? '');
      const target = await third?.getAttribute('href');
      await expect(
        page
          .locator(target ?? '')
          .getByRole('heading')
          .first(),
      ).toBeInViewport();
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect(current(page)).toHaveText((await links.at(-1)?.textContent()) ?? '');
      await expect(rail(page)).toBeInViewport();
    });

    test('folds the list on smaller screens', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(route, { waitUntil: 'networkidle' });
      await expect(rail(page)).toBeHidden();
      await page.locator('summary', { hasText: 'Sections' }).click();
      await rail(page).getByRole('link').nth(1).click();
      await expect(page).toHaveURL(/#.+/);
    });

    test('keeps its text at 800px and its pictures at 1280px, however wide the window', async ({ page }) => {
      await page.setViewportSize({ width: 2200, height: 1200 });
      await page.goto(route, { waitUntil: 'networkidle' });
      const widest = (selector: string) =>
        page
          .locator(selector)
          .evaluateAll((all) => Math.max(...all.map((element) => element.getBoundingClientRect().width)));
      expect(await widest('main h2, main h2 ~ p')).toBeLessThanOrEqual(800);
      expect(await widest('main img')).toBeLessThanOrEqual(1280);
    });
  });
}

test('after the last study comes the first one that is open', { tag: '@host' }, async ({ page }) => {
  await page.goto('/archive', { waitUntil: 'networkidle' });
  const next = page.getByRole('complementary', { name: 'Next case study' }).getByRole('link');
  await expect(next).toHaveAttribute('href', at('/ferry'));
});

test('a wide picture opens large, and the arrow keys go on to the next', async ({ page }) => {
  await page.goto('/ferry', { waitUntil: 'networkidle' });
  await page
    .getByRole('link', { name: /^Open large:/ })
    .first()
    .click();
  const viewer = page.getByRole('dialog', { name: 'Picture, large' });
  await expect(viewer).toBeVisible();
  const width = () => viewer.getByRole('img').evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await expect.poll(width).toBeGreaterThan(1280);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.locator('figcaption')).toContainText('2 /');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});

test('the drawing of a flow is there in words too', async ({ page }) => {
  await page.goto('/archive', { waitUntil: 'networkidle' });
  await page.locator('summary', { hasText: 'The same in words' }).first().click();
  await expect(page.locator('details[open]').getByRole('listitem').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a study is whole: every section, its pictures as plain links, its film too', async ({ page }) => {
    await page.goto('/orchard');
    for (const section of await page.locator('[data-starts="section"]').all())
      await expect(section).toBeVisible();
    await expect(page.getByRole('link', { name: /^Open large:/ }).first()).toHaveAttribute(
      'href',
      /\/media\/.+\.webp$/,
    );
    await expect(page.getByRole('link', { name: 'Play the film' })).toHaveAttribute('href', /\.mp4$/);
    await expect(page.locator('[data-film] img')).toBeVisible();
  });
});
