import { type Bundle, LONGEST_PAGE, leadsToPage, textIn } from './bundle.ts';
import { plainGoogleDocs } from './google-docs.ts';
import { nodesOf } from './html/nodes.ts';
import { pictureFinder } from './html/pictures.ts';
import { openShadows } from './html/shadow.ts';
import { allSaid, saysMore } from './html/titles.ts';
import {
  attr,
  documentOf,
  type Element,
  find,
  findAll,
  isElement,
  outermost,
  takeOut,
  visibleText,
} from './html/tree.ts';
import { titled } from './markdown.ts';
import { CannotBring, type Fact, type NotCarried, type Source } from './source.ts';

/** What stands around an article, by its element, its role, or what its maker calls it. */
const AROUND_ROLES = /^(navigation|banner|contentinfo|complementary|search|dialog)$/;
const AROUND_NAMES =
  /(^|[-_ ])(nav|navbar|menu|footer|sidebar|breadcrumbs?|cookies?|consent|share|sharing|social|comments?|related|newsletter|subscribe|pagination|skip-link|toc)([-_ ]|$)/i;

const WHAT: Record<string, string> = {
  nav: 'a menu',
  footer: 'the footer',
  header: 'the header of the site',
  aside: 'something beside the text',
  form: 'a form',
};

const isAround = (element: Element): boolean => {
  const { tagName } = element;
  if (
    tagName === 'nav' ||
    tagName === 'footer' ||
    tagName === 'aside' ||
    tagName === 'form' ||
    tagName === 'dialog'
  )
    return true;
  if (AROUND_ROLES.test(attr(element, 'role') ?? '')) return true;
  if (
    /^(main|article|body)$/.test(tagName) ||
    findAll(element, ({ tagName: inner }) => inner === 'article' || inner === 'h1').length > 0
  )
    return false;
  return AROUND_NAMES.test(`${attr(element, 'class') ?? ''} ${attr(element, 'id') ?? ''}`);
};

/** What stands in a quotation, or below it in its figure, says whose it is. */
const isInQuotation = ({ parentNode: parent }: Element): boolean =>
  parent !== null &&
  'tagName' in parent &&
  (parent.tagName === 'blockquote' ||
    (parent.tagName === 'figure' && find(parent, ({ tagName }) => tagName === 'blockquote') !== undefined) ||
    isInQuotation(parent));

/** A saved page: the article, without menus and footers, which are told. */
export function readWebPage(bundle: Bundle, file: string): Source {
  const notCarried: NotCarried[] = [];
  const text = textIn(bundle, file, LONGEST_PAGE);
  const { head, body } = documentOf(text);
  if (!body) throw new CannotBring(`${file} is not a page in HTML.`);
  openShadows(body);
  const scripts = [head, body].flatMap((part) =>
    part ? findAll(part, ({ tagName }) => tagName === 'script') : [],
  ).length;
  if (scripts > 0)
    notCarried.push({
      what: scripts === 1 ? 'a script' : `${scripts} scripts`,
      place: 'in the page',
      why: 'What a page does is never carried, only what it says.',
      words: '',
    });
  const given = plainGoogleDocs(head, body, notCarried);
  const article = articleOf(body);
  const leave = (element: Element, place: string) => {
    const words = allSaid(element);
    takeOut(element);
    if (words)
      notCarried.push({
        what: WHAT[element.tagName] ?? 'something around the text',
        place,
        why: 'It belongs to the site it comes from, not to the study.',
        words,
      });
  };
  // From the outside in: what is around goes with all that is in it.
  for (const element of outermost(
    article,
    (one) => !isInQuotation(one) && (isAround(one) || isSiteHeader(one)),
  ))
    leave(element, 'in the article');
  const nodes = nodesOf(article, {
    pictureAt: pictureFinder(bundle, file),
    isBrought: leadsToPage(bundle, file),
    notCarried,
  });
  const { title, rest } = titled(nodes);
  if (article !== body) {
    takeOut(article);
    for (const element of body.childNodes.filter(isElement)) leave(element, 'around the article');
  }
  const meta = metaOf(head);
  const named = given.find(({ label }) => label === 'title')?.value;
  const called = named ?? title ?? meta.titles[0];
  const tabs = meta.titles.filter((one, at) =>
    saysMore(one, [called, ...meta.titles.slice(0, at)].join(' ')),
  );
  if (tabs.length > 0)
    notCarried.push({
      what: 'the title of the tab',
      place: 'in the page',
      why: 'The heading of the page is the title.',
      words: tabs.join(' · '),
    });
  const facts: Fact[] = meta.description
    ? [{ label: 'description', value: meta.description }]
    : given.filter(({ label }) => label !== 'title');
  return { file, title: called, facts, nodes: named ? nodes : rest, notCarried };
}

/** The one article of a page; else what is marked as its main part; else all of it. */
function articleOf(body: Element): Element {
  const articles = findAll(body, ({ tagName }) => tagName === 'article');
  const main = find(body, (one) => one.tagName === 'main' || attr(one, 'role') === 'main');
  const [only, ...more] = articles;
  const inMain =
    main && only && more.length === 0 && visibleText(only).length > visibleText(main).length / 2
      ? only
      : undefined;
  if (inMain) return inMain;
  if (main) return main;
  return only && more.length === 0 ? only : body;
}

/** The header of an article says its title; that of a site leads around it. */
const isSiteHeader = (element: Element) =>
  element.tagName === 'header' &&
  element.parentNode?.nodeName === 'body' &&
  find(element, ({ tagName }) => tagName === 'h1') === undefined;

/** What a page says of itself: what it is called, for those who share it and in the tab, and what it is about. */
function metaOf(head: Element | undefined): { titles: string[]; description: string | undefined } {
  if (!head) return { titles: [], description: undefined };
  const meta = (name: string) => {
    const element = find(
      head,
      (one) => one.tagName === 'meta' && (attr(one, 'name') === name || attr(one, 'property') === name),
    );
    return (element && attr(element, 'content')?.replaceAll(/\s+/g, ' ').trim()) || undefined;
  };
  const tab = find(head, ({ tagName }) => tagName === 'title');
  const words = tab?.childNodes
    .map((child) => ('value' in child ? child.value : ''))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return {
    titles: [meta('og:title') ?? '', words ?? ''].filter(Boolean),
    description: meta('description') ?? meta('og:description'),
  };
}
