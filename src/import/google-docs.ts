import { attr, type Element, findAll, hasClass, isText, takeOut, visibleText } from './html/tree.ts';
import type { Fact, NotCarried } from './source.ts';

/** What a page that Google Docs has saved says in classes and places of its own, said as any page says it. */
export function plainGoogleDocs(head: Element | undefined, body: Element, notCarried: NotCarried[]): Fact[] {
  if (!hasClass(body, 'doc-content')) return [];
  inStyle(head, body);
  withoutComments(body, notCarried);
  const facts = findAll(body, isTop).map((line): Fact => {
    takeOut(line);
    const label = hasClass(line, 'title') ? 'title' : 'description';
    return { label, value: visibleText(line).replaceAll(/\s+/g, ' ').trim() };
  });
  return facts.filter(({ value }) => value !== '');
}

const isTop = (one: Element) => one.tagName === 'p' && (hasClass(one, 'title') || hasClass(one, 'subtitle'));

/** Bold, italic and struck out are said in a sheet of styles, by classes that mean something else in every document. */
function inStyle(head: Element | undefined, body: Element): void {
  const sheets = [head, body].flatMap((part) =>
    part ? findAll(part, ({ tagName }) => tagName === 'style') : [],
  );
  const sheet = sheets
    .flatMap(({ childNodes }) => childNodes.filter(isText).map(({ value }) => value))
    .join('');
  const styles = new Map(
    [...sheet.matchAll(/\.(c\d+)\s*\{([^{}]*)\}/g)].map(([, name = '', style = '']) => [name, style]),
  );
  for (const span of findAll(body, ({ tagName }) => tagName === 'span')) {
    const names = attr(span, 'class')?.split(/\s+/) ?? [];
    const style = names.flatMap((name) => styles.get(name) ?? []).join(';');
    const own = attr(span, 'style') ?? '';
    if (style)
      span.attrs = [
        ...span.attrs.filter(({ name }) => name !== 'style'),
        { name: 'style', value: `${style};${own}` },
      ];
  }
}

/** Comments stand below the text, and `[a]` leads to them. */
function withoutComments(body: Element, notCarried: NotCarried[]): void {
  const links = findAll(body, ({ tagName }) => tagName === 'a');
  const words = links.flatMap((link) => {
    const id = attr(link, 'id') ?? '';
    if (/^cmnt_ref\d+$/.test(id)) takeOut(link);
    if (!/^cmnt\d+$/.test(id)) return [];
    const box = boxOf(link);
    takeOut(link);
    if (!box) return [];
    takeOut(box);
    return [visibleText(box).replaceAll(/\s+/g, ' ').trim()];
  });
  const marks = links.flatMap((link) =>
    /^cmnt(_ref)?\d+$/.test(attr(link, 'id') ?? '') ? [visibleText(link)] : [],
  );
  if (words.length > 0)
    notCarried.push({
      what: words.length === 1 ? 'a comment' : `${words.length} comments`,
      place: 'in the document',
      why: 'They are notes to whoever writes the document.',
      words: [...words, ...marks].join(' '),
    });
}

/** What a comment stands in, by itself. */
const boxOf = ({ parentNode: parent }: Element): Element | undefined => {
  if (!parent || !('tagName' in parent) || parent.tagName === 'body') return undefined;
  return parent.tagName === 'div' ? parent : boxOf(parent);
};
