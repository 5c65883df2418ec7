import { z } from 'zod';
import { siteSchema } from './site.ts';

const { labels, footer, notFound, gate } = siteSchema.shape;
const line = labels.shape.skip;

/** The mail that a private link is sent with. It is the owner’s to change when they send it. */
const mail = z.strictObject({ opens: line, code: line, unseen: line });

/** The words of the frame, and of what goes with it: what src/words holds once for every language. */
export const wordsSchema = z.strictObject({ labels, footer, notFound, gate, mail });
export type Words = z.output<typeof wordsSchema>;

/** What people call things in the texts that they bring in, in one language: an import looks for these words. */
export interface SoughtWords {
  /** Short answers about a study, by the field they belong to: whole labels. */
  facts: Record<
    | 'title'
    | 'description'
    | 'tags'
    | 'cover'
    | 'role'
    | 'timeline'
    | 'tools'
    | 'team'
    | 'client'
    | 'deliverables'
    | 'platform',
    string[]
  >;
  /** Words in a heading that say what stands under it. */
  headings: Record<
    | 'goals'
    | 'insights'
    | 'takeaways'
    | 'personas'
    | 'team'
    | 'problem'
    | 'impact'
    | 'questions'
    | 'strategy',
    string[]
  >;
  /** Words over the lists of a persona. */
  persona: Record<'goals' | 'habits' | 'cares', string[]>;
  /** Whole headings of a summary. */
  summary: string[];
  /** How a how-might-we question begins. */
  howMightWe: string[];
  before: string[];
  after: string[];
  /** What a figure is counted in: `8 weeks`. */
  units: string[];
  /** How a sentence about oneself begins, and how one goes on after a comma. */
  tells: string[];
  goesOn: string[];
  /** How the months begin, from January on, as far as it takes to tell them apart: `sep` is Sept and September. */
  months: string[];
  /** What stands for the end of what has not ended. */
  untilNow: string[];
}

/** The owner writes of these groups only what they say in their own words. */
const own = <Group extends z.ZodObject>(group: Group) =>
  group.partial().optional().describe(`${group.description} Leave out what may stay as it is.`);

/** content/site.yaml as the owner writes it. */
export const siteFileSchema = siteSchema.extend({
  labels: own(labels),
  footer: own(footer),
  notFound: own(notFound),
  gate: own(gate),
});
export type SiteFile = z.output<typeof siteFileSchema>;
