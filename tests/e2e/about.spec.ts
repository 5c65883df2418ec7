import { expect, test } from '../helpers/test.ts';

test('the page shows photo, intro lines, values in a bubble, and three paragraphs', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('img').first()).toHaveAttribute('alt', /Zoë/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, I’m Zoë.');
  await expect(page.getByRole('complementary').getByRole('listitem')).toHaveCount(3);
  await expect(main.getByText('I learned to design on a pier')).toBeVisible();
  await expect(main.getByText('Since then I have worked')).toBeVisible();
  await expect(main.getByText('On Sundays I cut paper')).toBeVisible();
});

test('the bio is at most 840px wide', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto('/about');
  expect((await page.getByText('I learned to design on a pier').boundingBox())?.width).toBe(840);
});

test('jobs and volunteer roles are ordered lists with position, company, dates and description', async ({
  page,
}) => {
  await page.goto('/about');
  for (const title of ['Work', 'Evenings']) {
    const section = page.locator('section', { has: page.getByRole('heading', { name: title, level: 2 }) });
    const entries = section.locator('ol > li');
    expect(await entries.count()).toBeGreaterThan(1);
    for (const entry of await entries.all()) {
      await expect(entry.getByRole('heading', { level: 3 })).not.toBeEmpty();
      await expect(entry.locator('time').first()).toHaveAttribute('datetime', /^\d{4}-\d\d$/);
      expect(await entry.getByRole('paragraph').count()).toBe(3);
    }
    await expect(entries.first()).toContainText('– Present');
  }
});
