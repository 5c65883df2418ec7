import {
  all,
  child,
  elementsIn,
  isOn,
  type Left,
  make,
  nameOf,
  type Parser,
  putFor,
  takeOut,
  value,
} from './dom.ts';
import { plainDrawings } from './drawings.ts';
import { plainFields } from './fields.ts';
import { type Lists, withNumberWords } from './numbering.ts';
import type { Style } from './styles.ts';
import { takenOut } from './taken.ts';

/** What a part of a document is read with. */
export interface About {
  styles: ReadonlyMap<string, Style>;
  lists: Lists;
  /** `footnote 2`, for each that is there. */
  notes: ReadonlySet<string>;
  /** The files that the part has names for, and why one cannot be had. */
  files: ReadonlyMap<string, string | undefined>;
}

/** A picture whose file nobody packed. */
export const GONE = 'Its file is not in the document. Put the picture in by hand.';

/**
 * A part of a document as the library can read all of it: without the wraps that it throws away together with the words in
 * them, and with words where other programs show some that stand in no text. What is not to come along is given back.
 */
export function opened(
  xml: string,
  { parse, write }: Parser,
  { styles, lists, notes, files }: About,
): { xml: string; left: Left[] } {
  const document = parse(xml);
  plainText(document);
  chosen(document);
  const taken = takenOut(document, styles);
  const tips = plainFields(document);
  plainSigns(document);
  const drawn = plainDrawings(document, (id) => (files.has(id) ? files.get(id) : GONE));
  withoutLoose(document, notes, files);
  unwrapped(document);
  wholeWords(document);
  headings(document, styles);
  withNumberWords(document, lists, styles);
  return { xml: write(document), left: [...taken, ...tips, ...drawn] };
}

/** Text that is marked as text is text. */
function plainText(document: Document): void {
  for (const element of all(document, ['w:t', 'w:delText', 'w:instrText', 'm:t']))
    if (Array.from(element.childNodes).some(({ nodeType }) => nodeType !== 3))
      element.textContent = element.textContent ?? '';
}

/** Of two ways to say the same that which has words or a picture in it: what only newer programs show, or the older way. */
function chosen(document: Document): void {
  for (const one of all(document, ['mc:AlternateContent'])) {
    const ways = elementsIn(one);
    const isNew = (way: Element) =>
      nameOf(way) === 'mc:Choice' && all(way, ['w:t', 'w:txbxContent', ...IMAGES]).length > 0;
    const isOld = (way: Element) => nameOf(way) === 'mc:Fallback' && way.hasChildNodes();
    const [newer, older] = [ways.find(isNew), ways.find(isOld)];
    const way = newer ?? older ?? ways[0];
    // Some programs draw for older ones what newer ones can draw themselves: that picture is worth having.
    const isDrawn = newer && older && all(newer, IMAGES).length === 0 && all(older, IMAGES).length > 0;
    if (isDrawn) {
      for (const box of all(older, ['w:txbxContent'])) takeOut(box);
      for (const about of all(newer, ['wp:docPr'])) takeOut(about);
    }
    putFor(
      one,
      [way, isDrawn && older].flatMap((kept) => (kept ? Array.from(kept.childNodes) : [])),
    );
  }
}

const IMAGES = ['a:blip', 'v:imagedata'];

/** Fonts of signs, which the library has letters for. */
const OF_SIGNS = /^(symbol|wingdings( ?[23])?|webdings|zapf ?dingbats|itc zapf dingbats)$/i;

/** Signs and the ends of lines by names that the library knows. */
function plainSigns(document: Document): void {
  for (const sign of all(document, ['w:sym'])) {
    const char = Number.parseInt(value(sign, 'char') ?? '', 16);
    const font = value(sign, 'font') ?? '';
    if (OF_SIGNS.test(font)) continue;
    // What such a font shows there nobody knows.
    const isLetter = char >= 0x20 && !(char >= 0xe000 && char <= 0xf8ff);
    putFor(sign, isLetter ? [make(document, 'w:t', {}, String.fromCodePoint(char))] : []);
  }
  // A page ends inside of a paragraph: what follows begins a line.
  for (const end of all(document, ['w:br']))
    for (const { name, localName } of Array.from(end.attributes))
      if (localName === 'type') end.removeAttribute(name);
  for (const end of all(document, ['w:cr'])) putFor(end, [make(document, 'w:br')]);
  for (const leap of all(document, ['w:ptab'])) putFor(leap, [make(document, 'w:tab')]);
  // Struck out twice is struck out.
  for (const struck of all(document, ['w:dstrike']))
    if (isOn(struck)) putFor(struck, [make(document, 'w:strike')]);
  // The box of something to do is the sign that stands in it.
  for (const box of all(document, ['w14:checkbox'])) takeOut(box);
}

/** What the library opens, or has its reason to pass over. */
const KNOWN = new Set([
  ...'p r t tbl tr tc hyperlink sdt sdtContent customXml ins del moveFrom moveTo object smartTag drawing pict txbxContent body document footnotes footnote endnotes endnote'
    .split(' ')
    .map((name) => `w:${name}`),
  ...['group', 'rect', 'roundrect', 'shape', 'textbox'].map((name) => `v:${name}`),
]);

/** Words stand in the line, whatever some program has put around them. */
function unwrapped(document: Document): void {
  // How a word is read aloud stands behind it.
  for (const ruby of all(document, ['w:ruby'])) {
    const [base, sound] = [child(ruby, 'w:rubyBase'), child(ruby, 'w:rt')];
    const sign = (words: string) => make(document, 'w:t', {}, words);
    const inside = (one: Element | undefined) => Array.from(one?.childNodes ?? []);
    putFor(ruby, [...inside(base), sign('（'), ...inside(sound), sign('）')]);
  }
  const isWrap = (element: Element) =>
    !KNOWN.has(nameOf(element)) && all(element, ['w:p', 'w:r', 'w:t']).length > 0;
  for (const element of all(document, isWrap)) putFor(element, Array.from(element.childNodes));
}

/** What leads to something that is not there leads nowhere: the library would give up at it. */
function withoutLoose(
  document: Document,
  notes: ReadonlySet<string>,
  files: ReadonlyMap<string, string | undefined>,
): void {
  for (const kind of ['footnote', 'endnote'])
    for (const mark of all(document, [`w:${kind}Reference`]))
      if (!notes.has(`${kind} ${value(mark, 'id')}`)) takeOut(mark);
  for (const link of all(document, ['w:hyperlink']))
    for (const { name, namespaceURI, value: id } of Array.from(link.attributes))
      if (/relationships$/.test(namespaceURI ?? '') && !files.has(id)) link.removeAttribute(name);
}

/** A first letter that is set large stands in a paragraph of its own: it belongs to its word. */
function wholeWords(document: Document): void {
  for (const letter of all(document, ['w:p'])) {
    const drop = value(child(letter, 'w:pPr', 'w:framePr'), 'dropCap');
    if (drop !== 'drop' && drop !== 'margin') continue;
    const siblings = elementsIn(letter.parentNode as Node);
    const next = siblings[siblings.indexOf(letter) + 1];
    if (!next || nameOf(next) !== 'w:p') continue;
    const about = child(next, 'w:pPr');
    const start = about ? about.nextSibling : next.firstChild;
    for (const one of elementsIn(letter)) if (nameOf(one) !== 'w:pPr') next.insertBefore(one, start);
    takeOut(letter);
  }
}

/** The library knows headings by their English names; what is on a level of the outline is one by any name. */
function headings(document: Document, styles: ReadonlyMap<string, Style>): void {
  for (const paragraph of all(document, ['w:p'])) {
    const about = child(paragraph, 'w:pPr');
    const style = child(about, 'w:pStyle');
    const known = styles.get(value(style, 'val') ?? '');
    if (!about || (known && /^(heading( [1-6])?|title|subtitle)$/.test(known.name))) continue;
    const said = value(child(about, 'w:outlineLvl'), 'val');
    const level = said === undefined ? known?.outline : Number(said);
    if (level === undefined || !(level < 6)) continue;
    if (style) takeOut(style);
    about.insertBefore(make(document, 'w:pStyle', { 'w:val': `Heading${level + 1}` }), about.firstChild);
  }
}
