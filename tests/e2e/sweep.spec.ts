// Between the widths that we look at: every page at every sixteenth pixel, in one visit.
import { axe } from '../helpers/axe.ts';
import { DEV, devIsThere } from '../helpers/gallery.ts';
import { TEST_SECRET } from '../helpers/gate.ts';
import { faultsOf, sweep } from '../helpers/sweep.ts';
import { expect, test } from '../helpers/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeAll(devIsThere);

/** By how much a study may be longer at one width than at the next. */
const STEP = 1.25;

for (const [name, route] of [
  ['Work', '/'],
  ['About', '/about'],
  ['the page that is not found', '/nowhere'],
  ['the gate', '/ledger'],
] as const) {
  test(`on ${name} nothing breaks, collides, is cut or sticks out, at any width`, async ({ page }) => {
    expect(faultsOf(await sweep(page, route))).toEqual([]);
  });
}

// A look is in the whole of a build: other layouts of Work are seen where blocks are, in `npm run dev` (src/dev). Words
// of more than thirty letters may be parted: no column holds them.
for (const layout of ['statement-grid', 'centred-list', 'beside-panels-bare']) {
  test(`nor on Work as ${layout.replaceAll('-', ' ')} @all`, async ({ page }) => {
    const faults = faultsOf(await sweep(page, `/layouts/${layout}`, { origin: DEV }));
    expect(faults.filter((fault) => !/^“\p{L}{31,}” is broken/u.test(fault))).toEqual([]);
  });

  test(`on Work as ${layout.replaceAll('-', ' ')} axe finds nothing, in light and dark @all`, async ({
    page,
  }) => {
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(`${DEV}/layouts/${layout}`, { waitUntil: 'networkidle' });
      expect(await axe(page), scheme).toEqual([]);
    }
  });
}

test('a statement’s longest line is as long as the page is wide, at every width', async ({ page }) => {
  await page.goto(`${DEV}/layouts/statement-grid`);
  for (const width of [320, 390, 520, 521, 600, 820, 901, 1280, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const { room, longest } = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      const lines = [...range.getClientRects()];
      const ends = [Math.max(...lines.map(({ right }) => right)), Math.min(...lines.map(({ left }) => left))];
      return { room: heading.clientWidth, longest: (ends[0] ?? 0) - (ends[1] ?? 0) };
    });
    expect(longest / room, `at ${width}px`).toBeGreaterThan(0.94);
    expect(room / width, `at ${width}px`).toBeGreaterThan(0.68);
  }
});

for (const [name, route, ready] of [
  ['an open study', '/ferry', 'main h1'],
  ['an unlocked one', `/beacon#k=${TEST_SECRET}`, '[data-gate][data-state=open] h2'],
] as const) {
  test(`nor in ${name}, which is about as long at one width as at the next`, async ({ page }) => {
    const seen = await sweep(page, route, { ready });
    expect(faultsOf(seen)).toEqual([]);
    const steps = seen.slice(0, -2).flatMap((one, index) => {
      const next = seen[index + 1] ?? one;
      const step = Math.max(one.height, next.height) / Math.min(one.height, next.height);
      return step > STEP ? [`${one.height}px at ${one.width}, ${next.height}px at ${next.width}`] : [];
    });
    expect(steps).toEqual([]);
  });
}

test('paintings hang in one column more at a time as the window grows, and never in one less', async ({
  page,
}) => {
  const seen = await sweep(page, '/fun');
  expect(faultsOf(seen)).toEqual([]);
  const columns = seen.map((glance) => glance.columns);
  expect([columns[0], columns.at(-1)]).toEqual([1, 3]);
  const steps = columns.slice(1).map((count, index) => count - (columns[index] ?? 0));
  expect(steps.filter((step) => step !== 0 && step !== 1)).toEqual([]);
});
