import { at, expect, test } from '../helpers/test.ts';

test('any other path says so, with status 404 and exactly its words', { tag: '@host' }, async ({ page }) => {
  const response = await page.goto('/no/such/page?x=1');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('Page not found');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByText('Hold on until Zoë gets the error fixed!!', { exact: true })).toBeVisible();
  await expect(
    page.getByText('You may also refresh the page or try again later', { exact: true }),
  ).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('RETRY asks for the very same address again', async ({ page }) => {
  await page.goto('/no/such/page?x=1');
  const again = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('button', { name: 'RETRY' }).click();
  expect(new URL((await again).url()).pathname).toBe(at('/no/such/page'));
  await expect(page).toHaveURL(at('/no/such/page?x=1'));
});

test('there is a way on', { tag: '@host' }, async ({ page }) => {
  await page.goto('/nope');
  await page.getByRole('link', { name: 'Back to my work' }).click();
  await expect(page).toHaveURL(at('/'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('RETRY reloads the page too', async ({ page }) => {
    await page.goto('/nope');
    const again = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole('button', { name: 'RETRY' }).click();
    expect(new URL((await again).url()).pathname).toBe(at('/nope'));
  });
});
