import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** Figures of somebody else’s page, measured elsewhere: the same as ours, as far as they are known. */
const peersSchema = z.array(
  z.strictObject({
    /** Whose page it is, as it stands in the table. */
    page: z.string(),
    form: z.enum(['phone', 'desktop']),
    /** Milliseconds, as watched on the slow line. */
    first: z.number(),
    largest: z.number(),
    /** Kilobytes as sent. */
    html: z.number().optional(),
    scripts: z.number().optional(),
    all: z.number().optional(),
  }),
);

export type Peer = z.output<typeof peersSchema>[number];

/** Reads a file of peers, if there is one. */
export function readPeers(file: string): Peer[] {
  return existsSync(file) ? peersSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}
