// What stands before the text of a Markdown file: its fields.
import { parse as parseToml } from 'smol-toml';
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
const FENCED = /^\uFEFF?(---|\+\+\+)[ \t]*\n([\s\S]*?)\n(?:\1|\.\.\.)[ \t]*(?:\n|$)/;
/** `Title: Ferries` and lines like it, as MultiMarkdown and iA Writer have them, without a fence. */
const UNFENCED =
  /^\uFEFF?((\p{L}[^:\n]{0,40}):[ \t]+\S[^\n]*\n(?:(?:\p{L}[^:\n]{0,40}:)?[ \t]+\S[^\n]*\n)*)[ \t]*\n/u;
/** Pandoc’s title, authors and date. */
const SIGNED = /^\uFEFF?((?:%[ \t][^\n]*\n){1,3})/;

export function frontMatter(
  text: string,
  notCarried: NotCarried[],
): { facts: Fact[]; covers: Cover[]; body: string } {
  const [whole = '', all, written] = fieldsAbove(text);
  const body = text.slice(whole.length);
  if (whole === '') return { facts: [], covers: [], body };
  if (!all) {
    notCarried.push({
      what: 'the lines before the text',
      place: 'at the top',
      why: 'They are meant as settings, and cannot be read.',
      words: written ?? '',
    });
    return { facts: [], covers: [], body };
  }
  const covers = all.flatMap(([label, value]) => (knownFact(label) === 'cover' ? coversIn(value) : []));
  const facts = all.flatMap(([label, value]): Fact[] => {
    const isCover = knownFact(label) === 'cover' && coversIn(value).length > 0;
    const words = isCover ? '' : inWords(value);
    return words === '' ? [] : [{ label, value: words }];
  });
  return { facts, covers, body };
}

/** What stands above a text, its fields if it has any, and how they are written. */
function fieldsAbove(text: string): [whole?: string, all?: Field[] | undefined, written?: string] {
  const [fenced, fence, inside = ''] = FENCED.exec(text) ?? [];
  if (fenced)
    return [fenced, (fence === '---' ? fromYaml(inside) : fromToml(inside))?.flatMap(opened), inside];
  const [unfenced, lines = '', first = ''] = UNFENCED.exec(text) ?? [];
  if (unfenced && knownFact(first) === 'title') return [unfenced, fromYaml(lines), lines];
  const [signed] = SIGNED.exec(text) ?? [];
  const said =
    signed
      ?.replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\n') ?? [];
  const names = ['title', 'author', 'date'];
  return signed ? [signed, said.map((line, at) => [names[at] ?? '', line.slice(1).trim()]), signed] : [];
}

type Field = [label: string, value: unknown];

/** The fields, if there are any. */
const fieldsOf = (value: unknown): Field[] | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : undefined;

function fromToml(written: string): Field[] | undefined {
  try {
    return fieldsOf(parseToml(written));
  } catch {
    return undefined;
  }
}

function fromYaml(written: string): Field[] | undefined {
  try {
    // What the library would warn of goes to nobody.
    return fieldsOf(parse(written, { logLevel: 'error' }));
  } catch {
    // `title: Ferries: by night` takes no other line with it: each field is read by itself, or as it stands.
    const pieces = written.split(/^(?=[\p{L}_][^:\n]*:(?:[ \t]|$))/mu);
    const isWhole = pieces.length > 1 || /^[\p{L}_][^:\n]*:/u.test(written);
    return isWhole ? pieces.flatMap(fieldIn) : undefined;
  }
}

function fieldIn(piece: string): Field[] {
  try {
    const value: unknown = parse(piece, { logLevel: 'error' });
    return fieldsOf(value) ?? (value ? [['a line', value]] : []);
  } catch {
    const [, label, value = ''] = /^([^:\n]+):([\s\S]*)$/.exec(piece) ?? [];
    return label ? [[label, value.trim()]] : [];
  }
}

/** Hugo and Zola keep what is nobody’s but the owner’s in a group. */
const opened = ([label, value]: Field): Field[] =>
  (/^(params|extra|taxonomies)$/.test(label) && fieldsOf(value)) || [[label, value]];

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).filter(Boolean).join(', ');
  if (value instanceof Date) return value.toISOString().replace('.000', '');
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
  if (!first) return [];
  const said = [first.said, ...beside].filter(Boolean).join(' ');
  return [{ ...first, alt: inWords(alt) || first.alt, said }, ...others];
}
