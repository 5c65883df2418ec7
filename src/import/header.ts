import type { RichText } from '../model/inline.ts';
import { withCaptions } from './captions.ts';
import { IN_HEADER, knownFact } from './facts.ts';
import { isSummary } from './headings.ts';
import type { Widths } from './propose.ts';
import { halves } from './shapes/texts.ts';
import { GOES_ON, IS_TOLD } from './sought.ts';
import { type Fact, flat, type Node, type NotCarried, type SourcePicture } from './source.ts';
import { wordsOf } from './words.ts';

/** The info blocks of a study’s header. */
export type Info = { title: string; items: string[] }[];
export type Summary = { title: string; text: string }[];

const MOST_INFO = 4;
const MOST_TAGS = 4;
/** Longer is no description but the beginning of a text. */
const LONGEST_DESCRIPTION = 320;
const COVER_LEAST = 640;

/** What stands before the first heading: the picture for the card, and the sentence under the title. */
export function opening(
  all: readonly Node[],
  known: string | undefined,
  widths: Widths,
): { cover: SourcePicture | undefined; description: string | undefined; rest: Node[] } {
  const nodes = withCaptions(all);
  const end = nodes.findIndex(({ kind }) => kind === 'heading');
  // Only what stands right under the title: further down it is a part of the text.
  const before = nodes.slice(0, Math.min(3, end < 0 ? nodes.length : end));
  const cover = before.find(
    (node) =>
      node.kind === 'picture' && (widths.get(node.picture.path) ?? 0) >= COVER_LEAST && !node.picture.caption,
  );
  const said =
    known === undefined ? before.find((node) => node.kind === 'paragraph' && isSaid(node.text)) : undefined;
  const isShort =
    said !== undefined &&
    'text' in said &&
    flat(said.text).length <= LONGEST_DESCRIPTION &&
    !said.text.some(({ kind }) => kind === 'link');
  const taken = [cover, isShort ? said : undefined];
  return {
    cover: cover?.kind === 'picture' ? cover.picture : undefined,
    description: isShort ? flat(said.text) : undefined,
    rest: nodes.filter((node) => !taken.includes(node)),
  };
}

/** A line that says something: no list of tags, and no heading, which is bold as a whole. */
const isSaid = (text: RichText): boolean =>
  /\p{L}/u.test(flat(text)) &&
  !/^(?:#[^\s#]+#?\s*)+$/.test(flat(text)) &&
  !(text.length === 1 && text[0]?.kind === 'strong');

/** Facts where a study has its fields for them, as far as there is room. */
export function sorted(
  facts: readonly Fact[],
  notCarried: NotCarried[],
): { facts: Info; description: string | undefined; tags: string[] } {
  const of = (name: string) => facts.filter(({ label }) => knownFact(label) === name);
  const [description, ...others] = of('description');
  const tags = of('tags').flatMap(({ value }) => inItems(value));
  const header = IN_HEADER.flatMap(of);
  const known = [...of('description'), ...of('tags'), ...header];
  const room = 'There is no room for it in the header, which takes four.';
  for (const { label, value } of [...header.slice(MOST_INFO), ...others])
    notCarried.push({ what: `“${label}”`, place: 'at the top', why: room, words: `${label} ${value}` });
  for (const { label, value } of facts.filter((fact) => !known.includes(fact)))
    notCarried.push({
      what: `“${label}”`,
      place: 'at the top',
      why: 'A study has no place for it.',
      words: `${label} ${value}`,
    });
  if (tags.length > MOST_TAGS)
    notCarried.push({
      what: 'tags',
      place: 'at the top',
      why: 'A card has room for four.',
      words: tags.slice(MOST_TAGS).join(', '),
    });
  return {
    description: description?.value,
    tags: tags.slice(0, MOST_TAGS).map((tag) => tag.toUpperCase()),
    facts: header.slice(0, MOST_INFO).map(({ label, value }) => ({
      title: label.charAt(0).toUpperCase() + label.slice(1),
      items: isList(label) ? inItems(value) : [value],
    })),
  };
}

const isList = (label: string) => knownFact(label) !== 'timeline';

/** Answers apart. A sentence has commas too, and is never cut at them. */
function inItems(value: string): string[] {
  const apart = value.split(/\s*[;|·•]\s*/).filter(Boolean);
  if (apart.length > 1) return apart;
  const pieces = value.split(/\s*,\s+|,(?!\d)/).filter(Boolean);
  // An answer of signs alone is one too.
  return pieces.length === 0 || isSentence(value, pieces) ? [value] : pieces;
}

const isSentence = (value: string, [first = '', ...more]: readonly string[]): boolean =>
  /[.!?…]["”»]?$/.test(value) ||
  IS_TOLD.test(first) ||
  wordsOf(first).length > MOST_WORDS ||
  more.some(
    (piece) => GOES_ON.test(piece) || wordsOf(piece).length > (/^\p{Ll}/u.test(piece) ? 2 : MOST_WORDS),
  );

/** More words than this name nothing, but tell something. */
const MOST_WORDS = 5;

/** A summary under a heading of that name, in two to five parts that have names of their own. */
export function summaryIn(
  nodes: readonly Node[],
  notCarried: NotCarried[],
): { summary: Summary | undefined; rest: Node[] } {
  const at = nodes.findIndex((node) => node.kind === 'heading' && isSummary(flat(node.text)));
  const heading = nodes[at];
  if (heading?.kind !== 'heading') return { summary: undefined, rest: [...nodes] };
  const after = nodes
    .slice(at + 1)
    .findIndex((node) => node.kind === 'heading' && node.level <= heading.level);
  const inside = nodes.slice(at + 1, after < 0 ? undefined : at + 1 + after);
  const texts = inside.flatMap((node) =>
    node.kind === 'list' && node.items.every(({ items }) => items.length === 0)
      ? node.items.map(({ text }) => text)
      : 'text' in node && node.kind !== 'heading'
        ? [node.text]
        : [undefined],
  );
  const parts = texts.map((text) => text && halves(text));
  const summary = parts.flatMap((one) =>
    one?.text === undefined ? [] : [{ title: one.title, text: one.text }],
  );
  if (summary.length !== parts.length || summary.length < 2 || summary.length > 5)
    return { summary: undefined, rest: [...nodes] };
  notCarried.push({
    what: `the heading “${flat(heading.text)}”`,
    place: 'at the top',
    why: 'A study’s summary stands under its title, and needs none.',
    words: flat(heading.text),
  });
  return { summary, rest: [...nodes.slice(0, at), ...nodes.slice(at + 1 + inside.length)] };
}
