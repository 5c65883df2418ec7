import { isFileName } from '../../../src/import/html/file-name.ts';
import { all, type Left, make, nameOf, putFor, run, value } from './dom.ts';

/**
 * Drawings in the pieces that the library knows: pictures with what is said of each, and boxes with words in them. What is
 * grouped, or fills a shape, it would pass over.
 */
export function plainDrawings(document: Document, whyNot: WhyNot): Left[] {
  const left: Left[] = [];
  const said = new Set<Element>();
  for (const image of all(document, ['v:imagedata', 'v:fill'])) fromVml(document, image, said);
  for (const shape of all(document, (one) => one.namespaceURI === VML && !said.has(one))) {
    const words = value(shape, 'alt')?.trim() ?? '';
    if (!isFileName(words, '')) left.push(drawn(words));
  }
  for (const art of all(document, ['v:textpath'])) {
    const words = value(art, 'string');
    const paragraph = make(document, 'w:p', {}, run(document, words ?? ''));
    if (words) putFor(art, [make(document, 'v:textbox', {}, make(document, 'w:txbxContent', {}, paragraph))]);
  }
  // Of all shapes the library knows but some.
  for (const shape of all(document, ['v:oval', 'v:line', 'v:polyline', 'v:curve', 'v:arc', 'v:image']))
    putFor(shape, [make(document, 'v:shape', {}, ...Array.from(shape.childNodes))]);
  for (const drawing of all(document, ['w:drawing'])) left.push(...inPieces(document, drawing, whyNot));
  return left;
}

/** Why the file of a picture cannot be had, if it cannot. */
type WhyNot = (id: string) => string | undefined;

/** A picture as newer programs write it: of the older way the library does not know what is said of one. */
function fromVml(document: Document, image: Element, said: Set<Element>): void {
  const [id, link] = [value(image, 'r:id'), value(image, 'r:href')];
  if (!(id || link) || (nameOf(image) === 'v:fill' && value(image, 'type') !== 'frame')) return;
  let shape = image.parentNode as Element;
  while (shape.namespaceURI === VML && !value(shape, 'alt')) shape = shape.parentNode as Element;
  const alt = shape.namespaceURI === VML ? value(shape, 'alt') : undefined;
  said.add(shape);
  putFor(image, [
    picture(document, make(document, 'a:blip', id ? { 'r:embed': id } : { 'r:link': link ?? '' }), alt ?? ''),
  ]);
}

const VML = 'urn:schemas-microsoft-com:vml';

const picture = (document: Document, blip: Element, alt: string): Element => {
  const fill = make(document, 'pic:pic', {}, make(document, 'pic:blipFill', {}, blip));
  return make(
    document,
    'w:drawing',
    {},
    make(
      document,
      'wp:inline',
      {},
      make(document, 'wp:docPr', { descr: alt }),
      make(document, 'a:graphic', {}, make(document, 'a:graphicData', {}, fill)),
    ),
  );
};

const BOX = 'w:txbxContent';

function inPieces(document: Document, drawing: Element, whyNot: WhyNot): Left[] {
  const boxes = all(drawing, [BOX], [BOX]);
  const blips = all(drawing, ['a:blip'], [BOX]).filter((blip) => value(blip, 'embed') || value(blip, 'link'));
  const about = all(drawing, ['wp:docPr'], [BOX])[0];
  const whole = saidOf(about);
  const own = blips.map((blip) => saidOf(all(holderOf(blip), ['pic:cNvPr', 'cNvPr'], [BOX])[0]));
  // What is said of the whole is said of its first picture, where nothing is said of one.
  const isOfFirst = blips.length === 1 || (blips.length > 0 && own.every((said) => said === ''));
  const alts = own.map((said, at) => (at === 0 && isOfFirst ? whole || said : said));
  const left = isOfFirst || !whole ? [] : [drawn(whole)];
  const title = value(about, 'title')?.trim();
  const others = [title, isOfFirst && whole ? own[0] : ''];
  for (const words of others) if (words && words !== whole) left.push(drawn(words));

  const [only, ...more] = blips;
  const why = blips.map((blip) => whyNot(value(blip, 'embed') || value(blip, 'link') || ''));
  if (only && more.length === 0 && boxes.length === 0 && why[0] === undefined && isPlain(only)) {
    if (alts[0]) about?.setAttribute('descr', alts[0]);
    return left;
  }
  const pieces = blips.flatMap((blip, at): Element[] => {
    const fault = why[at];
    if (fault === undefined) return [picture(document, blip, alts[at] ?? '')];
    left.push({ what: 'a picture', why: fault, words: alts[at] ?? '' });
    return [];
  });
  if (boxes.length > 0) pieces.push(make(document, 'w:pict', {}, ...boxes));
  if (blips.length > 0 || boxes.length > 0) putFor(drawing, pieces);
  return left;
}

const drawn = (words: string): Left => ({
  what: 'what is said of a drawing',
  why: 'Only those who cannot see it hear it, and a study has no place for it.',
  words,
});

const isPlain = (blip: Element): boolean => {
  const names = ['pic:blipFill', 'pic:pic', 'a:graphicData', 'a:graphic'];
  let parent = blip.parentNode as Element;
  return names.every((name) => {
    const is = nameOf(parent) === name;
    parent = parent.parentNode as Element;
    return is;
  });
};

/** The picture that a file fills. */
const holderOf = (blip: Element): Element => {
  let holder = blip;
  while (!['pic:pic', 'wsp', 'w:drawing'].includes(nameOf(holder))) holder = holder.parentNode as Element;
  return holder;
};

/** What is said of a picture: some programs write there from which file it came. */
const saidOf = (about: Element | undefined): string =>
  [value(about, 'descr'), value(about, 'title')]
    .map((said) => said?.trim() ?? '')
    .find((said) => !isFileName(said, '')) ?? '';
