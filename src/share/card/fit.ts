/** Text broken into lines at the largest size that fits its box. */
export interface Fitted {
  size: number;
  lines: string[];
}

interface Room {
  width: number;
  height: number;
  /** Largest first; the last one is as small as it may get. */
  sizes: readonly number[];
  /** Distance of baselines, in sizes. */
  leading: number;
}

type Measure = (text: string, size: number) => number;

/** Never wider nor higher than its room: a long text shrinks, and one that is far too long ends in an ellipsis. */
export function fitText(text: string, measure: Measure, { width, height, sizes, leading }: Room): Fitted {
  const smallest = sizes.at(-1) ?? 1;
  const rows = (size: number) => Math.max(1, Math.floor(height / (size * leading)));
  for (const size of sizes) {
    const wide = (line: string) => measure(line, size);
    const words = wordsOf(text);
    if (words.some((word) => wide(word.text) > width)) continue;
    const lines = breakLines(words, wide, width);
    if (lines.length <= rows(size)) return { size, lines: balance(words, wide, width, lines.length) };
  }
  const wide = (line: string) => measure(line, smallest);
  const lines = linesOf(text, wide, width);
  const most = rows(smallest);
  if (lines.length <= most) return { size: smallest, lines };
  const kept = lines.slice(0, most);
  return { size: smallest, lines: [...kept.slice(0, -1), shorten(kept.at(-1) ?? '', wide, width)] };
}

/** Each line as full as can be; a word that is wider than all of one is cut. */
export function linesOf(text: string, wide: (line: string) => number, width: number): string[] {
  return breakLines(
    wordsOf(text).flatMap((word) => pieces(word, wide, width)),
    wide,
    width,
  );
}

/** What a line may end after, and what stands before it inside a line: a space, or nothing where none is written. */
interface Word {
  text: string;
  before: '' | ' ';
}

const segments = new Intl.Segmenter('en-CA', { granularity: 'word' });

/** Japanese, Chinese and Thai have no spaces: there a dictionary knows the words, and signs stay with the one before. */
function wordsOf(text: string): Word[] {
  return text
    .split(/[^\S\u00a0]+/)
    .filter(Boolean)
    .flatMap((word): Word[] => {
      if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word))
        return [{ text: word, before: ' ' }];
      const parts: string[] = [];
      for (const { segment, isWordLike } of segments.segment(word)) {
        if (isWordLike || parts.length === 0) parts.push(segment);
        else parts[parts.length - 1] += segment;
      }
      return parts.map((part, index) => ({ text: part, before: index === 0 ? ' ' : '' }));
    });
}

function breakLines(words: readonly Word[], wide: (line: string) => number, width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const longer = `${line}${word.before}${word.text}`;
    if (line !== undefined && wide(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word.text);
  }
  return lines;
}

/** As many lines, as even as can be: no word is left alone on the last one if it can be helped. */
function balance(
  words: readonly Word[],
  wide: (line: string) => number,
  width: number,
  rows: number,
): string[] {
  const part = (from: number, to: number) =>
    words
      .slice(from, to)
      .map(({ text, before }, index) => (index === 0 ? text : before + text))
      .join('');
  const known = new Map<string, { cost: number; lines: string[] }>();
  const best = (from: number, left: number): { cost: number; lines: string[] } => {
    if (from === words.length) return { cost: left === 0 ? 0 : Number.POSITIVE_INFINITY, lines: [] };
    if (left === 0) return { cost: Number.POSITIVE_INFINITY, lines: [] };
    const before = known.get(`${from} ${left}`);
    if (before) return before;
    let found = { cost: Number.POSITIVE_INFINITY, lines: [] as string[] };
    for (let to = from + 1; to <= words.length && wide(part(from, to)) <= width; to++) {
      const rest = best(to, left - 1);
      const cost = (width - wide(part(from, to))) ** 2 + rest.cost;
      if (cost < found.cost) found = { cost, lines: [part(from, to), ...rest.lines] };
    }
    known.set(`${from} ${left}`, found);
    return found;
  };
  return best(0, rows).lines;
}

/** A word wider than the room, cut where it must be. */
function pieces(word: Word, wide: (line: string) => number, width: number): Word[] {
  if (wide(word.text) <= width) return [word];
  const letters = [...new Intl.Segmenter('en-CA').segment(word.text)].map(({ segment }) => segment);
  const parts = [''];
  for (const letter of letters) {
    const longer = `${parts.at(-1)}${letter}`;
    if (wide(longer) <= width) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts.filter(Boolean).map((text, index) => ({ text, before: index === 0 ? word.before : '' }));
}

function shorten(line: string, wide: (line: string) => number, width: number): string {
  const letters = [...new Intl.Segmenter('en-CA').segment(line)].map(({ segment }) => segment);
  while (letters.length > 0 && wide(`${letters.join('').trimEnd()}…`) > width) letters.pop();
  return `${letters
    .join('')
    .trimEnd()
    .replace(/[,;:]$/, '')}…`;
}
