/** What makes words look the same somewhere else, and break at the same places. */
const TYPE = [
  ...['font-family', 'font-size', 'font-style', 'font-weight', 'font-stretch', 'font-size-adjust'],
  ...['font-kerning', 'font-optical-sizing', 'font-feature-settings', 'font-variation-settings'],
  ...['font-variant-caps', 'font-variant-ligatures', 'font-variant-numeric', 'font-synthesis'],
  ...['letter-spacing', 'word-spacing', 'line-height', 'text-align', 'text-transform', 'text-indent'],
  ...['text-rendering', 'text-wrap', 'overflow-wrap', 'word-break', 'line-break', 'direction'],
  ...['hyphens', '-webkit-hyphens', 'hyphenate-character', 'hyphenate-limit-chars'],
];

export function copyType(from: HTMLElement, to: HTMLElement): void {
  const style = getComputedStyle(from);
  for (const name of TYPE) to.style.setProperty(name, style.getPropertyValue(name));
  // Words are divided as their language has it.
  to.lang = from.closest<HTMLElement>('[lang]')?.lang ?? '';
}

interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Words that are not alone in their lines begin after the others. */
  indent?: number;
  /** Words in one line have all the room they want. */
  isOneLine?: boolean;
}

/** Lays an element over the words of another, so that they break where its own do. */
export function placeOver(host: HTMLElement, element: HTMLElement): void {
  const style = getComputedStyle(host);
  const { left, top, width, height, indent, isOneLine = false } = placeOf(host, style);
  // A text that was emptied has no height of its own.
  const line = lineHeight(style);
  const zoom = zoomOf(host);
  Object.assign(element.style, {
    zoom: zoom === 1 ? '' : String(zoom),
    left: `${left + scrollX / zoom}px`,
    top: `${top + scrollY / zoom}px`,
    // Widths are rounded on their way through the style sheet: never so that a word has no room any more.
    width: isOneLine ? 'max-content' : `${Math.max(width + 0.03, 24)}px`,
    minWidth: isOneLine ? `${Math.max(24, width)}px` : '',
    minHeight: `${Math.max(height, line)}px`,
    whiteSpace: isOneLine ? 'pre' : '',
    ...(indent !== undefined && { textIndent: `${indent}px` }),
  });
}

function placeOf(host: HTMLElement, style: CSSStyleDeclaration): Place {
  const isBlock = /^(block|list-item|flow-root|table-cell)$/.test(style.display);
  // A button has its words in its middle, and a sign may stand before them.
  const isAlone = host.tagName !== 'BUTTON' && !host.querySelector(':scope > svg');
  const rects = linesOf(host);
  const [first] = rects;
  if (!first) return contentOf(host, style);
  if (isBlock && isAlone) {
    const room = belowOther(contentOf(host, style), first, lineHeight(style));
    const isAtStart = /^(start|left|justify)$/.test(style.textAlign);
    return isAtStart ? { ...room, indent: indentOf(host, room, style) } : room;
  }
  // A line is higher than its letters: half of what is left stands above them.
  const top = first.top + first.height / 2 - lineHeight(style) / 2;
  const longest = Math.max(...rects.map(({ right }) => right)) - Math.min(...rects.map(({ left }) => left));
  const height = (rects.at(-1)?.bottom ?? 0) - first.top;
  if (rects.length === 1)
    return { left: first.left, top, width: first.width, height, indent: 0, isOneLine: true };
  if (style.display !== 'inline') {
    const left = Math.min(...rects.map((rect) => rect.left));
    return { left, top, width: longest, height, indent: 0 };
  }
  const block = blockAround(host);
  const blockStyle = getComputedStyle(block);
  const room = contentOf(block, blockStyle);
  return { ...room, top, height, indent: indentOf(host, room, blockStyle) };
}

/** The room of an element from its first line on: a number or a sign of the style sheet’s may stand above its words. */
function belowOther(room: Place, first: DOMRect, line: number): Place {
  const above = first.top + first.height / 2 - line / 2 - room.top;
  return above > line / 2 ? { ...room, top: room.top + above, height: room.height - above } : room;
}

/** How far in the first word begins: a dash, a number or other words may stand before it. */
function indentOf(host: HTMLElement, { left, width }: Place, { direction }: CSSStyleDeclaration): number {
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  range.selectNodeContents(walker.nextNode() ?? host);
  const [rect] = range.getClientRects();
  if (!rect) return 0;
  const first = asDrawn(rect, zoomOf(host));
  return direction === 'rtl' ? left + width - first.right : first.left - left;
}

/** The lines of an element’s own words, as boxes. */
function linesOf(host: HTMLElement): DOMRect[] {
  const words = [...host.childNodes].filter(
    (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
  );
  const range = document.createRange();
  const rects = (words.length > 0 ? words : [host]).flatMap((node) => {
    range.selectNodeContents(node);
    return [...range.getClientRects()]
      .filter(({ width }) => width > 0)
      .map((rect) => asDrawn(rect, zoomOf(host)));
  });
  const lines: DOMRect[] = [];
  for (const rect of rects) {
    const last = lines.at(-1);
    const isSame =
      last && Math.abs(last.top + last.height / 2 - rect.top - rect.height / 2) < rect.height / 2;
    if (last && isSame)
      lines[lines.length - 1] = new DOMRect(
        Math.min(last.left, rect.left),
        last.top,
        Math.max(last.right, rect.right) - Math.min(last.left, rect.left),
        last.height,
      );
    else lines.push(rect);
  }
  return lines;
}

/** How much smaller the page is drawn while its look is chosen. */
const zoomOf = (host: HTMLElement): number => host.currentCSSZoom ?? 1;

/** A box of the window, in the page’s own pixels: styles are told in those. */
const asDrawn = ({ left, top, width, height }: DOMRect, zoom: number): DOMRect =>
  new DOMRect(left / zoom, top / zoom, width / zoom, height / zoom);

function blockAround(element: HTMLElement): HTMLElement {
  let at = element;
  while (at.parentElement && getComputedStyle(at).display === 'inline') at = at.parentElement;
  return at;
}

const lineHeight = (style: CSSStyleDeclaration): number =>
  Number.parseFloat(style.lineHeight) || Number.parseFloat(style.fontSize) * 1.2 || 24;

function contentOf(host: HTMLElement, style: CSSStyleDeclaration): Place {
  const { left, top, width, height } = asDrawn(host.getBoundingClientRect(), zoomOf(host));
  const px = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
  const [l, r] = [
    px('padding-left') + px('border-left-width'),
    px('padding-right') + px('border-right-width'),
  ];
  const [t, b] = [
    px('padding-top') + px('border-top-width'),
    px('padding-bottom') + px('border-bottom-width'),
  ];
  return { left: left + l, top: top + t, width: width - l - r, height: height - t - b };
}
