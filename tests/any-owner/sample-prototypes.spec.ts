// The five prototypes of the sample, done to their end by mouse, by keyboard alone and by touch. They are asked for as
// long as the site has the sample’s owner; once the site is yours, delete this file.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { FrameLocator, Page } from '@playwright/test';
import { parse, stringify } from 'yaml';
import { en } from '../../src/words/en.ts';
import { rightContent, study } from '../helpers/content-folder.ts';
import { picture } from '../helpers/good-content.ts';
import { unlockByLink } from '../helpers/overlay.ts';
import { type PrototypeSite, serveContent } from '../helpers/prototype-site.ts';
import { isSample } from '../helpers/sample.ts';
import { expect, test } from '../helpers/test.ts';
import { type Hand, handOf, type Way } from '../helpers/ways.ts';

interface Block {
  type: string;
  width: number;
  height: number;
  still: { portrait?: string };
}

/** Links, and the sum of what is drawn for each. That these drawings scan is tried with a reader in art/tests/qr.test.ts. */
const CODES = JSON.parse(readFileSync('tests/fixtures/codes.json', 'utf8')) as Record<string, string>;

const STUDIES = 'content/case-studies';
const read = (route: string) =>
  parse(readFileSync(`${STUDIES}/${route}/study.yaml`, 'utf8')) as { locked?: boolean; blocks: Block[] };

/** Each task with a wrong turn in it, up to what is seen at its end. */
const TASKS: Record<string, (hand: Hand, frame: FrameLocator) => Promise<void>> = {
  async eztax(hand) {
    await hand.choose(/^T2202/);
    await hand.press('Check');
    await hand.sees('Not quite');
    await hand.sees(/comes from your school/);
    await hand.press('Try again');
    await hand.choose(/^T4/);
    await hand.press('Check');
    await hand.sees('Yes, the T4!');
    await hand.press('Continue');
    await hand.sees('4 is open');
  },
  async crypto_insights(hand) {
    await hand.press('$250');
    await hand.sees('$1.25');
    await hand.press('Review order');
    await hand.press('Confirm and buy');
    await hand.sees('Your order was sent');
    await hand.press('Try once more');
    await hand.press('$500');
    await hand.choose('Limit');
    await hand.press('Lower the limit price by $50');
    await hand.sees('$3,900.00');
    await hand.sees('$2.50');
    await hand.press('Review order');
    await hand.sees('Limit, until cancelled');
    await hand.press('Cancel, send nothing');
    await hand.sees('Nothing was sent');
  },
  async pledgx(hand) {
    await hand.press(/Red: Lakeshore/);
    await hand.press('How it comes about');
    await hand.press(/Show cell J7/);
    await hand.sees('J7 in the contractor’s file');
    await hand.press('Ask');
    await hand.choose('No condition');
    await hand.press(/^Sign off/);
    await hand.sees(/needs a condition/);
    await hand.choose(/^Nothing new is bonded/);
    await hand.press(/^Sign off/);
    await hand.sees('Signed off with a condition');
  },
  async interac(hand) {
    await hand.choose('TD');
    await hand.press('Send $60.00');
    await hand.sees('Sent to Daniel Roy');
    await hand.press('Reset');
    await hand.sees('$4,286.40');
    await hand.press('Send $60.00');
    await hand.choose('RBC');
    await hand.sees('$4,226.40');
    await hand.sees(/RBC shows what was done at TD/);
  },
  async trakt(hand, frame) {
    await hand.press('Publish links');
    await hand.sees(/Say where people come from/);
    await hand.type('Source', 'Office Expo');
    await hand.type('Medium', 'Print');
    await hand.type('Content', 'Booth Banner');
    await expect(frame.locator('[data-url]')).toHaveText(/utm_source=office-expo.*utm_content=booth-banner$/);
    await hand.press('Add');
    await hand.type('Content', 'Booth CARD');
    await hand.press('Publish links');
    await hand.sees('2 links are live');
  },
};

const routes = Object.keys(TASKS);

test.skip(!isSample, 'The site has an owner of its own.');

test.describe.configure({ mode: 'default', timeout: 120_000 });

let site: PrototypeSite;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  const files: Record<string, string | Buffer> = {};
  for (const route of routes) {
    const { locked = false, blocks } = read(route);
    const block = blocks.find(({ type }) => type === 'prototype');
    if (!block) throw new Error(`The sample’s study /${route} has no prototype.`);
    const shown = [...(study('').blocks as object[]), block];
    files[`case-studies/${route}/study.yaml`] = stringify({ ...study(route), locked, blocks: shown });
    files[`case-studies/${route}/prototype.html`] = readFileSync(`${STUDIES}/${route}/prototype.html`);
    // Their own stills would take a minute to encode; what counts here are the proportions.
    files[`case-studies/${route}/prototype-still.png`] = await picture(block.width * 2, block.height * 2);
    if (block.still.portrait)
      files[`case-studies/${route}/${block.still.portrait}`] = await picture(975, 1900);
  }
  const work = rightContent()['work.yaml'] as Record<string, object>;
  const [first = '', ...others] = routes;
  Object.assign(work, {
    featured: { title: 'FEATURED WORK', studies: [first] },
    previous: { title: 'PREVIOUS WORK', studies: others },
  });
  files['work.yaml'] = stringify(work);
  site = await serveContent(files);
});
test.afterAll(() => site?.close());

async function open(page: Page, route: string, way: Way): Promise<FrameLocator> {
  if (read(route).locked) await unlockByLink(page, site.at(`/${route}`));
  else await page.goto(site.at(`/${route}`));
  const start = page.getByRole('button', { name: new RegExp(`^${en.labels.tryPrototype}`) });
  if (way === 'keyboard') {
    await start.focus();
    await page.keyboard.press('Enter');
  } else if (way === 'touch') await start.tap();
  else await start.click();
  await expect(page.locator('figure[data-state=open]')).toBeVisible();
  return page.frameLocator('iframe');
}

/** What axe finds inside the frame. */
async function violations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).include({ fromFrames: ['iframe', 'body'] }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Controls that are smaller than a fingertip’s least, as they are seen on the page. */
async function tooSmall(page: Page, frame: FrameLocator) {
  const element = page.locator('iframe');
  const scale = ((await element.boundingBox())?.width ?? 0) / Number(await element.getAttribute('width'));
  return frame
    .locator('button:visible, select:visible, textarea:visible, label:has(input[type=radio]):visible')
    .evaluateAll(
      (all, by) =>
        all
          .map((one) => ({ name: one.textContent, box: one.getBoundingClientRect() }))
          .filter(({ box }) => Math.min(box.width, box.height) * by < 24)
          .map(({ name, box }) => `${name}: ${box.width * by} × ${box.height * by}`),
      scale,
    );
}

for (const [way, use] of [
  ['mouse', { viewport: { width: 1440, height: 900 } }],
  ['keyboard', { viewport: { width: 1440, height: 900 } }],
  ['touch', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const) {
  test.describe(`by ${way}`, () => {
    test.use(use);

    for (const route of routes) {
      test(`the task of /${route} can be done wrong, mended, and done to its end`, async ({ page }) => {
        const frame = await open(page, route, way);
        expect(await violations(page)).toEqual([]);
        expect(await tooSmall(page, frame)).toEqual([]);
        await TASKS[route]?.(handOf(way, page, frame), frame);
        await expect(frame.locator('[data-ending]')).toContainText('The decision:');
        // Where it comes while arrows go from bank to bank, it is told; elsewhere it takes the focus.
        const ending = frame.getByRole('heading', { name: 'Done' });
        if (route === 'interac') await expect(frame.getByRole('status').last()).toBeAttached();
        else await expect(ending).toBeFocused();
        expect(await violations(page)).toEqual([]);
        // And from the beginning again.
        await handOf(way, page, frame).press('Start again');
        await expect(frame.locator('[data-ending]')).toHaveCount(0);
        await expect(frame.locator(':focus')).toHaveCount(1);
      });
    }
  });
}

test('the code is drawn as one types, and is the one of the very link beside it', async ({ page }) => {
  const frame = await open(page, 'trakt', 'mouse');
  const hand = handOf('mouse', page, frame);
  const code = frame.getByRole('img').locator('svg');
  await expect(code).toBeVisible();
  // What was drawn, not a picture of it: browsers cut a screenshot inside a scaled frame each in their own way.
  const drawn = async () => {
    const drawing = await code.evaluate((svg) => {
      const of = (part: string, name: string) => svg.querySelector(part)?.getAttribute(name);
      return [svg.getAttribute('viewBox'), of('rect', 'fill'), of('path', 'fill'), of('path', 'd')].join(' ');
    });
    return createHash('sha256').update(drawing).digest('hex');
  };
  const shown = async () => (await frame.locator('[data-url]').textContent())?.trim() ?? '';
  for (const [field, text] of [
    ['Source', 'Office Expo'],
    ['Medium', 'Print'],
    ['Content', 'Booth Banner'],
  ] as const) {
    await hand.type(field, text);
    expect(CODES[await shown()], field).toBe(await drawn());
  }
  expect(await shown()).toBe(
    'https://harbourline.example/demo?utm_source=office-expo&utm_medium=print&utm_campaign=spring-demo-week&utm_content=booth-banner',
  );
});

test('no prototype moves where motion is not wanted, and none before it is touched', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const route of routes) {
    const frame = await open(page, route, 'mouse');
    const running = await frame.locator('body').evaluate(() => document.getAnimations().length);
    expect(running, route).toBe(0);
    await TASKS[route]?.(handOf('mouse', page, frame), frame);
    const moving = await frame.locator('body').evaluate(() => document.getAnimations().length);
    expect(moving, route).toBe(0);
  }
});
