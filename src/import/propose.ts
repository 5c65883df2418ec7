import { walk } from '../lib/walk.ts';
import { blockSchema } from '../model/blocks/any.ts';
import { isPictureRef } from '../model/fields.ts';
import { leastWidth, places } from '../model/places.ts';
import { promises } from './headings.ts';
import type { Part } from './parts.ts';
import { figuresOf } from './shapes/figures.ts';
import { KINDS, type Kind, SHAPES, type Told } from './shapes/shapes.ts';
import { isOfSides } from './shapes/text.ts';
import { STARTER } from './shapes/texts.ts';
import { holding } from './sought.ts';
import { flat, itemTexts, linksIn, type SourcePicture, textsOfNode } from './source.ts';
import { missingWords, textsIn } from './words.ts';

/** How wide each picture of a source is, by its path; a drawing is as wide as it is wanted. */
export type Widths = ReadonlyMap<string, number>;

/** A part of a source, the kind of block that it looks like, and the kinds that it could be instead. */
export interface Proposal {
  part: Part;
  kind: Kind;
  kinds: Kind[];
  /** The part as a block of each of these kinds: worked out once, where it can do no harm. */
  told: Partial<Record<Kind, Told>>;
}

/** All of a part that a block has to keep. */
interface Whole {
  part: Part;
  texts: string[];
  pictures: string[];
  links: string[];
}

const wholeOf = (part: Part): Whole => ({
  part,
  texts: textsOfPart(part),
  pictures: picturesOf(part).map(({ path }) => path),
  links: linksIn([part.lead, part.body]).map(({ href }) => href),
});

/** A part as a block of a kind, if that keeps every word and picture of it and a study may hold it. */
function retold({ part, texts, pictures, links }: Whole, kind: Kind, widths: Widths): Told | undefined {
  const told = SHAPES[kind](part);
  if (!told) return undefined;
  const block = { type: kind, ...told.block, ...(part.fold && { fold: part.fold }) };
  const checked = blockSchema.safeParse(block);
  if (!checked.success) return undefined;
  // As it is read: marks are no words, and no part of an address either.
  const isWhole = missingWords(texts, [...textsIn(checked.data), told.left?.words ?? '']).length === 0;
  const shown = new Set<string>();
  let isSharp = true;
  walk(checked.data, (value) => {
    if (!isPictureRef(value)) return;
    shown.add(value.file);
    const width = value.file.startsWith(STARTER) ? Infinity : (widths.get(value.file) ?? 0);
    if (width < leastWidth(places[value.place].shown)) isSharp = false;
  });
  const hasAll = pictures.every((path) => shown.has(path));
  // A kind whose lines are plain would lose where they lead.
  const there = links.length > 0 ? linksIn(checked.data).map(({ href }) => href) : [];
  const leadsOn = links.every((href) => there.includes(href));
  return isWhole && hasAll && isSharp && leadsOn ? { ...told, block } : undefined;
}

/**
 * The block that a part looks like; undefined where none can hold it, as with a picture that is too small for any. The
 * kinds that it could be instead are worked out for somebody who may choose.
 */
export function propose(part: Part, widths: Widths, isChoice: boolean): Proposal | undefined {
  const told: Proposal['told'] = {};
  const whole = wholeOf(part);
  const fits = (kind: Kind) => {
    const block = told[kind] ?? retold(whole, kind, widths);
    if (block) told[kind] = block;
    return block !== undefined;
  };
  const kind = [...likeliest(part), ...KINDS].find(fits);
  return kind && { part, kind, kinds: isChoice ? KINDS.filter(fits) : [kind], told };
}

/** Kinds from the likeliest on, by what the heading promises and what stands under it. */
function likeliest({ title, section, body }: Part): Kind[] {
  const heading = [section, title].filter(Boolean).join(' ');
  const says = (kind: Parameters<typeof promises>[1]) => promises(heading, kind);
  switch (body.kind) {
    case 'question':
      return ['howMightWe'];
    case 'quote':
      return ['text'];
    case 'table':
      return [...(isOfSides(body.rows) ? ['text' as const] : []), 'comparison'];
    case 'pictures':
      return [
        ...(isPair(body.pictures) ? ['beforeAfter' as const] : []),
        ...(says('problem') ? ['problem' as const] : []),
        // In its phone, where it is the screen of one.
        'mockup',
        'picture',
        'gallery',
      ];
    case 'nothing':
      return [...(says('problem') ? ['problem' as const] : []), 'text'];
    case 'list':
    case 'points': {
      const named = (['personas', 'goals', 'insights', 'takeaways', 'team'] as const).filter(says);
      if (figuresOf(body)) return [says('impact') ? 'impact' : 'statistics', 'impact', ...named];
      const areQuestions = body.kind === 'list' && body.items.every(({ text }) => flat(text).endsWith('?'));
      return [
        ...(areQuestions ? ['questions' as const] : []),
        ...named,
        ...(says('strategy') ? ['strategy' as const] : []),
        'text',
      ];
    }
  }
}

const HAS_BEFORE = holding(({ before }) => before);
const HAS_AFTER = holding(({ after }) => after);

/** Two pictures, of which something says that one is before and the other after. */
function isPair([before, after, ...more]: readonly SourcePicture[]): boolean {
  const says = (picture: SourcePicture | undefined, word: RegExp) =>
    picture !== undefined &&
    [picture.caption, picture.alt, picture.path.split('/').at(-1)].some((one) => one && word.test(one));
  return more.length === 0 && says(before, HAS_BEFORE) && says(after, HAS_AFTER);
}

export function picturesOf({ body }: Part): SourcePicture[] {
  if (body.kind === 'pictures') return body.pictures;
  if (body.kind !== 'points') return [];
  return body.points.flatMap(({ nodes }) =>
    nodes.flatMap((node) => (node.kind === 'picture' ? [node.picture] : [])),
  );
}

/** All that a reader of the source reads in a part: what is shown beside a proposal, and counted. */
export function textsOfPart({ section, title, fold, lead, body }: Part): string[] {
  const heading = section === title ? [title] : [section, title];
  return [...heading, fold, ...lead.map(flat), ...bodyTexts(body)].filter(
    (one) => one !== undefined && one !== '',
  ) as string[];
}

function bodyTexts(body: Part['body']): string[] {
  switch (body.kind) {
    case 'nothing':
      return [];
    case 'question':
      return [flat(body.text)];
    case 'quote':
      return body.text.map(flat);
    case 'list':
      return itemTexts(body.items);
    case 'table':
      return body.rows.flatMap((row) => row.map(flat));
    case 'pictures':
      return body.pictures.flatMap(({ alt, caption }) => [alt ?? '', caption ?? '']);
    case 'points':
      return body.points.flatMap(({ title, nodes }) => [title, ...nodes.flatMap(textsOfNode)]);
  }
}
