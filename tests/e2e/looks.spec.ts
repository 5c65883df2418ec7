// Every look that comes along, in both schemes. A build has one look: pages put another on, as the look’s panel does.
// What a look cannot change is asked of every page in everywhere.spec.ts.
import type { Page } from '@playwright/test';
import { solveLook } from '../../src/look/solved.ts';
import { lookSchema } from '../../src/model/look.ts';
import { axe, BY_STYLE } from '../helpers/axe.ts';
import { fewer } from '../helpers/fewer.ts';
import { DEV, devIsThere } from '../helpers/gallery.ts';
import { at, expect, test } from '../helpers/test.ts';

test.beforeAll(devIsThere);

/** The two that are hardest: a ground that is a colour, and an accent that is the colour of letters. */
const ALWAYS = ['poster', 'quiet'];
const WIDTHS = [1440, 390];

/** Its rules win, since they come later in the same layer. */
const wear = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

for (const look of lookSchema.shape.look.unwrap().options) {
  const tag = ALWAYS.includes(look) ? [] : ['@all'];
  const { hero, work } = solveLook({ look }).layout;
  for (const [name, address] of [
    ['Work', `${DEV}/layouts/${hero}-${work}`],
    ['a study', at('/ferry')],
    ['About', at('/about')],
    ['the gate', at('/ledger')],
    ['the page that is not found', at('/nowhere')],
  ] as const) {
    test(`axe finds nothing on ${name} in the look ${look}, light and dark`, { tag }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      for (const scheme of ['light', 'dark'] as const) {
        await wear(page, solveLook({ look, scheme }).css);
        for (const width of fewer(WIDTHS, scheme === 'light' ? [390] : [1440])) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await axe(page, 'body', BY_STYLE), `${scheme} at ${width}px`).toEqual([]);
        }
      }
    });
  }
}
