// What stands before the text of a Markdown file: its fields.
import { parse } from 'yaml';
import { isPicturePath } from './bundle.ts';
import { knownFact } from './facts.ts';
import type { Fact, NotCarried } from './source.ts';

/** A picture that the lines before the text name, with what they say of it. */
export interface Cover {
  address: string;
  alt?: string | undefined;
  /** Words beside it: a caption, whose picture it is. */
  said: string;
}

/** `---`, lines of YAML, `---` (or `+++` and TOML) at the start of the file. What cannot be read is text like any other. */
export function frontMatter(
  text: string,
  notCarried: NotCarried[],
): { facts: Fact[]; covers: Cover[]; body: string } {
  const toml = /^\uFEFF?\+{3}[ \t]*\n([\s\S]*?)\n\+{3}[ \t]*(?:\n|$)/.exec(text);
  const match = toml ?? /^\uFEFF?---[ \t]*\n([\s\S]*?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/.exec(text);
  if (!match) return { facts: [], covers: [], body: text };
  let fields: unknown;
  try {
    // What the library would warn of goes to nobody.
    fields = parse(toml ? asYaml(match[1] ?? '') : (match[1] ?? ''), { logLevel: 'error' });
  } catch {
    fields = undefined;
  }
  const body = text.slice(match[0].length);
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    notCarried.push({
      what: 'the lines before the text',
      place: 'at the top',
      why: 'They are meant as settings, and cannot be read.',
      words: match[1] ?? '',
    });
    return { facts: [], covers: [], body };
  }
  const all = Object.entries(fields);
  const covers = all.flatMap(([label, value]) => (knownFact(label) === 'cover' ? coversIn(value) : []));
  const facts = all.flatMap(([label, value]): Fact[] => {
    const isCover = knownFact(label) === 'cover' && coversIn(value).length > 0;
    const words = isCover ? '' : inWords(value);
    return words === '' ? [] : [{ label, value: words }];
  });
  return { facts, covers, body };
}

/** `key = "value"` as YAML has it; groups are opened up. */
const asYaml = (toml: string): string =>
  toml.replaceAll(/^\s*\[+[\w.-]+\]+\s*$/gm, '').replaceAll(/^\s*([\w-]+)\s*=\s*/gm, '$1: ');

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).filter(Boolean).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, one]) => `${key}: ${inWords(one)}`)
      .join(', ');
  return value === null || value === undefined ? '' : String(value).replaceAll(/\s+/g, ' ').trim();
}

/** The pictures in a field: an address, several, or a group that has one in it. */
function coversIn(value: unknown): Cover[] {
  if (typeof value === 'string')
    return isPicturePath(value.replace(/[?#].*$/, '')) || /^(https?:|data:image)/.test(value)
      ? [{ address: value.trim(), said: '' }]
      : [];
  if (Array.isArray(value)) return value.flatMap(coversIn);
  if (typeof value !== 'object' || value === null) return [];
  const { alt, ...group } = value as Record<string, unknown>;
  const [first, ...others] = Object.values(group).flatMap(coversIn);
  const beside = Object.values(group).filter((one) => typeof one === 'string' && coversIn(one).length === 0);
  return first ? [{ ...first, alt: inWords(alt) || undefined, said: beside.join(' ') }, ...others] : [];
}
