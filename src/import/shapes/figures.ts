import type { Body } from '../parts.ts';
import { UNITS } from '../sought.ts';
import { flat } from '../source.ts';
import { paragraphsOf, plain } from './texts.ts';

interface FigureOfList {
  value: string;
  label: string;
  meaning?: string;
}

/** What a figure is counted in, right behind it or after a space of any kind. */
const UNIT = `(?:%|‰|(?:Md|[kKMB])?[$€£]|(?:[kKmMbB]|Md|[x×]|ms|s|h|min|mm|cm|km|m|kg|g|px|${UNITS})(?![\\p{L}\\p{N}’']))`;
/** `53%`, `3x`, `$1.2M`, `1,2 M`, `8 days`, `10,000+`, `< 2 min`, `4.8/5`. */
const FIGURE = `(?:[~≈<>±+–−-]\\s?)?[$€£]?\\d(?:[\\d.,]|\\s(?=\\d{3}(?!\\d)))*(?:\\/\\d+)?(?:\\s?${UNIT})*\\+?`;
/** A figure, before the words for what it counts. */
const FIRST = new RegExp(`^(${FIGURE})(?:\\s*[:–—-]\\s+|\\s+)(\\S.*)$`, 'u');
/** The same behind them: `Calls: −38 %`. */
const LAST = new RegExp(
  `^([^\\d:]{2,80}?)\\s*(?::|\\s[–—-]\\s)\\s*(${FIGURE}(?:\\s?(?:→|->)\\s?${FIGURE})?)$`,
  'u',
);

/** A list in which every line begins with a figure, or subheadings that are figures; undefined for anything else. */
export function figuresOf(body: Body): FigureOfList[] | undefined {
  if (body.kind === 'list') {
    const all = body.items.map(({ text, items }) => (items.length === 0 ? figureIn(flat(text)) : undefined));
    return all.every((one) => one !== undefined) ? all : undefined;
  }
  if (body.kind !== 'points') return undefined;
  const all = body.points.map(({ title, nodes }): FigureOfList | undefined => {
    const label = paragraphsOf(nodes)?.join(' ');
    return /^\W{0,2}\d/.test(title) && title.length < 20 && label ? { value: title, label } : undefined;
  });
  return all.every((one) => one !== undefined) ? all : undefined;
}

function figureIn(words: string): FigureOfList | undefined {
  const [, counted, last] = LAST.exec(words) ?? [];
  if (counted && last) return { value: last, label: counted };
  const [, value, rest] = FIRST.exec(words) ?? [];
  if (!value || !rest) return undefined;
  const [, label, meaning] = /^(.{3,80}?)(?:\s+[–—]\s+|:\s+)(\S.*)$/.exec(rest) ?? [];
  return label && meaning
    ? { value: value.trim(), label, meaning: plain(meaning) }
    : { value: value.trim(), label: rest };
}
