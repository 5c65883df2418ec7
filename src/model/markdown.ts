import type { PhrasingContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Inline, RichText } from './inline.ts';

type Parsed = { text: RichText } | { refused: string };

/** Words without a sign that Markdown might take for its own: most texts of a site. */
const PLAIN = /^\p{L}[^\\*_`[\]<&\n\r\t\0]*$/u;

/** What was parsed last: a text is held against many kinds of blocks, and read again once it is written. */
const known = new Map<string, Parsed>();
const MOST_KNOWN = 500;

/** Parses emphasis, strong and links; anything else Markdown can do is refused with a sentence. */
export function parseInline(source: string): Parsed {
  if (PLAIN.test(source)) return { text: [{ kind: 'text', text: source.replace(/ +$/, '') }] };
  const before = known.get(source);
  if (before) return before;
  const parsed = parse(source);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(source, parsed);
  return parsed;
}

function parse(source: string): Parsed {
  const [paragraph, ...more] = fromMarkdown(source).children;
  if (!paragraph) return { refused: 'The text is empty. Write at least one word.' };
  if (paragraph.type !== 'paragraph' || more.length > 0) {
    return {
      refused:
        'This field is one paragraph of text. Take out headings, lists and blank lines, or use a field that takes a list.',
    };
  }
  try {
    return { text: paragraph.children.map(toInline) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message };
    throw error;
  }
}

class Refusal extends Error {}

function toInline(node: PhrasingContent): Inline {
  switch (node.type) {
    case 'text':
      return { kind: 'text', text: node.value.replaceAll(/\s*\n\s*/g, ' ') };
    case 'emphasis':
      return { kind: 'emphasis', children: node.children.map(toInline) };
    case 'strong':
      return { kind: 'strong', children: node.children.map(toInline) };
    case 'link':
      return { kind: 'link', href: node.url, children: node.children.map(toInline) };
    default:
      throw new Refusal(
        `Text fields take *emphasis*, **strong** and [links](/about) only, and this one holds ${NAMES[node.type] ?? node.type}. Take it out.`,
      );
  }
}

const NAMES: Record<string, string> = {
  html: 'HTML',
  image: 'a picture (pictures have fields of their own)',
  inlineCode: 'code',
  break: 'a forced line break',
};
