import type { BlockProps } from '../model/resolved.ts';
import {
  eachPictured,
  further,
  headed,
  headingOf,
  inMarkdown,
  isBeside,
  lead,
  type Part,
  pictured,
  readingOn,
  type SlideWords,
} from './part.ts';
import type { ReadLine } from './talk.ts';
import { row, withPoints } from './text-forms.ts';
import { MOST_WORDS } from './words.ts';

export const sitemap = ({ maps, ...head }: BlockProps<'sitemap'>): Part[] => [
  ...lead(head),
  ...maps.map(({ title, picture, outline }) => {
    const part = pictured({ title }, picture);
    const reading = readingOn(part.reading, [{ kind: 'list', lines: readOutline(outline) }]);
    return { ...part, said: [...part.said, outlined(outline)], reading };
  }),
];

type Outline = BlockProps<'sitemap'>['maps'][number]['outline'];

const outlined = (pages: Outline, depth = 0): string =>
  pages
    .map(({ page, pages: below = [] }) =>
      [
        `${'  '.repeat(depth)}- ${inMarkdown(page)}`,
        ...(below.length > 0 ? [outlined(below, depth + 1)] : []),
      ].join('\n'),
    )
    .join('\n');

const readOutline = (pages: Outline, depth = 0): ReadLine[] =>
  pages.flatMap(({ page, pages: below = [] }) => [
    { words: page, ...(depth > 0 && { depth }) },
    ...readOutline(below, depth + 1),
  ]);

export const interactions = ({ interactions, ...head }: BlockProps<'interactions'>): Part[] =>
  eachPictured(head, interactions, (one, { picture }) => pictured(one, picture));

export const wireframes = ({ figures, ...head }: BlockProps<'wireframes'>): Part[] => {
  const [only, ...more] = figures;
  return only && more.length === 0 ? [pictured(head, only.picture, only.caption)] : [row(head, figures)];
};

export const chosenWireframe = ({ picture, reasons, ...head }: BlockProps<'chosenWireframe'>): Part[] => {
  const { heading, said, reading } = headed(head, 0);
  const part: Part = {
    form: {
      kind: 'spots',
      ...heading,
      picture,
      reasons: reasons.map(({ title, spot }) => ({ title, spot })),
    },
    name: reasons[0]?.title,
    said,
    reading,
  };
  return [withPoints(part, reasons, true)];
};

export const iterations = ({ versions, ...head }: BlockProps<'iterations'>): Part[] =>
  eachPictured(head, versions, (one, { picture }) => pictured(one, picture));

export const beforeAfter = ({ pairs, ...head }: BlockProps<'beforeAfter'>, words: SlideWords): Part[] =>
  eachPictured(head, pairs, (one, { before, after, title }) => {
    const { heading, said, reading } = headed(one, 0);
    const labels = { before: words.before, after: words.after };
    return { form: { kind: 'pair', ...heading, before, after, labels }, name: title, said, reading };
  });

export const visualDesign = ({ colour, typography, ...head }: BlockProps<'visualDesign'>): Part[] =>
  eachPictured(head, [colour, typography], (one, { picture }) => pictured(one, picture));

export const styleGuide = ({
  swatches,
  specimens,
  pictures = [],
  ...head
}: BlockProps<'styleGuide'>): Part[] => {
  const { heading, said, reading } = headed(head, 0);
  const again = headed(headingOf(head), 0);
  const sheets = pictures.map((picture) => ({ picture }));
  return [
    {
      form: { kind: 'swatches', ...heading, swatches },
      name: swatches.map(({ name }) => name).join(', '),
      said,
      reading,
    },
    // Four are as many as have room at the size they are set in.
    ...[specimens.slice(0, 4), specimens.slice(4)]
      .filter((some) => some.length > 0)
      .map(
        (some): Part => ({
          form: { kind: 'specimens', ...again.heading, specimens: some },
          name: some.map(({ name }) => name).join(', '),
          said: [],
          reading: again.reading,
        }),
      ),
    ...(sheets.length > 1
      ? [further(row(headingOf(head), sheets))]
      : sheets.map(({ picture }) => further(pictured(headingOf(head), picture)))),
  ];
};

export const components = ({ picture, parts = [], ...head }: BlockProps<'components'>): Part[] => [
  withPoints(pictured(head, picture), parts),
];

export const themeSelector = (block: BlockProps<'themeSelector'>): Part[] => {
  const { heading, said, reading } = headed(block, 0);
  return [
    {
      form: { kind: 'themes', ...heading, label: block.label, themes: block.themes },
      name: block.label,
      said,
      reading,
    },
  ];
};

export const showcase = ({ features, ...head }: BlockProps<'showcase'>): Part[] =>
  eachPictured(head, features, (one, { picture }) => pictured(one, picture));

export const screens = ({ screens, ...head }: BlockProps<'screens'>): Part[] =>
  eachPictured(head, screens, (one, { picture }) => pictured(one, picture));

/** Its picture alone: it shows the device already, or is the screen of a phone, which a stage shows larger without one. */
export const mockup = ({ picture, caption, more = [], ...head }: BlockProps<'mockup'>): Part[] => [
  pictured(head, picture, caption),
  ...more.map((one) => further(pictured(headingOf(head), one.picture, one.caption))),
];

export const film = ({ device, film, caption, ...head }: BlockProps<'film'>): Part[] => {
  const { heading, said, reading } = headed(head, isBeside(film.poster) ? MOST_WORDS : 0);
  return [
    {
      form: { kind: 'film', ...heading, device, film, ...(caption && { caption }) },
      name: caption ?? film.poster.alt,
      said,
      reading,
    },
  ];
};

export const prototype = (block: BlockProps<'prototype'>): Part[] => {
  const { device, task, file, width, height, still, portrait } = block;
  const { heading, said, reading } = headed(block);
  const player = { device, task, file, width, height, still, ...(portrait && { portrait }) };
  return [{ form: { kind: 'prototype', ...heading, ...player }, name: task, said, reading }];
};

export const impact = ({ figures, internal, ...head }: BlockProps<'impact'>, words: SlideWords): Part[] => {
  const { heading, said, reading } = headed(head);
  return [
    {
      form: { kind: 'figures', ...heading, figures, ...(internal && { remark: words.internalFigures }) },
      name: figures[0]?.label,
      said,
      reading,
    },
  ];
};
