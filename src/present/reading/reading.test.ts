import { describe, expect, test } from 'vitest';
import { wordsIn as blockWords, UNREAD } from '../../../tests/helpers/block-words.ts';
import { examplePicture, prose } from '../../blocks/example-media.ts';
import { examples } from '../../blocks/examples.ts';
import { listFiles, readText } from '../../lib/files.ts';
import { plainText } from '../../model/inline.ts';
import type { AnyBlock } from '../../model/resolved.ts';
import { wordsFor } from '../../words/words.ts';
import { talkOfStudy } from '../deck.ts';
import { slidesOfBlock } from '../slides-of.ts';
import { exampleSpeaker } from '../talk.examples.ts';
import { halves } from './halves.ts';
import { firstPages, type Measured, paged } from './paging.ts';
import { portfolioOf } from './portfolio-of.ts';
import { rowsOf } from './Shown/rows.ts';
import type { Sheet, Unit } from './sheet.ts';
import { sheetsOf } from './sheets-of.ts';
import { pdfWords } from './words.ts';

const { labels } = wordsFor('en-CA');
const around = {
  addressOf: (study: string, anchor = '') => `https://x.example/${study}#${anchor}`,
  words: pdfWords('en'),
};
const read = (block: AnyBlock) =>
  sheetsOf(
    { slides: slidesOfBlock('a', { block, index: 0, section: block.section, anchor: 'here' }, labels) },
    around,
  );

const every = Object.entries(examples).flatMap(([type, named]) =>
  Object.entries<AnyBlock>(named).map(([name, block]) => ({ name: `${type} ${name}`, block })),
);

/** A theme’s button stands for the picture that is shown. */
const wordsIn = (value: unknown) => blockWords(value, [...UNREAD, 'id', 'layout', 'slide', 'notes', 'label']);

const text = (words: string): Unit => ({ kind: 'prose', text: prose(words) });
const sheet = (units: Unit[], more: Partial<Sheet> = {}): Sheet => ({
  id: 'a/0/0',
  layout: 'text',
  title: 'Title',
  units,
  ...more,
});

describe('every block is read', () => {
  test.each(every)('$name: none of its words is lost', ({ block }) => {
    const told = new Set(wordsIn(read(block)));
    // A theme’s colour is that of its button; its picture shows it.
    const isOfButton = (word: string) => block.type === 'themeSelector' && word.startsWith('#');
    expect(wordsIn(block).filter((word) => !told.has(word) && !isOfButton(word))).toEqual([]);
  });

  test.each(every)('$name: a shorter heading is for the slide alone', ({ block }) => {
    const sheets = read({ ...block, slide: { title: 'Zounds' } });
    expect(JSON.stringify(sheets)).not.toContain('Zounds');
  });

  test.each(every)('$name: no page is without words or pictures', ({ block }) => {
    for (const { units, shown, title } of read(block))
      expect(units.length > 0 || shown !== undefined || title !== undefined).toBe(true);
  });
});

test.each(every)('$name: its heading is large on one page, and small on those that follow', ({ block }) => {
  const sheets = read(block);
  sheets.forEach(({ title, over }, index) => {
    const before = sheets[index - 1];
    if (title !== undefined) expect(title).not.toBe(before?.title);
    else if (before?.title !== undefined && over !== undefined) expect(over).toBe(before.title);
  });
});

test.each([
  [7, 50, [3, 2, 2]],
  [7, 12, [4, 3]],
  [4, 50, [2, 2]],
  [4, 12, [4]],
])('%i upright screens with %i words each stand side by side: %j', (count, words, wanted) => {
  const picture = { ...examplePicture('wide', 'A screen.'), width: 400, height: 800 };
  const said = prose(Array.from({ length: words }, () => 'word').join(' '));
  const screens = Array.from({ length: count }, (_, at) => ({ title: `Screen ${at}`, text: said, picture }));
  const sheets = read({ type: 'screens', hideOnPhone: false, title: 'Screens', screens } as AnyBlock);
  expect(sheets.map(({ units }) => units.filter(({ kind }) => kind === 'card').length)).toEqual(wanted);
});

test('further pictures of a block stand under its own heading too, and the speaker hears that once', () => {
  const picture = examplePicture('wide', 'A drawing.');
  const head = { hideOnPhone: false, title: 'A long heading', slide: { title: 'Zounds' } };
  const tips = ['A', 'B', 'C', 'D', 'E'].map((title) => ({
    title,
    text: prose('One.'),
    link: { label: 'More', href: '/' },
  }));
  const blocks: AnyBlock[] = [
    { ...head, type: 'mockup', device: 'Phone', picture, more: [{ device: 'Phone', picture }] },
    { ...head, type: 'tips', tips, picture },
  ];
  for (const block of blocks) {
    const slides = slidesOfBlock('a', { block, index: 0, section: undefined }, labels);
    expect(slides.map(({ form, reading }) => [form.title, reading.title])).toEqual([
      ['Zounds', 'A long heading'],
      [undefined, 'A long heading'],
    ]);
    expect(slides.map(({ form }) => form.over)).toEqual([undefined, 'Zounds']);
    expect(slides.map(({ notes }) => notes.includes('A long heading'))).toEqual([true, false]);
    expect(JSON.stringify(read(block))).not.toContain('Zounds');
  }
});

test('a heading that says nothing more is no page of its own', () => {
  const screens = every.find(({ name }) => name.startsWith('iterations'));
  const sheets = screens ? read({ ...screens.block, text: undefined } as AnyBlock) : [];
  expect(sheets.length).toBeGreaterThan(0);
  for (const { units, shown } of sheets) expect(units.length > 0 || shown).toBeTruthy();
});

test('a film and a prototype lead to their place on the site', () => {
  const block = every.find(({ name }) => name.startsWith('prototype'))?.block;
  const [first] = block ? read(block) : [];
  expect(first?.place?.href).toBe('https://x.example/a#here');
  expect(first?.shown?.kind).toBe('device');
});

describe('paging', () => {
  const unit = (words: string): Unit => text(words);
  const measured = (room: number, ends: number[]): Measured => ({ room, ends });

  test('pages on which all has room stay as they are', () => {
    const pages = firstPages([sheet([unit('One.')])]);
    expect(paged(pages, [measured(100, [100])])).toBe(pages);
  });

  test('letters become smaller before a page goes on', () => {
    let pages = paged(firstPages([sheet([unit('One.'), unit('Two.')])]), [measured(100, [60, 120])]);
    expect(pages.map(({ set, units }) => [set, units.length])).toEqual([['easy', 2]]);
    pages = paged(pages, [measured(100, [60, 120])]);
    expect(pages.map(({ set }) => set)).toEqual(['close']);
  });

  test('what has no room goes on to the next page, and nothing is lost', () => {
    const units = ['One.', 'Two.', 'Three.'].map(unit);
    const close = [{ sheet: sheet(units), units, turn: 0, set: 'close' as const }];
    const pages = paged(close, [measured(100, [50, 90, 130])]);
    expect(pages.map(({ units, turn }) => [units.length, turn])).toEqual([
      [2, 0],
      [1, 1],
    ]);
  });

  test('a page that would stay half empty takes the beginning of what follows', () => {
    const units = [unit('One.'), unit('First sentence. Second sentence.')];
    const pages = paged([{ sheet: sheet(units), units, turn: 0, set: 'close' }], [measured(100, [20, 140])]);
    expect(pages[0]?.units.map((one) => (one.kind === 'prose' ? plainText(one.text) : ''))).toEqual([
      'One.',
      'First sentence.',
      'Second sentence.',
    ]);
  });

  test('a picture may stand alone where its words need the whole page', () => {
    const rows: Unit[] = [{ kind: 'row', subjects: ['A'], aspect: 'B', values: ['C'] }];
    const shown = {
      kind: 'pictures' as const,
      pictures: [{ picture: examplePicture('wide', 'A drawing.') }],
    };
    const pages = paged(
      [{ sheet: sheet(rows, { shown }), units: rows, turn: 0, set: 'close' }],
      [measured(10, [40])],
    );
    expect(pages.map(({ units }) => units.length)).toEqual([0, 1]);
  });
});

describe('halves', () => {
  test.each<[string, Unit]>([
    ['a text', text('The first sentence is here. The second one follows it.')],
    ['a text of one sentence', text('One sentence with a number of words in it and no end')],
    ['a point', { kind: 'point', title: 'Title', text: [prose('One. Two.'), prose('Three.')] }],
    [
      'a point of three',
      { kind: 'point', title: 'Title', text: [prose('One.'), prose('Two.'), prose('Three.')] },
    ],
    [
      'a list',
      {
        kind: 'list',
        title: 'Title',
        start: 1,
        lines: [{ words: 'One' }, { words: 'Two' }, { words: 'Three' }],
      },
    ],
  ])('%s is parted, and no word of it is lost', (_, unit) => {
    const parts = halves(unit);
    expect(parts).toBeDefined();
    expect(parts?.flatMap((one) => wordsIn(one))).toEqual(wordsIn(unit));
  });

  test('numbers go on in the second half', () => {
    const lines = ['One', 'Two', 'Three'].map((words) => ({ words }));
    expect(halves({ kind: 'list', lines, start: 1 })?.[1]).toMatchObject({ start: 3 });
  });

  test('a single word cannot be parted', () => expect(halves(text('Word'))).toBeUndefined());
});

test('pictures stand in the rows that show them largest', () => {
  const of = (width: number, height: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      picture: { ...examplePicture('wide', `${at}`), width, height },
    }));
  expect(rowsOf(of(300, 600, 4), 2.9)).toHaveLength(1);
  expect(rowsOf(of(1600, 900, 4), 1.4).map((row) => row.length)).toEqual([2, 2]);
});

test('no style sheet of the pages sets letters under 11 points', () => {
  const sizes = listFiles('**/*.css', import.meta.dirname).flatMap((file) =>
    [...readText(`${import.meta.dirname}/${file}`).matchAll(/font-size: ([\d.]+)(pt|em|px|rem)/g)].map(
      ([, size, unit]) => ({ file, size: Number(size), unit }),
    ),
  );
  expect(sizes.length).toBeGreaterThan(20);
  // What is said in em is never less than its surroundings.
  const low = sizes.filter(({ size, unit }) => (unit === 'pt' ? size < 11 : unit !== 'em' || size < 1));
  expect(low).toEqual([]);
});

describe('a portfolio', () => {
  const speaker = exampleSpeaker(labels);
  const { site } = speaker;
  const [route = ''] = Object.keys(speaker.studies);
  const made = (company?: string) =>
    portfolioOf({
      site: {
        ...site,
        url: 'https://x.example/',
        footer: {
          thanks: 'Thanks',
          invitation: 'Write',
          emailLabel: '',
          linkedinLabel: 'LinkedIn',
          madeBy: '',
        },
      },
      title: 'Me',
      parts: talkOfStudy(route, speaker).parts,
      company,
      date: '1 May 2026',
      marked: new Set(company ? [route] : []),
    });

  test('has contents with every section where it begins', () => {
    const [contents, ...sheets] = made().sheets;
    const [entry] = contents?.units ?? [];
    expect(entry).toMatchObject({ kind: 'entry', to: sheets[0]?.id });
    const sections = entry?.kind === 'entry' ? entry.sections : [];
    expect(new Set(sections.map(({ name }) => name)).size).toBe(sections.length);
    for (const { to } of sections) expect(sheets.map(({ id }) => id)).toContain(to);
  });

  test('leaves out what the owner left out of the slides', () => {
    const { studies } = speaker;
    const study = studies[route];
    if (!study) throw new Error('There is no study.');
    const sheetsOfIt = (blocks: AnyBlock[]) => {
      const { parts } = talkOfStudy(route, { ...speaker, studies: { [route]: { ...study, blocks } } });
      return JSON.stringify(parts.map((part) => sheetsOf(part, around)));
    };
    const text: AnyBlock = { type: 'text', hideOnPhone: false, title: 'Zounds', text: [prose('Gadzooks.')] };
    expect(sheetsOfIt([...study.blocks, text])).toMatch(/Zounds.*Gadzooks/);
    expect(sheetsOfIt([...study.blocks, { ...text, slide: false }])).not.toMatch(/Zounds|Gadzooks/);
  });

  test('says whom it is for on every page of a locked study, with the date', () => {
    expect(made('Some Company').feet[route]).toContain('For Some Company · 1 May 2026');
    expect(made().feet[route]).not.toContain('1 May 2026');
    expect(made('Some Company').cover.lines).toContain('For Some Company');
  });

  test('says on its cover what it is', () => expect(made().cover.kind).toBe('Portfolio'));

  test('every sheet has an id of its own', () => {
    const ids = made().sheets.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
