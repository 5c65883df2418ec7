import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { axe, BY_STYLE } from '../helpers/axe.ts';
import { fewer } from '../helpers/fewer.ts';
import { DEV, devIsThere, example } from '../helpers/gallery.ts';
import { BUILD } from '../helpers/host.ts';
import { LAYOUTS, overflow, readThrough } from '../helpers/pages.ts';
import { buttonsOverRows, coveredWords } from '../helpers/rows.ts';
import { slideFaults } from '../helpers/slides.ts';
import { expect, test } from '../helpers/test.ts';

// Every block with every example, on the dev server: the one place that shows them all.
test.beforeAll(devIsThere);

test('a build does not hold the gallery', async ({ page }) => {
  expect(existsSync(`${BUILD}/index.html`)).toBe(true);
  for (const name of ['blocks.html', 'blocks', 'layouts']) expect(existsSync(`${BUILD}/${name}`)).toBe(false);
  expect((await page.goto('/blocks'))?.status()).toBe(404);
});

test('in any block axe finds nothing and nothing sticks out, in every layout', async ({ page }) => {
  // The longest page there is.
  test.slow();
  await page.goto(`${DEV}/blocks`);
  const beyond = (type: string, name: string) =>
    example(page, type, name)
      .locator('[data-row]')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  /** How far from the end of the text the last one stands when the row has been gone through. */
  const pastTheText = (type: string, name: string) =>
    example(page, type, name)
      .locator('[data-row]')
      .evaluate((row) => {
        row.scrollTo({ left: row.scrollWidth, behavior: 'instant' });
        const ends = [row.parentElement, row.firstElementChild?.lastElementChild].map(
          (element) => element?.getBoundingClientRect().right ?? Number.NaN,
        );
        row.scrollTo({ left: 0, behavior: 'instant' });
        return Math.abs((ends[0] ?? 0) - (ends[1] ?? 0));
      });
  await test.step('from a small tablet on two of a kind stand whole, and on a small laptop three of words alone', async () => {
    for (const width of [700, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      for (const type of ['personas', 'strategy'])
        expect.soft(await beyond(type, 'two'), `${type} at ${width}`).toBe(0);
    }
    expect.soft(await beyond('insights', 'plain')).toBe(0);
  });
  await test.step('what has more can be gone through, and shows that it goes on', async () => {
    for (const width of [390, 600, 768, 1024, 1100]) {
      await page.setViewportSize({ width, height: 720 });
      expect.soft(await beyond('strategy', 'eight'), `at ${width}`).toBeGreaterThan(40);
      const next = example(page, 'strategy', 'eight').getByRole('button', { name: 'Next' });
      await expect.soft(next, `at ${width}`).toBeVisible();
      expect.soft(await pastTheText('strategy', 'eight'), `its end, at ${width}`).toBeLessThanOrEqual(1);
    }
  });
  await test.step('a small laptop shows as much at once as a large one, whose margins are wider', async () => {
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 720 });
      expect.soft(await beyond('strategy', 'eight'), `at ${width}`).toBe(0);
    }
  });
  await test.step('the line between the steps of a strategy ends with its row', async () => {
    const list = example(page, 'strategy', 'eight').locator('ol');
    await list.scrollIntoViewIfNeeded();
    const box = await list.boundingBox();
    if (!box) throw new Error('The strategy is not there.');
    // A strip of 20 pixels beside the list, as high as it is: nothing is drawn on it.
    const clip = { x: box.x + box.width + 1, y: box.y, width: 20, height: box.height };
    const { channels } = await sharp(await page.screenshot({ clip })).stats();
    // Some engines send how opaque each point is along.
    expect.soft(channels.slice(0, 3).map(({ min }) => min)).toEqual([255, 255, 255]);
  });
  for (const { name, width, height } of LAYOUTS) {
    await test.step(`on a ${name}`, async () => {
      await page.setViewportSize({ width, height });
      // A picture that has not come keeps its place, so one reading is enough.
      if (name === 'phone' || fewer(true, false)) await readThrough(page);
      expect.soft(await overflow(page)).toBe(0);
      expect.soft(await coveredWords(page), 'words under the buttons of rows').toEqual([]);
      expect.soft(await buttonsOverRows(page), 'buttons over what their row shows').toEqual([]);
      const arrow = example(page, 'beforeAfter', 'onePair').locator('span:has(> svg)');
      await expect.soft(arrow, 'between before and after').toBeVisible({ visible: name === 'desktop' });
      const picture = example(page, 'mockup', 'notOnPhones').getByRole('img');
      await expect.soft(picture, 'a block not for phones').toBeVisible({ visible: name !== 'phone' });
      // What is in the page was looked at once; a width changes how it looks.
      if (name === 'phone') expect.soft(await axe(page)).toEqual([]);
      else if (fewer(true, false)) expect.soft(await axe(page, undefined, BY_STYLE)).toEqual([]);
    });
  }
});

test('as slides, no example leaves its stage, no type is under 28 px, and each has its name and number', async ({
  page,
}) => {
  await page.goto(`${DEV}/blocks/slides`);
  const slides = page.locator('[aria-roledescription=slide]');
  expect(await slides.count()).toBeGreaterThan(100);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
  });
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  );
  expect(await slideFaults(page)).toEqual([]);
  await expect(slides.first()).toHaveAccessibleName('Slide 1 of 4: Two calm things');
  const numbered = await slides.evaluateAll(
    (all) => all.filter((one) => /\d+$/.test(one.textContent ?? '')).length,
  );
  expect(numbered).toBe(await slides.count());

  await test.step('and the check sees what is wrong', async () => {
    await page.addStyleTag({ content: 'h2{font-size:20px!important;translate:0 900px}' });
    const faults = (await slideFaults(page)).join('\n');
    expect(faults).toContain('is 20 px');
    expect(faults).toContain('leaves the stage');
  });
});
