import type { RichText } from '../../model/inline.ts';
import { joined } from '../../model/to-markdown.ts';
import type { Part } from '../parts.ts';
import { AFTER, BEFORE } from '../sought.ts';
import { flat, type Item, itemTexts } from '../source.ts';
import { listParagraphs, paragraph, paragraphsOf, rowParagraph } from './texts.ts';

/** What is longer is a text, and no fact. */
const LONGEST_FACT = 80;

/** Two to four items, each with lines below it, stand beside each other. */
export function columnsOf({ body }: Part): { title: string; items: string[] }[] | undefined {
  if (body.kind === 'table') return isOfSides(body.rows) ? sidesOf(body.rows) : undefined;
  if (body.kind !== 'list' || body.items.length < 2 || body.items.length > 4) return undefined;
  if (!body.items.every(({ items }) => items.length > 0)) return undefined;
  if (itemTexts(body.items).some((line) => line.length > LONGEST_FACT)) return undefined;
  // Columns are plain lines, which have no links.
  if (JSON.stringify(body.items).includes('"kind":"link"')) return undefined;
  return body.items.map(({ text, items }) => ({ title: flat(text), items: itemTexts(items) }));
}

/** Two columns of words, of which one is before and the other after. */
export const isOfSides = (rows: readonly RichText[][]): boolean =>
  rows.every((row) => row.length === 2) &&
  BEFORE.test(flat(rows[0]?.[0] ?? [])) &&
  AFTER.test(flat(rows[0]?.[1] ?? []));

const sidesOf = ([head = [], ...rows]: readonly RichText[][]) =>
  head.map((side, at) => ({
    title: flat(side),
    items: rows.flatMap((row) => (flat(row[at] ?? []) ? [flat(row[at] ?? [])] : [])),
  }));

/** A list as one: counted where it was, from one on. Items below another begin with a dash, and take no number. */
export function listOf(items: readonly Item[]): Record<string, string[]> | undefined {
  const isCounted = items.every(({ number }, index) => number === index + 1);
  if (!isCounted && items.some(({ number }) => number !== undefined)) return undefined;
  const lines = items.flatMap((item) =>
    isCounted
      ? [paragraph(joined(inOneLine(item)))]
      : [paragraph(item.text), ...listParagraphs(item.items, '–')],
  );
  return { [isCounted ? 'numbers' : 'bullets']: lines };
}

/** An item with those below it behind it. */
const inOneLine = ({ text, items }: Item): RichText => [
  ...text,
  ...items.flatMap((one): RichText => {
    const number = one.number === undefined ? '' : `${one.number}. `;
    return [{ kind: 'text', text: ` – ${number}` }, ...inOneLine(one)];
  }),
];

/** What gives a part its shape, as paragraphs; undefined for pictures, which are none. */
export function bodyParagraphs({ body }: Part): string[] | undefined {
  switch (body.kind) {
    case 'nothing':
      return [];
    case 'question':
      return [paragraph(body.text)];
    case 'quote':
      return paragraphsOf(body.text.map((text) => ({ kind: 'quote', text })));
    case 'list':
      return listParagraphs(body.items);
    case 'table':
      return body.rows.map(rowParagraph);
    case 'points': {
      const all = body.points.map(({ title, nodes }) =>
        paragraphsOf([{ kind: 'heading', level: 3, text: [{ kind: 'text', text: title }] }, ...nodes]),
      );
      return all.every((one) => one !== undefined) ? all.flat() : undefined;
    }
    case 'pictures':
      return undefined;
  }
}
