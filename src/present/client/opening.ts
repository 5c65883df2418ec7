import type { LabelSet } from '../../ui/Labels/Labels.ts';
import type { Talk } from '../talk.ts';

/** What a document brings for its script to draw. Plain data. */
export type Opening = TalkOpening | ChoiceOpening | MistakesOpening;

export interface TalkOpening {
  kind: 'talk';
  /** What its place and time are put down under. */
  id: string;
  talk: Talk;
  labels: LabelSet;
  /** Whether there is anything to say in it: a file for another machine may be without. */
  hasNotes: boolean;
  /** The look has light and dark colours. */
  hasBoth: boolean;
  /** What was saved since with a mistake in it: the slides are as they were, and only the speaker is told. */
  toMend?: ToMend[];
}

export interface ChoiceOpening {
  kind: 'choice';
  owner: string;
  choices: Choice[];
}

export interface Choice {
  kind: 'deck' | 'study';
  /** As the command is given it. */
  name: string;
  href: string;
  title: string;
  slides: number;
  minutes?: number;
  isLocked: boolean;
  isDraft: boolean;
}

export interface MistakesOpening {
  kind: 'mistakes';
  mistakes: ToMend[];
}

/** A mistake in the content. */
export interface ToMend {
  where: string;
  message: string;
}

/** Where the data stands in a document. */
export const OPENING_ID = 'opening';
/** Where the script draws. */
export const ROOT_ID = 'present';
/** What leads to the presenter window instead of the stage. */
export const PRESENTER_HASH = '#presenter';
