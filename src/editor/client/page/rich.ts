import type { Inline, RichText } from '../../../model/inline.ts';
import { parseInline } from '../../../model/markdown.ts';

/** Draws a text into an editable element; built node by node, so that nothing in it is taken for markup. */
export function fill(element: HTMLElement, text: RichText): void {
  element.replaceChildren(...text.map(node));
}

function node(part: Inline): Node {
  if (part.kind === 'text') return document.createTextNode(part.text);
  const element = document.createElement({ emphasis: 'em', strong: 'strong', link: 'a' }[part.kind]);
  if (part.kind === 'link') element.setAttribute('href', part.href);
  element.append(...part.children.map(node));
  return element;
}

/** What was typed, as text data. Browsers write emphasis in several ways; all of them mean one of two things. */
export function read(element: Node): RichText {
  const parts = [...element.childNodes].flatMap((child): Inline[] => {
    if (child.nodeType === Node.TEXT_NODE) {
      const text = (child.nodeValue ?? '').replaceAll(/[\n\u00A0]/g, ' ');
      return text === '' ? [] : [{ kind: 'text', text }];
    }
    if (!(child instanceof HTMLElement)) return [];
    if (child.tagName === 'BR') return [{ kind: 'text', text: ' ' }];
    const children = read(child);
    if (children.length === 0) return [];
    const { fontWeight, fontStyle } = child.style;
    if (/^(B|STRONG)$/.test(child.tagName) || /^(bold|[6-9]00)$/.test(fontWeight))
      return [{ kind: 'strong', children }];
    if (/^(I|EM)$/.test(child.tagName) || fontStyle === 'italic') return [{ kind: 'emphasis', children }];
    if (child.tagName === 'A') return [{ kind: 'link', href: child.getAttribute('href') ?? '', children }];
    return children;
  });
  return joined(parts);
}

/** Text beside text is one text. */
function joined(parts: readonly Inline[]): RichText {
  const all: Inline[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last?.kind === 'text' && part.kind === 'text')
      all[all.length - 1] = { kind: 'text', text: last.text + part.text };
    else all.push(part);
  }
  return all;
}

/** Text data as Markdown: with as few backslashes as will do. */
export function toMarkdown(text: RichText): string {
  const trimmed = trimmedEnds(text);
  const plain = written(trimmed, (words) => words);
  const result = parseInline(plain);
  if ('text' in result && JSON.stringify(joined(result.text)) === JSON.stringify(trimmed)) return plain;
  return written(trimmed, guarded);
}

/** Signs that Markdown would take for its own, each behind a backslash. */
const guarded = (words: string) =>
  words
    .replaceAll(/[\\*_`[\]<&]/g, '\\$&')
    .replace(/^(\s*)([#>+-])/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/, '$1\\$2');

function written(text: RichText, asText: (words: string) => string): string {
  return text
    .map((part) => {
      if (part.kind === 'text') return asText(part.text);
      const inside = written(part.children, asText);
      if (part.kind === 'link') return `[${inside}](${part.href})`;
      // A space at the edge of emphasis would make it a star like any other: it moves outside.
      const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(inside) ?? [];
      const stars = part.kind === 'strong' ? '**' : '*';
      return words === '' ? inside : `${before}${stars}${words}${stars}${after}`;
    })
    .join('');
}

function trimmedEnds(text: RichText): RichText {
  return text.flatMap((part, index): Inline[] => {
    if (part.kind !== 'text') return [part];
    let words = part.text;
    if (index === 0) words = words.trimStart();
    if (index === text.length - 1) words = words.trimEnd();
    return words === '' ? [] : [{ kind: 'text', text: words }];
  });
}

/** What a paragraph looks like while it is typed: what cannot be read yet is shown as it stands. */
export function shownText(markdown: string): RichText {
  const result = parseInline(markdown);
  return 'text' in result ? result.text : [{ kind: 'text', text: markdown }];
}
