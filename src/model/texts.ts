import { isRichText, plainText, type RichText } from './inline.ts';
import { type Schema, settled } from './json-schema.ts';
import { WIDGETS, type Widget } from './widgets.ts';

/** What a text is by its schema. A `line` is any text that says nothing else of itself. */
export type TextKind = 'line' | Widget;

/** A text of a content file, and the way to it. */
export interface Text {
  path: (string | number)[];
  text: string;
  kind: TextKind;
}

/** Whether a visitor reads texts of a kind. */
export const isRead = (kind: TextKind): boolean => kind === 'line' || WIDGETS[kind] === 'read';

/** The texts of a value that a visitor reads, in order: of content as it is written, or as the reader hands it out. */
export const textsOf = (root: Schema, value: unknown): Text[] =>
  allTextsOf(root, value).filter(({ kind }) => isRead(kind));

/** Whether texts of a kind are for the room where somebody presents. */
export const isSaid = (kind: TextKind): boolean => kind !== 'line' && WIDGETS[kind] === 'said';

/** The texts for machines too: names of files, addresses. */
export function allTextsOf(root: Schema, value: unknown): Text[] {
  const texts: Text[] = [];
  const look = (schema: Schema | undefined, at: unknown, path: Text['path']): void => {
    if (!schema || at === undefined || at === null) return;
    const here = settled(schema, root, at);
    if (isText(at)) {
      const kind = kindOfText(here);
      if (kind) texts.push({ path, text: typeof at === 'string' ? at : plainText(at), kind });
    } else if (Array.isArray(at)) {
      at.forEach((item, index) => void look(here.items, item, [...path, index]));
    } else if (typeof at === 'object') {
      for (const [key, child] of Object.entries(at)) look(here.properties?.[key], child, [...path, key]);
    }
  };
  look(root, value, []);
  return texts;
}

export const isText = (value: unknown): value is string | RichText =>
  typeof value === 'string' || isRichText(value);

/** The kind of a text by its schema; none for one of a few given words. */
export function kindOfText({ widget, format, type, enum: words, const: word }: Schema): TextKind | undefined {
  if (words || word !== undefined) return undefined;
  if (widget) return widget;
  if (format) return 'link';
  return type === 'string' ? 'line' : undefined;
}
