import type { RichText } from '../model/inline.ts';
import type { Picture, Video } from '../model/picture.ts';
import type { BlockProps } from '../model/resolved.ts';

/** A talk: what a deck or a single study becomes on a stage. Plain data, so that it can be sent and kept. */
export interface Talk {
  title: string;
  /** Whom it is for. */
  for?: string;
  /** Who gives it. */
  by: string;
  /** The language of what it says, and the side its lines begin on. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** How long it may take. */
  minutes?: number;
  parts: TalkPart[];
}

/** An opening, a study or a closing, with its share of the time. */
export interface TalkPart {
  name: string;
  /** The study’s route, if it is one. */
  study?: string;
  minutes?: number;
  slides: Slide[];
}

export interface Slide {
  /** Stable over edits elsewhere: `route/blockIndex/part`, or `opening`, `closing`. */
  id: string;
  /** Its heading as plain words: read out, listed in the overview. */
  name: string;
  /** Short name of its section. */
  section?: string;
  /** Where its block, or the section of that, is found on the page. */
  anchor?: string;
  /** Markdown; '' where there is nothing to say: the owner’s notes first, then the text that is not shown. */
  notes: string;
  /** Where it can be edited. */
  from?: { study: string; block?: number };
  /** All that it says, for a page that nobody speaks to; the owner’s notes are not in it. */
  reading: Reading;
  form: SlideForm;
}

/** A slide’s words as they are read. */
export interface Reading {
  /** The heading as the page of the site has it, which the one on the slide may be shorter than. */
  title?: string;
  passages: Passage[];
}

/** A piece of what is read. */
export type Passage =
  | { kind: 'prose'; text: RichText }
  | ReadPoint
  | ReadList
  | { kind: 'quote'; words: string };

export interface ReadPoint {
  kind: 'point';
  title: string;
  text: RichText[];
  /** Its number, where points are counted. */
  number?: number;
  link?: ShownPoint['link'];
}

export interface ReadList {
  kind: 'list';
  title?: string;
  lines: ReadLine[];
  /** Lines of steps are counted: the first one’s number. */
  start?: number;
}

export interface ReadLine {
  words: string;
  /** How deep it stands under the others. */
  depth?: number;
}

/** What stands over a slide; its section’s name is above that. */
export interface Heading {
  /** What it is a part of, or goes on with: the heading of a slide before it, small. */
  over?: string;
  /** Which of the parts of its block it is, counted from one. */
  part?: { at: number; of: number };
  title?: string;
  /** Of the running text what is shown: thirty words at most. */
  text?: RichText[];
}

export interface ShownPicture {
  picture: Picture;
  caption?: string;
}

export interface ShownPoint {
  title: string;
  text?: RichText;
  /** Where to read more. */
  link?: { label: string; href: string };
}

/** What a slide shows. Each kind is drawn by one component, in src/present/slides/registry.ts. */
export type SlideForm =
  | (Heading & { kind: 'title'; info: { title: string; items: string[] }[]; picture?: Picture })
  | (Heading & { kind: 'statement' })
  | (Heading & { kind: 'question'; question: string })
  | (Heading & {
      kind: 'figures';
      figures: { value: string; label: string; isAchieved?: boolean }[];
      /** What is said of them as a whole. */
      remark?: string;
    })
  | (Heading & { kind: 'points'; points: ShownPoint[]; isNumbered?: boolean; picture?: Picture })
  | (Heading & { kind: 'columns'; columns: { title: string; items: string[] }[]; isInOrder?: boolean })
  | (Heading & {
      kind: 'pictures';
      pictures: ShownPicture[];
    })
  | (Heading & {
      kind: 'spots';
      picture: Picture;
      reasons: { title: string; spot: { x: number; y: number } }[];
    })
  | (Heading & { kind: 'pair'; before: Picture; after: Picture; labels: { before: string; after: string } })
  | (Heading & { kind: 'finding'; saw: ShownPoint; changed: ShownPoint })
  | (Heading & { kind: 'table'; subjects: string[]; rows: { aspect: string; values: string[] }[] })
  | (Heading & {
      kind: 'persona';
      picture: Picture;
      status: string;
      quote: string;
      info: { label: string; value: string }[];
      goals: { title: string; lines: string[] };
    })
  | (Heading & { kind: 'swatches'; swatches: { name: string; hex: string; use: string }[] })
  | (Heading & { kind: 'specimens'; specimens: BlockProps<'styleGuide'>['specimens'] })
  | (Heading & { kind: 'themes' } & Pick<BlockProps<'themeSelector'>, 'label' | 'themes'>)
  | (Heading & { kind: 'film'; device: BlockProps<'film'>['device']; film: Video; caption?: string })
  | (Heading & { kind: 'prototype' } & Pick<
        BlockProps<'prototype'>,
        'device' | 'task' | 'file' | 'width' | 'height' | 'still' | 'portrait'
      >)
  | (Heading & {
      kind: 'person';
      /** Who speaks, and what they are. */
      name: string;
      role: string;
      lines: string[];
      picture?: Picture;
      for?: string;
    });

/** What a slide’s form can be. */
export type SlideKind = SlideForm['kind'];
/** The form of one kind. */
export type FormOf<Kind extends SlideKind> = Extract<SlideForm, { kind: Kind }>;
