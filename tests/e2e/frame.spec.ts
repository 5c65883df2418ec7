import type { Page } from '@playwright/test';
import { focusShown, LAYOUTS } from '../helpers/pages.ts';
import { at, expect, test } from '../helpers/test.ts';

for (const { name, width, height } of LAYOUTS) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: { width, height } });

    test('the bar is fixed, 64px high, and stays while the page scrolls', async ({ page }) => {
      await page.goto('/');
      const bar = page.getByRole('banner');
      expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
      expect((await bar.boundingBox())?.height).toBe(64);
      await page.mouse.wheel(0, 800);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      expect((await bar.boundingBox())?.y).toBe(0);
    });
  });
}

test('the bar has a wordmark that leads home and four links', async ({ page }) => {
  await page.goto('/about');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link')).toHaveText(['Zoë Nguyễn-Łukasik', 'Work', 'Fun', 'About', 'Resume']);
  await bar.getByRole('link', { name: 'Zoë Nguyễn-Łukasik' }).click();
  await expect(page).toHaveURL(at('/'));
});

test('Resume opens the PDF in a new tab', { tag: '@host' }, async ({ page, request }) => {
  await page.goto('/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Resume' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('href', at('/resume.pdf'));
  const response = await request.get('/resume.pdf');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('application/pdf');
});

test('the first Tab offers to skip the bar, and does', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('every stop of the Tab key shows where it is', async ({ context }) => {
  for (const route of ['/', '/about', '/fun', '/nowhere']) {
    // A tab of its own: past the last stop the focus is in the window’s frame, and stays there.
    const page = await context.newPage();
    await page.goto(route);
    for (let stop = 0; stop < 30; stop++) {
      await page.keyboard.press('Tab');
      const state = await page.evaluate(focusShown);
      if (state === 'end') break;
      expect(state, route).toBe('shown');
    }
  }
});

/** Whether the page asks for a cross-fade to the next, as things stand. */
const crossFades = (page: Page) =>
  page.evaluate(() => {
    const holds = (rules: CSSRuleList): boolean =>
      [...rules].some((rule) => {
        if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return false;
        if (rule.constructor.name === 'CSSViewTransitionRule') return true;
        return 'cssRules' in rule && holds((rule as CSSGroupingRule).cssRules);
      });
    return [...document.styleSheets].some((sheet) => holds(sheet.cssRules));
  });

test.describe('for those whom motion does not bother', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('pages cross-fade by CSS alone', async ({ page }) => {
    await page.goto('/');
    expect(await crossFades(page)).toBe(true);
  });
});

test.describe('for those who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('pages do not cross-fade', async ({ page }) => {
    await page.goto('/');
    expect(await crossFades(page)).toBe(false);
  });
});

test('a printed page is the document alone', async ({ page }) => {
  await page.goto('/about');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the current link and the cards are still told apart', async ({ page }) => {
    await page.goto('/');
    const label = page.getByRole('banner').getByRole('navigation').locator('[aria-current] span');
    expect(await label.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('underline');
    const card = page.getByRole('article').first();
    expect(await card.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
  });
});
