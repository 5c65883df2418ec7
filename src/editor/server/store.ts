import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { mayBeMissing } from '../../model/files.ts';
import { noted } from './unfinished.ts';

/** What a file says; nothing, if it is not there. */
export type FileText = string | undefined;

/** A text that changes, or a file or folder that moves. What is deleted moves to the trash; what is new comes from there. */
export type Change =
  | { kind: 'text'; file: string; before: FileText; after: FileText }
  | { kind: 'move'; from: string; to: string };

export interface Step {
  /** What was done, as the owner would say it. */
  label: string;
  /** The page it was done on. */
  page: string;
  changes: Change[];
  /** Keystrokes in one field are one step. */
  merge?: string | undefined;
}

/** Ignored by git: what was deleted while editing, and what was taken back. */
export const TRASH = '.trash';

/** The file is not what it was when the edit was made. */
export class ChangedOutside extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`${file} was changed outside the editor.`);
    this.file = file;
  }
}

/** Everything that is written goes through here: in one piece, never over what somebody else wrote, and back again. */
export class Store {
  readonly #root: string;
  /** What each file said when it was last read or written here. */
  readonly #known = new Map<string, FileText>();
  #done: Step[] = [];
  #undone: Step[] = [];
  /** What was changed in the files since the attempt began. */
  #journal: Change[] = [];

  constructor(root: string) {
    this.#root = root;
  }

  get undoable(): Step | undefined {
    return this.#done.at(-1);
  }

  get redoable(): Step | undefined {
    return this.#undone.at(-1);
  }

  read(file: string): string {
    const text = textOf(readFileSync(join(this.#root, file)));
    if (!this.#known.has(file)) this.#known.set(file, text);
    return text;
  }

  /** The same of a file that need not be there. */
  text(file: string): FileText {
    return existsSync(join(this.#root, file)) ? this.read(file) : undefined;
  }

  version = (file: string): string => versionOf(this.text(file));

  /** Notes what a file said when the reader read it: a change that somebody makes later can be taken back to this. */
  seen(file: string, bytes: Buffer | undefined): void {
    if (!this.#known.has(file)) this.#known.set(file, bytes && textOf(bytes));
  }

  /** Notes what somebody else did to a file, so that it can be taken back like any other step. */
  notice(file: string): boolean {
    if (!this.#known.has(file)) return false;
    const before = this.#known.get(file);
    const isThere = existsSync(join(this.#root, file));
    if (!isThere && !mayBeMissing(file)) return false;
    const after = isThere ? textOf(readFileSync(join(this.#root, file))) : undefined;
    if (after === before) return false;
    this.#known.set(file, after);
    this.#undone = [];
    const label = `a change to ${file} made outside`;
    const last = this.#done.at(-1);
    const [half] = last?.label === label ? last.changes : [];
    // Text editors empty a file before they write it: what was seen between the two is no step of its own.
    const isRest = half?.kind === 'text' && before !== undefined && after?.startsWith(before);
    if (isRest) this.#done.pop();
    const change: Change = { kind: 'text', file, before: isRest ? half.before : before, after };
    if (change.before !== after) this.#done.push({ label, page: '', changes: [change] });
    return true;
  }

  /**
   * What a file said before the step that is still being typed. Each keystroke is written as if it were the first: a
   * text that needed quotes for a moment does not keep them.
   */
  textBefore(file: string, merge: string | undefined): { text: FileText } | undefined {
    const last = this.#done.at(-1);
    const change = last?.changes[0];
    const isSame =
      merge !== undefined && last?.merge === merge && change?.kind === 'text' && change.file === file;
    return isSame && change.after === this.text(file) ? { text: change.before } : undefined;
  }

  /**
   * All of it or nothing: what throws, or turns out not to be wanted, leaves the files, Undo and Redo as they were,
   * wherever in the midst of it that was.
   */
  async attempt<T>(
    act: () => Promise<T>,
    isWanted: (result: T) => boolean,
    tell: (changes: readonly Change[]) => void = () => {},
  ): Promise<T> {
    const [done, undone] = [[...this.#done], [...this.#undone]];
    this.#journal = [];
    let isKept = false;
    try {
      const result = await act();
      isKept = isWanted(result);
      if (isKept) tell(this.#journal);
      return result;
    } finally {
      if (!isKept) {
        [this.#done, this.#undone] = [done, undone];
        for (const change of this.#journal.toReversed()) this.#one(reversed(change));
      }
      this.#journal = [];
    }
  }

  /** Does a step as a whole or not at all. */
  do(step: Step): void {
    noted(this.#root, step, () => this.#apply(step.changes));
    this.#note(step);
  }

  /** More of the step that was done last. */
  also(changes: Change[]): void {
    this.#apply(changes);
    const last = this.#done.pop();
    if (last) this.#done.push({ ...last, changes: [...last.changes, ...changes] });
  }

  /** Notes a step that another command of ours has done. */
  adopt(step: Step): void {
    for (const change of step.changes) if (change.kind === 'text') this.#known.set(change.file, change.after);
    this.#journal.push(...step.changes);
    this.#note(step);
  }

  #note(step: Step): void {
    this.#undone = [];
    const last = this.#done.at(-1);
    const [was, is] = [last?.changes[0], step.changes[0]];
    const isSame = step.merge !== undefined && last?.merge === step.merge && step.changes.length === 1;
    if (
      last &&
      isSame &&
      was?.kind === 'text' &&
      is?.kind === 'text' &&
      was.file === is.file &&
      was.after === is.before
    ) {
      this.#done.pop();
      // What was typed and taken back is undone: Redo has its words.
      if (was.before === is.after) this.#undone.push(last);
      else this.#done.push({ ...step, changes: [{ ...was, after: is.after }] });
    } else {
      this.#done.push(step);
    }
  }

  undo(): Step | undefined {
    const step = this.#done.at(-1);
    if (!step) return undefined;
    const changes = step.changes.toReversed().map(reversed);
    noted(this.#root, { ...step, changes }, () => this.#apply(changes));
    this.#done.pop();
    this.#undone.push(step);
    return step;
  }

  redo(): Step | undefined {
    const step = this.#undone.at(-1);
    if (!step) return undefined;
    noted(this.#root, step, () => this.#apply(step.changes));
    this.#undone.pop();
    this.#done.push(step);
    return step;
  }

  /** A place in the trash, for a file that is to be moved into content, or out of it. */
  spare(name: string): string {
    const place = `${TRASH}/${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 4)}/${name}`;
    mkdirSync(dirname(join(this.#root, place)), { recursive: true });
    return place;
  }

  /** A file of its own bytes that waits in the trash to be moved into content. */
  prepare(file: string, bytes: Uint8Array | string): Change {
    const from = this.spare(file);
    writeFileSync(join(this.#root, from), bytes);
    return { kind: 'move', from, to: file };
  }

  #apply(changes: readonly Change[]): void {
    const applied: Change[] = [];
    try {
      for (const change of changes) {
        this.#one(change);
        applied.push(change);
      }
    } catch (error) {
      for (const change of applied.toReversed()) this.#one(reversed(change));
      throw error;
    }
  }

  #one(change: Change): void {
    if (change.kind === 'move') {
      if (isTaken(join(this.#root, change.to))) throw new ChangedOutside(change.to);
      mkdirSync(dirname(join(this.#root, change.to)), { recursive: true });
      patiently(() => renameSync(join(this.#root, change.from), join(this.#root, change.to)));
      // At both ends: that nothing was there before is not known any more either.
      for (const file of this.#known.keys())
        if ([change.from, change.to].some((end) => `${file}/`.startsWith(`${end}/`)))
          this.#known.delete(file);
      this.#journal.push(change);
      return;
    }
    const path = join(this.#root, change.file);
    const now = existsSync(path) ? readFileSync(path) : undefined;
    if ((now && textOf(now)) !== change.before) throw new ChangedOutside(change.file);
    this.#write(path, change.after, now);
    this.#known.set(change.file, change.after);
    this.#journal.push(change);
  }

  #write(path: string, text: FileText, now: Buffer | undefined): void {
    // Its words are in the step that took it away.
    if (text === undefined) {
      patiently(() => rmSync(path));
      return;
    }
    // Written beside and moved into place: whoever reads meanwhile gets the old file or the new one, never half of it.
    mkdirSync(join(this.#root, TRASH), { recursive: true });
    const half = join(this.#root, TRASH, `half-${randomUUID()}`);
    // On the disk before it is moved: after a power cut a name without its words would stand there.
    writeFileSync(half, encode(text, now), { flush: true });
    patiently(() => renameSync(half, path));
  }
}

/** Whether something is in the way. A folder that nothing is left in is not: it goes. */
function isTaken(path: string): boolean {
  if (!existsSync(path)) return false;
  if (!statSync(path).isDirectory() || readdirSync(path).length > 0) return true;
  rmdirSync(path);
  return false;
}

const reversed = (change: Change): Change =>
  change.kind === 'move'
    ? { kind: 'move', from: change.to, to: change.from }
    : { ...change, before: change.after, after: change.before };

export const versionOf = (text: FileText): string =>
  createHash('sha256')
    .update(text ?? '')
    .digest('hex')
    .slice(0, 16);

const isWide = (bytes: Buffer) => bytes[0] === 0xff && bytes[1] === 0xfe;

/** The text with the mark at its start, if it has one: it is written back as it was. */
export function textOf(bytes: Buffer): string {
  return new TextDecoder(isWide(bytes) ? 'utf-16le' : 'utf-8', { ignoreBOM: true }).decode(bytes);
}

const encode = (text: string, before: Buffer | undefined) =>
  Buffer.from(text, before && isWide(before) ? 'utf16le' : 'utf8');

/** Windows refuses to move what a virus scanner or a watcher is looking at; a moment later it does not. */
function patiently(act: () => void): void {
  for (let tries = 0; ; tries++) {
    try {
      act();
      return;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : '';
      if (tries === 5 || (code !== 'EPERM' && code !== 'EBUSY' && code !== 'EACCES')) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60);
    }
  }
}
