import { pixels } from '../lib/pixels.ts';
import { toWrite } from '../model/starter.ts';
import { factsIn, knownFact } from './facts.ts';
import { type Info, opening, type Summary, sorted, summaryIn } from './header.ts';
import { nameOfFile } from './markdown.ts';
import { type Part, partsOf } from './parts.ts';
import { type Proposal, propose, textsOfPart, type Widths } from './propose.ts';
import type { Kind } from './shapes/shapes.ts';
import { pictureOf, STARTER } from './shapes/texts.ts';
import { flat, type Node, type NotCarried, type Source, type SourcePicture, textsOfNode } from './source.ts';

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
}

/** What an owner has chosen for a proposal: another kind, or to leave it out. */
export type Choice = Kind | 'none';

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
  };
}

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
    why: `${least.path.split('/').at(-1)} is ${pixels(width(least))} wide, which is too little for its place. Use a larger one.`,
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
