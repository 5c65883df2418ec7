import type { Inline } from '../model/inline.ts';
import type { Picture } from '../model/picture.ts';

const namedWide = (picture: Picture): object => ({
  file: 'wide.png',
  alt: picture.alt,
  ...(picture.portrait && { portrait: 'upright.png' }),
});

/** An example as an owner would have written it: pictures by name, text as Markdown. */
export function asWritten(value: unknown, named: (picture: Picture) => object = namedWide): unknown {
  if (Array.isArray(value)) {
    return isRichText(value) ? value.map(markdown).join('') : value.map((item) => asWritten(item, named));
  }
  if (typeof value !== 'object' || value === null) return value;
  if (isPicture(value)) return named(value);
  if (isHtml(value)) return 'prototype.html';
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, asWritten(child, named)]));
}

const isPicture = (value: object): value is Picture => 'fallback' in value && 'alt' in value;

const isHtml = (value: object): boolean => Object.keys(value).join() === 'src';

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
