import { isMoving } from '../../../lib/moving.ts';
import type { Answer, EditedDocument, Obstacle, PageState } from '../../shared/answers.ts';
import { type Edit, type Path, valueAt } from '../../shared/value.ts';
import { isFilm } from '../fields/files.ts';
import type { Schemas } from '../fields/schema.ts';
import type { Origin } from '../page/marks.ts';
import { type Ask, Fault, type Server, type UploadOptions } from './api.ts';
import {
  applied,
  type Draft,
  isEqual,
  isSame,
  isWithin,
  keepDrafts,
  keptDrafts,
  shared,
  stillGood,
  withDrafts,
} from './drafts.ts';

export interface View {
  state: PageState;
  documents: Record<string, EditedDocument>;
  drafts: readonly Draft[];
  /** A sentence for the owner: something came in from outside, or was refused as a whole. */
  notice: { text: string; isFault: boolean } | undefined;
  isSaving: boolean;
}

/** The owner has paused: what was typed is written. */
const PAUSE = 250;

/** What is typed along with a text. */
export interface TypedWith {
  /** Changes that are written in the same step, or not at all. */
  also?: readonly Edit[];
  /** The text says what it said before the first keystroke: the step is taken back, and the file is as it was. */
  isAsBefore?: boolean;
}

interface Waiting extends Origin, TypedWith {
  value: unknown;
  label: string;
  merge: string;
}

/** The page’s data in the browser: changed at once, written a moment later. */
export class Session {
  readonly server: Server;
  readonly schemas: Schemas;
  readonly #listeners = new Set<() => void>();
  #view: View;
  #waiting: Waiting | undefined;
  /** What was typed last, as it was typed: it stays on the page while answers to earlier words come in. */
  #hand: (Waiting & { isAnswered?: boolean }) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<unknown> = Promise.resolve();
  #turns = 0;
  /** The page that the last answer leads to. */
  #goTo: string | undefined;

  constructor(server: Server, schemas: Schemas, state: PageState) {
    this.server = server;
    this.schemas = schemas;
    const drafts = keptDrafts(state.documents);
    const documents = withDrafts(state.documents, drafts);
    this.#view = { state, documents, drafts, notice: undefined, isSaving: false };
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  view = () => this.#view;

  value = ({ file, path }: Origin): unknown => valueAt(this.#view.documents[file]?.written, path);

  problemsAt = ({ file, path }: Origin): string[] =>
    this.#view.drafts
      .filter((draft) => draft.file === file && isWithin(draft.path, path))
      .flatMap(({ problems }) => problems.map(({ message }) => message));

  /** Of a change to this very value. */
  problemsOf = (origin: Origin): string[] =>
    this.#view.drafts
      .filter((draft) => isSame(draft, origin))
      .flatMap(({ problems }) => problems.map(({ message }) => message));

  /** A text as it is being typed: the page follows at once, the file when the owner pauses. */
  type(origin: Origin, value: unknown, label: string, merge: string, more: TypedWith = {}): void {
    const isOther = this.#waiting && this.#waiting.merge !== merge;
    if (isOther) void this.flush();
    const isWord = wordsIn(value) !== wordsIn(this.value(origin));
    this.#waiting = { ...origin, ...more, value, label, merge };
    this.#hand = this.#waiting;
    this.#set({ isSaving: true, documents: asTyped(this.#view.documents, this.#waiting) });
    clearTimeout(this.#timer);
    // Whoever types without a pause loses at most the word under the hand.
    if (isWord) void this.flush();
    else this.#timer = setTimeout(() => void this.flush(), PAUSE);
  }

  /** Writes what was typed so far. */
  flush({ keepalive = false } = {}): Promise<unknown> {
    clearTimeout(this.#timer);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (!waiting) return this.#sending;
    const { file, path, value, label, merge, also = [], isAsBefore = false } = waiting;
    return this.#inTurn(async () => {
      const base = valueAt(this.#view.state.documents[file]?.written, path);
      // A space at the end is on its way to the next word.
      const written = trimmed(value);
      const edits: Edit[] = isAsBefore ? [] : [{ op: 'set', path, value: written }, ...also];
      const answer = await this.#try(file, edits, label, { merge, keepalive, instead: path });
      if (this.#hand === waiting) this.#hand = { ...waiting, isAnswered: true };
      const drafts = this.#view.drafts.filter((draft) => !isSame(draft, waiting));
      if (answer?.kind === 'refused') {
        this.#set({ drafts: [...drafts, { file, path, edits, base, problems: answer.problems }] });
      } else if (answer?.kind === 'outside') {
        this.#takeIn(answer.state, drafts);
        const isUntouched = isEqual(valueAt(answer.state.documents[file]?.written, path), base);
        this.#tell(outside(file, isUntouched ? '' : ` What you typed was “${String(value)}”.`), false);
        // Somebody changed another part of the file: what was typed here still belongs here.
        if (isUntouched && !isAsBefore) this.type({ file, path }, value, label, merge, { also });
      } else if (answer?.kind === 'done') this.#takeIn(answer.state, drafts);
    });
  }

  /** A change that the server makes: resolves once the page shows it. */
  async edit(file: string, edits: Edit[], label: string): Promise<boolean> {
    await this.flush();
    return this.#inTurn(async () => this.#settle(await this.#try(file, edits, label)));
  }

  /** A change in a form: one that the reader refuses stays there, to be completed by the next. */
  async change(origin: Origin, edits: Edit[], label: string): Promise<boolean> {
    await this.flush();
    return this.#inTurn(async () => {
      const base = valueAt(this.#view.state.documents[origin.file]?.written, origin.path);
      const answer = await this.#try(origin.file, edits, label);
      if (answer?.kind !== 'refused') return this.#settle(answer);
      const draft = { ...origin, edits, base, problems: answer.problems };
      this.#set({
        drafts: [...this.#view.drafts, draft],
        documents: withDrafts(this.#view.documents, [draft]),
      });
      return true;
    });
  }

  /** Gives up the last change that could not be written. */
  dropDraft = () => this.#takeIn(this.#view.state, this.#view.drafts.slice(0, -1));

  /** What could not be written goes first; then the last step that was. */
  undo = async () => {
    await this.flush();
    if (this.#view.drafts.length > 0) this.dropDraft();
    else await this.ask(() => ({ kind: 'undo' }));
  };

  async ask(make: () => Ask): Promise<boolean> {
    await this.flush();
    const isDone = await this.#inTurn(async () => this.#settle(await this.#ask(make())));
    await this.#lead();
    return isDone;
  }

  /** Asks for what may have something in its way: gives that back, and whether it was done. */
  async attempt(make: () => Ask): Promise<{ isDone: boolean; obstacles: Obstacle[] }> {
    let obstacles: Obstacle[] = [];
    await this.flush();
    const isDone = await this.#inTurn(async () => {
      const answer = await this.#ask(make());
      if (answer?.kind === 'blocked') obstacles = answer.obstacles;
      return this.#settle(answer);
    });
    await this.#lead();
    return { isDone, obstacles };
  }

  /** Asked before a picture that moves is taken in: here it stands still. */
  mayStandStill: (picture: File, origin: Origin) => Promise<boolean> = async () => true;

  /** A file takes its place, or comes with a whole new value; says why not. */
  async upload(origin: Origin, picture: File, options: UploadOptions = {}): Promise<string[]> {
    const isAnimated = !isFilm(picture) && isMoving(new Uint8Array(await picture.arrayBuffer()));
    if (isAnimated && !(await this.mayStandStill(picture, origin)))
      return [`${picture.name} was not taken in.`];
    await this.flush();
    const problems = await this.#inTurn(async () => {
      try {
        const { file } = origin;
        const { also: own = [] } = options;
        const also = [...this.#draftsOf(file).flatMap(({ edits }) => edits), ...own];
        const upload = { ...origin, ...options, version: this.#version(file), picture };
        let answer = await this.server.send(upload, this.#view.state.path);
        if (answer.kind === 'refused' && also.length > own.length) {
          answer = await this.server.send({ ...upload, also }, this.#view.state.path);
          if (answer.kind === 'done') this.#forget(file);
        }
        if (answer.kind === 'refused') return answer.problems.map(({ message }) => message);
        await this.#settle(answer);
        return [];
      } catch (error) {
        return [sentenceOf(error)];
      }
    });
    await this.#lead();
    return problems;
  }

  /** A file was saved by somebody else. */
  async refresh(file: string): Promise<void> {
    await this.flush();
    await this.#inTurn(async () => {
      const state = await this.server.page(this.#view.state.path);
      const isNews = state.documents[file]?.version !== this.#view.state.documents[file]?.version;
      this.#takeIn(state, this.#view.drafts);
      if (isNews) this.#tell(outside(file), false);
    });
  }

  dismiss = () => this.#set({ notice: undefined });
  tell = (text: string) => this.#tell(text, false);
  refuse = (text: string) => this.#tell(text, true);
  fail = (error: unknown) => this.#tell(sentenceOf(error), true);

  async #settle(answer: Answer | undefined): Promise<boolean> {
    if (!answer || answer.kind === 'blocked') return false;
    if (answer.kind === 'refused') {
      this.#tell(answer.problems.map(({ message }) => message).join(' '), true);
      return false;
    }
    this.#takeIn(answer.state, this.#view.drafts);
    if (answer.kind === 'outside') {
      this.#tell(outside(answer.file), false);
      return false;
    }
    if (answer.said) this.#tell(answer.said, false);
    this.#goTo = answer.goTo;
    return true;
  }

  /** Goes where the last answer leads. What was asked for meanwhile is done first, and its answer leads then. */
  async #lead(): Promise<void> {
    const path = this.#goTo;
    if (!path || path === this.#view.state.path || this.#turns > 0) return;
    await this.server.serves(path);
    if (this.#goTo === path && this.#turns === 0) location.assign(path);
  }

  /** Asked for together with what else waits in this file, which it may mend; else for itself. */
  async #try(
    file: string,
    edits: Edit[],
    label: string,
    /** A text takes the place of what was typed there before. */
    { merge, keepalive = false, instead }: { merge?: string; keepalive?: boolean; instead?: Path } = {},
  ): Promise<Answer | undefined> {
    const ask = (all: Edit[], mergedWith?: string): Ask => ({
      kind: 'edit',
      file,
      version: this.#version(file),
      edits: all,
      label,
      merge: mergedWith,
    });
    const waiting = this.#draftsOf(file).filter(
      (draft) => !instead || !isSame(draft, { file, path: instead }),
    );
    if (waiting.length > 0 && !keepalive) {
      const together = [...waiting.flatMap((draft) => draft.edits), ...edits];
      const answer = await this.#ask(ask(together), { isTrial: true });
      if (answer?.kind === 'done') {
        this.#forget(file);
        return answer;
      }
    }
    return this.#ask(ask(edits, merge), { keepalive });
  }

  async #ask(ask: Ask, { keepalive = false, isTrial = false } = {}): Promise<Answer | undefined> {
    try {
      return await this.server.do(ask, this.#view.state.path, { keepalive });
    } catch (error) {
      if (!isTrial) this.fail(error);
      return undefined;
    }
  }

  /** What the server has, with what is not written yet on top. */
  #takeIn(state: PageState, drafts: readonly Draft[]): void {
    const kept = stillGood(state.documents, drafts);
    let documents = withDrafts(state.documents, kept);
    const hand = this.#hand;
    if (hand) {
      const { file, path, value, isAnswered } = hand;
      const isSaid = isEqual(valueAt(documents[file]?.written, path), trimmed(value));
      if (!isAnswered || isSaid) documents = asTyped(documents, hand);
    }
    this.#set({ state, documents: shared(this.#view.documents, documents), drafts: kept });
  }

  #draftsOf = (file: string): Draft[] => this.#view.drafts.filter((draft) => draft.file === file);

  #forget(file: string): void {
    this.#set({ drafts: this.#view.drafts.filter((draft) => draft.file !== file) });
  }

  #tell(text: string, isFault: boolean): void {
    this.#set({ notice: { text, isFault } });
  }

  #set(part: Partial<View>): void {
    this.#view = { ...this.#view, ...part };
    if (part.drafts) keepDrafts(part.drafts);
    for (const listener of this.#listeners) listener();
  }

  #version = (file: string): string => this.#view.state.documents[file]?.version ?? '';

  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    this.#turns++;
    this.#set({ isSaving: true });
    // Nothing is called saved while something else waits.
    const turn = this.#sending.then(act, act).finally(() => {
      this.#turns--;
      this.#set({ isSaving: this.#turns > 0 || this.#waiting !== undefined });
    });
    this.#sending = turn.catch(() => {});
    return turn;
  }
}

const asTyped = (documents: View['documents'], { file, path, value, also = [] }: Waiting) =>
  [{ op: 'set', path, value } as const, ...also].reduce((all, edit) => applied(all, file, edit), documents);
const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
const wordsIn = (value: unknown) => String(value).split(/\s+/).length;
const outside = (file: string, more = '') =>
  `${file} was changed outside the editor. The page shows it as it is now.${more}`;
const sentenceOf = (error: unknown) =>
  error instanceof Fault ? error.message : 'Something went wrong in the editor. Load the page again.';
