import type { Inline } from '../../src/model/inline.ts';

/** A block as its owner would have written it: pictures by name, text as Markdown. */
export function asWritten(value: unknown): unknown {
  if (Array.isArray(value)) {
    return isRichText(value) ? value.map(markdown).join('') : value.map(asWritten);
  }
  if (typeof value !== 'object' || value === null) return value;
  if ('fallback' in value && 'alt' in value) {
    return { file: 'wide.png', alt: value.alt, ...('portrait' in value && { portrait: 'upright.png' }) };
  }
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, asWritten(child)]));
}

function isRichText(value: unknown[]): value is Inline[] {
  return value.some((part) => typeof part === 'object' && part !== null && 'kind' in part);
}

function markdown(part: Inline): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'emphasis':
      return `*${part.children.map(markdown).join('')}*`;
    case 'strong':
      return `**${part.children.map(markdown).join('')}**`;
    case 'link':
      return `[${part.children.map(markdown).join('')}](${part.href})`;
  }
}
