// A build that is only a folder: opened from the disk, and on a server that serves files and knows nothing else.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FROM_DISK } from '../../src/publish/from-disk.ts';
import { BUILD } from '../helpers/host.ts';
import { expect, test } from '../helpers/test.ts';

test('the first page, opened from the disk, says what to do', async ({ page }) => {
  await page.goto(pathToFileURL(join(BUILD, 'index.html')).href);
  const note = page.getByRole('dialog');
  await expect(note).toHaveText(FROM_DISK);
  await expect(note).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
});

test('on a server nobody is told', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(FROM_DISK)).toHaveCount(0);
});
