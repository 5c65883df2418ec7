import { squeezed } from '../source.ts';
import { missingWords } from '../words.ts';
import { isFileName } from './file-name.ts';
import { attr, type Element, findAll, visibleText } from './tree.ts';

/** What shows under the pointer of a mouse and nowhere else: what an abbreviation means, what a link leads to. */
export const titlesIn = (root: Element): string[] => [
  ...new Set(
    findAll(root, isTitled).flatMap((element) => {
      const title = squeezed(attr(element, 'title') ?? '').trim();
      const alts = findAll(element, ({ tagName }) => tagName === 'img').map((one) => attr(one, 'alt') ?? '');
      const isMore = saysMore(title, [visibleText(element), ...alts].join(' '));
      return isMore && !isOfPage(title) ? [title] : [];
    }),
  ),
];

const isTitled = (element: Element) =>
  !OTHERWISE.test(element.tagName) && !leadsAround(element) && Boolean(attr(element, 'title'));

/** A link that says by itself that it is of the site: to the page it is on, to all of an author, to a subject. */
export const leadsAround = (element: Element): boolean =>
  /(?:^|\s)(?:bookmark|home|author|category|tag|prev|next)(?:\s|$)/.test(attr(element, 'rel') ?? '');

/** What components are given that draw themselves, and may show it: elements that are none of HTML’s. */
export const givenIn = (root: Element): string[] => [
  ...new Set(
    findAll(root, ({ tagName }) => tagName.includes('-')).flatMap((element) =>
      element.attrs
        .filter(({ name, value }) => !UNSHOWN.test(name) && IS_SENTENCE.test(value))
        .map(({ value }) => squeezed(value).trim())
        .filter((value) => saysMore(value, visibleText(element))),
    ),
  ),
];

const UNSHOWN = /^(class|style|title|part|exportparts|data-.*|aria-.*|on.*)$/;
/** Words with gaps, and no data: those of a program come in brackets. */
const IS_SENTENCE = /^(?!\s*[{[<]).*\p{L}\S*\s+\p{L}/su;

/** All that is said in an element that does not come along: its text, its pictures, and what shows beside it. */
export function allSaid(element: Element): string {
  const inside = [element, ...findAll(element, () => true)];
  const pictures = inside.filter(({ tagName }) => tagName === 'img');
  const alts = pictures.map((one) => attr(one, 'alt') ?? '');
  const said = alts.filter((alt, at) => !isFileName(alt, attr(pictures[at] ?? element, 'src') ?? ''));
  const titles = inside.flatMap((one) =>
    /^(time|link)$/.test(one.tagName) ? [] : (attr(one, 'title') ?? []),
  );
  const text = [visibleText(element), ...said].join(' ');
  const more = [...new Set([...titles, ...givenIn(element)])].filter((one) => saysMore(one, text));
  return squeezed([text, ...more].join(' ')).trim();
}

/** Whether a title says what its place does not say without it. */
export const saysMore = (title: string, said: string): boolean => missingWords([title], [said]).length > 0;

/** A picture’s is its caption, and what is left behind is told with its own; a time says but when. */
const OTHERWISE =
  /^(img|time|link|iframe|embed|object|video|audio|svg|canvas|math|form|button|input|select|textarea)$/;

/** An address, or how the page is to be used. */
export const isOfPage = (title: string): boolean =>
  /^(?:https?:\/\/\S+$|perma(?:nent )?link\b|(?:direct )?link to\b|jump (?:back )?to\b|view all posts\b|\(?opens? in a new\b|(?:download|copy|copy link|close|share|play)$)/i.test(
    title,
  );
