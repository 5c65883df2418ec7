import { toMarkdown } from '../../../model/to-markdown.ts';
import { read } from './rich.ts';

/** Words from elsewhere, by paragraphs. Lines that end in the midst of a sentence are one: so they come out of a PDF. */
export function paragraphsOf(words: string): string[] {
  const text = words.replaceAll(/\r\n?/g, '\n').trim();
  const lines = text.split(/\n+/);
  const areSentences = lines.slice(0, -1).every((line) => /[.!?…:][”’"')]?\s*$/.test(line));
  const parts = /\n\s*\n/.test(text) ? text.split(/\n\s*\n/) : areSentences ? lines : [text];
  return parts.map((part) => part.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
}

/** What a text comes to, paragraph by paragraph, if several go in at the caret: the last has what stood behind it. */
export function withParagraphs(field: HTMLElement, paragraphs: readonly string[]): string[] {
  const selected = getSelection()?.getRangeAt(0);
  const [start, end] = [document.createRange(), document.createRange()];
  start.selectNodeContents(field);
  end.selectNodeContents(field);
  if (selected) {
    start.setEnd(selected.startContainer, selected.startOffset);
    end.setStart(selected.endContainer, selected.endOffset);
  }
  const texts = paragraphs.map((words, at) => {
    const paragraph = document.createElement('p');
    if (at === 0) paragraph.append(start.cloneContents(), spaced(start, words));
    else paragraph.append(words);
    if (at === paragraphs.length - 1)
      paragraph.append(/^\s/.test(end.toString()) ? '' : ' ', end.cloneContents());
    return toMarkdown(read(paragraph));
  });
  return texts;
}

/** Never stuck to what stands before it. */
const spaced = (before: Range, words: string) => (/\S$/.test(before.toString()) ? ` ${words}` : words);
