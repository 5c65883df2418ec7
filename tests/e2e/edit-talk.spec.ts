// The interview in the editor: a study as slides beside its page, talks, and the stage.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { axe } from '../helpers/axe.ts';
import { PATIENCE, TestDesk } from '../helpers/desk.ts';
import { HOST } from '../helpers/host.ts';
import { expect, test } from '../helpers/test.ts';

test.skip(HOST !== 'own', 'It brings a server of its own.');
test.describe.configure({ mode: 'serial', timeout: 360_000 });

let desk: TestDesk;
let page: Page;
const STUDY = 'ferry';
const FILE = `content/case-studies/${STUDY}/study.yaml`;

test.beforeAll(async ({ browser }) => {
  desk = new TestDesk();
  await desk.start();
  await desk.sitDown(browser);
  page = desk.page;
});

test.afterAll(async () => desk?.end());

const panel = () => page.getByRole('region', { name: 'Settings' });
const slides = () => panel().getByRole('list', { name: 'Slides' }).getByRole('listitem');
const study = () => parse(desk.copy.read(FILE));
/** What a slide says, wherever it is drawn. */
const says = (at: number) =>
  slides()
    .nth(at)
    .evaluate((item) => item.querySelector('div')?.shadowRoot?.textContent ?? '');

async function openSlides() {
  await desk.open(`/${STUDY}`);
  await desk.bar().getByRole('button', { name: 'Slides', exact: true }).click();
  await expect(slides().first()).toBeVisible(PATIENCE);
}

test('what draws slides is not asked for before they are', async () => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await desk.open(`/${STUDY}`);
  expect(asked.filter((url) => url.includes('editor-slides'))).toEqual([]);
  await openSlides();
  expect(asked.filter((url) => url.includes('editor-slides'))).toHaveLength(1);
});

test('a slide wears the site’s look at the size of its stage, leads to its block, and follows what is typed there', async () => {
  await openSlides();
  const { blocks } = study();
  const { title } = blocks[1];
  const at = await slides()
    .allTextContents()
    .then((all) => all.findIndex((text) => text.includes(title)));
  await slides().nth(at).getByRole('button', { name: title }).click();
  await expect(page.getByRole('heading', { name: title })).toBeInViewport();
  await expect.poll(() => says(at), PATIENCE).toContain(title);
  const drawn = await slides()
    .nth(at)
    .evaluate((item) => {
      const slide = item.querySelector('div')?.shadowRoot?.querySelector('section');
      const box = slide?.getBoundingClientRect();
      return slide && box
        ? {
            width: slide.offsetWidth,
            share: box.width / box.height,
            ground: getComputedStyle(slide).backgroundColor,
          }
        : undefined;
    });
  expect(drawn?.width).toBe(1600);
  expect(drawn?.share).toBeCloseTo(16 / 9, 2);
  expect(drawn?.ground).toBe(
    await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
  );

  await page.getByRole('heading', { name: title }).click();
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.type(', twice');
  await expect.poll(() => says(at), PATIENCE).toContain(`${title}, twice`);
  await page.keyboard.press('Tab');
  expect((await desk.step('A heading')).in.join()).toContain('twice');
});

test('a block is left out and shown again, and its notes are written under its slide', async () => {
  await openSlides();
  const before = await slides().count();
  await desk.blocks().nth(1).focus();
  await page.keyboard.press('Enter');
  await desk.tool('Settings').click();
  const list = panel().getByRole('combobox', { name: 'On a slide' });
  await list.selectOption('Left out');
  await expect(list).toHaveValue('left out', PATIENCE);
  expect((await desk.step('Left out')).in).toEqual(['    slide: false']);
  await desk.bar().getByRole('button', { name: 'Slides', exact: true }).click();
  const mark = slides().filter({ hasText: 'Left out' });
  await expect(mark).toHaveCount(1, PATIENCE);
  await mark.getByRole('button', { name: 'Show it' }).click();
  await expect(mark).toHaveCount(0, PATIENCE);
  await expect(slides()).toHaveCount(before);
  expect((await desk.step('Shown')).out).toEqual(['    slide: false']);

  const notes = panel()
    .getByRole('textbox', { name: /^Notes for slide/ })
    .nth(1);
  await notes.click();
  await page.keyboard.type('Count to three.');
  expect((await desk.step('Notes')).in).toEqual(['    notes: Count to three.']);
  await page.getByRole('button', { name: /^Undo the notes/ }).click();
  expect((await desk.step('Undo')).out).toEqual(['    notes: Count to three.']);
  expect(await axe(page, '[aria-label="Settings"]')).toEqual([]);
});

test('a talk is made from its title, ordered, presented, deleted and brought back', async () => {
  await desk.open('/about');
  await desk.choose('Talks …');
  await panel().getByRole('button', { name: 'New talk …' }).click();
  const dialog = page.getByRole('dialog', { name: 'New talk' });
  await dialog.getByRole('textbox', { name: 'Title' }).click();
  await page.keyboard.type('Spring round');
  await dialog.getByRole('button', { name: 'New talk' }).click();
  await expect(panel().getByRole('heading', { name: 'Talk', exact: true })).toBeVisible(PATIENCE);
  const file = 'content/decks/spring-round.yaml';
  const talk = () => parse(desk.copy.read(file));
  const [first] = talk().studies;
  await panel().getByRole('button', { name: 'Add a study' }).click();
  await expect.poll(() => talk().studies.length, PATIENCE).toBe(2);
  await panel().getByRole('button', { name: 'Move study 2 up' }).click();
  await expect.poll(() => talk().studies[1].study, PATIENCE).toBe(first.study);

  const opened = page.context().waitForEvent('page');
  await panel().getByRole('button', { name: 'Present' }).click();
  const stage = await opened;
  await expect(stage).toHaveTitle('Spring round', PATIENCE);
  await expect(stage.getByRole('region', { name: /^Slide 1 of / })).toBeVisible(PATIENCE);
  expect(new URL(stage.url()).hostname).toBe(new URL(page.url()).hostname);
  expect(await stage.evaluate(() => window.opener)).toBeNull();
  await stage.close();

  await panel().getByRole('button', { name: 'Delete talk' }).click();
  await expect(panel().getByRole('heading', { name: 'Talks' })).toBeVisible(PATIENCE);
  expect(existsSync(join(desk.copy.root, file))).toBe(false);
  await page.getByRole('button', { name: /^Undo the deleting/ }).click();
  await expect(panel().getByRole('button', { name: /^Spring round/ })).toBeVisible(PATIENCE);
  expect(talk().title).toBe('Spring round');
});
