import { posix } from 'node:path';
import { pixels } from '../lib/pixels.ts';
import { toWrite } from '../model/starter.ts';
import { studySchema } from '../model/study.ts';
import { unaccounted } from './counted.ts';
import { factsIn, knownFact } from './facts.ts';
import { type Info, opening, type Summary, sorted, summaryIn } from './header.ts';
import { nameOfFile } from './markdown.ts';
import { type Part, partsOf } from './parts.ts';
import { type Proposal, propose, textsOfPart, type Widths } from './propose.ts';
import type { Kind } from './shapes/shapes.ts';
import { pictureOf, STARTER } from './shapes/texts.ts';
import {
  flat,
  linksIn,
  type Node,
  type NotCarried,
  type Source,
  type SourcePicture,
  textsOfNode,
} from './source.ts';
import { textsIn } from './words.ts';

/** A study as it is proposed: its header, its blocks, and what it has no place for. */
export interface StudyProposal {
  file: string;
  title: string;
  description: string | undefined;
  tags: string[];
  info: Info;
  summary: Summary | undefined;
  /** For the card and the top of the page. */
  cover: SourcePicture | undefined;
  proposals: Proposal[];
  notCarried: NotCarried[];
  /** The words of the source, as they were counted, and those that only name a field of a study. */
  said: string;
  named: string[];
  links: ReturnType<typeof linksIn>;
}

/** What an owner has chosen for a proposal: another kind, or to leave it out. */
export type Choice = Kind | 'none';

/** What is asked of a proposal besides. */
interface Asked {
  /** Whether somebody may choose another kind for a part. */
  isChoice?: boolean;
  /** Is told each part that is begun with, and how many there are. */
  onPart?: (at: number, of: number) => void;
}

/** Pictures that cannot be used, by path, each with its reason. */
export type Faults = ReadonlyMap<string, string>;

export function proposeStudy(
  source: Source,
  widths: Widths,
  faults: Faults = new Map(),
  { isChoice = true, onPart = () => {} }: Asked = {},
): StudyProposal {
  const notCarried = [...source.notCarried];
  const usable = withoutFaulty(source.nodes, faults, notCarried).filter(
    // Where there was a formula or a picture, there may be nothing left to read.
    (node) => !('text' in node) || flat(node.text) !== '',
  );
  const written = factsIn(usable);
  const all = [...source.facts, ...written.facts];
  const { facts, description, tags } = sorted(all, notCarried);
  const top = opening(written.rest, description, widths);
  const summed = summaryIn(top.rest, notCarried);
  const proposals = partsOf(summed.rest).flatMap((part, index, { length }) => {
    onPart(index + 1, length);
    return fitted(part, { widths, isChoice, notCarried });
  });
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
    said: source.said ?? '',
    links: linksIn(usable),
    named: all.flatMap(({ label }) => (isField(label) ? [label] : [])),
  };
}

/** Whether what a fact is called is the name of a field, and written nowhere. */
const isField = (label: string) => ['title', 'description', 'tags', 'cover'].includes(knownFact(label) ?? '');

/** The study as study.yaml has it. Pictures have the paths of the source still; nothing that is missing is made up. */
export function studyValue(
  study: StudyProposal,
  choices: readonly (Choice | undefined)[] = [],
): { value: Record<string, unknown>; notCarried: NotCarried[] } {
  const notCarried: NotCarried[] = [];
  const blocks = study.proposals.flatMap(({ part, kind, told: all }, index) => {
    const chosen = choices[index] ?? kind;
    const told = chosen === 'none' ? undefined : (all[chosen] ?? all[kind]);
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
    hero: {
      ...coverOf(study.cover, 'hero.png', 'what the large picture shows someone who cannot see it.'),
      ...(study.cover?.isScreen && { device: 'Phone' }),
    },
    summary: study.summary ?? [
      { title: 'The problem', text: toWrite('what was hard, and for whom.') },
      { title: 'What I did', text: toWrite('your part in it, from when to when.') },
      { title: 'What came of it', text: toWrite('the outcome, in a figure or a sentence.') },
    ],
    facts: [{ value: timeline ?? toWrite('a figure'), label: toWrite('what this figure counts.') }],
    blocks: begun(blocks),
  };
  // What was asked for here, or stands in a second place, is in the source but once or not at all.
  const read = {
    ...(studySchema.safeParse(value).data ?? value),
    info: study.info,
    ...(!study.summary && { summary: [] }),
    hero: undefined,
    facts: undefined,
  };
  const told = [...study.notCarried, ...notCarried];
  const lost = unaccounted(
    posix.basename(study.file),
    [study.said],
    [...textsIn(read), ...study.named],
    told,
  );
  const there = new Set(linksIn(read).map(({ href }) => href));
  for (const { href, words } of study.links)
    if (!there.has(href))
      lost.push({
        what: `the link of “${words}”`,
        place: 'in the text',
        why: `Its words stand where there are no links. It led to ${href}.`,
        words: '',
      });
  return { value, notCarried: [...notCarried, ...lost] };
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

interface Look {
  widths: Widths;
  isChoice: boolean;
  notCarried: NotCarried[];
}

/** Proposals for a part. What no block can hold as a whole comes in pieces; what none can hold at all is told. */
function fitted(part: Part, look: Look, place = placeOf(part)): Proposal[] {
  const { widths, isChoice, notCarried } = look;
  const proposal = propose(part, widths, isChoice);
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
    return [first, ...pieces].flatMap((piece) => fitted(piece, look, place));
  }
  const alone = { ...part, lead: [], section: undefined, title: undefined };
  if (body.kind !== 'pictures' || propose(alone, widths, false)) {
    const pieces = halved(part);
    if (pieces.length > 1) return pieces.flatMap((piece) => fitted(piece, look, place));
    const words = textsOfPart(part).join(' ');
    if (words)
      notCarried.push({ what: 'a part', place, why: 'No block can hold it: put it in by hand.', words });
    return [];
  }
  const width = ({ path }: SourcePicture) => widths.get(path) ?? 0;
  const least = body.pictures.toSorted((one, other) => width(one) - width(other))[0];
  if (!least) return [];
  notCarried.push({
    what: 'a picture',
    place,
    why: `${least.path.split('/').at(-1)} is ${pixels(width(least))} wide, which is too little for its place. Use a larger one.`,
    words: [least.alt, least.caption].filter(Boolean).join(' '),
  });
  const pictures = body.pictures.filter((one) => one !== least);
  const rest: Part = {
    ...part,
    body: pictures.length > 0 ? { kind: 'pictures', pictures } : { kind: 'nothing' },
  };
  return textsOfPart(rest).length > 0 || pictures.length > 0 ? fitted(rest, look, place) : [];
}

/** A part in two, each of which may be held: so one paragraph that cannot be takes no other with it. */
function halved(part: Part): Part[] {
  const { lead, body, title } = part;
  const bare: Part = { section: undefined, title: undefined, lead: [], body: { kind: 'nothing' } };
  const nothing: Part['body'] = { kind: 'nothing' };
  if (body.kind !== 'nothing' && (lead.length > 0 || title !== undefined))
    return [
      { ...part, body: nothing },
      { ...bare, body },
    ];
  const inTwo = <One>(all: readonly One[]) => {
    const half = Math.ceil(all.length / 2);
    return all.length > 1 ? [all.slice(0, half), all.slice(half)] : [];
  };
  if (body.kind === 'list') return inTwo(body.items).map((items) => ({ ...bare, body: { ...body, items } }));
  if (body.kind === 'table') return inTwo(body.rows).map((rows) => ({ ...bare, body: { ...body, rows } }));
  if (title !== undefined && lead.length > 0)
    return [
      { ...part, lead: [] },
      { ...bare, lead },
    ];
  return inTwo(lead).map((half) => ({ ...bare, lead: half }));
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
