import { z } from 'zod';
import { siteSchema } from './site.ts';

const { labels, footer, notFound, gate } = siteSchema.shape;

/** The words of the frame: what src/words holds once for every language. */
export const wordsSchema = z.strictObject({ labels, footer, notFound, gate });
export type Words = z.output<typeof wordsSchema>;

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
