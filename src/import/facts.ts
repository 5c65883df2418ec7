import type { RichText } from '../model/inline.ts';
import type { SoughtWords } from '../model/words.ts';
import { SOUGHT } from '../words/words.ts';
import { being } from './sought.ts';
import { type Fact, flat, itemTexts, type Node } from './source.ts';

export type KnownFact = keyof SoughtWords['facts'];

/** What a study has a field for, by what people call it. */
const KNOWN = Object.keys(SOUGHT[0]?.facts ?? {}).map((name) => ({
  name: name as KnownFact,
  says: being(({ facts }) => facts[name as KnownFact]),
}));

/** What programs call a cover, in front of a text: a name in no language. */
const COVER =
  /^((featured?|cover|hero|header|main|lead|title|og|social|preview|teaser|banner|post)[ -]?)?(images?|img|picture|photo|cover|thumbnail|thumb|banner|hero|header|teaser)(url|src)?$/;

/** Those that stand in a study’s header. */
export const IN_HEADER: readonly KnownFact[] = [
  'role',
  'timeline',
  'tools',
  'team',
  'client',
  'platform',
  'deliverables',
];

export function knownFact(label: string): KnownFact | undefined {
  const plain = label.toLowerCase().replaceAll(/[*_:]/g, '').replaceAll(/\s+/g, ' ').trim();
  return KNOWN.find(({ says }) => says.test(plain))?.name ?? (COVER.test(plain) ? 'cover' : undefined);
}

/** `Role: Product designer`, with or without stars around the label. */
export function isFactLine(line: string): Fact | undefined {
  const [, label, value] =
    /^[*_]{0,2}(\p{L}[^:*\n]{0,40}?)[*_]{0,2}\s*:[*_]{0,2}\s+(\S.*)$/u.exec(line.trim()) ?? [];
  return label && value ? { label: label.trim(), value: value.trim() } : undefined;
}

const isOfHeader = (label: string) => {
  const known = knownFact(label);
  return known !== undefined && IN_HEADER.includes(known);
};

/** A header has room for this many letters of an answer; more is a text. */
const LONGEST = 160;

/** Lines like these stand at the top; further down they are about something else, as in a persona. */
const HEADINGS_BEFORE = 3;

/** Takes the facts out of the text where it says them: as lines, as a table, or under a heading of their name. */
export function factsIn(nodes: readonly Node[]): { facts: Fact[]; rest: Node[] } {
  const facts: Fact[] = [];
  const rest: Node[] = [];
  let headings = 0;
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at];
    if (!node) continue;
    if (node.kind === 'heading') headings++;
    const found = headings < HEADINGS_BEFORE ? factsOf(node) : undefined;
    if (found) {
      facts.push(...found);
      continue;
    }
    const label = labelOf(node);
    const value = label && isOfHeader(label) ? answerUnder(nodes, at) : undefined;
    if (label && value) {
      facts.push({ label, value });
      at++;
    } else rest.push(node);
  }
  return { facts, rest };
}

function factsOf(node: Node): Fact[] | undefined {
  if (node.kind === 'paragraph' || node.kind === 'quote') {
    const all = atLabels(node.text).map(labelled);
    return all.every((fact) => fact && isOfHeader(fact.label))
      ? all.filter((fact) => fact !== undefined)
      : undefined;
  }
  if (node.kind === 'list') {
    const all = node.items.map(({ text, items }) => (items.length > 0 ? undefined : labelled(text)));
    return all.every((fact) => fact && isOfHeader(fact.label))
      ? all.filter((fact) => fact !== undefined)
      : undefined;
  }
  if (node.kind !== 'table') return undefined;
  const pairs = node.rows
    .filter((row) => row.length === 2)
    .map(([label = [], value = []]) => ({ label: flat(label), value: flat(value) }));
  const isAll =
    pairs.length === node.rows.length && pairs.every(({ label, value }) => isOfHeader(label) && value !== '');
  if (isAll) return pairs;
  // The same lying down: labels in the first row, answers in the second.
  const [labels = [], values = []] = node.rows;
  const lying = labels.map((label, index) => ({ label: flat(label), value: flat(values[index] ?? []) }));
  const isLying =
    node.rows.length === 2 && lying.every(({ label, value }) => isOfHeader(label) && value !== '');
  return isLying ? lying : undefined;
}

/** Lines of one paragraph, each of which begins with a label in bold: where a line ended is not known any more. */
function atLabels(text: RichText): RichText[] {
  const lines: RichText[] = [];
  for (const part of text) {
    const isLabel = part.kind === 'strong' && isOfHeader(flat(part.children).replace(/\s*:$/, ''));
    const last = lines.at(-1);
    if (last && !isLabel) last.push(part);
    else lines.push([part]);
  }
  return lines;
}

/** A short line of its own with its label before a colon, or in bold. */
function labelled(text: RichText): Fact | undefined {
  if (flat(text).length > LONGEST) return undefined;
  const [first, ...more] = text;
  if (first?.kind === 'strong' && more.length > 0) {
    const value = flat(more).replace(/^[:–—-]\s*/, '');
    const label = flat(first.children).replace(/\s*:$/, '');
    if (value !== '' && knownFact(label)) return { label, value };
  }
  return isFactLine(flat(text));
}

/** A heading, or a line in bold: what the next line answers. */
function labelOf(node: Node): string | undefined {
  if (node.kind === 'heading') return flat(node.text);
  const isBold = node.kind === 'paragraph' && node.text.length === 1 && node.text[0]?.kind === 'strong';
  return isBold ? flat(node.text).replace(/\s*:$/, '') : undefined;
}

/** What stands under a label, if it is short and, under a heading, all there is. */
function answerUnder(nodes: readonly Node[], at: number): string | undefined {
  const [label, answer, next] = nodes.slice(at);
  const isAlone = next === undefined || next.kind === 'heading' || label?.kind !== 'heading';
  if (!answer || !isAlone) return undefined;
  const value =
    answer.kind === 'paragraph'
      ? flat(answer.text)
      : answer.kind === 'list' && answer.items.every(({ items }) => items.length === 0)
        ? itemTexts(answer.items).join(', ')
        : '';
  // A sentence is an argument, and stays one.
  return value !== '' && value.length <= LONGEST && !/[.!?]\s+\S|[.!?]$/.test(value) ? value : undefined;
}
