import type { Part } from '../parts.ts';
import { flat, itemTexts } from '../source.ts';
import { listParagraphs, paragraph, paragraphsOf, rowParagraph } from './texts.ts';

/** Two to four items, each with lines below it, stand beside each other. */
export function columnsOf({ body }: Part): { title: string; items: string[] }[] | undefined {
  if (body.kind !== 'list' || body.items.length < 2 || body.items.length > 4) return undefined;
  if (!body.items.every(({ items }) => items.length > 0)) return undefined;
  // Columns are plain lines, which have no links.
  if (JSON.stringify(body.items).includes('"kind":"link"')) return undefined;
  return body.items.map(({ text, items }) => ({ title: flat(text), items: itemTexts(items) }));
}

/** What gives a part its shape, as paragraphs; undefined for pictures, which are none. */
export function bodyParagraphs({ body }: Part): string[] | undefined {
  switch (body.kind) {
    case 'nothing':
      return [];
    case 'question':
      return [paragraph(body.text)];
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
