// Links that are more than words that lead somewhere, or less.
import { isInLine } from './inline.ts';
import { isOfPage } from './titles.ts';
import { attr, type Element, find, isElement, isText, visibleText } from './tree.ts';

/** A link around more than a line, as around a card: its address stays on the first words in it. */
export const isAroundBlocks = (element: Element): boolean =>
  element.tagName === 'a' && find(element, isBoxOfWords) !== undefined;

const isBoxOfWords = (element: Element): boolean =>
  !isInLine(element) &&
  element.childNodes.some(
    (child) => (isText(child) || (isElement(child) && isInLine(child))) && visibleText(child).trim() !== '',
  );

export function linkTitle(link: Element): void {
  const title = find(link, isBoxOfWords);
  if (!title) return;
  const inner: Element = { ...link, childNodes: title.childNodes, parentNode: title };
  for (const child of inner.childNodes) child.parentNode = inner;
  title.childNodes = [inner];
  link.tagName = 'div';
}

/** The sign that leads to a place on the page, beside what it is about, and what it says to those who do not see it. */
export function isPointer(link: Element): boolean {
  if (
    link.tagName !== 'a' ||
    !attr(link, 'href')?.includes('#') ||
    find(link, ({ tagName }) => tagName === 'img')
  )
    return false;
  const words = visibleText(link)
    .replaceAll(/[\u200B-\u200D\uFEFF]/g, '')
    .trim();
  const heading = headingAround(link);
  const isSign = !/[\p{L}\p{N}*†‡]/u.test(words);
  if (isSign) return heading !== undefined || attr(link, 'href')?.startsWith('#') === true;
  const isOwn = heading !== undefined && words !== visibleText(heading).trim();
  return isOwn && (isOfPage(words) || IS_ANCHOR.test(attr(link, 'class') ?? ''));
}

const headingAround = ({ parentNode: parent }: Element): Element | undefined => {
  if (!parent || !('tagName' in parent)) return undefined;
  return /^h[1-6]$/.test(parent.tagName) ? parent : headingAround(parent);
};

const IS_ANCHOR = /(?:^|[-_ ])(?:anchor|permalink|headerlink|hash-link|heading-link)(?:[-_ ]|$)/;

/** A number that leads to a footnote, or the sign that leads back from it. */
export const isNoteMark = (element: Element): boolean =>
  element.tagName === 'a' &&
  /#.*(fn|ftnt|note|ref|cite)/i.test(attr(element, 'href') ?? '') &&
  /^[[(]?(\d{1,3}|[*†‡§]+|[↑↩↵^]\uFE0E?)[\])]?$/u.test(visibleText(element).trim());
