// Links that are more than words that lead somewhere, or less.
import { isInLine } from './inline.ts';
import { isOfPage } from './titles.ts';
import { attr, type Element, find, findAll, isElement, isText, takeOut, visibleText } from './tree.ts';

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

export const isHeading = ({ tagName }: Element): boolean => /^h[1-6]$/.test(tagName);

/** The sign beside a heading that leads to it, and what it says to those who do not see it. */
export function withoutPermalinks(heading: Element): void {
  for (const link of findAll(heading, ({ tagName }) => tagName === 'a')) {
    const words = visibleText(link)
      .replaceAll(/[\u200B-\u200D\uFEFF]/g, '')
      .trim();
    const isOwn = attr(link, 'href')?.includes('#') && words !== visibleText(heading).trim();
    if (
      isOwn &&
      (!/[\p{L}\p{N}*†‡]/u.test(words) || isOfPage(words) || IS_ANCHOR.test(attr(link, 'class') ?? ''))
    )
      takeOut(link);
  }
}

const IS_ANCHOR = /(?:^|[-_ ])(?:anchor|permalink|headerlink|hash-link|heading-link)(?:[-_ ]|$)/;

/** A number that leads to a footnote, or the sign that leads back from it. */
export const isNoteMark = (element: Element): boolean =>
  element.tagName === 'a' &&
  /#.*(fn|ftnt|note|ref|cite)/i.test(attr(element, 'href') ?? '') &&
  /^[[(]?(\d{1,3}|[*†‡§]+|[↑↩↵^]\uFE0E?)[\])]?$/u.test(visibleText(element).trim());
