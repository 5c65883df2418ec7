import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

export interface Inspected {
  title: string;
  language: string;
  /** What the page asks for that is not inside it, each once, with its line. */
  outside: { address: string; line: number }[];
}

/** Attributes that make a browser fetch, on whatever element. `href` does so on some only. */
const FETCHED = ['src', 'srcset', 'poster', 'data', 'background', 'xlink:href'];
const FETCHED_BY_HREF = ['link', 'image', 'use', 'feimage', 'base'];
/** Links that say something and fetch nothing. */
const QUIET_LINKS = /^(canonical|author|license|help|alternate)$/i;

/** What there is to know of a page before it is published, read the way a browser reads it. */
export function inspectHtml(source: string): Inspected {
  const found: Inspected = { title: '', language: '', outside: [] };
  const add = (address: string, line: number) => {
    if (isInside(address) || found.outside.some((one) => one.address === address)) return;
    found.outside.push({ address, line });
  };
  const visit = (node: Node) => {
    if ('tagName' in node) look(node, found, add);
    for (const child of 'content' in node ? node.content.childNodes : []) visit(child);
    for (const child of 'childNodes' in node ? node.childNodes : []) visit(child);
  };
  visit(parse(source, { sourceCodeLocationInfo: true }));
  return found;
}

function look(element: Element, found: Inspected, add: (address: string, line: number) => void): void {
  const { tagName: tag, attrs } = element;
  const line = element.sourceCodeLocation?.startLine ?? 1;
  const value = (name: string) => attrs.find((one) => fullName(one) === name)?.value.trim() ?? '';
  if (tag === 'html') found.language = value('lang');
  if (tag === 'title' && element.namespaceURI.endsWith('xhtml')) found.title ||= textOf(element).trim();
  for (const attribute of attrs) {
    const name = fullName(attribute);
    const isFetched =
      FETCHED.includes(name) ||
      (name === 'href' &&
        FETCHED_BY_HREF.includes(tag.toLowerCase()) &&
        !(tag === 'link' && QUIET_LINKS.test(value('rel'))));
    if (name === 'srcset') for (const one of candidates(attribute.value)) add(one, line);
    else if (isFetched) add(attribute.value.trim(), line);
    else if (name === 'style') addStyles(attribute.value, line, add);
  }
  if (tag === 'meta' && /^refresh$/i.test(value('http-equiv'))) {
    add(/url\s*=\s*(.+)$/i.exec(value('content'))?.[1] ?? '#', line);
  }
  if (tag === 'style') addStyles(textOf(element), line, add);
  if (tag === 'script') addCalls(textOf(element), line, add);
}

const fullName = ({ prefix, name }: { prefix?: string | undefined; name: string }) =>
  prefix ? `${prefix}:${name}` : name;

const textOf = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

const candidates = (srcset: string) =>
  srcset.startsWith('data:') ? [] : srcset.split(',').map((one) => one.trim().split(/\s/)[0] ?? '');

/** A place in the page itself, or something that is written out where it is named. */
const isInside = (address: string) => address === '' || /^(#|data:|blob:|about:|javascript:)/i.test(address);

type Add = (address: string, line: number) => void;

function addAll(text: string, pattern: RegExp, line: number, add: Add): void {
  for (const match of text.matchAll(pattern)) {
    const address = match.slice(1).find((group) => group !== undefined) ?? '';
    add(address.trim(), line + text.slice(0, match.index).split('\n').length - 1);
  }
}

function addStyles(css: string, line: number, add: Add): void {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  addAll(plain, /\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']*))\s*\)/gi, line, add);
  addAll(plain, /@import\s+(?:"([^"]*)"|'([^']*)')/gi, line, add);
}

/** What a script asks for in so many words. What it works out as it runs, the frame’s own policy refuses. */
function addCalls(code: string, line: number, add: Add): void {
  addAll(code, /\bimport\s*(?:[\w*{}$,\s]+?from\s*)?\(?\s*(?:"([^"\n]+)"|'([^'\n]+)')/g, line, add);
  addAll(
    code,
    /\b(?:fetch|importScripts|new\s+(?:WebSocket|EventSource|Worker|SharedWorker))\s*\(\s*(?:"([^"\n]+)"|'([^'\n]+)')/g,
    line,
    add,
  );
}
