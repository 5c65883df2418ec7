import { all, child, elementsIn, make, nameOf, takeOut, value } from './dom.ts';
import type { Style } from './styles.ts';

interface Level {
  /** With `%1` where the number of the first level stands. */
  text: string;
  format: string;
  start: number;
}
type Levels = Map<number, Level>;

/** The lists of a document by their numbers: what each of their levels writes before an item. */
export type Lists = Map<string, { of: string; levels: Levels }>;

export function listsIn(document: Document | undefined, styles: ReadonlyMap<string, Style>): Lists {
  const lists: Lists = new Map();
  if (!document) return lists;
  const kinds = new Map(
    all(document, ['w:abstractNum']).map((kind) => [value(kind, 'abstractNumId') ?? '', kind]),
  );
  const nums = new Map(all(document, ['w:num']).map((num) => [value(num, 'numId') ?? '', num]));
  /** A kind of list may only name a style, whose list it is. */
  const kindOf = (num: Element | undefined, depth = 0): string => {
    const of = value(child(num, 'w:abstractNumId'), 'val') ?? '';
    const link = value(child(kinds.get(of), 'w:numStyleLink'), 'val');
    const other = link === undefined ? undefined : styles.get(link)?.list;
    return other && depth < 9 ? kindOf(nums.get(other), depth + 1) : of;
  };
  for (const [id, num] of nums) {
    const of = kindOf(num);
    const levels: Levels = new Map();
    const kind = kinds.get(of);
    const given = [
      ...(kind ? elementsIn(kind) : []),
      ...elementsIn(num).flatMap((one) => (nameOf(one) === 'w:lvlOverride' ? elementsIn(one) : [])),
    ];
    for (const level of given.filter((one) => nameOf(one) === 'w:lvl'))
      levels.set(Number(value(level, 'ilvl') ?? 0), {
        text: value(child(level, 'w:lvlText'), 'val') ?? '',
        format: value(child(level, 'w:numFmt'), 'val') ?? 'decimal',
        start: Number(value(child(level, 'w:start'), 'val') ?? 1),
      });
    lists.set(id, { of, levels });
  }
  return lists;
}

/** `Step 1:` says more than its number, and `第1章` too; a point that is drawn as a letter says nothing. */
const saysWords = ({ text, format }: Level): boolean =>
  /\p{L}{2}/u.test(text) || (format !== 'bullet' && /[\p{sc=Han}\p{sc=Hangul}\p{sc=Kana}]/u.test(text));

/** Words that a list writes before its items, as words of these items. */
export function withNumberWords(document: Document, lists: Lists, styles: ReadonlyMap<string, Style>): void {
  const counts = new Map<string, number[]>();
  for (const paragraph of all(document, ['w:p'])) {
    const about = child(paragraph, 'w:pPr');
    const numbering = child(about, 'w:numPr');
    const style = styles.get(value(child(about, 'w:pStyle'), 'val') ?? '');
    const list = lists.get(value(child(numbering, 'w:numId'), 'val') ?? style?.list ?? '');
    const at = Number(value(child(numbering, 'w:ilvl'), 'val') ?? style?.level ?? 0);
    const level = list?.levels.get(at);
    if (!list || !level || !about) continue;
    const count = counts.get(list.of) ?? [];
    counts.set(list.of, count);
    const first = (depth: number) => list.levels.get(depth)?.start ?? 1;
    count[at] = (count[at] ?? first(at) - 1) + 1;
    count.length = at + 1;
    if (!saysWords(level)) continue;
    const label = level.text.replaceAll(/%(\d)/g, (_, digit: string) => {
      const depth = Number(digit) - 1;
      return written(count[depth] ?? first(depth), list.levels.get(depth)?.format ?? 'decimal');
    });
    if (numbering) takeOut(numbering);
    const none = make(document, 'w:numPr', {}, make(document, 'w:ilvl', { 'w:val': '0' }));
    none.appendChild(make(document, 'w:numId', { 'w:val': '0' }));
    about.appendChild(none);
    const words = make(document, 'w:t', {}, `${label} `);
    paragraph.insertBefore(make(document, 'w:r', {}, words), about.nextSibling);
  }
}

const ROMAN: [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function written(count: number, format: string): string {
  const inCase = (text: string) => (format.startsWith('upper') ? text.toUpperCase() : text);
  if (format.endsWith('Letter'))
    return inCase(String.fromCharCode(97 + ((count - 1) % 26)).repeat(Math.ceil(count / 26) || 1));
  if (!format.endsWith('Roman')) return format === 'none' ? '' : String(count);
  let [rest, text] = [count, ''];
  for (const [size, sign] of ROMAN) for (; rest >= size; rest -= size) text += sign;
  return inCase(text);
}
