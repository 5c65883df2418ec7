import { anchorsOf } from '../lib/anchors.ts';
import { plainText } from '../model/inline.ts';
import type { AnyBlock, ResolvedStudy } from '../model/resolved.ts';
import { partsOf } from './block-forms.ts';
import { inMarkdown, type Part, point, prose, readPoint, type SlideWords, titleOf } from './part.ts';
import type { Slide } from './talk.ts';
import { toldApart } from './told-apart.ts';
import { sharedOut } from './words.ts';

export interface Telling {
  words: SlideWords;
  /** The sections to show; all, where none is named. */
  sections?: readonly string[] | undefined;
}

interface Placed {
  block: AnyBlock;
  /** Its place in the file. */
  index: number;
  /** The section that it stands in. */
  section: string | undefined;
  /** Where a link to it leads: to itself, or to its section. */
  anchor?: string | undefined;
  /** The heading that a block without one goes on with. */
  goesOn?: string | undefined;
}

/** What came of it, and what was learned, are the end of every story. */
const LAST: readonly AnyBlock['type'][] = ['impact', 'takeaways'];

/** A study as slides, from its data alone: its title, its summary, then its blocks. */
export function slidesOf(study: ResolvedStudy & { route: string }, { words, sections }: Telling): Slide[] {
  const { route } = study;
  const shown = placed(study).filter(
    ({ block, section }) =>
      block.slide !== false && (!sections || (section !== undefined && sections.includes(section))),
  );
  const rank = ({ block }: Placed) => LAST.indexOf(block.type);
  return [
    slide({ id: `${route}/title`, from: { study: route } }, titlePart(study)),
    slide({ id: `${route}/summary`, from: { study: route } }, summaryPart(study, words)),
    ...shown.toSorted((a, b) => rank(a) - rank(b)).flatMap((one) => slidesOfBlock(route, one, words)),
  ];
}

/** The slides of one block, as it stands in its study. */
export function slidesOfBlock(
  route: string,
  { block, index, section, anchor, goesOn }: Placed,
  words: SlideWords,
): Slide[] {
  const parts = toldApart(partsOf(block, words), { heading: titleOf(block).title, goesOn });
  return parts.map((part, number) => {
    const notes = number === 0 && block.notes ? [block.notes] : [];
    const at = { id: `${route}/${index}/${number}`, from: { study: route, block: index }, section, anchor };
    return slide(at, { ...part, said: [...notes, ...part.said] });
  });
}

function slide(
  {
    section,
    anchor,
    ...at
  }: Pick<Slide, 'id' | 'from'> & { section?: string | undefined; anchor?: string | undefined },
  part: Part,
): Slide {
  const { form, said, reading } = part;
  const firstWords = plainText(form.text?.[0] ?? []);
  return {
    ...at,
    name: form.title ?? part.name ?? (firstWords || section) ?? '',
    ...(section !== undefined && { section }),
    ...(anchor !== undefined && { anchor }),
    notes: said.join('\n\n'),
    reading,
    form,
  };
}

/** Every block with the section it stands in, and the last heading in that: both go on until the next begins. */
function placed({ blocks, title }: ResolvedStudy): Placed[] {
  const anchors = anchorsOf(blocks);
  let section: string | undefined;
  let anchor: string | undefined;
  // Before the first section there is the study’s own title.
  let goesOn: string | undefined = title;
  return blocks.map((block, index) => {
    if (block.section !== undefined && block.section !== section) {
      section = block.section;
      anchor = anchors[index];
      goesOn = undefined;
    }
    const at = { block, index, section, anchor: anchors[index] ?? anchor, goesOn };
    goesOn = titleOf(block).title ?? goesOn;
    return at;
  });
}

function titlePart({ title, description, info, hero, outcome }: ResolvedStudy): Part {
  const { shown, said } = sharedOut([[{ kind: 'text', text: description }]]);
  return {
    form: { kind: 'title', title, ...(shown.length > 0 && { text: shown }), info, picture: hero },
    said: [...(said.length > 0 ? [inMarkdown(description)] : []), ...(outcome ? [inMarkdown(outcome)] : [])],
    reading: { title, passages: prose([[{ kind: 'text', text: description }]]) },
  };
}

/** Thirty seconds are for the problem and the figures; the rest of the summary is told. */
function summaryPart({ summary, facts }: ResolvedStudy, words: SlideWords): Part {
  const [first, ...more] = summary;
  const { shown, said } = sharedOut(first ? [first.text] : []);
  return {
    form: {
      kind: 'figures',
      // Its heading says what kind of thing this is; the sentence under it is the claim.
      ...(first && { over: first.title }),
      text: shown,
      figures: facts.map(({ value, label, achieved }) => ({
        value,
        label,
        ...(achieved && { isAchieved: true }),
      })),
    },
    name: first?.title ?? words.summary,
    said: [
      ...(first && said.length > 0 ? [point(first.title, first.text)] : []),
      ...more.map(({ title, text }) => point(title, text)),
    ],
    reading: { title: words.summary, passages: summary.map(({ title, text }) => readPoint(title, [text])) },
  };
}
