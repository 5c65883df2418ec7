import { posix } from 'node:path';
import altText, { type Config } from '@double-great/alt-text';
import { isToWrite } from '../../../src/model/starter.ts';
import { picturesOf } from '../../../src/reader/checks.ts';
import { beginsWithKind } from '../../new/alt-text.ts';
import { advice, type Finding, type Page, type Rule } from '../finding.ts';
import { countWords } from '../reading.ts';

const MIN_WORDS = 3;
const MAX_LENGTH = 300;

/** Alternative text that tells nobody anything. That it is missing stops the build already. */
export const altTextRule: Rule = ({ pages }) => pages.flatMap(lazyOnPage);

function lazyOnPage(page: Page): Finding[] {
  const said = new Map<string, string>();
  return picturesOf(page.data).flatMap(({ ref, path }): Finding[] => {
    // One that waits to be written is told as such.
    if (isToWrite(ref.alt)) return [];
    const same = said.get(ref.alt.toLowerCase());
    said.set(ref.alt.toLowerCase(), ref.file);
    const sentence = fault(ref.alt, ref.file) ?? (same && same !== ref.file ? twin(same) : undefined);
    return sentence ? [advice(page, [...path, 'alt'], sentence)] : [];
  });
}

const twin = (file: string) =>
  `The alt text is the same as that of ${posix.basename(file)}, so the two cannot be told apart by ear: say what differs.`;

const OFF: Config = {
  'image-is-decorative': false,
  'avoid-emoji': false,
  'contains-unhelpful-word': false,
  'character-length': false,
  'end-with-punctuation': false,
  'should-not-end-with': false,
  'is-unhelpful': false,
  'should-not-start-with': false,
  'empty-alt-text': false,
  'image-is-link': false,
};

/** One rule of the library at a time, so that each can be told in our own words. */
const breaks = (alt: string, rule: Config) => altText(alt, { ...OFF, ...rule }) !== undefined;

function fault(alt: string, file: string): string | undefined {
  const bare = alt.replace(/[.!?]+$/, '').trim();
  if (isFileName(bare, file)) {
    return `The alt text “${alt}” is a file name: say what the picture shows.`;
  }
  if (breaks(bare, { 'is-unhelpful': true }) || countWords(bare) < MIN_WORDS) {
    return `The alt text “${alt}” is too short to see anything by: tell in a sentence what the picture shows and why it is here.`;
  }
  if (
    breaks(opening(alt, 4), { 'contains-unhelpful-word': true }) ||
    startsAsPicture(alt) ||
    beginsWithKind(alt)
  ) {
    return `The alt text says that it is a picture (“${opening(alt, 3)}…”), which screen readers say by themselves: begin with what it shows.`;
  }
  if (breaks(alt, { 'character-length': { length: MAX_LENGTH + 1 } })) {
    return `The alt text has ${alt.length} characters and is heard in one breath: keep it under ${MAX_LENGTH}, and move the rest into the text.`;
  }
  if (breaks(alt, { 'avoid-emoji': true })) {
    return 'The alt text holds an emoji, which screen readers spell out: write it in words.';
  }
  return undefined;
}

/** “Screenshot showing …” as much as “Screenshot of …”, but not “Picture frames on a wall”. */
const startsAsPicture = (alt: string) =>
  breaks(alt, {
    'should-not-start-with': {
      exclude: [
        'a screenshot',
        'screenshot',
        'screen shot',
        'screen capture',
        'mockup of',
        'mock-up of',
      ].concat(['image showing', 'picture showing', 'photo showing', 'an image', 'a picture showing']),
    },
  });

/** The first words: “a painter with a picture of his dog” is no lazy text. */
const opening = (alt: string, count: number) =>
  alt
    .split(/\s+/)
    .slice(0, count)
    .join(' ')
    .replace(/[,;:]$/, '');

function isFileName(alt: string, file: string): boolean {
  const name = posix.basename(file).toLowerCase();
  const said = alt.toLowerCase();
  if (
    breaks(said, { 'should-not-end-with': { exclude: ['.jpg', '.jpeg', '.gif', '.png', '.svg', '.webp'] } })
  ) {
    return true;
  }
  const bare = name.replace(/\.[^.]+$/, '');
  return said === bare || (!said.includes(' ') && /[-_]/.test(said) && bare.includes(said));
}
