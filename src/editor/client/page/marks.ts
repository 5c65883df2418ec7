import { isRichText, type RichText } from '../../../model/inline.ts';
import type { Path } from '../../shared/value.ts';
import { type Schema, settled } from '../fields/schema.ts';

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

/** The text without its marks, and where it comes from. */
export function unmarked(text: string): { text: string; origin: Origin | undefined } {
  if (!text.includes(EDGE)) return { text, origin: undefined };
  let origin: Origin | undefined;
  const plain = text.replaceAll(MARK, (_, digits: string) => {
    const number = Number.parseInt([...digits].map((digit) => DIGITS.indexOf(digit)).join(''), 4);
    origin = origins[number];
    return '';
  });
  return { text: plain, origin };
}

const known = new WeakMap<object, { key: string; marked: unknown }>();

/** Data as it is shown, with a mark in every text that a visitor reads. What did not change is the same object. */
export function marked<T>(shown: T, file: string, root: Schema): T {
  const walk = (value: unknown, schema: Schema | undefined, path: Path): unknown => {
    if (typeof value === 'string') {
      return schema && isRead(settled(schema, root, value), path) ? value + markOf(file, path) : value;
    }
    if (typeof value !== 'object' || value === null || !schema) return value;
    const key = `${file} ${path.join('/')}`;
    const before = known.get(value);
    if (before?.key === key) return before.marked;
    const result = walkInside(value, settled(schema, root, value), path);
    known.set(value, { key, marked: result });
    return result;
  };
  const walkInside = (value: object, schema: Schema, path: Path): unknown => {
    if (schema.widget === 'picture')
      return 'alt' in value ? { ...value, alt: value.alt + markOf(file, [...path, 'alt']) } : value;
    if (schema.widget === 'paragraph' && isRichText(value)) return withMark(value, markOf(file, path));
    if (Array.isArray(value)) return value.map((item, index) => walk(item, schema.items, [...path, index]));
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [
        key,
        walk(child, schema.properties?.[key], [...path, key]),
      ]),
    );
  };
  return walk(shown, root, []) as T;
}

/** Words for machines stay as they are: names of studies and languages, and the one phrase that is looked for inside another text. */
const FOR_MACHINES = ['highlight', 'language', 'studies'];

function isRead({ type, widget, enum: words, const: word, format }: Schema, path: Path): boolean {
  const isForMachines = path.some((step) => FOR_MACHINES.includes(String(step)));
  return type === 'string' && !widget && !words && word === undefined && !format && !isForMachines;
}

function withMark(text: RichText, mark: string): RichText {
  const last = text.at(-1);
  if (!last) return text;
  const rest = text.slice(0, -1);
  if (last.kind === 'text') return [...rest, { ...last, text: last.text + mark }];
  return [...rest, { ...last, children: withMark(last.children, mark) }];
}
