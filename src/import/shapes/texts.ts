import { type Inline, plainText, type RichText } from '../../model/inline.ts';
import { parseInline } from '../../model/markdown.ts';
import { toWrite } from '../../model/starter.ts';
import { joined, toMarkdown } from '../../model/to-markdown.ts';
import { SIDE } from '../sought.ts';
import { flat, type Item, itemTexts, linksIn, type Node, type SourcePicture } from '../source.ts';

/** How each text was written: a part is told as many kinds of blocks, of which most begin with the same words. */
const known = new WeakMap<RichText, string>();

/** A paragraph as a content file has it. Emphasis that would not be read back as such goes, and all of it only at last. */
export function paragraph(text: RichText): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  const now = written(text);
  known.set(text, now);
  return now;
}

function written(text: RichText): string {
  for (const one of [() => text, () => stressed(text), () => unstressed(text)]) {
    const markdown = readable(one());
    if (markdown !== undefined) return markdown;
  }
  return flat(text).replaceAll(/[!-/:-@[-`{-~]/g, '\\$&');
}

/** A text as it is written, if it is read again as the same words. */
function readable(text: RichText): string | undefined {
  const written = toMarkdown(text);
  const read = parseInline(written);
  return 'text' in read && asRead(read.text) === asRead(text) ? written : undefined;
}

/** Words, and where they lead. */
const asRead = (text: RichText): string => JSON.stringify([flat(text), linksIn(text)]);

/** Without the emphasis that cannot be read back between the signs around it. */
function stressed(text: RichText): RichText {
  const all: Inline[] = [];
  text.forEach((part, at) => {
    const after = plainText(text.slice(at + 1, at + 2));
    const around: RichText = [...all.slice(-1), part, { kind: 'text', text: after }];
    const isRead = part.kind === 'text' || readable(joined(around)) !== undefined;
    all.push(...(isRead ? [part] : unstressed([part])));
  });
  return joined(all);
}

/** Without emphasis: a star beside a letter and a sign may be no mark in Markdown. */
const unstressed = (text: RichText): RichText =>
  joined(
    text.flatMap((part): RichText => {
      if (part.kind === 'text') return [part];
      const children = unstressed(part.children);
      return part.kind === 'link' ? [{ ...part, children }] : children;
    }),
  );

export const plain = (text: string): string => paragraph([{ kind: 'text', text }]);

/** Before the name of a picture that is drawn when the study is written, where the source has none. */
export const STARTER = 'starter:';

/** A picture as a content file has it. What nobody has said of it is asked for. */
export const pictureOf = ({ path, alt }: SourcePicture): { file: string; alt: string } => ({
  file: path,
  alt: alt ?? toWrite('what this picture shows someone who cannot see it.'),
});

/** `before` or `après` alone says which of two it is, and nothing of what there is to see. */
const isSide = (alt: string | undefined): boolean => alt !== undefined && SIDE.test(alt);

/** A picture without an alternative text that is none, and the word that stood there. */
export const withoutSide = (picture: SourcePicture): { picture: SourcePicture; side: string } =>
  isSide(picture.alt)
    ? { picture: { ...picture, alt: undefined }, side: picture.alt ?? '' }
    : { picture, side: '' };

/** A picture with its caption, which is the place for a word that only says which one it is. */
export const figureOf = (given: SourcePicture) => {
  const { picture, side } = withoutSide(given);
  const caption = [side, picture.caption].filter(Boolean).join(': ');
  return { picture: pictureOf(picture), ...(caption && { caption }) };
};

/** The two halves of `**Trust**: people check twice`, `Trust: people check twice` or `Trust – people check twice`. */
export function halves(text: RichText): { title: string; text: string | undefined } {
  const [first, ...more] = text;
  if (first?.kind === 'strong' && more.length > 0) {
    const rest = trimmedStart(more);
    if (flat(rest) !== '')
      return { title: flat(first.children).replace(/[:.–—]\s*$/, ''), text: paragraph(rest) };
  }
  const words = flat(text);
  const [, title, rest] = /^([^:.!?]{2,70}?)(?::\s+|\s+[–—-]\s+)(\S.*)$/.exec(words) ?? [];
  return title && rest ? { title, text: plain(rest) } : { title: words, text: undefined };
}

/** Of several sentences the first is the point, and the others explain it. */
function firstSentence(halved: ReturnType<typeof halves>): ReturnType<typeof halves> {
  if (halved.text !== undefined) return halved;
  const [, title, rest] = /^(.{3,110}?[.!?…])\s+(\S.*)$/.exec(halved.title) ?? [];
  return title && rest ? { title: title.replace(/\.$/, ''), text: plain(rest) } : halved;
}

/** What follows a label, without the sign between them. */
function trimmedStart(text: RichText): RichText {
  const [first, ...more] = text;
  return first?.kind === 'text'
    ? [{ kind: 'text', text: first.text.replace(/^\s*[:–—-]?\s*/, '') }, ...more]
    : text;
}

/** An item of a list as a heading with its explanation. */
export function pointOf({ text, items }: Item, asked: string): { title: string; text: string } {
  const { title, text: said } = firstSentence(halves(text));
  const below = itemTexts(items).map(plain);
  const all = [...(said ? [said] : []), ...below].join(' ');
  return { title, text: all || toWrite(asked) };
}

/** The paragraphs of some nodes; undefined if there is more than text in them. */
export function paragraphsOf(nodes: readonly Node[]): string[] | undefined {
  const all = nodes.map((node): string[] | undefined => {
    if (node.kind === 'paragraph') return [paragraph(node.text)];
    if (node.kind === 'quote') return [paragraph(quoted(node.text))];
    if (node.kind === 'list') return listParagraphs(node.items);
    if (node.kind === 'heading') return [paragraph([{ kind: 'strong', children: node.text }])];
    if (node.kind === 'table') return node.rows.map(rowParagraph);
    return undefined;
  });
  return all.every((one) => one !== undefined) ? all.flat() : undefined;
}

/** Each item a paragraph with its mark, where there can be no list. */
export const listParagraphs = (items: readonly Item[], mark = '•'): string[] =>
  items.flatMap(({ text, items: below, number }) => [
    paragraph(joined([{ kind: 'text', text: number === undefined ? `${mark} ` : `${number}. ` }, ...text])),
    ...listParagraphs(below, '–'),
  ]);

/** A quotation where it cannot be set apart. */
const quoted = (text: RichText): RichText =>
  /^[“"«„‘]/.test(flat(text))
    ? text
    : joined([{ kind: 'text', text: '“' }, ...text, { kind: 'text', text: '”' }]);

export const rowParagraph = (row: readonly RichText[]): string =>
  // Written as one: a sign in a cell may mean something together with one in the next.
  paragraph(
    row
      .filter((cell) => cell.length > 0)
      .flatMap((cell, index): RichText => (index === 0 ? cell : [{ kind: 'text', text: ' · ' }, ...cell])),
  );
