import type { SoughtWords } from '../model/words.ts';
import { SOUGHT } from '../words/words.ts';
import { beginning, being, holding } from './sought.ts';

export type Promised = keyof SoughtWords['headings'];

/** What headings promise, in the words people use for it. */
const SAYS = new Map(
  (Object.keys(SOUGHT[0]?.headings ?? {}) as Promised[]).map((kind) => [
    kind,
    holding(({ headings }) => headings[kind]),
  ]),
);

export const promises = (heading: string | undefined, kind: Promised): boolean =>
  heading !== undefined && SAYS.get(kind)?.test(heading) === true;

/** Kinds whose subheadings are their items. */
const POINTED = ['personas', 'goals', 'insights', 'takeaways'] as const;

export const pointedKind = (heading: string): (typeof POINTED)[number] | undefined =>
  POINTED.find((kind) => promises(heading, kind));

const SUMMARY = being(({ summary }) => summary);

/** Names of a summary at the top: what a study has a place of its own for. */
export const isSummary = (heading: string): boolean => SUMMARY.test(heading);

const QUESTION = beginning(({ howMightWe }) => howMightWe);

export const isQuestion = (text: string): boolean => QUESTION.test(text.replace(/^[“"«\s]+/, ''));
