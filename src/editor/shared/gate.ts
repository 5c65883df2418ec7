// What the editor’s page asks of the gate, and hears. Secrets go one way only, and never into a step or a file of content.
import { z } from 'zod';

const password = z.string().max(1000);
const name = z.string().max(200);

export const gateRequestSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('look') }),
  z.strictObject({ kind: z.literal('judge'), password }),
  z.strictObject({ kind: z.literal('makeUp') }),
  z.strictObject({
    kind: z.literal('setPassword'),
    password,
    /** Whether the owner has said yes to a weak one. */
    isAgreed: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('makeLink'), name }),
  /** One that was made before: it lies in .env, and is its owner’s to see. */
  z.strictObject({ kind: z.literal('showLink'), name }),
  z.strictObject({ kind: z.literal('revokeLink'), name }),
  /** A line for the host, to be copied. */
  z.strictObject({ kind: z.literal('line'), of: z.enum(['GATE_SHA384', 'GATE_LINKS']) }),
]);

export type GateRequest = z.output<typeof gateRequestSchema>;

export interface Judged {
  isEnough: boolean;
  /** How long guessing takes, at what rate, and what would be better. */
  says: string[];
}

/** What may be known of the gate without a secret in it. */
export interface GateState {
  /** Whether it has a password of the owner’s own; else the demo’s. */
  hasPassword: boolean;
  links: { name: string; made: string | undefined }[];
  /** Why a link would lead nowhere today. */
  nowhere: 'nothing locked' | 'no address' | undefined;
  /** Where the site will be. */
  origin: string;
  /** Where the lines go, on each host. */
  hosts: { name: string; where: string }[];
}

export type GateAnswer =
  | { kind: 'state'; state: GateState }
  | { kind: 'judged'; judged: Judged }
  /** The only answer that holds a password: the one that made it up. */
  | { kind: 'madeUp'; password: string; judged: Judged }
  /** Nothing was kept: the owner is asked first. */
  | { kind: 'weak'; judged: Judged }
  /** The only answer that holds a link. */
  | { kind: 'linked'; name: string; addresses: string[]; mail: string; state: GateState }
  | { kind: 'line'; line: string }
  | { kind: 'refused'; says: string };
