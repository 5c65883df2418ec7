import type { RichText } from '../../../model/inline.ts';
import { type Schema, settled } from '../../../model/json-schema.ts';
import { isRead, isText, kindOfText } from '../../../model/texts.ts';
import type { Path } from '../../shared/value.ts';

/** Where a text comes from. */
export interface Origin {
  file: string;
  path: Path;
}

/**
 * Texts carry an invisible mark through the components, so that no component has to know the editor: a number between
 * two signs that join words, in signs that no font draws and no line breaks at.
 */
const EDGE = '\u2060';
const DIGITS = ['\u2061', '\u2062', '\u2063', '\u2064'];
const MARK = /\u2060([\u2061-\u2064]+)\u2060/g;

const origins: Origin[] = [];
const numbers = new Map<string, number>();

function markOf(file: string, path: Path): string {
  const key = `${file} ${path.join('/')}`;
  let number = numbers.get(key);
  if (number === undefined) {
    number = origins.push({ file, path }) - 1;
    numbers.set(key, number);
  }
  const digits = [...number.toString(4)].map((digit) => DIGITS[Number(digit)]).join('');
  return EDGE + digits + EDGE;
}

/** The text without its marks, where it comes from, and the letter behind it: what follows is the page’s own. */
export function unmarked(text: string): { text: string; origin: Origin | undefined; end: number } {
  let origin: Origin | undefined;
  let end = text.length;
  if (!text.includes(EDGE)) return { text, origin, end };
  let plain = '';
  let passed = 0;
  for (const mark of text.matchAll(MARK)) {
    const number = Number.parseInt([...(mark[1] ?? '')].map((digit) => DIGITS.indexOf(digit)).join(''), 4);
    plain += text.slice(passed, mark.index);
    passed = mark.index + mark[0].length;
    origin = origins[number];
    end = plain.length;
  }
  return { text: plain + text.slice(passed), origin, end };
}

const known = new WeakMap<object, { key: string; marked: unknown }>();

/** Data as it is shown, with a mark in every text that a visitor reads. What did not change is the same object. */
export function marked<T>(shown: T, file: string, root: Schema): T {
  const walk = (value: unknown, schema: Schema | undefined, path: Path): unknown => {
    if (!schema || (typeof value !== 'string' && typeof value !== 'object') || value === null) return value;
    if (typeof value === 'string') return withMarkOf(value, settled(schema, root, value), path);
    const key = `${file} ${path.join('/')}`;
    const before = known.get(value);
    if (before?.key === key) return before.marked;
    const result = walkInside(value, settled(schema, root, value), path);
    known.set(value, { key, marked: result });
    return result;
  };
  const walkInside = (value: object, schema: Schema, path: Path): unknown => {
    if (isText(value)) return withMarkOf(value, schema, path);
    if (Array.isArray(value)) return value.map((item, index) => walk(item, schema.items, [...path, index]));
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [
        key,
        walk(child, schema.properties?.[key], [...path, key]),
      ]),
    );
  };
  const withMarkOf = (text: string | RichText, schema: Schema, path: Path) => {
    const kind = kindOfText(schema);
    return kind && isRead(kind) ? withMark(text, markOf(file, path)) : text;
  };
  return walk(shown, root, []) as T;
}

function withMark<T extends string | RichText>(text: T, mark: string): T;
function withMark(text: string | RichText, mark: string): string | RichText {
  if (typeof text === 'string') return text + mark;
  const last = text.at(-1);
  if (!last) return text;
  const rest = text.slice(0, -1);
  if (last.kind === 'text') return [...rest, { ...last, text: last.text + mark }];
  return [...rest, { ...last, children: withMark(last.children, mark) }];
}
