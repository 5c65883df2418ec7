import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { Window } from 'happy-dom';
import sharp from 'sharp';
import { listFiles } from '../../src/lib/files.ts';
import { isRichText, plainText } from '../../src/model/inline.ts';
import { withoutPrivate } from '../../src/model/private.ts';
import type { Study } from '../../src/model/study.ts';
import { readLibrary } from '../../src/reader/read.ts';
import { columnTops } from '../../src/screens/Fun/columns.ts';
import { buildFolder } from '../helpers/host.ts';
import { prototypeWeight } from '../helpers/prototype-weight.ts';
import { isSample } from '../helpers/sample.ts';
import { expect, test } from '../helpers/test.ts';

// What docs/sample.md promises of the sample must be in it, and no other figure may be. It is asked as long as the site
// has the sample’s owner; once the site is yours, delete this file and docs/sample.md.
const BUILD = buildFolder('owner');

interface Said {
  /** Facts, as they stand in the text. */
  facts: (string | RegExp)[];
  /** Every figure the prose may hold: those promised, and names that happen to have digits. */
  figures: string[];
  /** The sections it has at least. */
  sections: string[];
}

const OPEN: Record<string, Said> = {
  pledgx: {
    facts: ['2 weeks', '6 interviews', '6 testers', '2 personas', /about one month/i],
    figures: ['2', '6'],
    sections: [
      'Problem',
      'Spreadsheet',
      'Strategy',
      'Goals',
      'Research',
      'Personas',
      'Insights',
      'First iterations',
      'Adjustments',
      'Last changes',
      'Takeaways',
    ],
  },
  crypto_insights: {
    facts: ['8 weeks', '10,000+', '14 September 2021', /seven features/i],
    figures: ['8', '7', '10,000', '10,000+', '14', '2021'],
    sections: ['Problem', 'Goals', 'Role', 'Market', 'Wireframes', 'Colour', 'Features', 'Takeaways'],
  },
  eztax: {
    facts: [
      '53%',
      '75%',
      '10 participants',
      '2 groups',
      '2 personas',
      '3 months',
      'Figma',
      'FigJam',
      'UX researcher',
      'UX/UI designer',
      'Illustrator',
    ],
    // T4 and T2202 are slips, 14 and 22 boxes on one, 32300 and 10100 lines of the return.
    figures: ['53%', '75%', '10', '2', '3', 'T4', 'T2202', '14', '22', '32300', '10100'],
    sections: [
      'Research',
      'Personas',
      'Style guide',
      'Learning',
      'Filing',
      'Assistant',
      'Tips',
      'Review step',
    ],
  },
};

const LOCKED: Record<string, Said> = {
  interac: {
    facts: ['8 weeks', '5 users'],
    figures: ['8', '5', '6'],
    sections: [
      'Sitemap',
      'Interactions',
      'Banks',
      'Components',
      'Mobile',
      'Wireframes',
      'Visuals',
      'Dashboard',
      'Takeaways',
    ],
  },
  trakt: {
    facts: [
      '2 months',
      'Figma',
      'FigJam',
      'UX designer',
      /one product manager/i,
      '4 developers',
      '40%',
      '3x',
      /internal figure/i,
    ],
    // 1 to 3 count the versions of a screen, and the spots named in one of them.
    figures: ['2', '4', '40%', '3x', '1', '3'],
    sections: ['Problem', 'Personas', 'User flow', 'Iterations', 'Testing', 'Campaigns', 'Leads', 'Impact'],
  },
};

const STUDIES = { ...OPEN, ...LOCKED };

/** Fields that are no prose: names of files, addresses, sizes; and words about pictures, which show sample data. */
const NO_PROSE = new Set([
  'kind',
  'place',
  'type',
  'file',
  'portrait',
  'alt',
  'caption',
  'href',
  'mp4',
  'webm',
  'spot',
  'swatches',
  'family',
  'size',
  'fidelity',
  'device',
  'hex',
]);

/** Every text of a study that is read as such. `isParagraph`: it is one, rather than a line. */
function proseOf(value: unknown): { text: string; isParagraph: boolean }[] {
  if (typeof value === 'string') return [{ text: value, isParagraph: false }];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    return isRichText(value) ? [{ text: plainText(value), isParagraph: true }] : value.flatMap(proseOf);
  }
  return Object.entries(value).flatMap(([key, child]) => (NO_PROSE.has(key) ? [] : proseOf(child)));
}

const { work, fun, studies } = await readLibrary(process.cwd());

test.skip(!isSample, 'The site has an owner of its own.');

function studyOf(route: string): Study {
  const study = studies[route];
  if (!study) throw new Error(`There is no study ${route}.`);
  return study;
}

const textOf = (route: string) =>
  proseOf(studyOf(route))
    .map(({ text }) => text)
    .join('\n');

function builtPage(route: string) {
  const { document } = new Window();
  document.write(readFileSync(`${BUILD}/${route}.html`, 'utf8'));
  return document;
}

for (const [route, { facts }] of Object.entries(OPEN)) {
  test(`/${route} says every fact that was promised`, () => {
    const words = builtPage(route).querySelector('main')?.textContent ?? '';
    for (const fact of facts) expect.soft(words).toMatch(asPattern(fact));
  });
}

for (const [route, { facts }] of Object.entries(LOCKED)) {
  test(`/${route}, once open, says every fact that was promised`, () => {
    const words = textOf(route);
    for (const fact of facts) expect.soft(words).toMatch(asPattern(fact));
  });
}

test('the trading app shows seven features, each with its picture', () => {
  const features = [...builtPage('crypto_insights').querySelectorAll('#features ol > li')];
  expect(features).toHaveLength(7);
  for (const feature of features) expect(feature.querySelectorAll('img')).toHaveLength(1);
});

test('the figures of the attribution platform are marked as internal', () => {
  const impact = studyOf('trakt').blocks.find(({ type }) => type === 'impact');
  expect(impact).toMatchObject({ internal: true });
});

for (const [route, { figures, sections }] of Object.entries(STUDIES)) {
  test(`/${route} holds no figure that was not promised`, () => {
    const found = textOf(route).match(/T?\d[\d,.]*(?<![,.])(%|x\b|\+)?/g) ?? [];
    expect(found.length).toBeGreaterThan(0);
    expect([...new Set(found)].filter((figure) => !figures.includes(figure))).toEqual([]);
  });

  test(`/${route} has every section that was promised`, () => {
    const names = studyOf(route).blocks.flatMap(({ section }) => section ?? []);
    expect(sections.filter((section) => !names.includes(section))).toEqual([]);
  });

  test(`/${route} is long enough to argue and short enough to read`, () => {
    const { summary, blocks } = withoutPrivate(studyOf(route));
    const words = proseOf({ summary, blocks }).flatMap(({ text }) => text.split(/\s+/).filter(Boolean));
    expect(words.length).toBeGreaterThanOrEqual(900);
    expect(words.length).toBeLessThanOrEqual(1700);
  });

  test(`/${route} has no paragraph of more than three sentences`, () => {
    const long = proseOf(withoutPrivate(studyOf(route))).filter(
      ({ text, isParagraph }) => isParagraph && sentences(text) > 3,
    );
    expect(long.map(({ text }) => text)).toEqual([]);
  });
}

function sentences(text: string): number {
  return [...new Intl.Segmenter('en-CA', { granularity: 'sentence' }).segment(text)].length;
}

/** A fact stands for itself: 2 weeks is not found in 12 weeks. */
function asPattern(fact: string | RegExp): RegExp {
  if (fact instanceof RegExp) return fact;
  return new RegExp(`(?<!\\d[,.]?)${fact.replaceAll(/[+./]/g, '\\$&')}`);
}

test('five studies stand on two shelves in their order, with their tags', () => {
  const shelf = (one: { studies: string[] } | undefined) =>
    one?.studies.map((route) => [route, studyOf(route).locked ? 'locked' : 'open', ...studyOf(route).tags]);
  expect(work.featured.title).toBe('FEATURED WORK');
  expect(shelf(work.featured)).toEqual([
    ['trakt', 'locked', 'UX/UI', 'WEB'],
    ['interac', 'locked', 'REDESIGN', 'WEB', 'MOBILE'],
  ]);
  expect(work.previous?.title).toBe('PREVIOUS WORK');
  expect(shelf(work.previous)).toEqual([
    ['pledgx', 'open', 'UX/UI', 'WEB'],
    ['crypto_insights', 'open', 'UX/UI', 'MOBILE'],
    ['eztax', 'open', 'CONCEPT DEVELOPMENT', 'UX/UI', 'MOBILE'],
  ]);
});

test('the Work page greets, highlights “Product Designer” and says Toronto', () => {
  const main = builtPage('index').querySelector('main');
  expect(main?.querySelector('mark')?.textContent).toBe('Product Designer');
  expect(main?.textContent).toContain('Hi, I’m Mina!');
  expect(main?.textContent).toContain('based in Toronto');
});

test('pages are light: HTML with its styles, and no script on Work and About', () => {
  for (const route of ['index', 'fun', 'about', ...Object.keys(STUDIES)]) {
    const most = ['index', 'fun', 'about'].includes(route) ? 9 : 20;
    expect(statSync(`${BUILD}/${route}.html.br`).size, route).toBeLessThanOrEqual(most * 1024);
  }
  const fonts = listFiles('_astro/fonts/*.woff2', BUILD).map((file) => statSync(`${BUILD}/${file}`).size);
  expect(fonts.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(25 * 1024);
  for (const route of ['index', 'about'])
    expect(builtPage(route).querySelectorAll('script[src]')).toHaveLength(0);
});

for (const route of Object.keys(OPEN)) {
  test(`/${route} weighs at most 1.5 KB more for its prototype, before anyone asks for it`, async () => {
    const weight = await prototypeWeight(readFileSync(`${BUILD}/${route}.html`, 'utf8'));
    expect(weight).toBeGreaterThan(500);
    expect(weight).toBeLessThanOrEqual(1536);
  });
}

test('the emulator shows six themes, Default first, then the banks in their order', () => {
  const selector = studyOf('interac').blocks.find(({ type }) => type === 'themeSelector');
  expect(selector).toMatchObject({
    leaveFirstOutOnTablet: true,
    themes: ['Default', 'TD', 'BMO', 'Scotia', 'RBC', 'CIBC'].map((name) => ({ name })),
  });
});

const pictures = listFiles('content/**/*.{png,webp}', process.cwd());
const films = listFiles('content/**/*.{mp4,webm}', process.cwd());

test('no stand-in picture is left', () => {
  expect(listFiles('content/**/temp-*', process.cwd())).toEqual([]);
});

test('every picture in the content folder is used, and nothing else lies there', () => {
  const named = listFiles('content/**/*.yaml', process.cwd())
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const unused = [...pictures, ...films].filter((file) => {
    const name = file.split('/').at(-1) ?? '';
    return !named.includes(name) && !file.startsWith('content/site/');
  });
  expect(unused).toEqual([]);
});

test('films are under 700 KB each, in both forms, with a still', () => {
  expect(films.length).toBeGreaterThanOrEqual(6);
  for (const file of films) {
    expect(statSync(file).size, file).toBeLessThan(700 * 1024);
    expect(statSync(file.replace(/\.(mp4|webm)$/, '-poster.png')).size, file).toBeGreaterThan(1000);
  }
});

test('there are twelve paintings in more than four formats', async () => {
  const shapes = await Promise.all(
    listFiles('content/paintings/*.webp', process.cwd()).map(async (file) => {
      const { width, height } = await sharp(file).metadata();
      expect(Math.max(width, height), file).toBeGreaterThanOrEqual(2000);
      return (width / height).toFixed(1);
    }),
  );
  expect(fun?.paintings).toHaveLength(12);
  expect(shapes).toHaveLength(12);
  expect(new Set(shapes).size).toBeGreaterThan(4);
});

test('its paintings hang in columns that end about together, two or three of them', async () => {
  const heights = await Promise.all(
    (fun?.paintings ?? []).map(async ({ picture }) => {
      const { width, height } = await sharp(`content/${picture.file}`).metadata();
      return height / width + 0.2;
    }),
  );
  for (const columns of [2, 3]) {
    const tops = columnTops(heights, columns);
    const ends = tops.map((top, index) =>
      heights.slice(top, tops[index + 1]).reduce((sum, height) => sum + height, 0),
    );
    // In widths of a column: about thirty pixels.
    expect(Math.max(...ends) - Math.min(...ends), `${columns} columns`).toBeLessThan(0.1);
  }
});

test('what is published of the repository stays under 60 MB', () => {
  const listed = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  const bytes = listed.reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);
  expect(bytes).toBeLessThan(60 * 1024 * 1024);
});
