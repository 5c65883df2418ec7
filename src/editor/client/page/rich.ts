import type { Inline, RichText } from '../../../model/inline.ts';
import { parseInline } from '../../../model/markdown.ts';
import { joined } from '../../../model/to-markdown.ts';

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

/** What a paragraph looks like while it is typed: what cannot be read yet is shown as it stands. */
export function shownText(markdown: string): RichText {
  const result = parseInline(markdown);
  return 'text' in result ? result.text : [{ kind: 'text', text: markdown }];
}
