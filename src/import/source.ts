import { posix } from 'node:path';
import { plainText, type RichText } from '../model/inline.ts';

/** A file that cannot be brought in. The message is for the owner. */
export class CannotBring extends Error {}

/** One page among others that cannot be brought in. */
export class CannotBringPage extends CannotBring {
  readonly file: string;

  constructor(file: string, why: string) {
    super(why);
    this.file = file;
  }
}

const WAY_ON =
  'Export it again, or copy its text into a new document without what is nested, and bring that.';
export const tooSlow = (file: string): CannotBringPage =>
  new CannotBringPage(
    file,
    `${posix.basename(file)} could not be read in time: it is nested too deeply, or damaged. ${WAY_ON}`,
  );
export const tooDeep = (file: string): CannotBringPage =>
  new CannotBringPage(
    file,
    `${posix.basename(file)} could not be read: it is nested too deeply, or damaged. ${WAY_ON}`,
  );

/** A page that stays behind, so that the others can come. */
export const leftOut = (file: string, why: string): NotCarried => ({
  what: 'a page',
  place: file,
  why,
  words: '',
});

/** Something of a source that is in no study: where it stood, why it stayed behind, and its words. */
export interface NotCarried {
  /** What it is, for example “a film”. */
  what: string;
  place: string;
  why: string;
  words: string;
}

/** A picture of a source: the file in its bundle, and the words that stood with it. */
export interface SourcePicture {
  path: string;
  alt?: string | undefined;
  caption?: string | undefined;
  /** Whether it is upright as a phone’s screen is. */
  isScreen?: boolean;
}

export interface Item {
  text: RichText;
  items: Item[];
  /** Where its list is counted. */
  number?: number;
}

/** What every format is read into: the text in its order, without its looks. */
export type Node =
  | { kind: 'heading'; level: number; text: RichText }
  | { kind: 'paragraph'; text: RichText }
  /** A paragraph of a quotation, and whether it is the first of its own. */
  | { kind: 'quote'; text: RichText; starts?: boolean }
  | { kind: 'list'; items: Item[] }
  /** The words that open what is folded, as far as its end. */
  | { kind: 'fold'; text: RichText }
  | { kind: 'foldEnd' }
  | { kind: 'picture'; picture: SourcePicture }
  | { kind: 'table'; rows: RichText[][] };

export type NodeOf<Kind extends Node['kind']> = Extract<Node, { kind: Kind }>;

/** A short answer of a source about itself, for example Role: Product designer. */
export interface Fact {
  label: string;
  value: string;
}

/** One page of a source: what may become one study. */
export interface Source {
  /** The file it was read from. */
  file: string;
  title: string | undefined;
  facts: Fact[];
  nodes: Node[];
  notCarried: NotCarried[];
  /** The words of its file, counted without the help of what read it. */
  said?: string;
}

/** White space as a page shows it. What keeps a figure with its unit, or a sign with its word, goes on doing so. */
export const squeezed = (words: string): string => {
  // Most texts have single spaces and no other: they are looked at many times.
  if (!/[^\S ]| {2}|\u200B/.test(words)) return words;
  return words.replaceAll(
    /((?<=[\d«])[\u00A0\u202F](?=\S)|(?<=\S)[\u00A0\u202F](?=[%‰:;!?»$€£\d]))|[\s\u200B\uFEFF]+/g,
    (_, binding?: string) => binding ?? ' ',
  );
};

export const flat = (text: RichText): string => squeezed(plainText(text)).trim();

/** Where links lead, and the words that lead there. */
export function linksIn(texts: unknown): { href: string; words: string }[] {
  if (typeof texts !== 'object' || texts === null) return [];
  if ('href' in texts && 'children' in texts)
    return [{ href: String(texts.href), words: flat(texts.children as RichText) }];
  return Object.values(texts).flatMap(linksIn);
}

/** The words of a list, from the first to the last. */
export const itemTexts = (items: readonly Item[]): string[] =>
  items.flatMap(({ text, items: below }) => [flat(text), ...itemTexts(below)]);

/** All that a reader of the source reads here. */
export function textsOfNode(node: Node): string[] {
  switch (node.kind) {
    case 'heading':
    case 'paragraph':
    case 'quote':
    case 'fold':
      return [flat(node.text)];
    case 'list':
      return itemTexts(node.items);
    case 'foldEnd':
      return [];
    case 'picture':
      return [node.picture.alt ?? '', node.picture.caption ?? ''].filter(Boolean);
    case 'table':
      return node.rows.flatMap((row) => row.map(flat)).filter(Boolean);
  }
}
