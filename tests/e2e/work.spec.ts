import { at, expect, test } from '../helpers/test.ts';

const FEATURED = [
  { url: '/ledger', tags: ['UX/UI', 'WEB'] },
  { url: '/beacon', tags: ['REDESIGN', 'WEB', 'MOBILE'] },
];
const PREVIOUS = [
  { url: '/ferry', tags: ['UX/UI', 'WEB'] },
  { url: '/orchard', tags: ['UX/UI', 'MOBILE'] },
  { url: '/archive', tags: ['CONCEPT DEVELOPMENT', 'UX/UI', 'MOBILE'] },
];

test('the hero greets, highlights “Product Designer”, says where, and shows a cover', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main).toContainText('Hello, I’m Zoë!');
  const phrase = main.locator('mark');
  await expect(phrase).toHaveText('Product Designer');
  const ground = await phrase
    .locator('span')
    .evaluate((element) => getComputedStyle(element).backgroundImage);
  expect(ground).toContain('rgb(244, 190, 53)');
  await expect(main).toContainText('I work in Halifax');
  await expect(main.getByRole('img').first()).toBeInViewport();
});

test('a highlighted phrase that needs two lines has a stroke under each', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const stroke = page.locator('mark span');
  await stroke.evaluate((element) => {
    element.textContent = 'designer of products, services and signs';
  });
  const { lines, repeats } = await stroke.evaluate((element) => ({
    lines: [...element.getClientRects()].map(({ width }) => Math.round(width)),
    repeats: getComputedStyle(element).boxDecorationBreak,
  }));
  expect(lines.length).toBeGreaterThan(1);
  expect(new Set(lines).size, 'each as long as its line').toBeGreaterThan(1);
  expect(repeats).toBe('clone');
});

test('featured and previous work stand in their order with their tags', async ({ page }) => {
  await page.goto('/');
  for (const [title, cards] of [
    ['NOW', FEATURED],
    ['BEFORE', PREVIOUS],
  ] as const) {
    const shelf = page.locator('section', { has: page.getByRole('heading', { name: title }) });
    await expect(shelf.getByRole('article')).toHaveCount(cards.length);
    for (const [index, { url, tags }] of cards.entries()) {
      const card = shelf.getByRole('article').nth(index);
      await expect(card.getByRole('listitem')).toHaveText(tags);
      await expect(card.getByRole('img')).toHaveAttribute('alt', /.{20,}/);
      await expect(card.getByRole('heading')).not.toBeEmpty();
      await expect(card.getByRole('paragraph').first()).not.toBeEmpty();
      await expect(card.getByRole('link')).toHaveCount(1);
      await expect(card.getByRole('link')).toContainText('READ MORE');
      await expect(card.getByRole('link')).toHaveAttribute('href', at(url));
    }
  }
});

test('a card’s one link tells a screen reader what it is about, and that a locked one needs a password', async ({
  page,
}) => {
  await page.goto('/');
  await expect(
    page.getByRole('link', { name: /^READ MORE about One page that three rooms.+, password needed$/ }),
  ).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^READ MORE about A reading room/ })).toHaveCount(1);
  await expect(page.getByRole('link', { name: /password needed/ })).toHaveCount(2);
});

test('a card says what came of it and, where it is locked, what to do; and Work says how many are open', async ({
  page,
}) => {
  await page.goto('/');
  const cards = page.getByRole('article');
  await expect(cards.nth(0)).toContainText('3 books fewer');
  await expect(cards.getByText('Password needed: ask me')).toHaveCount(2);
  await expect(cards.nth(2)).not.toContainText('Password needed');
  await expect(page.getByRole('main')).toContainText('Open to everyone: 3 of 5 case studies.');
});

test('a click anywhere on a card opens its study', { tag: '@host' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  const box = await page.getByRole('article').last().boundingBox();
  await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + 40);
  await expect(page).toHaveURL(at('/archive'));
});

test('the arrow of an open card slides on hover; a locked card has a lock that does not move', async ({
  page,
}) => {
  await page.goto('/');
  const sign = (index: number) => page.getByRole('article').nth(index).getByRole('link').locator('svg');
  const offset = (index: number) =>
    sign(index).evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).e);
  await page.getByRole('article').nth(2).hover();
  await expect.poll(() => offset(2)).toBeGreaterThan(4);
  await page.getByRole('article').nth(0).hover();
  await page.waitForTimeout(400);
  expect(await offset(0)).toBe(0);
  const lock = await sign(0).innerHTML();
  expect(await sign(1).innerHTML()).toBe(lock);
  expect(await sign(2).innerHTML()).not.toBe(lock);
});

test('beside its words the picture changes sides from card to card', async ({ page }) => {
  await page.goto('/');
  const sides = await page.getByRole('article').evaluateAll((cards) =>
    cards.map((card) => {
      const picture = card.querySelector('img')?.getBoundingClientRect().left ?? 0;
      return picture < (card.querySelector('h3')?.getBoundingClientRect().left ?? 0) ? 'left' : 'right';
    }),
  );
  expect(sides).toEqual(['left', 'right', 'left', 'right', 'left']);
});

for (const width of [390, 820]) {
  test(`at ${width}px the picture stands above the words`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    for (const card of await page.getByRole('article').all()) {
      const picture = await card.getByRole('img').boundingBox();
      const title = await card.getByRole('heading').boundingBox();
      expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
    }
  });
}

for (const [width, columns] of [
  [1349, 'one column'],
  [1350, 'two columns'],
] as const) {
  test(`the hero is ${columns} at ${width}px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const words = await page.getByRole('heading', { level: 1 }).boundingBox();
    const cover = await page.getByRole('main').getByRole('img').first().boundingBox();
    const isBeside = (cover?.x ?? 0) >= (words?.x ?? 0) + (words?.width ?? 0);
    expect(isBeside).toBe(columns === 'two columns');
  });
}

for (const [width, height] of [
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1440, 900],
] as const) {
  test(`at ${width} × ${height} the first screen has the hero and the head of the first card`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const card = await page.getByRole('article').first().boundingBox();
    expect(card?.y).toBeLessThan(height - 24);
    const cover = await page.getByRole('main').getByRole('img').first().boundingBox();
    if (width < 1350) expect(cover?.height).toBeLessThanOrEqual(0.4 * height);
    const lines = await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight));
    expect(Math.round(lines)).toBeLessThanOrEqual(4);
  });
}

test('a hero of one column stands in the middle of the window', async ({ page }) => {
  for (const width of [768, 1024, 1349]) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto('/');
    const cover = await page.getByRole('main').getByRole('img').first().boundingBox();
    // Where a scroll bar takes room, the middle is that of what it leaves.
    const middle = (await page.evaluate(() => document.documentElement.clientWidth)) / 2;
    expect(Math.abs((cover?.x ?? 0) + (cover?.width ?? 0) / 2 - middle), `at ${width}px`).toBeLessThan(2);
  }
});

test('cards grow as wide as pictures may, and sections of text no wider than 1200px', async ({ page }) => {
  await page.setViewportSize({ width: 2400, height: 1200 });
  await page.goto('/');
  for (const card of await page.getByRole('article').all()) {
    expect((await card.boundingBox())?.width).toBe(1280);
  }
  await page.goto('/about');
  for (const section of await page.locator('main section').all()) {
    expect((await section.boundingBox())?.width).toBe(1200);
  }
});
