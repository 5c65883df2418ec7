// The editor’s own controls: where they lead, what keys do in them, and what they never do.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { en } from '../../src/words/en.ts';
import { PATIENCE, TestDesk } from '../helpers/desk.ts';
import { HOST } from '../helpers/host.ts';
import { expect, test } from '../helpers/test.ts';

test.skip(HOST !== 'own', 'It brings a server of its own.');
test.describe.configure({ mode: 'serial', timeout: 360_000 });

let desk: TestDesk;
let page: Page;
const LOCKED = 'ledger';
const OPEN = 'ferry';
const DRAFT = 'not_yet';

test.beforeAll(async ({ browser }) => {
  desk = new TestDesk();
  const folder = (route: string) => join(desk.copy.root, 'content/case-studies', route);
  cpSync(folder(OPEN), folder(DRAFT), { recursive: true });
  const file = `content/case-studies/${DRAFT}/study.yaml`;
  const text = desk.copy.read(file).replace(/^title: .*$/m, 'title: Not shown yet');
  desk.copy.write(file, `${text.trimEnd()}\ndraft: true\n`);
  desk.keep('A draft');
  await desk.start();
  await desk.sitDown(browser);
  page = desk.page;
});

test.afterAll(async () => desk?.end());

const list = () => desk.list();
const heading = () => page.getByRole('main').getByRole('heading', { level: 1 });
const read = (file: string) => parse(desk.copy.read(file));
const study = (route: string) => read(`content/case-studies/${route}/study.yaml`);

/** Every page there is: how the list names it, and what stands over it. */
function pages() {
  const site = read('content/site.yaml');
  return [
    { path: '/', name: 'Work', title: read('content/work.yaml').hero.headline },
    { path: '/fun', name: 'Fun', title: read('content/fun.yaml').title },
    { path: '/about', name: 'About', title: read('content/about.yaml').intro[0] },
    { path: `/${LOCKED}`, name: study(LOCKED).title, mark: 'locked', title: study(LOCKED).title },
    { path: `/${OPEN}`, name: study(OPEN).title, title: study(OPEN).title },
    { path: `/${DRAFT}`, name: study(DRAFT).title, mark: 'draft', title: study(DRAFT).title },
    { path: '/404', name: 'Page not found', title: site.notFound?.title ?? en.notFound.title },
  ];
}

test('while the editor is being opened that is said, and what did not come is asked for again', async () => {
  const opening = page.getByText(/^Opening the editor/);
  let asked = 0;
  await page.route('**/*virtual:editor*', async (route) => {
    asked++;
    if (asked > 1) return route.continue();
    await expect(opening).toBeVisible();
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    return route.fulfill({ status: 504, body: 'Not yet.' });
  });
  await desk.open('/');
  expect(asked).toBe(2);
  await expect(opening).toHaveCount(0);
  await page.unroute('**/*virtual:editor*');
});

test('a locked study asks nobody for a password while it opens, and Escape throws nobody out', async () => {
  const { promise: isTried, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/*virtual:editor*', async (route) => {
    await isTried;
    await route.continue();
  });
  await page.goto(desk.at(`/${LOCKED}`), { waitUntil: 'commit' });
  await expect(page.getByText(/^Opening the editor/)).toBeVisible();
  const left: string[] = [];
  page.on('framenavigated', (frame) => left.push(frame.url()));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('input[type=password]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  letGo();
  await desk.isOn({ path: `/${LOCKED}`, name: study(LOCKED).title, title: study(LOCKED).title });
  expect(left).toEqual([]);
  await page.unroute('**/*virtual:editor*');
});

test('every page of the list opens by a click', async () => {
  await desk.open('/');
  const [home, ...others] = pages();
  for (const there of [...others, home]) {
    if (!there) continue;
    await desk.choose(there.mark ? `${there.name} ${there.mark}` : there.name);
    await desk.isOn(there);
  }
});

test('what the list offers to make opens its dialog, and the list still says where one is', async () => {
  await desk.open(`/${OPEN}`);
  await desk.choose('New study …');
  const dialog = page.getByRole('dialog', { name: 'New study' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(list()).toHaveAccessibleName(`Page: ${study(OPEN).title}`);
  await expect(list()).toBeFocused();
});

const settings = () => page.getByRole('region', { name: 'Settings' });

/** Every answer to a change takes a while. */
async function slowly(act: () => Promise<void>) {
  await page.route('**/__edit/do', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await act();
  await desk.saved();
  await page.unroute('**/__edit/do');
}

test('nothing takes the focus from someone who types while an answer is on its way', async () => {
  await desk.open('/about');
  const { location } = read('content/site.yaml').owner;
  await desk.tool('Site').click();
  const field = settings().getByRole('textbox', { name: 'Location' });
  await slowly(async () => {
    await settings().getByRole('button', { name: 'Add a network' }).click();
    await field.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' and the islands beyond it', { delay: 60 });
    await expect(settings().getByRole('button', { name: 'Add a network', exact: true })).toBeVisible(
      PATIENCE,
    );
    await expect(field).toBeFocused();
    await page.keyboard.type(', too');
  });
  const { owner } = read('content/site.yaml');
  expect(owner.location).toBe(`${location} and the islands beyond it, too`);
  expect(owner.networks[0].name).toMatch(/^Write here/);
  // Whoever waits is led to the new one, and so is what they type meanwhile; no letter presses the button again.
  await slowly(async () => {
    await settings().getByRole('button', { name: 'Add a network', exact: true }).click();
    await page.keyboard.type('A place of my own');
    await expect(settings().getByRole('textbox', { name: 'Name', exact: true }).last()).toBeFocused(PATIENCE);
    await page.keyboard.type(', too');
  });
  const { networks } = read('content/site.yaml').owner;
  expect(networks.map(({ name }: { name: string }) => name)).toEqual([
    expect.stringMatching(/^Write here/),
    'A place of my own, too',
  ]);
  await page.keyboard.press('Escape');

  // The same on the page: a block comes in, an entry moves, and the words stay under the hand.
  const heading = page.getByRole('heading', { level: 2 }).first();
  const words = await heading.textContent();
  const entry = page.locator('[data-items="jobs/entries"] > li').first();
  await entry.focus();
  await slowly(async () => {
    await page.keyboard.press('Alt+ArrowDown');
    await heading.click();
    await page.keyboard.type(' in all these years', { delay: 60 });
    await expect(page.getByRole('textbox')).toBeFocused();
    await page.waitForTimeout(1500);
    await expect(page.getByRole('textbox')).toBeFocused();
    await page.keyboard.type(' here');
    await page.keyboard.press('Enter');
  });
  expect(read('content/about.yaml').jobs.title).toBe(`${words} in all these years here`);
  await desk.step('Typed');
});

test('the + asks what to add: letters search, arrows go among the kinds, Enter takes one', async () => {
  await desk.open(`/${OPEN}`);
  const types = () => study(OPEN).blocks.map(({ type }: { type: string }) => type);
  const before = types();
  await desk.point(0);
  await desk.tool('Add a block below').click();
  const dialog = page.getByRole('dialog', { name: 'Add a block' });
  const search = dialog.getByRole('searchbox');
  await expect(search).toBeFocused();
  await page.keyboard.type('side by side');
  await expect(search).toHaveValue('side by side');
  const kinds = dialog.getByRole('listitem').getByRole('button');
  await expect(kinds.first()).toHaveText('Gallery');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await expect(kinds).toHaveCount(33);
  await page.keyboard.press('ArrowDown');
  await expect(kinds.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(kinds.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(kinds.nth(1)).not.toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(kinds.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(search).toBeFocused();
  await page.keyboard.press('ArrowDown');
  // A letter on a kind is the beginning of a word.
  await page.keyboard.type('table');
  await expect(search).toHaveValue('table');
  await expect(kinds.first()).toHaveText('Comparison');
  await page.keyboard.press('Enter');
  // Whoever types on types its first words.
  await page.keyboard.type('What others do');
  await expect(dialog).toHaveCount(0);
  await expect.poll(types, PATIENCE).toEqual(before.toSpliced(1, 0, 'comparison'));
  await expect(page.getByRole('textbox')).toHaveText('What others do', PATIENCE);
  await page.keyboard.press('Enter');
  await desk.saved();
  expect(JSON.stringify(study(OPEN).blocks[1])).toContain('"What others do"');
  await desk.step('A table');
});

test('every kind of block, put in by its name, has the focus: in its first words, or on its picture @all', async () => {
  await desk.open(`/${OPEN}`);
  await desk.point(0);
  await desk.tool('Add a block below').click();
  const kinds = page.getByRole('dialog').getByRole('listitem').getByRole('button');
  await expect(kinds.first()).toBeVisible();
  const names = await kinds.allTextContents();
  expect(names.length).toBeGreaterThan(30);
  await page.keyboard.press('Escape');
  const before = study(OPEN).blocks.length;
  /** Where the focus is: in the words of the block that was put in, on a part of it, or elsewhere. */
  const focused = () =>
    page.evaluate(() => {
      const block = document.querySelectorAll('main [data-starts]')[1];
      const here = document.activeElement;
      const isWords = here?.matches('[data-editor][role=textbox]');
      if (isWords) return block?.querySelector('[data-editing]') ? 'words' : 'other words';
      if (here === block || !block?.contains(here)) return here === block ? 'block' : 'elsewhere';
      return 'part';
    });
  const without: string[] = [];
  for (const name of names) {
    await desk.point(0);
    await desk.tool('Add a block below').click();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => study(OPEN).blocks.length, { message: name, ...PATIENCE }).toBe(before + 1);
    await expect.poll(focused, { message: name, ...PATIENCE }).toMatch(/^(words|part)$/);
    if ((await focused()) === 'part') without.push(name);
    await page.keyboard.press('Escape');
    await desk.bar().getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => study(OPEN).blocks.length, { message: name, ...PATIENCE }).toBe(before);
  }
  expect(without).toEqual(['Picture', 'Gallery', 'Wireframes', 'Components', 'Mockup', 'Film']);
});

test('a comparison gets and loses a subject with its cells, and there is nothing to mend', async () => {
  const table = () => study(OPEN).blocks[1];
  const { subjects, rows } = table();
  await desk.blocks().nth(1).focus();
  await page.keyboard.press('Enter');
  await desk.press('Settings');
  // The page makes room for what lies beside it.
  const left = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().left);
  expect(await left()).toBeLessThan(-100);
  await settings().getByRole('button', { name: 'Add a subject' }).click();
  await expect.poll(() => table().subjects.length, PATIENCE).toBe(subjects.length + 1);
  for (const [index, row] of table().rows.entries()) {
    expect(row.values.slice(0, -1)).toEqual(rows[index].values);
    expect(row.values.at(-1)).toMatch(/^Write here/);
  }
  // The focus is in the new subject, where nobody has typed: the key takes the step back.
  await expect(settings().getByRole('textbox', { name: `Subject ${subjects.length + 1}` })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => table().subjects, PATIENCE).toEqual(subjects);
  // The button is where it was before once the page has heard of it.
  await expect(settings().getByRole('textbox', { name: `Subject ${subjects.length + 1}` })).toHaveCount(0);
  await settings().getByRole('button', { name: 'Add a subject' }).click();
  await expect.poll(() => table().subjects.length, PATIENCE).toBe(subjects.length + 1);
  await settings().getByRole('button', { name: 'Add a row' }).click();
  await expect.poll(() => table().rows.length, PATIENCE).toBe(rows.length + 1);
  expect(table().rows.at(-1).values).toHaveLength(subjects.length + 1);
  await settings().getByRole('button', { name: 'Move subject 1 down' }).click();
  await expect.poll(() => table().rows[0].values[1], PATIENCE).toBe(rows[0].values[0]);
  await settings().getByRole('button', { name: 'Remove subject 2' }).click();
  await expect.poll(() => table().rows[0].values.length, PATIENCE).toBe(subjects.length);
  expect(table().rows[0].values[0]).toBe(rows[0].values[1]);
  await expect(desk.bar()).toContainText('Saved');
  await page.keyboard.press('Escape');
  await desk.step('Subjects');
});

test('a new study is asked for its title, and its address follows until it is written by hand', async () => {
  await desk.choose('New study …');
  const dialog = page.getByRole('dialog', { name: 'New study' });
  const [title, address] = [dialog.getByLabel('Title'), dialog.getByLabel('Address')];
  await expect(title).toBeFocused();
  await page.keyboard.type('Ferry');
  await expect(address).toHaveValue('ferry_2');
  await desk.fill(title, 'Łódź: cafés & Straße');
  await expect(address).toHaveValue('lodz_cafes_strasse');
  // Escape throws nothing away.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await desk.choose('New study …');
  await expect(title).toHaveValue('Łódź: cafés & Straße');
  await expect(dialog.getByRole('button', { name: 'New study' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await desk.fill(address, 'my-own');
  await desk.fill(title, 'Łódź by night');
  await expect(address).toHaveValue('my-own');
  await address.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('night');
  await expect(address).toHaveValue('night');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await expect(address).toHaveValue('');
  await page.keyboard.press('Shift+Tab');
  await expect(address).toHaveValue('lodz_by_night');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/lodz_by_night', PATIENCE);
  await expect(heading()).toHaveText('Łódź by night', PATIENCE);
});

/** The words of an item that a tool of its frame lies over. */
const covered = (item: Locator) =>
  item.evaluate((element) => {
    const tools = [...document.querySelectorAll('[data-frame] button, [data-frame] [role=toolbar]')].map(
      (one) => one.getBoundingClientRect(),
    );
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.nodeValue?.trim() || !node.parentElement?.checkVisibility()) continue;
      if (node.parentElement.closest('.visually-hidden')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const isCovered = [...range.getClientRects()].some((line) =>
        tools.some(
          (tool) =>
            line.width > 0 &&
            tool.left < line.right - 1 &&
            tool.right > line.left + 1 &&
            tool.top < line.bottom - 1 &&
            tool.bottom > line.top + 1,
        ),
      );
      if (isCovered) words.push(node.nodeValue);
    }
    return words;
  });

/** The tools of the frame that stick out of the window’s sides. */
const outside = () =>
  page.locator('[data-frame] button').evaluateAll((all) =>
    all
      .filter((tool) => {
        const { left, right } = tool.getBoundingClientRect();
        return left < 0 || right > innerWidth;
      })
      .map((tool) => tool.ariaLabel),
  );

test('tools never lie on the words of what they belong to, on a desk and on a phone', async () => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    for (const path of ['/about', '/', '/fun', `/${OPEN}`, `/${LOCKED}`]) {
      await desk.open(path);
      const items = page.locator('[data-items] > *, main [data-starts]');
      const count = await items.count();
      expect(count).toBeGreaterThan(0);
      for (let at = 0; at < count; at++) {
        const item = items.nth(at);
        await item.evaluate((element) => {
          scrollTo({ top: element.getBoundingClientRect().top + scrollY - 220, behavior: 'instant' });
          element.focus({ preventScroll: true });
        });
        await expect(page.locator('[data-frame] [role=toolbar]')).toBeVisible();
        const found = { covered: await covered(item), outside: await outside() };
        expect({ path, at, width: size.width, ...found }).toEqual({
          path,
          at,
          width: size.width,
          covered: [],
          outside: [],
        });
      }
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/${size.width}${path.replace('/', '-')}.png` });
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('a pointer on its way from a thing to its tools keeps them there', async () => {
  await desk.open('/about');
  const entry = page.locator('[data-items="jobs/entries"] > li').first();
  await entry.scrollIntoViewIfNeeded();
  const box = (await entry.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 4);
  const grip = desk.tool('Drag to another place');
  await expect(grip).toBeVisible();
  const to = (await grip.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await expect(grip).toBeVisible();
  await desk.tool('Settings').click();
  await expect(settings()).toBeVisible();
  await page.keyboard.press('Escape');
});

/** Controls of the bar that a finger misses, and whatever makes it more than two lines. */
const awkward = () =>
  desk
    .bar()
    .locator('button, select')
    .evaluateAll((controls) => {
      const boxes = controls.map((one) => ({ name: one.textContent, box: one.getBoundingClientRect() }));
      const small = boxes.filter(({ box }) => box.width < 44 || box.height < 44).map(({ name }) => name);
      const lines = new Set(boxes.map(({ box }) => Math.round((box.top + box.bottom) / 2)));
      return [...small, ...(lines.size > 2 ? [`${lines.size} lines`] : [])];
    });

test('the bar is fit for a finger on a phone; at twice the text size it takes little of the window, and can be reached', async () => {
  for (const [size, most] of [
    [{ width: 1440, height: 900 }, 90],
    [{ width: 390, height: 844 }, 140],
  ] as const) {
    await page.setViewportSize(size);
    await desk.open('/fun');
    if (size.width === 390) expect(await awkward()).toEqual([]);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await expect.poll(async () => (await desk.bar().boundingBox())?.height).toBeLessThanOrEqual(most);
    const controls = desk.bar().locator('button, select');
    for (const control of await controls.all()) {
      const box = await control.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width);
    }
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/bar-${size.width}.png` });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('while the pointer rests, a new block has the frame, and a second click on Delete deletes nothing', async () => {
  await desk.open(`/${OPEN}`);
  const count = study(OPEN).blocks.length;
  const tools = page.locator('[data-frame]').getByRole('toolbar');
  await desk.point(0);
  await desk.tool('Add a block below').click();
  await page.getByRole('dialog', { name: 'Add a block' }).getByRole('button', { name: 'Goals' }).click();
  await expect(tools).toHaveAccessibleName(`Goals, 2 of ${count + 1}`, PATIENCE);
  await page.keyboard.press('Escape');
  await desk.point(1);
  await desk.tool('Delete').dblclick();
  await expect.poll(() => study(OPEN).blocks.length, PATIENCE).toBe(count);
  await desk.saved();
  expect(study(OPEN).blocks).toHaveLength(count);
  await expect(desk.tool('Delete')).toHaveCount(0);
});

test('a draft is turned off where it says that it is one', async () => {
  await desk.open(`/${DRAFT}`);
  await page.getByRole('button', { name: 'It is ready: turn Draft off' }).click();
  await expect.poll(() => study(DRAFT).draft, PATIENCE).toBeUndefined();
  await expect(page.locator('[data-draft-mark]')).toHaveCount(0, PATIENCE);
});

test('with the panel open, the tools of a block stand between the + and the panel, in large letters too', async () => {
  await desk.open(`/${OPEN}`);
  await page.getByRole('button', { name: 'This page' }).click();
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const [width, letters] of [
    [1440, ''],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((large) => {
      document.documentElement.style.fontSize = large;
    }, letters);
    await desk.blocks().nth(1).scrollIntoViewIfNeeded();
    await page.mouse.move(300, 300);
    await page.mouse.move(320, 500, { steps: 4 });
    const frame = page.locator('[data-frame]');
    await expect(async () => {
      const plus = await frame.getByRole('button', { name: 'Add a block above' }).boundingBox();
      const tools = await frame.getByRole('toolbar').boundingBox();
      const panel = await page.getByRole('region', { name: 'Settings' }).boundingBox();
      const block = await frame.boundingBox();
      if (!plus || !tools || !panel || !block) throw new Error('All four are there.');
      // Words begin at the block’s upper edge, and at the window’s where the panel has moved the page over.
      if (block.x < plus.width) expect(plus.y + plus.height).toBeLessThanOrEqual(block.y + 4);
      expect(tools.x).toBeGreaterThanOrEqual(plus.x + plus.width);
      expect(tools.x + tools.width).toBeLessThanOrEqual(panel.x);
    }).toPass({ timeout: 10_000 });
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  await page.setViewportSize(size);
});
