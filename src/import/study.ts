import { toWrite } from '../model/starter.ts';
import { factsIn, IN_HEADER, knownFact } from './facts.ts';
import { isSummary } from './headings.ts';
import { nameOfFile } from './markdown.ts';
import { type Part, partsOf } from './parts.ts';
import { type Proposal, propose, retold, textsOfPart, type Widths } from './propose.ts';
import type { Kind } from './shapes/shapes.ts';
import { halves, pictureOf, STARTER } from './shapes/texts.ts';
import {
  type Fact,
  flat,
  type Node,
  type NotCarried,
  type Source,
  type SourcePicture,
  textsOfNode,
} from './source.ts';

/** A study as it is proposed: its header, its blocks, and what it has no place for. */
export interface StudyProposal {
  file: string;
  title: string;
  description: string | undefined;
  tags: string[];
  info: { title: string; items: string[] }[];
  summary: { title: string; text: string }[] | undefined;
  /** For the card and the top of the page. */
  cover: SourcePicture | undefined;
  proposals: Proposal[];
  notCarried: NotCarried[];
  widths: Widths;
}

/** What an owner has chosen for a proposal: another kind, or to leave it out. */
export type Choice = Kind | 'none';

const MOST_INFO = 4;
const MOST_TAGS = 4;
/** Longer is no description but the beginning of a text. */
const LONGEST_DESCRIPTION = 320;
const COVER_LEAST = 640;

/** Pictures that cannot be used, by path, each with its reason. */
export type Faults = ReadonlyMap<string, string>;

export function proposeStudy(source: Source, widths: Widths, faults: Faults = new Map()): StudyProposal {
  const notCarried = [...source.notCarried];
  const usable = withoutFaulty(source.nodes, faults, notCarried);
  const written = factsIn(usable);
  const { facts, description, tags } = sorted([...source.facts, ...written.facts], notCarried);
  const top = opening(written.rest, description, widths);
  const summed = summaryIn(top.rest, notCarried);
  const proposals = partsOf(summed.rest).flatMap((part) => fitted(part, widths, notCarried));
  return {
    file: source.file,
    title: source.title ?? nameOfFile(source.file),
    description: description ?? top.description,
    tags,
    info: facts,
    summary: summed.summary,
    cover: top.cover,
    proposals,
    notCarried,
    widths,
  };
}

/** The study as study.yaml has it. Pictures have the paths of the source still; nothing that is missing is made up. */
export function studyValue(
  study: StudyProposal,
  choices: readonly (Choice | undefined)[] = [],
): { value: Record<string, unknown>; notCarried: NotCarried[] } {
  const notCarried: NotCarried[] = [];
  const blocks = study.proposals.flatMap(({ part, kind }, index) => {
    const chosen = choices[index] ?? kind;
    const told =
      chosen === 'none'
        ? undefined
        : (retold(part, chosen, study.widths) ?? retold(part, kind, study.widths));
    if (!told)
      notCarried.push({
        what: 'a part',
        place: placeOf(part),
        why: 'You left it out.',
        words: textsOfPart(part).join(' '),
      });
    else if (told.left) notCarried.push({ ...told.left, place: placeOf(part) });
    return told ? [told.block] : [];
  });
  const timeline = study.info.find(({ title }) => knownFact(title) === 'timeline')?.items[0];
  const value = {
    title: study.title,
    description: study.description ?? toWrite('what it is about, in one or two sentences.'),
    tags: study.tags.length > 0 ? study.tags : ['Write here'],
    cover: coverOf(study.cover, 'cover.png', 'what the picture on the card shows someone who cannot see it.'),
    draft: true,
    info: study.info.length > 0 ? study.info : [{ title: 'My Role', items: [toWrite('your part in it.')] }],
    hero: coverOf(study.cover, 'hero.png', 'what the large picture shows someone who cannot see it.'),
    summary: study.summary ?? [
      { title: 'The problem', text: toWrite('what was hard, and for whom.') },
      { title: 'What I did', text: toWrite('your part in it, from when to when.') },
      { title: 'What came of it', text: toWrite('the outcome, in a figure or a sentence.') },
    ],
    facts: [{ value: timeline ?? toWrite('a figure'), label: toWrite('what this figure counts.') }],
    blocks: begun(blocks),
  };
  return { value, notCarried };
}

/** Starter pictures by name, where the source has none. */
const coverOf = (picture: SourcePicture | undefined, starter: string, asked: string) =>
  picture ? pictureOf(picture) : { file: `${STARTER}${starter}`, alt: toWrite(asked) };

/** The first block starts a section; what the source does not call it is asked for. */
function begun(blocks: Record<string, unknown>[]): Record<string, unknown>[] {
  const [first = { type: 'text' }, ...more] = blocks;
  if (first.section) return blocks;
  const { type, title, ...rest } = first;
  return [
    { type, section: toWrite('a short name.'), title: title ?? toWrite('a heading for this part.'), ...rest },
    ...more,
  ];
}

/** What stands before the first heading: the picture for the card, and the sentence under the title. */
function opening(
  nodes: readonly Node[],
  known: string | undefined,
  widths: Widths,
): { cover: SourcePicture | undefined; description: string | undefined; rest: Node[] } {
  const end = nodes.findIndex(({ kind }) => kind === 'heading');
  // Only what stands right under the title: further down it is a part of the text.
  const before = nodes.slice(0, Math.min(3, end < 0 ? nodes.length : end));
  const cover = before.find(
    (node) =>
      node.kind === 'picture' && (widths.get(node.picture.path) ?? 0) >= COVER_LEAST && !node.picture.caption,
  );
  const said =
    known === undefined ? before.find(({ kind }) => kind === 'paragraph' || kind === 'quote') : undefined;
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

/** Facts where a study has its fields for them, as far as there is room. */
function sorted(
  facts: readonly Fact[],
  notCarried: NotCarried[],
): { facts: StudyProposal['info']; description: string | undefined; tags: string[] } {
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
const inItems = (value: string) => value.split(/\s*[,;|·•]\s*/).filter(Boolean);

/** A summary under a heading of that name, in two to five parts that have names of their own. */
function summaryIn(
  nodes: readonly Node[],
  notCarried: NotCarried[],
): { summary: StudyProposal['summary']; rest: Node[] } {
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

/** Proposals for a part. What no block can hold as a whole comes in pieces; a picture too small for any place stays behind. */
function fitted(part: Part, widths: Widths, notCarried: NotCarried[]): Proposal[] {
  const proposal = propose(part, widths);
  if (proposal) return [proposal];
  const { body } = part;
  if (body.kind === 'points') {
    const points = body.points.flatMap(({ title, nodes }): Node[] => [
      // Below what any heading in it may be: none of them starts a section.
      { kind: 'heading', level: 1, text: [{ kind: 'text', text: title }] },
      ...nodes,
    ]);
    const pieces = partsOf(points).map((piece) => ({ ...piece, section: undefined }));
    const first: Part = { ...part, body: { kind: 'nothing' } };
    return [first, ...pieces].flatMap((piece) => fitted(piece, widths, notCarried));
  }
  if (body.kind !== 'pictures') return [];
  const width = ({ path }: SourcePicture) => widths.get(path) ?? 0;
  const least = body.pictures.toSorted((one, other) => width(one) - width(other))[0];
  if (!least) return [];
  notCarried.push({
    what: 'a picture',
    place: placeOf(part),
    why: `${least.path.split('/').at(-1)} is ${width(least)} pixels wide, which is too little for its place. Use a larger one.`,
    words: [least.alt, least.caption].filter(Boolean).join(' '),
  });
  const pictures = body.pictures.filter((one) => one !== least);
  const rest: Part = {
    ...part,
    body: pictures.length > 0 ? { kind: 'pictures', pictures } : { kind: 'nothing' },
  };
  return textsOfPart(rest).length > 0 || pictures.length > 0 ? fitted(rest, widths, notCarried) : [];
}

function withoutFaulty(nodes: readonly Node[], faults: Faults, notCarried: NotCarried[]): Node[] {
  let under = '';
  return nodes.filter((node) => {
    if (node.kind === 'heading') under = flat(node.text);
    const why = node.kind === 'picture' ? faults.get(node.picture.path) : undefined;
    if (why === undefined) return true;
    notCarried.push({
      what: 'a picture',
      place: under ? `under “${under}”` : 'at the top',
      why,
      words: textsOfNode(node).join(' '),
    });
    return false;
  });
}

const placeOf = ({ section, title }: Part) =>
  title || section ? `under “${title ?? section}”` : 'in the text';
