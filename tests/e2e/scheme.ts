// Light and dark, by the visitor’s device and by hand: the switch, and pictures that have a version for each.
import type { Page } from '@playwright/test';
import { en } from '../../src/words/en.ts';
import { unlockByLink } from '../helpers/overlay.ts';
import type { PrototypeSite } from '../helpers/prototype-site.ts';
import { expect, test } from '../helpers/test.ts';

const { schemeSystem, schemeLight, schemeDark } = en.labels;
const DAY = ['day', 'top-day'];
const NIGHT = ['night', 'top-night'];

/** Notes which of the pictures are asked for. */
function asking(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const name = /\/media\/((?:top-)?(?:day|night|upright))-/.exec(request.url())?.[1];
    if (name && name !== 'upright') asked.add(name);
  });
  return asked;
}

/** Goes through the whole page, so that everything that is shown has been near. */
async function walk(page: Page) {
  const pictures = page.getByRole('main').getByRole('img');
  await expect(pictures.first()).toBeVisible();
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(9);
  }
  await page.waitForLoadState('networkidle');
}

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Colours:/ });
/** Presses it until it says so: the three go round. */
async function choose(page: Page, name: string) {
  for (let presses = 0; presses < 2; presses++) {
    await button(page).click();
    if (await button(page).getByText(name).isVisible()) break;
  }
  await expect(button(page)).toHaveAccessibleName(name);
}
const scheme = (page: Page) => page.evaluate(() => document.documentElement.dataset.scheme);
const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

export function schemeTests(site: () => PrototypeSite) {
  const open = (page: Page) => page.goto(site().at('/alpha'));

  test.describe('where the visitor’s device decides between light and dark', () => {
    test('the bar has a switch, which goes round, and is remembered over a reload without a flash', async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      // Nothing can be painted before there is a body.
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          if (!document.body) return;
          Object.assign(window, { atFirst: document.documentElement.dataset.scheme ?? 'device' });
          observer.disconnect();
        }).observe(document, { childList: true, subtree: true });
      });
      await open(page);
      const light = await ground(page);
      for (const [name, said, isDark] of [
        [schemeSystem, undefined, false],
        [schemeDark, 'dark', true],
        [schemeLight, 'light', false],
        [schemeSystem, undefined, false],
      ] as const) {
        await expect(button(page)).toHaveAccessibleName(name);
        expect([await scheme(page), (await ground(page)) !== light]).toEqual([said, isDark]);
        await page.reload();
        await expect(button(page)).toHaveAccessibleName(name);
        expect(await page.evaluate(() => Reflect.get(window, 'atFirst'))).toBe(said ?? 'device');
        expect((await ground(page)) !== light).toBe(isDark);
        await button(page).click();
      }
    });

    test('the menu of a phone has it too, in words', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page);
      await expect(button(page)).toHaveCount(0);
      await page.getByRole('button', { name: en.labels.openMenu }).click();
      await expect(button(page)).toContainText(schemeSystem);
      await button(page).click();
      await expect(button(page)).toContainText(schemeDark);
      expect(await scheme(page)).toBe('dark');
    });

    for (const device of ['light', 'dark'] as const) {
      const [own, other, chosen] = device === 'light' ? [DAY, NIGHT, schemeDark] : [NIGHT, DAY, schemeLight];

      test(`a device that is ${device} gets the ${device} pictures alone, and the others when they are chosen`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme: device });
        const asked = asking(page);
        await open(page);
        await walk(page);
        expect([...asked].toSorted()).toEqual(own);
        await choose(page, chosen);
        await walk(page);
        expect([...asked].toSorted()).toEqual([...own, ...other].toSorted());
      });

      test(`what was chosen on another page against a device that is ${device} holds before any picture is asked for`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme: device });
        await page.goto(site().at('/about'));
        await choose(page, chosen);
        const asked = asking(page);
        await open(page);
        await walk(page);
        expect([...asked].toSorted()).toEqual(other);
      });

      test(`without scripts a device that is ${device} gets the ${device} pictures alone`, async ({
        browser,
      }) => {
        const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: device });
        const page = await context.newPage();
        const asked = asking(page);
        await open(page);
        await page.waitForLoadState('networkidle');
        expect([...asked].toSorted()).toEqual(own);
        await expect(page.getByRole('img', { name: 'A harbour' })).toBeVisible();
        await context.close();
      });
    }

    test('a phone shows the upright one in the dark too, where the dark has none of its own', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ colorScheme: 'dark' });
      const asked = asking(page);
      await open(page);
      await walk(page);
      expect([...asked].toSorted()).toEqual(['night', 'top-upright']);
    });

    test('what opens large is what is shown, and paper has the light one', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await open(page);
      await walk(page);
      await page.getByRole('link', { name: 'A harbour' }).click();
      const large = page.getByRole('dialog').getByRole('img');
      await expect(large).toHaveAttribute('src', /\/night-/);
      await page.keyboard.press('Escape');
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const printed = page.getByRole('img', { name: 'A harbour' });
      await expect(printed).toHaveCount(1);
      await expect(printed).toHaveAttribute('width', '1300');
    });

    test('in an unlocked study only the one that is shown is opened, by device and by hand', async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 1700, height: 900 });
      await unlockByLink(page, site().at('/beta'));
      const opened = () =>
        page
          .locator('main [data-media=open]:is([alt="A harbour"], [alt="The harbour from above"])')
          .evaluateAll((all) => all.map((one) => one.getAttribute('width')));
      await walk(page);
      await expect.poll(opened).toEqual(['1328', '1308']);
      await choose(page, schemeDark);
      await walk(page);
      // What was opened before stays, should they go back.
      await expect.poll(async () => (await opened()).toSorted()).toEqual(['1308', '1318', '1328', '1338']);
      const picture = page.getByRole('button', { name: 'A harbour' });
      await picture.click();
      const large = page.getByRole('dialog').getByRole('img');
      await expect.poll(() => large.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1318);
    });
  });
}
