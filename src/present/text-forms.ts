import { plainText, type RichText } from '../model/inline.ts';
import type { BlockProps } from '../model/resolved.ts';
import { toGuardedMarkdown } from '../model/to-markdown.ts';
import {
  further,
  headed,
  headingOf,
  type Part,
  pictured,
  point,
  readingOn,
  readPoint,
  wordsIn,
} from './part.ts';
import type { ShownPoint } from './talk.ts';
import { MOST_WORDS } from './words.ts';

export const text = ({
  quote = [],
  bullets = [],
  numbers = [],
  columns,
  ...rest
}: BlockProps<'text'>): Part[] => {
  const list = numbers.length > 0 ? numbers : bullets;
  const isShown = list.length > 0 && !columns && wordsIn(list) <= MOST_WORDS;
  // A list of few words is shown as one; any other is paragraphs among the rest.
  const texts = [...(rest.text ?? []), ...quote, ...(isShown && list === bullets ? [] : bullets)];
  const all = isShown ? texts : [...texts, ...numbers];
  const head = { ...rest, ...(all.length > 0 && { text: all }) };
  if (isShown) {
    const points = list.map((one) => ({ title: plainText(one) }));
    return [pointed(head, points, { isNumbered: list === numbers })];
  }
  const { heading, said, reading } = headed(head);
  if (!columns) return [{ form: { kind: 'statement', ...heading }, said, reading }];
  return [{ form: { kind: 'columns', ...heading, columns }, said, reading }];
};

export const howMightWe = ({ question, ...head }: BlockProps<'howMightWe'>): Part[] => {
  const { heading, said, reading } = headed(head, 0);
  return [{ form: { kind: 'question', ...heading, question }, name: question, said, reading }];
};

export const problem = ({ pictures = [], ...head }: BlockProps<'problem'>): Part[] => {
  const [only, ...more] = pictures;
  if (!only) return text({ ...head, type: 'text' });
  if (more.length === 0) return [pictured(head, only.picture, only.caption)];
  return [row(head, pictures)];
};

/** Pictures to compare stay side by side: the more there are, the less room words have. */
export function row(head: Parameters<typeof headed>[0], figures: BlockProps<'gallery'>['figures']): Part {
  const { heading, said, reading } = headed(head, 0);
  const pictures = figures.map(({ picture, caption }) => ({ picture, ...(caption && { caption }) }));
  return {
    form: { kind: 'pictures', ...heading, pictures },
    name: pictures[0]?.caption ?? pictures[0]?.picture.alt,
    said,
    reading,
  };
}

export const picture = ({ figure, points = [], ...head }: BlockProps<'picture'>): Part[] => {
  const part = pictured(head, figure.picture, figure.caption);
  return [withPoints(part, points)];
};

/** What there is to see in a picture is pointed at. */
export const withPoints = (
  part: Part,
  points: readonly { title: string; text: RichText }[],
  areNumbered = false,
): Part => ({
  ...part,
  said: [...part.said, ...points.map(({ title, text }) => point(title, text))],
  reading: readingOn(
    part.reading,
    points.map(({ title, text }, index) => ({
      ...readPoint(title, [text]),
      ...(areNumbered && { number: index + 1 }),
    })),
  ),
});

export const gallery = ({ figures, ...head }: BlockProps<'gallery'>): Part[] => [row(head, figures)];

export const goals = ({ goals: points, ...head }: BlockProps<'goals'>): Part[] => [pointed(head, points)];

/** Up to so many points, words or a picture have room beside them. */
const FEW_POINTS = 4;

/** Points: their texts are shown only where all of them are few words. */
export function pointed(
  head: Parameters<typeof headed>[0],
  points: readonly { title: string; text?: RichText }[],
  more: { isNumbered?: boolean } = {},
): Part {
  const texts = points.flatMap(({ text }) => (text ? [text] : []));
  const left = MOST_WORDS - wordsIn(texts);
  // Many points take all the room there is.
  const { heading, said, reading } = headed(head, points.length > FEW_POINTS ? 0 : Math.max(left, 0));
  const shown = points.map(({ title, text }): ShownPoint => ({ title, ...(left >= 0 && text && { text }) }));
  return {
    form: { kind: 'points', ...heading, points: shown, ...more },
    name: points[0]?.title,
    said: [
      ...said,
      ...(left >= 0 ? [] : points.flatMap(({ title, text }) => (text ? [point(title, text)] : []))),
    ],
    reading: readingOn(
      reading,
      points.map(({ title, text }, index) => ({
        ...readPoint(title, text && [text]),
        ...(more.isNumbered && { number: index + 1 }),
      })),
    ),
  };
}

export const tips = ({ tips, picture, ...head }: BlockProps<'tips'>): Part[] => {
  const part = pointed(head, tips);
  if (part.form.kind !== 'points') return [part];
  const points = part.form.points.map((one, index) => {
    const link = tips[index]?.link;
    return link ? { ...one, link } : one;
  });
  const links = new Map(tips.map(({ title, link }) => [title, link]));
  const passages = part.reading.passages.map((one) => {
    const link = one.kind === 'point' ? links.get(one.title) : undefined;
    return link ? { ...one, link } : one;
  });
  const isBesidePicture = picture && points.length <= FEW_POINTS;
  return [
    {
      ...part,
      form: { ...part.form, points, ...(isBesidePicture && { picture }) },
      reading: { ...part.reading, passages },
    },
    ...(picture && !isBesidePicture ? [further(pictured(headingOf(head), picture))] : []),
  ];
};

export const takeaways = ({ takeaways, ...head }: BlockProps<'takeaways'>): Part[] => {
  const { heading, said, reading } = headed(head, 0);
  return [
    {
      form: {
        kind: 'points',
        ...heading,
        points: takeaways.map(({ title }) => ({ title })),
        isNumbered: true,
      },
      name: takeaways[0]?.title,
      said: [
        ...said,
        ...takeaways.flatMap(({ title, text: [first = [], ...more] }) => [
          point(title, first),
          ...more.map(toGuardedMarkdown),
        ]),
      ],
      reading: readingOn(
        reading,
        takeaways.map(({ title, text }, index) => ({ ...readPoint(title, text), number: index + 1 })),
      ),
    },
  ];
};
