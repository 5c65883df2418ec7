import { toMarkdown } from '../../../model/to-markdown.ts';
import { fill, read, shownText } from './rich.ts';

/** Words from elsewhere, by paragraphs. Lines that end in the midst of a sentence are one: so they come out of a PDF. */
export function paragraphsOf(words: string): string[] {
  const text = words.replaceAll(/\r\n?/g, '\n').trim();
  const lines = text.split(/\n+/);
  const areSentences = lines.slice(0, -1).every((line) => /[.!?…:][”’"')]?\s*$/.test(line));
  const parts = /\n\s*\n/.test(text) ? text.split(/\n\s*\n/) : areSentences ? lines : [text];
  return parts.map((part) => part.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
}

/** A list from elsewhere, by lines; their bullets and numbers are drawn by the page. */
export const linesOf = (words: string): string[] =>
  words
    .split(/[\r\n]+/)
    .map((line) =>
      line
        .replace(/^\s*(?:[•◦▪‣*–—-]|\d{1,2}[.)])\s+/, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);

/** What stands before the caret, and what behind it; what is selected is in neither. */
function aroundCaret(field: HTMLElement): [start: Range, end: Range] {
  const selected = getSelection()?.getRangeAt(0);
  const [start, end] = [document.createRange(), document.createRange()];
  start.selectNodeContents(field);
  end.selectNodeContents(field);
  if (selected) {
    start.setEnd(selected.startContainer, selected.startOffset);
    end.setStart(selected.endContainer, selected.endOffset);
  }
  return [start, end];
}

/** What is written for parts of a text: Markdown for a paragraph, and for a plain line its letters. */
function writtenAs(isRich: boolean, ...parts: (Node | string)[]): string {
  const whole = document.createElement('p');
  whole.append(...parts);
  return isRich ? toMarkdown(read(whole)) : whole.textContent.replaceAll(/\s+/g, ' ').trim();
}

/** A text in two, at the caret. */
export const parted = (field: HTMLElement, isRich: boolean): [before: string, behind: string] => {
  const [start, end] = aroundCaret(field);
  return [writtenAs(isRich, start.cloneContents()), writtenAs(isRich, end.cloneContents())];
};

/** Two texts as one, and how many letters of it are the first’s, with the space between. */
export function joinedTexts(above: string, below: string, isRich: boolean): { text: string; length: number } {
  const first = document.createElement('p');
  if (isRich) fill(first, shownText(above));
  else first.textContent = above;
  const space = above && below ? ' ' : '';
  return { text: `${above}${space}${below}`, length: first.textContent.length + space.length };
}

/** What a text comes to, paragraph by paragraph, if several go in at the caret: the last has what stood behind it. */
export function withParagraphs(field: HTMLElement, paragraphs: readonly string[], isRich: boolean): string[] {
  const [start, end] = aroundCaret(field);
  const texts = paragraphs.map((words, at) => {
    const first = at === 0 ? [start.cloneContents(), spaced(start, words)] : [words];
    const isLast = at === paragraphs.length - 1;
    const rest = isLast ? [/^\s/.test(end.toString()) ? '' : ' ', end.cloneContents()] : [];
    return writtenAs(isRich, ...first, ...rest);
  });
  return texts;
}

/** Never stuck to what stands before it. */
const spaced = (before: Range, words: string) => (/\S$/.test(before.toString()) ? ` ${words}` : words);
