import type { MessagePort } from 'node:worker_threads';
import type { Widths } from '../propose.ts';
import type { Brought } from '../readers.ts';
import type { NotCarried, Source } from '../source.ts';
import type { Faults, StudyProposal } from '../study.ts';

/** A page that was read, with what is known of its pictures by now. */
export interface SourceWithPictures {
  source: Source;
  widths: Widths;
  faults: Faults;
}

/** What the thread is for. */
export type Task =
  | { kind: 'read'; name: string; paths: string[]; notCarried: NotCarried[] }
  | { kind: 'propose'; sources: SourceWithPictures[]; isChoice: boolean };

/** What was read, with the pictures that were written out in the pages themselves. */
export interface ReadApart {
  brought: Brought;
  pictures: [path: string, bytes: Uint8Array][];
}

export type Result = ReadApart | StudyProposal[];

/** What the thread needs from outside. It stands still until it is answered. */
export type Question =
  | { kind: 'file'; path: string }
  | { kind: 'beside'; path: string }
  | { kind: 'word'; bytes: Uint8Array };

export type Answer = { value: unknown } | { cannot: string } | { error: unknown };

export type Said =
  | { kind: 'asks'; question: Question }
  /** It begins with another page. */
  | { kind: 'at'; file: string }
  /** And with another part of it, of so many. */
  | { kind: 'part'; at: number; of: number }
  | { kind: 'done'; result: Result }
  /** The sentence for the owner. */
  | { kind: 'cannot'; why: string }
  | { kind: 'tooDeep' }
  | { kind: 'fault'; error: unknown };

/** What the thread is given to begin with. */
export interface Given {
  /** Where answers come from. */
  answers: MessagePort;
  /** 1 as soon as an answer is there. */
  signal: Int32Array;
}
