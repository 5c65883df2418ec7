// Texts under the hand: what is typed is what is seen, where it was clicked, and nothing else is written.
import type { Locator, Page } from '@playwright/test';
import { parse, stringify } from 'yaml';
import { PATIENCE, TestDesk } from '../helpers/desk.ts';
import { everyExample, FILES_BESIDE } from '../helpers/example-blocks.ts';
import { picture } from '../helpers/good-content.ts';
import { HOST } from '../helpers/host.ts';
import { copyProject } from '../helpers/project-copy.ts';
import { expect, test } from '../helpers/test.ts';

test.skip(HOST !== 'own', 'It brings a server of its own.');
test.describe.configure({ mode: 'serial', timeout: 360_000 });

const STUDY = 'archive';
const EVERY_KIND = 'every_kind';
const PAGES = ['/', '/about', '/fun', `/${STUDY}`, '/nowhere', `/${EVERY_KIND}`];
const SIZES = [
  { width: 1280, height: 720, text: '' },
  { width: 1280, height: 720, text: '200%' },
  { width: 1440, height: 900, text: '' },
  { width: 390, height: 844, text: '' },
];

let desk: TestDesk;
let page: Page;

test.beforeAll(async ({ browser }) => {
  desk = new TestDesk(copyProject({ previous: STUDY }));
  await writeEveryKind();
  desk.keep('Every kind of block');
  await desk.start();
  await desk.sitDown(browser);
  page = desk.page;
});

test.afterAll(() => desk?.end());

/** A draft with one block of every kind. */
async function writeEveryKind(): Promise<void> {
  const folder = `content/case-studies/${EVERY_KIND}`;
  const {
    blocks: _,
    formerly: _former,
    locked: _locked,
    ...header
  } = parse(desk.copy.read(`content/case-studies/${STUDY}/study.yaml`));
  const cover = { file: 'wide.png', alt: 'A wide grey field' };
  desk.copy.write(`${folder}/wide.png`, await picture(2600, 1700));
  for (const [name, bytes] of FILES_BESIDE) desk.copy.write(`${folder}/${name}`, bytes);
  const study = {
    ...header,
    ...{ title: 'Every kind', tabTitle: 'Every kind', cover, hero: cover, draft: true },
    blocks: [
      { type: 'text', section: 'First', title: 'The first', text: ['A paragraph.', 'Another one.'] },
      ...everyExample('wide.png', { most: 1 }),
    ],
  };
  desk.copy.write(`${folder}/study.yaml`, stringify(study));
}

const copyOf = () => page.locator('[data-editor][role=textbox]');
const work = () => parse(desk.copy.read('content/work.yaml'));
const undo = () => desk.bar().getByRole('button', { name: /^Undo/ });
const nothingIsWritten = async () => {
  expect(await desk.step('Nothing')).toEqual({ out: [], in: [] });
  await expect(undo()).toBeDisabled();
};

/** Takes back what was done since the last step, and waits until the files are as they were. */
const takeBack = async () => {
  await undo().click();
  await expect.poll(() => desk.git('status', '--porcelain', '--', 'content'), PATIENCE).toBe('');
};

/** Everything on the page that opens a text, as far as it is seen. */
async function texts(within: string): Promise<Locator[]> {
  const all = page.locator(`${within} [data-edit=text]`);
  const seen = await all.evaluateAll((elements) =>
    elements.flatMap((element, index) => {
      const { top, width } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ visibilityProperty: true }) && width > 1 && top + scrollY > 0;
      return isSeen && !element.matches('.skip-link') ? [index] : [];
    }),
  );
  return seen.map((index) => all.nth(index));
}

/** The lines of an element’s words, each with where it begins; letters and digits alone. */
const lines = (element: Locator) =>
  element.evaluate((root) => {
    const found: { words: string; left: number; top: number }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('.visually-hidden')) continue;
      // A page of a sitemap has those below it inside.
      const own = node.parentElement?.closest('[data-edit=text]');
      if (own && own !== root && root.contains(own)) continue;
      const text = node.nodeValue ?? '';
      for (let at = 0; at < text.length; at++) {
        if (!/[\p{L}\p{N}]/u.test(text[at] ?? '')) continue;
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const box = range.getBoundingClientRect();
        const last = found.at(-1);
        if (last && Math.abs(last.top - box.top) < box.height / 2) last.words += text[at];
        else found.push({ words: text[at] ?? '', left: box.left, top: box.top });
      }
    }
    return found;
  });
type Lines = Awaited<ReturnType<typeof lines>>;

/** The same words in each line, at the same place but for a part of a pixel. */
const areSame = (a: Lines, b: Lines) =>
  a.length === b.length &&
  a.every(
    ({ words, left, top }, index) =>
      words === b[index]?.words && Math.abs(left - b[index].left) <= 1 && Math.abs(top - b[index].top) <= 1,
  );

const expectSame = async (a: Locator, b: Locator) => {
  const [one, other] = [await lines(a), await lines(b)];
  expect(areSame(one, other) || [one, other]).toBe(true);
};

/** Where a letter of a text ends, three fifths of the way. */
const letterIn = (element: Locator) =>
  element.evaluate((root) => {
    root.scrollIntoView({ block: 'center', behavior: 'instant' });
    const range = document.createRange();
    const nodes: [Node, number][] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const own = node.parentElement?.closest('[data-edit=text]');
      const isRead = !node.parentElement?.closest('.visually-hidden') && (!own || own === root);
      for (let at = 0; isRead && at < (node.nodeValue?.length ?? 0); at++)
        if (/[\p{L}\p{N}]/u.test(node.nodeValue?.[at] ?? '')) nodes.push([node, at]);
    }
    const [node, at] = nodes[Math.floor(nodes.length * 0.6)] ?? [root, 0];
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    const { right, top, height } = range.getBoundingClientRect();
    return { x: right - 1, y: top + height / 2 };
  });

const caret = () =>
  page.evaluate(() => {
    const { left, top, bottom } = getSelection()?.getRangeAt(0).getBoundingClientRect() ?? new DOMRect();
    const hasGap = document.querySelector('[data-editor] [data-gap]') !== null;
    return { left, top, bottom, hasGap, isSelection: !getSelection()?.isCollapsed };
  });

const leave = [
  () => page.keyboard.press('Escape'),
  () => page.keyboard.press('ControlOrMeta+Enter'),
  // Beside the words; not on a picture that reaches the window’s edge, which would be chosen.
  async () => {
    const y = await page.evaluate(() =>
      [300, 200, 400, 500, 600].find((top) => !document.elementFromPoint(3, top)?.closest('[data-edit]')),
    );
    await page.mouse.click(3, y ?? 300);
  },
];

for (const [index, { text, ...size }] of SIZES.entries()) {
  test(`every text is typed as it is seen, where it was clicked: ${size.width} ${text}`, {
    tag: '@all',
  }, async () => {
    await page.setViewportSize(size);
    const wrong: unknown[] = [];
    // What differs by the width alone is in the large pages.
    for (const path of index === 0 ? PAGES : ['/', '/about', `/${STUDY}`]) {
      await desk.open(path);
      await page.evaluate((share) => document.documentElement.style.setProperty('font-size', share), text);
      for (const one of await texts(path === '/' && index === 0 ? 'body' : 'main')) {
        const point = await letterIn(one);
        const before = await lines(one);
        await page.mouse.click(point.x, point.y);
        await expect(copyOf(), `${path}: ${before[0]?.words}`).toBeFocused({ timeout: 5000 });
        const [under, over, at] = await Promise.all([lines(one), lines(copyOf()), caret()]);
        const isSeen = areSame(before, under) && areSame(before, over);
        const isThere =
          Math.abs(at.left - point.x) < 3 && at.top < point.y && at.bottom > point.y && !at.isSelection;
        if (!isSeen || !(isThere || at.hasGap)) wrong.push({ path, before, under, over, point, at });
        await leave[index % leave.length]?.();
        await expect(copyOf()).toHaveCount(0);
      }
    }
    expect(wrong).toEqual([]);
    await nothingIsWritten();
  });
}

test('a first drag over words selects them, and a click behind a line’s last word stays in that line', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await desk.open('/about');
  const words: string = about().bio[0];
  const paragraph = page.getByText(words);
  await paragraph.scrollIntoViewIfNeeded();
  const { from, to, end } = await paragraph.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const range = document.createRange();
    const boxOf = (at: number) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect();
    };
    const middle = ({ top, height }: DOMRect) => top + height / 2;
    const [second, fifth] = [boxOf(2), boxOf(12)];
    let last = 0;
    while (Math.abs(boxOf(last + 1).top - second.top) < 4 || boxOf(last + 1).width === 0) last++;
    return {
      from: { x: second.left + 1, y: middle(second) },
      to: { x: fifth.left + 1, y: middle(fifth) },
      end: {
        x: Math.min(boxOf(last).right + 30, element.getBoundingClientRect().right - 2),
        y: middle(second),
      },
    };
  });
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await expect(copyOf()).toBeFocused();
  expect(await page.evaluate(() => String(getSelection()))).toBe(words.slice(2, 12));
  await page.keyboard.press('Escape');
  await page.mouse.click(end.x, end.y);
  await expect(copyOf()).toBeFocused();
  const at = await caret();
  expect({ isHere: at.top < end.y && at.bottom > end.y, isSelection: at.isSelection }).toEqual({
    isHere: true,
    isSelection: false,
  });
  await page.keyboard.press('Escape');
  await nothingIsWritten();
});

test('a headline is one text: its band moves with its words, and both are one step', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await desk.open('/');
  const { headline, highlight } = work().hero;
  const [before = '', after = ''] = headline.split(highlight);
  const heading = page.locator('main h1');
  const bands = async () => {
    await expectSame(copyOf(), heading);
    await expectSame(copyOf().locator('mark span'), heading.locator('mark span'));
    return heading.locator('mark span').allTextContents();
  };
  await heading.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('Hello there. ');
  expect(await bands()).toEqual([highlight]);
  for (let letter = 0; letter < before.length + 3; letter++) await page.keyboard.press('ArrowRight');
  await page.keyboard.type('xyz');
  const changed = `${highlight.slice(0, 3)}xyz${highlight.slice(3)}`;
  expect(await bands()).toEqual([changed]);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Really, all of them');
  expect(await bands()).toEqual([changed]);
  // Seen as it was typed, in the middle of it and at its end.
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(`Hello there. ${before}${changed}${after} Really, all of them`);
  const { in: lines_ } = await desk.step('A headline');
  expect(lines_).toEqual([
    `  headline: Hello there. ${before}${changed}${after} Really, all of them`,
    `  highlight: ${changed}`,
  ]);
  await undo().click();
  await expect.poll(() => work().hero, PATIENCE).toMatchObject({ headline, highlight });
  await expect(undo()).toBeDisabled();
  await desk.step('As it was');
});

test('selected words are highlighted by a button and by a key; the mark goes with its words', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await desk.open('/');
  const { headline } = work().hero;
  const heading = page.locator('main h1');
  await heading.focus();
  await page.keyboard.press('Enter');
  for (let letter = 0; letter < 'people queue.'.length; letter++) await page.keyboard.press('ArrowLeft');
  for (let letter = 0; letter < 'people queue'.length; letter++)
    await page.keyboard.press('Shift+ArrowRight');
  await page.getByRole('button', { name: 'Highlight' }).click();
  await expect(heading.locator('mark')).toHaveText('people queue.');
  await expect.poll(() => work().hero.highlight, PATIENCE).toBe('people queue');
  // The selection stays: the same key takes the mark off again.
  await page.keyboard.press('ControlOrMeta+Shift+h');
  await expect(heading.locator('mark')).toHaveCount(0);
  await expect.poll(() => 'highlight' in work().hero, PATIENCE).toBe(false);
  await page.keyboard.press('ControlOrMeta+Shift+h');
  await expect(heading.locator('mark')).toHaveText('people queue.');
  await page.keyboard.press('Backspace');
  await expect(heading).toHaveText(headline.replace('people queue', ''));
  await expect(heading.locator('mark')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(heading).toHaveText(headline);
  await expect(heading.locator('mark')).toHaveText('people queue.');
  await page.keyboard.press('Escape');
  await expect(heading.locator('mark')).toHaveText('Product Designer');
  await nothingIsWritten();
});

test('a phrase that needs two lines keeps its full stop, and a long figure its band, at every width @all', async () => {
  await desk.open('/');
  const heading = page.locator('main h1');
  await heading.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('I make a great many crowded waiting rooms kinder.');
  for (let letter = 0; letter < 'crowded waiting rooms kinder.'.length; letter++)
    await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ControlOrMeta+Shift+End');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ControlOrMeta+Shift+h');
  await page.keyboard.press('Enter');
  await expect.poll(() => work().hero.highlight, PATIENCE).toBe('crowded waiting rooms kinder');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { words, stop } = await heading.locator('mark').evaluate((mark) => {
      const range = document.createRange();
      range.selectNodeContents(mark.lastChild ?? mark);
      const lines = [...(mark.querySelector('span')?.getClientRects() ?? [])];
      return {
        words: lines.map(({ right, top }) => ({ right, top })),
        stop: range.getBoundingClientRect().toJSON(),
      };
    });
    expect(words.length, 'it needs two lines').toBeGreaterThan(1);
    expect(Math.abs(stop.top - (words.at(-1)?.top ?? 0))).toBeLessThan(20);
    expect(stop.left - (words.at(-1)?.right ?? 0), 'right behind its last word').toBeLessThan(1);
  }
  await takeBack();

  await desk.open(`/${STUDY}`);
  const figure = page.locator('main section p:has(> span[data-edit])').first();
  await figure.locator('span').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('four thousand two hundred and eleven letters');
  await page.keyboard.press('Enter');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { bands, words } = await figure.locator('span').evaluate((span) => {
      const range = document.createRange();
      range.selectNodeContents(span);
      const rights = (rects: DOMRectList) => [...rects].map(({ right }) => Math.round(right));
      return { bands: rights(span.getClientRects()), words: rights(range.getClientRects()) };
    });
    expect(words.length).toBeGreaterThan(1);
    expect(bands).toEqual(words);
  }
  await takeBack();
});

test('what is wrong with the highlight leads to the headline, where it is mended', async () => {
  await desk.open('/');
  await desk.tool('This page').click();
  const field = page.getByRole('region', { name: 'Settings' }).getByRole('textbox', { name: 'Highlight' });
  await desk.fill(field, 'zebras and boats');
  const mend = desk.bar().getByRole('button', { name: /to mend/ });
  await expect(mend).toBeVisible(PATIENCE);
  await page.keyboard.press('Escape');
  await mend.click();
  await expect(copyOf()).toBeFocused();
  await expect(copyOf()).toHaveAccessibleDescription(/does not contain this phrase/);
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ControlOrMeta+Shift+h');
  await page.keyboard.press('Enter');
  await expect.poll(() => work().hero.highlight, PATIENCE).toBe('I’m');
  await expect(mend).toHaveCount(0);
  await takeBack();
});

const about = () => parse(desk.copy.read('content/about.yaml'));

test('the dates of a job are chosen at the dates, every month of them, a year alone, and an end that has not come @all', async () => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await desk.open('/about');
  const dates = page.locator('main [data-dates]').first();
  await expect(dates).toHaveText('Feb 2023 – Present');
  await dates.click();
  const picker = page.getByRole('dialog', { name: 'Dates: Product designer, A ferry line, Halifax' });
  const choice = (name: string) => picker.getByRole('combobox', { name, exact: true });
  await expect(choice('From: month')).toBeFocused();
  const [box, words] = [await picker.boundingBox(), await dates.locator('time').boundingBox()];
  expect((box?.y ?? 0) - (words?.y ?? 0) - (words?.height ?? 0), 'right under the dates').toBeLessThan(20);
  await page.keyboard.press('Escape');
  await expect(picker).toHaveCount(0);
  await nothingIsWritten();

  await dates.click();
  const months = await choice('From: month').locator('option').allTextContents();
  expect(months).toEqual([...MONTHS, 'The year alone']);
  for (const [index, month] of MONTHS.entries()) {
    await choice('From: month').selectOption(month);
    await expect
      .poll(() => about().jobs.entries[0].from, PATIENCE)
      .toBe(`2023-${String(index + 1).padStart(2, '0')}`);
  }
  await expect(dates).toHaveText('Dec 2023 – Present');
  await choice('From: month').selectOption('The year alone');
  await expect(dates).toHaveText('2023 – Present');
  await choice('From: year').selectOption('2021');
  await expect(dates).toHaveText('2021 – Present');
  await choice('To: month').selectOption('April');
  await choice('To: year').selectOption('2020');
  await expect(picker.getByRole('status')).toHaveText(/ends before it begins/);
  await choice('To: year').selectOption('2024');
  await expect(picker.getByRole('status')).toBeHidden();
  await expect(dates).toHaveText('2021 – Apr 2024');
  await picker.getByRole('button', { name: 'Done' }).click();
  await expect(dates).toBeFocused();
  expect(await desk.step('Dates')).toEqual({
    out: ['      from: 2023-02', '      to: present'],
    in: ['      from: 2021', '      to: 2024-04'],
  });
  await dates.click();
  await choice('To: month').selectOption('Present');
  await expect(choice('To: year')).toHaveCount(0);
  await page.keyboard.press('Enter');
  expect((await desk.step('Present')).in).toEqual(['      to: present']);
  expect(desk.copy.read('content/site.yaml')).not.toContain('labels');

  // Beside the page they are chosen from the same lists.
  await page.locator('main [data-items="jobs/entries"] > *').first().focus();
  await page.keyboard.press('Enter');
  await desk.press('Settings');
  const panel = page.getByRole('region', { name: 'Settings' });
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Entry 1');
  await panel.getByLabel('From: month').selectOption('May');
  await expect.poll(() => about().jobs.entries[0].from, PATIENCE).toBe('2021-05');
  await panel.getByLabel('To: month').selectOption('June');
  await panel.getByLabel('To: year').selectOption('2020');
  await expect(panel.getByRole('status').filter({ hasText: 'ends before it begins' })).toBeVisible(PATIENCE);
  await panel.getByLabel('To: year').selectOption('2022');
  await expect.poll(() => about().jobs.entries[0].to, PATIENCE).toBe('2022-06');
  await expect(panel.getByRole('status').filter({ hasText: 'ends before it begins' })).toBeHidden();
  await panel.getByLabel('To: month').selectOption('Present');
  await expect.poll(() => about().jobs.entries[0].to, PATIENCE).toBe('present');
  await page.keyboard.press('Escape');
  await desk.step('Months beside the page');
});

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** Opens a paragraph of the bio, with the caret behind these words. */
async function openBio(words: string): Promise<void> {
  await page.locator('main p[data-edit=text]').getByText(words).click();
  await expect(copyOf()).toBeFocused();
  await copyOf().evaluate((element, words) => {
    const text = element.firstChild;
    getSelection()?.collapse(text, (text?.nodeValue?.indexOf(words) ?? 0) + words.length);
  }, words);
}

test('whoever pastes paragraphs types on behind them, at once or later @all', async () => {
  await desk.open('/about');
  const [first, ...others] = about().bio;
  for (const pause of [0, 1500]) {
    await openBio('design on a pier,');
    await desk.hand('paste', { 'text/plain': 'Pasted one.\n\nPasted two.' });
    await page.waitForTimeout(pause);
    await page.keyboard.type(' And on.');
    await expect(copyOf()).toBeFocused();
    await page.keyboard.press('ControlOrMeta+Enter');
    await desk.saved();
    const [before, behind] = first.split(' by counting');
    expect(about().bio).toEqual([
      `${before} Pasted one.`,
      `Pasted two. And on. by counting${behind}`,
      ...others,
    ]);
    await undo().click();
    await takeBack();
    await expect(page.locator('main').getByText('Pasted')).toHaveCount(0);
  }
});

test('Enter divides a paragraph where the caret is, Backspace joins it again, and each is one step @all', async () => {
  await desk.open('/about');
  const { bio } = about();
  const [first, ...others] = bio;
  const [before, behind] = first.split(' design on a pier, ');
  await openBio('design on a pier,');
  await page.keyboard.press('Enter');
  await expect(copyOf()).toHaveText(behind, PATIENCE);
  await page.keyboard.type('And ');
  await desk.saved();
  expect(about().bio).toEqual([`${before} design on a pier,`, `And ${behind}`, ...others]);
  for (let letter = 0; letter < 5; letter++) await page.keyboard.press('Backspace');
  await expect(copyOf()).toHaveText(first, PATIENCE);
  await page.keyboard.type('(joined) ');
  await page.keyboard.press('ControlOrMeta+Enter');
  await desk.saved();
  expect(about().bio).toEqual([`${before} design on a pier, (joined) ${behind}`, ...others]);
  await expect(undo()).toHaveAccessibleName('Undo the bio');
  await undo().click();
  await expect(undo()).toHaveAccessibleName('Undo the joining of two paragraphs', PATIENCE);
  await undo().click();
  await expect(undo()).not.toHaveAccessibleName('Undo the joining of two paragraphs', PATIENCE);
  desk.git('checkout', '--', 'content');
  await expect(page.locator('main').getByText(first)).toBeVisible(PATIENCE);
});

test('Enter in a list makes another item, a list that is pasted stays one, and Enter on an empty item ends it @all', async () => {
  await desk.open(`/${EVERY_KIND}`);
  const points = () =>
    parse(desk.copy.read(`content/case-studies/${EVERY_KIND}/study.yaml`)).blocks.find(
      ({ type }: { type: string }) => type === 'strategy',
    ).nodes[1].points;
  expect(points()).toEqual(['One flow', 'Nine screens']);
  await page.locator('main li[data-edit=text]').getByText('One flow').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('A vote, 2_4 *stars*');
  await expect.poll(points, PATIENCE).toEqual(['One flow', 'A vote, 2_4 *stars*', 'Nine screens']);
  await page.keyboard.press('Enter');
  await expect(copyOf()).toHaveText(/^Write here/, PATIENCE);
  await page.keyboard.press('Enter');
  await expect(copyOf()).toHaveCount(0);
  await expect.poll(points, PATIENCE).toEqual(['One flow', 'A vote, 2_4 *stars*', 'Nine screens']);

  await page.locator('main li[data-edit=text]').getByText('A vote').click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Backspace');
  await expect.poll(points, PATIENCE).toEqual(['One flow A vote, 2_4 *stars*', 'Nine screens']);
  // Letters that are typed meanwhile are kept; where the caret goes by keys is up to the text that is there.
  await expect(copyOf()).toHaveText('One flow A vote, 2_4 *stars*');
  await expect(copyOf()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await desk.hand('paste', { 'text/plain': '• Paper\n• Pixels\n' });
  await page.keyboard.type(' and type');
  await expect.poll(points, PATIENCE).toEqual(['Paper', 'Pixels and type', 'Nine screens']);
  await page.keyboard.press('ControlOrMeta+Enter');
  await desk.step('A list');
});

test('a paragraph that nobody wrote is gone as soon as it is left, however it is left @all', async () => {
  await desk.open('/about');
  const { bio, ...rest } = about();
  const leaves = {
    Escape: () => page.keyboard.press('Escape'),
    Enter: () => page.keyboard.press('Enter'),
    'a click on the next paragraph': () => page.getByText(bio[1]).click(),
    'a click on another text': () => page.getByRole('heading', { level: 2 }).first().click(),
    Tab: async () => {
      for (let press = 0; press < 5; press++) await page.keyboard.press('Tab');
    },
    'Backspace, twice': async () => {
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Backspace');
      await expect(copyOf()).toHaveText(bio[0], PATIENCE);
    },
    'words that are given up': async () => {
      await page.keyboard.type('No, not this.');
      await page.keyboard.press('Escape');
    },
  };
  for (const [how, leave] of Object.entries(leaves)) {
    await openBio(bio[0].slice(-12));
    await page.keyboard.press('Enter');
    await expect(copyOf(), how).toHaveText(/^Write here/, PATIENCE);
    await leave();
    await page.keyboard.press('Escape');
    await expect(copyOf(), how).toHaveCount(0);
    await expect(page.locator('main').getByText('Write here'), how).toHaveCount(0, PATIENCE);
    await desk.saved();
    expect(about(), how).toEqual({ bio, ...rest });
  }
});

test('whoever clicks from a paragraph that nobody wrote into the next one types there @all', async () => {
  await desk.open('/about');
  const { bio } = about();
  await openBio(bio[0].slice(-12));
  await page.keyboard.press('Enter');
  await expect(copyOf()).toHaveText(/^Write here/, PATIENCE);
  await page.getByText(bio[1]).click();
  await expect(copyOf()).toHaveText(bio[1]);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' So there.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect.poll(() => about().bio, PATIENCE).toEqual([bio[0], `${bio[1]} So there.`, ...bio.slice(2)]);
  desk.git('checkout', '--', 'content');
  await expect(page.locator('main').getByText('So there.')).toHaveCount(0, PATIENCE);
});

test('Tab goes on to the next text and Shift with Tab back, typing at once @all', async () => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await desk.open('/about');
  const { intro, bio } = about();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(copyOf()).toHaveText(intro[0]);
  await page.keyboard.type('!');
  await page.keyboard.press('Tab');
  await expect(copyOf()).toHaveText(intro[1]);
  await page.keyboard.type('?');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('!');
  await desk.saved();
  const now = about();
  expect([now.intro[0].match(/!/g)?.length, now.intro[1]]).toEqual([2, `${intro[1]}?`]);
  await page.keyboard.press('Escape');
  // A paragraph’s tools come first; behind the last of them is the next text.
  await openBio(bio[0].slice(-12));
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('toolbar', { name: 'This text' }).getByRole('button').nth(press),
    ).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(copyOf()).toHaveText(bio[1]);
  await page.keyboard.press('Escape');
  desk.git('checkout', '--', 'content');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(intro[0], PATIENCE);
});

test('a paragraph is begun while the server cannot be reached, and written when it can @all', async () => {
  await desk.open('/about');
  const { bio } = about();
  await page.route('**/__edit/**', (route) => route.abort());
  await openBio('almost always the sign.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Begun alone.');
  await expect(copyOf()).toHaveText('Begun alone.');
  await page.keyboard.press('Enter');
  await desk.hand('paste', { 'text/plain': 'Pasted one.\n\nPasted two.' }, copyOf());
  await expect(copyOf()).toHaveText('Pasted two.');
  await page.keyboard.type(' And on.');
  await expect(page.getByText('your words are kept here')).toBeVisible(PATIENCE);
  expect(about().bio).toEqual(bio);
  await page.unroute('**/__edit/**');
  await expect
    .poll(() => about().bio, PATIENCE)
    .toEqual([bio[0], 'Begun alone.', 'Pasted one.', 'Pasted two. And on.', ...bio.slice(1)]);
  await expect(copyOf()).toBeFocused();
  await page.keyboard.type(' Still.');
  await expect.poll(() => about().bio[3], PATIENCE).toBe('Pasted two. And on. Still.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await desk.saved();
  desk.git('checkout', '--', 'content');
  await expect(page.locator('main').getByText('Pasted')).toHaveCount(0, PATIENCE);
});

test('what is written elsewhere into the open text leaves the caret behind the same words @all', async () => {
  await desk.open('/about');
  const end = 'almost always the sign.';
  await openBio(end);
  await page.keyboard.type(' ONE');
  await desk.saved();
  const file = 'content/about.yaml';
  desk.copy.write(file, desk.copy.read(file).replace(`${end} ONE`, `${end} ONE TWO`));
  await expect(copyOf()).toHaveText(/ ONE TWO$/, PATIENCE);
  await expect(copyOf()).toBeFocused();
  await page.keyboard.type(' more');
  await desk.saved();
  expect(about().bio[0]).toMatch(/almost always the sign\. ONE more TWO$/);
  await page.keyboard.press('ControlOrMeta+Enter');
  await undo().click();
  await undo().click();
  await takeBack();
});

test('whoever leaves the dates of a job by Escape is back on the dates, changed or not @all', async () => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await desk.open('/about');
  const dates = page.locator('main [data-dates]').first();
  const { from } = about().jobs.entries[0];
  await dates.click();
  await page.getByRole('combobox', { name: 'From: month' }).selectOption('January');
  await expect.poll(() => about().jobs.entries[0].from, PATIENCE).not.toBe(from);
  await page.keyboard.press('Escape');
  await expect.poll(() => about().jobs.entries[0].from, PATIENCE).toBe(from);
  await desk.saved();
  await expect(dates).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dates).toBeFocused();
});

test('a section’s name is edited where it was clicked', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await desk.open(`/${STUDY}`);
  for (const place of ['section-list a', 'main hgroup a']) {
    const name = page.locator(place).first();
    await name.click();
    await expectSame(copyOf(), name);
    await page.keyboard.press('End');
    await page.keyboard.type('s');
    // It stays there while both are drawn anew.
    await expectSame(copyOf(), name);
    await page.keyboard.press('Escape');
    await expect(name).toBeFocused();
  }
  expect(await desk.step('Nothing')).toEqual({ out: [], in: [] });
});

test('what the site fills in is one piece, which cannot be typed into and can be put back', async () => {
  await desk.open(`/${STUDY}`);
  const minutes = page.getByText(/^\d+ min read$/);
  const shown = (await minutes.textContent()) ?? '';
  const [count = ''] = shown.split(' ');
  await minutes.click();
  const chip = copyOf().locator('[data-gap]');
  await expect(chip).toHaveText(count);
  await expect(copyOf()).toHaveText(shown);
  await expect(copyOf()).toHaveAccessibleDescription(/everywhere on the site/);
  await expect(copyOf()).not.toHaveAccessibleName(/[{}]/);
  const box = await chip.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await page.keyboard.type('9');
  await expect(chip).toHaveText(count);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('Read it in');
  await page.getByRole('button', { name: `Put “${count}” back` }).click();
  await page.keyboard.type(' minutes');
  await expect(copyOf()).toHaveText(`Read it in ${count} minutes`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Read it in ${count} minutes`)).toBeVisible();
  expect((await desk.step('Minutes')).in).toEqual([
    expect.stringMatching(/labels:/),
    '  readingTime: Read it in {minutes} minutes',
  ]);
  await undo().click();
  await expect(minutes).toBeVisible(PATIENCE);
  await desk.step('As it was');

  const made = page.getByText('Designed and made by Zoë');
  await made.click();
  const name = copyOf().locator('[data-gap]');
  await expect(name).toHaveText('Zoë Nguyễn-Łukasik');
  const { width = 0, height = 0 } = (await name.boundingBox()) ?? {};
  await name.click({ position: { x: width * 0.2, y: height / 2 } });
  await page.keyboard.type('hand, ');
  await expect(copyOf()).toHaveText('Designed and made by hand, Zoë Nguyễn-Łukasik in Halifax');
  await name.click({ position: { x: width * 0.8, y: height / 2 } });
  await page.keyboard.type(', with care,');
  await expect(copyOf()).toHaveText('Designed and made by hand, Zoë Nguyễn-Łukasik, with care, in Halifax');
  await name.dblclick({ position: { x: width * 0.8, y: height / 2 } });
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('Zoë Nguyễn-Łukasik');
  await name.click({ position: { x: width * 0.5, y: height / 2 } });
  await page.keyboard.press('ControlOrMeta+a');
  expect(await page.evaluate(() => String(getSelection()))).toBe(await copyOf().innerText());
  await page.keyboard.press('Escape');
  await expect(copyOf()).toHaveCount(0);
});

test('a persona keeps the quotation marks while its words change', async () => {
  await desk.open(`/${STUDY}`);
  const quote = page.locator('main blockquote').first();
  await quote.click();
  expect(
    await copyOf().evaluate((copy) =>
      ['::before', '::after'].map((one) => getComputedStyle(copy, one).content),
    ),
  ).toEqual(['"“"', '"”"']);
  await expectSame(copyOf(), quote);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Or yours?');
  await expect(quote).toHaveText('“Is there anything about our house? Or yours?”');
  await expectSame(copyOf(), quote);
  await page.keyboard.press('Enter');
  expect((await desk.step('A quote')).in).toEqual([
    '        quote: Is there anything about our house? Or yours?',
  ]);
});
