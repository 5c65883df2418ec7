/** What stands around the place where something is pasted. */
interface Around {
  before: string;
  after: string;
}

/**
 * Words from elsewhere as they go into a text of one paragraph: their looks and lines are gone, and paragraphs, and
 * sentences beside sentences, never stick to what stands around them. A part of a word goes in as it is.
 */
export function pasted(words: string, { before, after }: Around): string {
  const isLong = /\S\s*\n\s*\S/.test(words);
  const text = isLong ? oneLine(words).trim() : oneLine(words);
  const isApartBefore = /\S$/.test(before) && (isLong || isBetweenSentences(before, text));
  const isApartAfter = /^[\p{L}\p{N}]/u.test(after) && (isLong || isBetweenSentences(text, after));
  return `${isApartBefore ? ' ' : ''}${text}${isApartAfter ? ' ' : ''}`;
}

/** The words of an editable copy around what is selected in it. */
export function aroundSelection(field: HTMLElement): Around {
  const selection = getSelection();
  if (!selection?.rangeCount) return { before: '', after: '' };
  const [selected, part] = [selection.getRangeAt(0), document.createRange()];
  part.setStart(field, 0);
  part.setEnd(selected.startContainer, selected.startOffset);
  const before = part.toString();
  part.setStart(selected.endContainer, selected.endOffset);
  part.setEnd(field, field.childNodes.length);
  return { before, after: part.toString() };
}

const oneLine = (words: string) => words.replaceAll(/\s+/g, ' ');
const isBetweenSentences = (one: string, next: string) =>
  /[.!?…][”’"')]?$/.test(one) && /^\p{Lu}/u.test(next);
