import type { RichText } from '../../model/inline.ts';
import type { Picture } from '../../model/picture.ts';
import type { BlockProps } from '../../model/resolved.ts';
import type { Passage, ShownPicture } from '../talk.ts';

/** One idea as it is read: a page, or several where its words need them. Plain data. */
export interface Sheet {
  /** The slide it began as. */
  id: string;
  layout: Layout;
  /** The short name of its section. */
  section?: string;
  /** What it is a part of. */
  over?: string;
  title?: string;
  /** A line under the title. */
  under?: string;
  /** Short facts that stay with the title. */
  info?: { title: string; items: string[] }[];
  shown?: Shown;
  /** Where on the site it moves. */
  place?: { label: string; href: string };
  units: Unit[];
}

/** How a page is laid out: what each looks like is in Page.module.css. */
export type Layout =
  | 'cover'
  | 'contents'
  | 'opening'
  | 'text'
  | 'beside'
  | 'over'
  | 'question'
  | 'persona'
  | 'wide'
  | 'contact';

/** What is seen. */
export type Shown =
  | { kind: 'pictures'; pictures: ShownPicture[] }
  | { kind: 'spots'; picture: Picture; spots: { x: number; y: number }[] }
  | { kind: 'device'; device: BlockProps<'mockup'>['device']; picture: Picture; caption?: string };

/** What a page is filled with, piece by piece: between two of them it may end. */
export type Unit =
  | Passage
  | { kind: 'figure'; value: string; label: string; isAchieved?: boolean; text?: RichText[] }
  | { kind: 'card'; picture: Picture; title: string; text: RichText[] }
  | { kind: 'remark'; words: string }
  | { kind: 'row'; subjects: string[]; aspect: string; values: string[] }
  | { kind: 'finding'; saw: ReadSide; changed: ReadSide }
  | { kind: 'column'; title: string; items: string[]; step?: number }
  | { kind: 'swatch'; name: string; hex: string; use: string }
  | ({ kind: 'specimen' } & BlockProps<'styleGuide'>['specimens'][number])
  | { kind: 'entry'; title: string; to: string; sections: { name: string; to: string }[] };

export interface ReadSide {
  title: string;
  text: RichText[];
}
