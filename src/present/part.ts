import type { Block } from '../model/blocks/any.ts';
import { plainText, type RichText } from '../model/inline.ts';
import type { Picture } from '../model/picture.ts';
import type { Resolved } from '../model/resolved.ts';
import type { Site } from '../model/site.ts';
import { toGuardedMarkdown } from '../model/to-markdown.ts';
import type { Heading, Passage, Reading, ReadList, ReadPoint, SlideForm } from './talk.ts';
import { countWords, MOST_WORDS, sharedOut } from './words.ts';

/** One slide of a block, before it has a place in a talk. */
export interface Part {
  form: SlideForm;
  /** What is read out instead of the heading, where that has none. */
  name?: string | undefined;
  /** What is not shown, as Markdown: for the speaker. */
  said: string[];
  /** All of the words. */
  reading: Reading;
}

/** The small words that slides need. */
export type SlideWords = Pick<
  Site['labels'],
  'summary' | 'before' | 'after' | 'saw' | 'changed' | 'goals' | 'internalFigures' | 'tryPrototype'
>;

type Head = Pick<Resolved<Block>, 'title' | 'text' | 'slide'>;

/** The heading on the slide: the owner’s shorter one, if there is one. */
export const titleOf = ({ title, slide }: Head): { title?: string } => {
  const shown = (slide ? slide.title : undefined) ?? title;
  return shown === undefined ? {} : { title: shown };
};

/** Its heading alone, for the slides after its first, which has said the rest. */
export const headingOf = ({ title, slide }: Head): Head => ({
  ...(title !== undefined && { title }),
  ...(slide !== undefined && { slide }),
});

/** A further slide of a block: what its first one has said is not said again. */
export const further = (part: Part): Part => ({ ...part, said: [] });

/** What the page says in the heading and the slide does not, is said. */
const longTitle = ({ title, slide }: Head): string[] =>
  slide && title && slide.title !== title ? [inMarkdown(title)] : [];

/** A heading with as much of the text as a slide has room for, and the rest of it. */
export function headed(
  head: Head,
  most = MOST_WORDS,
): { heading: Heading; said: string[]; reading: Reading } {
  const { shown, said } = sharedOut(head.text, most);
  return {
    heading: { ...titleOf(head), ...(shown.length > 0 && { text: shown }) },
    said: [...longTitle(head), ...said.map(toGuardedMarkdown)],
    reading: { ...(head.title !== undefined && { title: head.title }), passages: prose(head.text) },
  };
}

/** Paragraphs to be read. */
export const prose = (text: readonly RichText[] = []): Passage[] =>
  text.map((one) => ({ kind: 'prose', text: one }));

/** What is read, and more of it. */
export const readingOn = ({ passages, ...reading }: Reading, more: readonly Passage[]): Reading => ({
  ...reading,
  passages: [...passages, ...more],
});

/** A point to be read, with the texts it has. */
export const readPoint = (title: string, text: readonly RichText[] = []): ReadPoint => ({
  kind: 'point',
  title,
  text: [...text],
});

/** Lines to be read. */
export const readList = (lines: readonly string[], title?: string): ReadList => ({
  kind: 'list',
  ...(title !== undefined && { title }),
  lines: lines.map((words) => ({ words })),
});

/** Words of a line as Markdown: their signs are no more than signs. */
export const inMarkdown = (words: string): string => toGuardedMarkdown([{ kind: 'text', text: words }]);

/** `**Title.** Text` */
export const point = (title: string, text: RichText | string): string =>
  toGuardedMarkdown([
    { kind: 'strong', children: [{ kind: 'text', text: /\p{P}$/u.test(title) ? title : `${title}.` }] },
    { kind: 'text', text: ' ' },
    ...(typeof text === 'string' ? [{ kind: 'text' as const, text }] : text),
  ]);

/** Lines under their heading. */
export const listed = (title: string | undefined, lines: readonly string[]): string =>
  [
    ...(title
      ? [toGuardedMarkdown([{ kind: 'strong', children: [{ kind: 'text', text: title }] }]), '']
      : []),
    ...lines.map((one) => `- ${inMarkdown(one)}`),
  ].join('\n');

export const wordsIn = (texts: readonly RichText[]): number =>
  texts.reduce((sum, text) => sum + countWords(plainText(text)), 0);

/** Up to this shape a picture fills the height of the stage, and words have a column beside it; a wider one lies below them. */
const WIDEST_BESIDE = 1.8;

export const isBeside = ({ width, height }: Pick<Picture, 'width' | 'height'>): boolean =>
  width / height <= WIDEST_BESIDE;

/** A lone picture with its words: what would make it smaller is said. */
export function pictured(head: Head, picture: Picture, caption?: string): Part {
  const { heading, said, reading } = headed(head, isBeside(picture) ? MOST_WORDS : 0);
  return {
    form: { kind: 'pictures', ...heading, pictures: [{ picture, ...(caption && { caption }) }] },
    name: caption ?? picture.alt,
    said,
    reading,
  };
}

/** What a block says as a whole, on a slide of its own; none where it says nothing. */
export function lead(head: Head): Part[] {
  if (titleOf(head).title === undefined && !head.text) return [];
  const { heading, said, reading } = headed(head);
  return [{ form: { kind: 'statement', ...heading }, said, reading }];
}

/** Parts that each have a picture: a slide each, after one for what they are parts of. A lone one needs no such slide. */
export function eachPictured<Item extends { title: string; text: RichText }>(
  head: Head,
  items: readonly Item[],
  draw: (head: Head, item: Item) => Part,
): Part[] {
  const [only, ...more] = items;
  if (only && more.length === 0 && titleOf(head).title !== undefined) {
    const { text, title } = only;
    const drawn = draw({ ...head, text: [...(head.text ?? []), text] }, only);
    const reading = {
      ...drawn.reading,
      passages: [...prose(head.text), readPoint(title, [text])],
    };
    return [{ ...drawn, said: [inMarkdown(title), ...drawn.said], reading }];
  }
  return [...lead(head), ...items.map((item) => draw({ title: item.title, text: [item.text] }, item))];
}
