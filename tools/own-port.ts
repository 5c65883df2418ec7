import { createHash } from 'node:crypto';

/** Above the ports that programs are known by, and below those that systems hand out. */
const [FIRST, COUNT] = [20_000, 12_000];

/**
 * The port that a project’s editor begins with. A browser keeps what pages of an address left behind, a worker among it
 * that answers in place of the server; at a port that many programs use, somebody else’s may be there.
 */
export const ownPort = (folder: string): number =>
  FIRST + (createHash('sha256').update(folder).digest().readUInt32BE() % COUNT);
