import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { Window } from 'happy-dom';
import { type Inline, plainText } from '../../src/model/inline.ts';
import type { Study } from '../../src/model/study.ts';
import { readLibrary } from '../../src/reader/read.ts';
import { BUILD } from '../helpers/host.ts';

// What SPEC.md says of each study must be readable in it, and no other figure may be.

interface Said {
  /** Facts, as they stand in the text. */
  facts: (string | RegExp)[];
  /** Every figure the prose may hold: the spec’s, and names that happen to have digits. */
  figures: string[];
  /** The sections that SPEC.md section 2 names, by the words of ours that carry them. */
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

const INLINE: string[] = ['text', 'emphasis', 'strong', 'link'] satisfies Inline['kind'][];

const isRichText = (value: unknown[]): value is Inline[] =>
  value.length > 0 && value.every((part) => INLINE.includes((part as Partial<Inline>)?.kind ?? ''));

/** Every text of a study that is read as such. `isParagraph`: it is one, rather than a line. */
function proseOf(value: unknown): { text: string; isParagraph: boolean }[] {
  if (typeof value === 'string') return [{ text: value, isParagraph: false }];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    return isRichText(value) ? [{ text: plainText(value), isParagraph: true }] : value.flatMap(proseOf);
  }
  return Object.entries(value).flatMap(([key, child]) => (NO_PROSE.has(key) ? [] : proseOf(child)));
}

const { studies } = await readLibrary(process.cwd());

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
  test(`/${route} says every fact of the spec`, () => {
    const words = builtPage(route).querySelector('main')?.textContent ?? '';
    for (const fact of facts) expect.soft(words).toMatch(asPattern(fact));
  });
}

for (const [route, { facts }] of Object.entries(LOCKED)) {
  test(`/${route}, once open, says every fact of the spec`, () => {
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
  test(`/${route} holds no figure that the spec does not`, () => {
    const found = textOf(route).match(/T?\d[\d,.]*(?<![,.])(%|x\b|\+)?/g) ?? [];
    expect(found.length).toBeGreaterThan(0);
    expect([...new Set(found)].filter((figure) => !figures.includes(figure))).toEqual([]);
  });

  test(`/${route} has every section the spec names`, () => {
    const names = studyOf(route).blocks.flatMap(({ section }) => section ?? []);
    expect(sections.filter((section) => !names.includes(section))).toEqual([]);
  });

  test(`/${route} is long enough to argue and short enough to read`, () => {
    const { summary, blocks } = studyOf(route);
    const words = proseOf({ summary, blocks }).flatMap(({ text }) => text.split(/\s+/).filter(Boolean));
    expect(words.length).toBeGreaterThanOrEqual(900);
    expect(words.length).toBeLessThanOrEqual(1700);
  });

  test(`/${route} has no paragraph of more than three sentences`, () => {
    const long = proseOf(studyOf(route)).filter(
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
