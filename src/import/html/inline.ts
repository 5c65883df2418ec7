import type { Inline, RichText } from '../../model/inline.ts';
import { squeezed } from '../source.ts';
import { isHtmlElement } from './element-names.ts';
import { attr, type Child, type Element, hasClass, INLINE, isElement, isText, visibleText } from './tree.ts';

/** A line of text in pieces: words, the ends of its lines, and what cannot stand in a line. */
export type Piece = Inline | { kind: 'break' } | { kind: 'element'; element: Element };

/** The pieces of an element that stands in a line. What is none of a line’s own comes out as it is. */
export function pieces(node: Child): Piece[] {
  if (isText(node)) return node.value === '' ? [] : [{ kind: 'text', text: node.value }];
  if (!isElement(node)) return [];
  if (node.tagName === 'br') return [{ kind: 'break' }];
  const tick = tickOf(node);
  if (tick) return [{ kind: 'text', text: `${tick} ` }];
  if (isEmoji(node)) return [{ kind: 'text', text: attr(node, 'alt') ?? '' }];
  // Notion’s sign before a word, and nothing to read.
  if (hasClass(node, 'icon') && !/[\p{L}\p{N}]/u.test(visibleText(node))) return [];
  if (!isInLine(node)) return [{ kind: 'element', element: node }];
  const children = node.childNodes.flatMap(pieces);
  const place = SHIFTED[node.tagName];
  if (place) return shifted(children, place);
  const kind = kindOf(node);
  if (!kind) return children;
  return wrapped(children, (inside) => ({ ...kind, children: inside }));
}

/** What stands in a line with the words around it. */
export const isInLine = (element: Element): boolean =>
  INLINE.includes(element.tagName) ||
  element.tagName === 'br' ||
  tickOf(element) !== undefined ||
  isEmoji(element) ||
  isPartOfLine(element);

/** A sign that a page shows as a picture. */
const isEmoji = (element: Element): boolean =>
  element.tagName === 'img' &&
  /^(?:\p{RGI_Emoji}|\p{Emoji_Presentation}|\p{Extended_Pictographic})+$/v.test(attr(element, 'alt') ?? '');

/** An element of somebody’s own among words, with nothing in it but words. */
const isPartOfLine = (element: Element): boolean =>
  !isHtmlElement(element.tagName) &&
  element.parentNode?.childNodes.some((one) => isText(one) && one.value.trim() !== '') === true &&
  element.childNodes.every((one) => !isElement(one) || isInLine(one));

/** The box of something to do, as a program draws it before an item: ticked or not. */
function tickOf(element: Element): '☑' | '☐' | undefined {
  const isInput = element.tagName === 'input' && attr(element, 'type') === 'checkbox';
  if (!(isInput && isInItem(element)) && !hasClass(element, 'checkbox')) return undefined;
  if (element.childNodes.length > 0) return undefined;
  return attr(element, 'checked') !== undefined || hasClass(element, 'checkbox-on') ? '☑' : '☐';
}

const isInItem = ({ parentNode: parent }: Element): boolean =>
  parent !== null && 'tagName' in parent && (parent.tagName === 'li' || isInItem(parent));

/** What is raised or lowered, as far as there are signs for it: without them `10²` would be another number. */
const SHIFTED: Record<string, { from: string; to: string }> = {
  sup: { from: '0123456789+-−–=()ni', to: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾ⁿⁱ' },
  sub: { from: '0123456789+-−–=()aehijklmnoprstuvx', to: '₀₁₂₃₄₅₆₇₈₉₊₋₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ' },
};

function shifted<One extends Piece>(all: readonly One[], { from, to }: { from: string; to: string }): One[] {
  return all.map((piece) => {
    if ('children' in piece) return { ...piece, children: shifted(piece.children, { from, to }) };
    if (piece.kind !== 'text') return piece;
    // Letters stay as they are where one of them has no such sign: `2nd` is no `2ⁿd`.
    const isWhole = [...piece.text].every((sign) => from.includes(sign));
    const text = piece.text.replaceAll(
      isWhole ? /./gu : /[^\p{L}]/gu,
      (sign) => to[from.indexOf(sign)] ?? sign,
    );
    return { ...piece, text };
  });
}

/** Emphasis around what a line cannot hold goes around the words alone. */
function wrapped(children: Piece[], wrap: (inside: RichText) => Inline): Piece[] {
  const all: Piece[] = [];
  let run: RichText = [];
  const end = () => {
    if (run.some((one) => one.kind !== 'text' || one.text.trim() !== '')) all.push(wrap(run));
    else all.push(...run);
    run = [];
  };
  for (const child of children) {
    if (child.kind === 'break' || child.kind === 'element') {
      end();
      all.push(child);
    } else run.push(child);
  }
  end();
  return all;
}

function kindOf(
  element: Element,
): { kind: 'emphasis' } | { kind: 'strong' } | { kind: 'link'; href: string } | undefined {
  const { tagName } = element;
  if (tagName === 'a') {
    const href = realAddress(attr(element, 'href')?.trim() ?? '');
    return leadsOn(href) ? { kind: 'link', href: href.replaceAll(/[\s<>]/g, encodeURIComponent) } : undefined;
  }
  const style = attr(element, 'style') ?? '';
  if (tagName === 'b' || tagName === 'strong' || /font-weight:\s*(bold|[6-9]00)/.test(style))
    return /font-weight:\s*(normal|400)/.test(style) ? undefined : { kind: 'strong' };
  if (tagName === 'i' || tagName === 'em' || /font-style:\s*italic/.test(style)) return { kind: 'emphasis' };
  return undefined;
}

/** Google Docs leads over a page of Google’s to where its writer meant. */
function realAddress(href: string): string {
  if (!/^https?:\/\/(www\.)?google\.[a-z.]+\/url\?/i.test(href)) return href;
  const meant = URL.parse(href)?.searchParams.get('q') ?? '';
  return leadsOn(meant) ? meant : href;
}

/** Links to other sites lead on; those to files and pages of the source would lead nowhere. */
export const leadsOn = (href: string): boolean => /^(https?:\/\/|mailto:)/i.test(href);

/** White space as a page shows it: one space, none at the ends. Emphasis inside of itself is said once. */
export function tidied(text: RichText): RichText {
  const inner = inOneSpace(flattened(text));
  return trimmed(trimmed(joined(inner), 'start'), 'end');
}

function flattened(text: RichText, around: string[] = []): RichText {
  return text.flatMap((part): Inline[] => {
    if (part.kind === 'text') return [part];
    if (around.includes(part.kind)) return flattened(part.children, around);
    return [{ ...part, children: flattened(part.children, [...around, part.kind]) }];
  });
}

const inOneSpace = (text: RichText): RichText =>
  text.map((part) =>
    part.kind === 'text'
      ? { kind: 'text', text: squeezed(part.text) }
      : { ...part, children: joined(inOneSpace(part.children)) },
  );

/** Text beside text is one text; emphasis beside the same emphasis is one. */
function joined(text: RichText): RichText {
  const all: Inline[] = [];
  for (const part of text) {
    const last = all.at(-1);
    if (last?.kind === 'text' && part.kind === 'text')
      all[all.length - 1] = { kind: 'text', text: `${last.text}${part.text}`.replaceAll(/ {2,}/g, ' ') };
    else if (
      (last?.kind === 'strong' && part.kind === 'strong') ||
      (last?.kind === 'emphasis' && part.kind === 'emphasis')
    )
      all[all.length - 1] = { ...last, children: joined([...last.children, ...part.children]) };
    else all.push(part);
  }
  return all;
}

function trimmed(text: RichText, side: 'start' | 'end'): RichText {
  const at = side === 'start' ? 0 : text.length - 1;
  const part = text[at];
  if (!part) return text;
  if (part.kind === 'text') {
    const words = side === 'start' ? part.text.trimStart() : part.text.trimEnd();
    return words === '' ? trimmed(text.toSpliced(at, 1), side) : text.with(at, { kind: 'text', text: words });
  }
  const children = trimmed(part.children, side);
  return children.length === 0 ? trimmed(text.toSpliced(at, 1), side) : text.with(at, { ...part, children });
}
