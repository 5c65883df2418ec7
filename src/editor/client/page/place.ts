/** What makes words look the same somewhere else. */
const TYPE = [
  'font',
  'letterSpacing',
  'wordSpacing',
  'lineHeight',
  'textAlign',
  'textTransform',
  'textWrap',
  'color',
  'fontFeatureSettings',
  'fontVariationSettings',
  'overflowWrap',
  'hyphens',
] as const;

export function copyType(from: HTMLElement, to: HTMLElement): void {
  const style = getComputedStyle(from);
  for (const name of TYPE) to.style.setProperty(kebab(name), style.getPropertyValue(kebab(name)));
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Lays an element over the words of another, as wide as they may grow. */
export function placeOver(host: HTMLElement, element: HTMLElement): void {
  const style = getComputedStyle(host);
  const isInline =
    style.display.startsWith('inline') || [...host.children].some((child) => child.tagName === 'svg');
  const box = isInline ? wordsOf(host) : beside(host, contentOf(host, style), style);
  element.style.left = `${box.left + scrollX}px`;
  element.style.top = `${box.top + scrollY}px`;
  element.style.width = isInline ? 'max-content' : `${Math.max(box.width, 24)}px`;
  element.style.minWidth = isInline ? `${Math.max(24, box.width)}px` : '';
  // A text that was emptied has no height of its own.
  const line = Number.parseFloat(style.lineHeight) || 24;
  element.style.minHeight = `${Math.max(box.height, line)}px`;
}

function contentOf(host: HTMLElement, style: CSSStyleDeclaration): DOMRect {
  const { left, top, width, height } = host.getBoundingClientRect();
  const px = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
  const [l, r] = [
    px('padding-left') + px('border-left-width'),
    px('padding-right') + px('border-right-width'),
  ];
  const [t, b] = [
    px('padding-top') + px('border-top-width'),
    px('padding-bottom') + px('border-bottom-width'),
  ];
  return new DOMRect(left + l, top + t, width - l - r, height - t - b);
}

/** A number or a sign may stand before the words: the copy begins where they begin. */
function beside(host: HTMLElement, box: DOMRect, style: CSSStyleDeclaration): DOMRect {
  if (!/flex|grid/.test(style.display)) return box;
  const { left, top, height } = wordsOf(host);
  return left === 0 ? box : new DOMRect(left, top, box.right - left, height);
}

function wordsOf(host: HTMLElement): DOMRect {
  const range = document.createRange();
  const words = [...host.childNodes].findLast(
    (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
  );
  range.selectNodeContents(words ?? host);
  return range.getBoundingClientRect();
}
