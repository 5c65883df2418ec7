import type { Inline, RichText } from './inline.ts';
import { parseInline } from './markdown.ts';

/** Text beside text is one text. */
export function joined(parts: readonly Inline[]): RichText {
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

/** The same at once, with a backslash wherever one might be needed: for what only machines read. */
export const toGuardedMarkdown = (text: RichText): string => written(trimmedEnds(text), guarded);

/** Signs that Markdown would take for its own, each behind a backslash. */
const guarded = (words: string) =>
  words
    .replaceAll(/[\\*_`[\]<&]|!$/g, '\\$&')
    .replace(/^(\s*)([#>+-])/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/, '$1\\$2');

function written(text: RichText, asText: (words: string) => string): string {
  return text
    .map((part) => {
      if (part.kind === 'text') return asText(part.text);
      const inside = written(part.children, asText);
      if (part.kind === 'link') return `[${inside}](${address(part.href)})`;
      // A space at the edge of emphasis would make it a star like any other: it moves outside.
      const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(inside) ?? [];
      const stars = part.kind === 'strong' ? '**' : '*';
      return words === '' ? inside : `${before}${stars}${words}${stars}${after}`;
    })
    .join('');
}

/** Where a link leads, so that it is read as what it is: a bracket that has no other would end it. */
function address(href: string): string {
  let open = 0;
  const isEven = [...href].every((sign) => {
    open += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    return open >= 0;
  });
  const signs = isEven && open === 0 ? /\\(?=[!-/:-@[-`{-~])|&(?=#?\w+;)/g : /[\\()]|&(?=#?\w+;)/g;
  return href.replaceAll(signs, '\\$&');
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
