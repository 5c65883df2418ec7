import type { NotCarried } from '../../../import/source.ts';
import { isMoving, widthOf } from '../../../lib/moving.ts';
import type { Answer, EditedDocument, FileChange, Obstacle, PageState } from '../../shared/answers.ts';
import type { OwnFile } from '../../shared/own-files.ts';
import { type Edit, valueAt } from '../../shared/value.ts';
import { isFilm, isLarge } from '../fields/files.ts';
import type { Schemas } from '../fields/schema.ts';
import type { Origin } from '../page/marks.ts';
import { type Ask, Fault, type Server, type UploadOptions } from './api.ts';
import { applied, shared, withDrafts } from './applied.ts';
import {
  asWritten,
  canBeAsked,
  type Draft,
  type DraftState,
  inOrder,
  isEqual,
  isNew,
  isNewBefore,
  isSame,
  isWithin,
  placed,
  problemsOf,
  trimmed,
  typedIn,
  WAITING,
  withNew,
} from './drafts.ts';
import { Kept } from './kept.ts';
import { type Told, tellOn } from './lead.ts';
import { leftToWrite, turnsDraftOff } from './left-to-write.ts';
import { type Line, type SaveState, saveState } from './save-state.ts';

export interface View {
  state: PageState;
  documents: Record<string, EditedDocument>;
  drafts: readonly Draft[];
  /** A sentence for the owner: something came in from outside, or was refused as a whole. */
  notice: (Told & { isFault: boolean; at: number }) | undefined;
  save: SaveState;
}

/** News that is older than this goes with the next step. */
const NEWS = 5000;
/** The owner has paused: what was typed is written. */
const PAUSE = 250;
/** How often a server that is away is asked whether it is back. */
const KNOCK = 1000;

/** What comes back of a question: the server’s answer, or nothing while it is away. */
type Said = Answer | { kind: 'unheard' };

/** What is typed along with a text. */
export interface TypedWith {
  /** Changes that are written in the same step, or not at all. */
  also?: readonly Edit[];
  /** The text says what it said before the first keystroke: the step is taken back, and the file is as it was. */
  isAsBefore?: boolean;
  /** It was typed to the end first, and given up then: that is written before it is taken back, so that Redo has it. */
  isGivenUp?: boolean;
}

/** The page’s data in the browser: changed at once, written a moment later. */
export class Session {
  readonly server: Server;
  readonly schemas: Schemas;
  readonly #kept: Kept;
  readonly #listeners = new Set<() => void>();
  #view: View;
  #line: Line = 'near';
  /** What was typed last, as it was typed: a space at its end stays on the page while the file has none. */
  #hand: (Origin & { value: unknown }) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #knocking: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<unknown> = Promise.resolve();
  #turns = 0;
  /** Steps that go on as another one: a text was taken up again before the file had been told to take it back. */
  readonly #goesOnAs = new Map<string, string>();
  /** The page that the last answer leads to, and what it told. */
  #goTo: string | undefined;
  #told: string | undefined;
  #isHeld = false;

  constructor(server: Server, schemas: Schemas, state: PageState, kept = new Kept(state.project)) {
    this.server = server;
    this.schemas = schemas;
    this.#kept = kept;
    this.#view = {
      state,
      documents: state.documents,
      drafts: [],
      notice: undefined,
      save: { kind: 'saved' },
    };
    this.#set({});
    kept.takeOver((drafts) => {
      // First they are this tab’s own: what turns out to be in its file is then given up here as well.
      this.#set({ drafts: inOrder([...this.#view.drafts, ...drafts]) });
      this.#takeIn(this.#view.state);
      void this.flush();
    });
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  view = () => this.#view;

  value = ({ file, path }: Origin): unknown => valueAt(this.#view.documents[file]?.written, path);

  /** The same as the page shows it. */
  shown = ({ file, path }: Origin): unknown => valueAt(this.#view.documents[file]?.shown, path);

  problemsAt = ({ file, path }: Origin): string[] =>
    this.#view.drafts
      .filter((draft) => draft.file === file && isWithin(draft.path, path))
      .flatMap(problemsOf);

  /** Of a change to this very value. */
  problemsOf = (origin: Origin): string[] =>
    this.#view.drafts.filter((draft) => isSame(draft, origin)).flatMap(problemsOf);

  /** Whether a value is what was typed here; else it came from elsewhere. */
  isTyped = (origin: Origin, value: unknown): boolean =>
    this.#hand !== undefined && isSame(this.#hand, origin) && isEqual(this.#hand.value, value);

  /** A text as it is being typed: the page and the browser’s own store follow at once, the file at the end of a word. */
  type(origin: Origin, value: unknown, label: string, merge: string, more: TypedWith = {}): void {
    const { file, path } = origin;
    const isWord = wordsIn(value) !== wordsIn(this.value(origin));
    const before = this.#view.drafts.find((draft) => isSame(draft, origin) && typedIn(draft) !== undefined);
    // Which of two versions stays is asked: nothing is given up by a key while both are shown.
    const isContested = before?.state.kind === 'contested';
    if (isContested && more.isGivenUp) return;
    this.#hand = { file, path, value };
    // A text that is not in its file yet has nothing that it could be taken back to; and what is chosen of two versions
    // is written, whatever it says: the step that could be taken back is somebody else’s now.
    const fresh = before && isNew(before) ? before.edits : undefined;
    const isAsBefore = more.isAsBefore && !fresh && !isContested;
    if (before?.isAsBefore && before.merge) this.#goesOnAs.set(merge, before.merge);
    const typedBefore = before?.isAsBefore ? before.typed : before?.edits;
    const draft: Draft = {
      id: before?.id ?? crypto.randomUUID(),
      page: this.#view.state.path,
      file,
      path,
      edits: fresh
        ? fresh.map((edit) => ({ ...edit, value }))
        : [{ op: 'set', path, value }, ...(more.also ?? [])],
      base: before ? before.base : valueAt(this.#withFresh()[file]?.written, path),
      asked: before?.asked ?? [],
      label,
      merge: this.#goesOnAs.get(merge) ?? merge,
      ...(isAsBefore && { isAsBefore: true }),
      ...(isAsBefore && more.isGivenUp && typedBefore && { typed: typedBefore }),
      state: typedOn(before?.state),
    };
    this.#set({
      drafts: before
        ? this.#view.drafts.map((one) => (one === before ? draft : one))
        : [...this.#view.drafts, draft],
      documents: withDrafts(this.#view.documents, this.schemas, [asWritten(draft)]),
    });
    clearTimeout(this.#timer);
    if (isWord) void this.flush();
    else this.#timer = setTimeout(() => void this.flush(), PAUSE);
  }

  /** Writes what was typed so far. */
  flush(): Promise<unknown> {
    clearTimeout(this.#timer);
    if (this.#due().length === 0) return this.#sending;
    return this.#inTurn(async () => {
      for (const { id } of this.#view.drafts) await this.#send(id);
    });
  }

  /** The tab goes. An answer that is on its way will not be heard: what is typed is sent beside it, over its words. */
  leave = () => {
    for (const draft of this.#due()) {
      const { file, label, merge, base, asked } = draft;
      const over = [base ?? null, ...asked];
      const ask = { kind: 'edit', file, version: this.#version(file), label, merge, over } as const;
      void this.#ask({ ...ask, edits: toSend(draft) }, true);
    }
  };

  /** A change that the server makes: resolves once the page shows it. */
  async edit(file: string, edits: Edit[], label: string): Promise<boolean> {
    await this.flush();
    const isDone = await this.#inTurn(async () => this.#settle(await this.#try({ file, edits, label })));
    const left = turnsDraftOff(file, edits) && leftToWrite(this.#view.documents[file]?.written);
    if (isDone && left) this.tell(left);
    return isDone;
  }

  /** Texts that are written or begun: while nobody is there to write them they are kept, like what is typed. */
  async put(file: string, edits: Edit[], label: string): Promise<boolean> {
    await this.flush();
    return this.#inTurn(async () => {
      const isReadable = canBeAsked({ file }, this.#view.state.documents);
      const answer: Said = isReadable ? await this.#try({ file, edits, label }) : { kind: 'unheard' };
      if (answer.kind !== 'unheard') return this.#settle(answer);
      for (const edit of edits) {
        if (edit.op === 'set') this.type({ file, path: edit.path }, edit.value, label, crypto.randomUUID());
        if (edit.op === 'insert') this.#begin(file, edit, label);
      }
      return true;
    });
  }

  #begin(file: string, edit: Edit & { op: 'insert' }, label: string): void {
    const path = [...edit.path, edit.at];
    const { drafts, documents, state } = this.#view;
    const above = drafts.filter((draft) => isNewBefore(draft, { file, path }));
    const draft: Draft = {
      id: crypto.randomUUID(),
      page: state.path,
      file,
      path,
      edits: [edit],
      base: valueAt(this.#withFresh(state.documents, above)[file]?.written, path),
      asked: [edit.value],
      label,
      state: WAITING,
    };
    this.#set({
      drafts: withNew(drafts, draft),
      documents: withDrafts(documents, this.schemas, [draft]),
    });
  }

  /**
   * A change in a form: one that the reader refuses stays there, to be completed by the next. What depends on what else
   * is in the file is made when its turn comes: until then a change before it may be on its way.
   */
  async change(origin: Origin, made: Edit[] | (() => Edit[]), label: string): Promise<boolean> {
    await this.flush();
    return this.#inTurn(async () => {
      const { file, path } = origin;
      const { path: page, documents } = this.#view.state;
      const base = valueAt(documents[file]?.written, path);
      const edits = typeof made === 'function' ? made() : made;
      const answer = await this.#try({ file, edits, label });
      if (answer.kind !== 'refused') return this.#settle(answer);
      const state: DraftState = { kind: 'refused', problems: answer.problems };
      const id = crypto.randomUUID();
      const draft: Draft = { id, page, file, path, edits, base, asked: [], label, state };
      this.#set({
        drafts: [...this.#view.drafts, draft],
        documents: withDrafts(this.#view.documents, this.schemas, [draft]),
      });
      return true;
    });
  }

  /** Gives a change up: this one, or the last that the reader refused. */
  dropDraft = (draft = this.#view.drafts.findLast(({ state }) => state.kind === 'refused')) => {
    if (draft && this.#hand && isSame(this.#hand, draft)) this.#hand = undefined;
    this.#takeIn(
      this.#view.state,
      this.#view.drafts.filter(({ id }) => id !== draft?.id),
    );
  };

  /** Gives up what was typed in a text, and not written yet: it comes to something else. Says whether it was new. */
  forget(origin: Origin): boolean {
    const draft = this.#view.drafts.find((one) => isSame(one, origin));
    if (draft) this.dropDraft(draft);
    return draft !== undefined && isNew(draft);
  }

  /** Takes a text out of its list, with what was typed in it. */
  async takeOut(origin: Origin, label: string): Promise<boolean> {
    const { file, path } = origin;
    if (this.forget(origin)) return true;
    return this.edit(file, [{ op: 'remove', path }], label);
  }

  /** Of two versions of one text, the one that was typed here is written over the other, or what is made of both. */
  keepMine = (draft: Draft, value = typedIn(draft)) => {
    const { state } = draft;
    // Written over what the owner saw and chose by, wherever that was.
    const base = state.kind === 'contested' ? state.there : draft.base;
    const edits = draft.edits.map(
      (edit, index): Edit =>
        index === 0 && edit.op === 'set' && value !== undefined ? { ...edit, value } : edit,
    );
    // The words under the hand are others now.
    if (value !== typedIn(draft) && this.#hand && isSame(this.#hand, draft)) this.#hand = undefined;
    this.#change(draft.id, { base, edits, state: WAITING });
    this.#takeIn(this.#view.state);
    return this.flush();
  };

  /** What could not be written goes first; then the last step that was. */
  undo = async () => {
    await this.flush();
    if (this.#view.save.kind === 'refused') this.dropDraft();
    else await this.ask(() => this.#view.state.undo && { kind: 'undo' });
  };

  redo = () => this.ask(() => this.#view.state.redo && { kind: 'redo' });

  /** Nothing is asked for where there is nothing left to ask for by the time it is its turn: keys that are held repeat. */
  async ask(make: () => Ask | '' | undefined): Promise<boolean> {
    await this.flush();
    const isDone = await this.#inTurn(async () => {
      const wanted = make();
      return wanted ? this.#settle(await this.#ask(wanted)) : false;
    });
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

  /** Asked before a large picture is taken in: undefined takes it in neither way. */
  mayBeSmaller: (picture: File) => Promise<boolean | undefined> = async () => false;

  /** Asked before a picture that moves is taken in: here it stands still. */
  mayStandStill: (picture: File, origin: Origin) => Promise<boolean> = async () => true;

  /** A file takes its place, or comes with a whole new value; says why not. */
  async upload(origin: Origin, picture: File, given: UploadOptions = {}): Promise<string[]> {
    const bytes = isFilm(picture) ? new Uint8Array() : new Uint8Array(await picture.arrayBuffer());
    const { least = 0 } = this.schemas.places?.[given.place ?? ''] ?? {};
    // One that is refused anyway is not asked about first. An upright version needs less.
    const isTooSmall = origin.path.at(-1) !== 'portrait' && (widthOf(bytes) ?? least) < least;
    if (isMoving(bytes) && !isTooSmall && !(await this.mayStandStill(picture, origin)))
      return [`${picture.name} was not taken in.`];
    const isSmaller = isLarge(picture) && (await this.mayBeSmaller(picture));
    if (isSmaller === undefined) return [`${picture.name} was not taken in.`];
    const options = { ...given, isSmaller };
    await this.flush();
    const problems = await this.#inTurn(async () => {
      try {
        const { file } = origin;
        const refused = this.#refusedIn(file);
        const also = refused.flatMap(({ edits }) => edits);
        const upload = { ...origin, ...options, version: this.#version(file), picture };
        let answer = await this.server.send(upload, this.#view.state.path);
        if (answer.kind === 'refused' && also.length > 0) {
          answer = await this.server.send({ ...upload, also }, this.#view.state.path);
          if (answer.kind === 'done') this.#forget(refused);
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

  /** A file that no text names takes the place of the one that is there; says why not. */
  async uploadOwn(what: OwnFile, given: File): Promise<string[]> {
    await this.flush();
    return this.#inTurn(async () => {
      try {
        const answer = await this.server.sendOwn(what, given, this.#view.state.path);
        if (answer.kind === 'refused') return answer.problems.map(({ message }) => message);
        await this.#settle(answer);
        return [];
      } catch (error) {
        return [sentenceOf(error)];
      }
    });
  }

  /** The sample becomes somebody’s own; says what to do next, or why not, and at which field. */
  async begin(
    form: FormData,
  ): Promise<{ isDone: boolean; said: string; left?: NotCarried[]; at?: string | undefined }> {
    await this.flush();
    return this.#inTurn(async () => {
      try {
        const answer = await this.server.begin(form, this.#view.state.path);
        if (answer.kind === 'done') return { isDone: true, said: answer.said ?? '', left: answer.left ?? [] };
        const problems = answer.kind === 'refused' ? answer.problems : [];
        return { isDone: false, said: problems.map(({ message }) => message).join(' ') };
      } catch (error) {
        return { isDone: false, said: sentenceOf(error), at: error instanceof Fault ? error.at : undefined };
      }
    });
  }

  /** A file was saved, by this tab, another one, or another program. */
  async heard({ file, version, isOutside }: FileChange): Promise<void> {
    const isKnown = () => version !== undefined && version === this.#view.state.documents[file]?.version;
    await this.flush();
    if (isKnown()) return;
    await this.#quietly(async () => {
      if (isKnown()) return;
      const before = this.#view.state.documents[file]?.version;
      if (!(await this.#look())) return;
      const now = this.#view.state.documents[file];
      if (isOutside && before !== undefined && now && !now.isBroken) this.#tell(outside(now), false);
    });
    await this.flush();
  }

  /** Asks whether the server is there; while it is not, again and again. */
  knock = async () => {
    clearTimeout(this.#knocking);
    await this.#quietly(() => this.#look());
    if (this.#line === 'near') await this.flush();
  };

  dismiss = () => this.#set({ notice: undefined });
  /** A dialog shows what was told in it: no step makes that old before it is closed. Gives back what is done then. */
  hold = () => {
    this.#isHeld = true;
    return () => {
      this.#isHeld = false;
      this.#moveOn();
    };
  };
  tell = (text: string, left?: NotCarried[]) => this.#tell(text, false, left);
  refuse = (text: string) => this.#tell(text, true);
  fail = (error: unknown) => this.#tell(sentenceOf(error), true);

  /** What can be asked for now. */
  #due = () =>
    this.#view.drafts.filter(
      (draft) =>
        draft.state.kind === 'waiting' &&
        canBeAsked(draft, this.#view.state.documents) &&
        !this.#view.drafts.some((other) => isNewBefore(other, draft)),
    );

  /** What the files say, with the texts that are new: by these the places of all others are counted. */
  #withFresh = (documents = this.#view.state.documents, drafts = this.#view.drafts) =>
    withDrafts(
      documents,
      this.schemas,
      drafts.filter((draft) => isNew(draft) && draft.state.kind !== 'contested'),
    );

  async #send(id: string): Promise<void> {
    const draft = this.#due().find((one) => one.id === id);
    if (!draft) return;
    const { file, path, edits, label, merge, typed } = draft;
    if (typed) {
      const ended = { ...draft, edits: typed };
      this.#change(id, { asked: [...draft.asked, trimmed(typedIn(ended))] });
      const answer = await this.#try({ file, edits: typed.map(withoutSpace), label, merge }, draft);
      if (answer.kind === 'unheard') return;
      if (answer.kind === 'done')
        this.#change(id, { base: valueAt(answer.state.documents[file]?.written, path) });
      // Typed and given up again meanwhile: those words come next.
      if (this.#view.drafts.find((one) => one.id === id)?.typed === typed)
        this.#change(id, { typed: undefined });
      if (answer.kind === 'done' || answer.kind === 'changed') this.#takeIn(answer.state);
      return this.#send(id);
    }
    const written = toSend(draft);
    this.#change(id, { asked: [...draft.asked, trimmed(typedIn(draft))] });
    // What is typed in it later is of another step: that one begins with the text in its list.
    const step = isNew(draft) ? undefined : merge;
    const answer = await this.#try({ file, edits: written, label, merge: step }, draft);
    const isLast = this.#view.drafts.find((one) => one.id === id)?.edits === edits;
    if (answer.kind === 'refused') {
      const { problems } = answer;
      this.#change(id, { state: { kind: isLast ? 'refused' : 'waiting', problems } });
      // Half of a colour may have been one itself: the page goes back to what is in the file, as it would be loaded.
      if (isLast) this.#takeIn(this.#view.state);
    }
    if (answer.kind === 'done') {
      // What was typed meanwhile is typed on what is in the file now.
      const base = valueAt(answer.state.documents[file]?.written, path);
      const now = this.#view.drafts.find((one) => one.id === id) ?? draft;
      if (isLast) this.#forget([draft]);
      else this.#change(id, { edits: asWritten(now).edits, base, asked: [], state: WAITING });
      // Nor does what else the same hand has begun contest what its own change took along.
      for (const other of this.#view.drafts)
        if (
          other.id !== id &&
          other.file === file &&
          !isNew(draft) &&
          written.some((one) => isWithin(other.path, one.path))
        )
          this.#change(other.id, { base: valueAt(answer.state.documents[file]?.written, other.path) });
      this.#moveOn();
      this.#takeIn(answer.state);
    }
    if (answer.kind === 'changed') {
      this.#takeIn(answer.state);
      await this.#send(id);
    }
  }

  async #settle(answer: Said): Promise<boolean> {
    if (answer.kind === 'unheard' || answer.kind === 'blocked') return false;
    if (answer.kind === 'refused') {
      this.#tell(answer.problems.map(({ message }) => message).join(' '), true);
      return false;
    }
    this.#takeIn(answer.state);
    if (answer.kind === 'changed') {
      this.#tell(`${answer.file} was changed meanwhile, and nothing was done. Do it once more.`, false);
      return false;
    }
    this.#moveOn();
    if (answer.said) this.#tell(answer.said, false);
    this.#goTo = answer.goTo;
    this.#told = answer.said;
    return true;
  }

  /** Goes where the last answer leads. What was asked for meanwhile is done first, and its answer leads then. */
  async #lead(): Promise<void> {
    const path = this.#goTo;
    if (!path || path === this.#view.state.path || this.#turns > 0) return;
    await this.server.serves(path);
    if (this.#goTo !== path || this.#turns > 0) return;
    // What was told here would go with this page.
    if (this.#told) tellOn(path, { text: this.#told });
    else location.assign(path);
  }

  /** Asked for together with what was refused in this file, which it may mend; else for itself. */
  async #try(
    { file, edits, label, merge }: Pick<Draft, 'file' | 'edits' | 'label' | 'merge'>,
    /** A text takes the place of what was typed there before. */
    instead?: Draft,
  ): Promise<Said> {
    const ask = { kind: 'edit', file, version: this.#version(file), label } as const;
    const refused = this.#refusedIn(file).filter(({ id }) => id !== instead?.id);
    if (refused.length > 0) {
      const together = [...refused.flatMap((draft) => draft.edits.map(withoutSpace)), ...edits];
      const answer = await this.#ask({ ...ask, edits: together });
      if (answer.kind === 'done') {
        this.#forget(refused);
        return answer;
      }
    }
    return this.#ask({ ...ask, edits, merge });
  }

  async #ask(ask: Ask, keepalive = false): Promise<Said> {
    try {
      const answer = await this.server.do(ask, this.#view.state.path, { keepalive });
      this.#reached('near');
      return answer;
    } catch (error) {
      const line = error instanceof Fault ? error.line : 'near';
      this.#reached(line);
      if (line !== 'near') return { kind: 'unheard' };
      return { kind: 'refused', problems: [{ file: '', message: sentenceOf(error) }] };
    }
  }

  async #look(): Promise<boolean> {
    try {
      const state = await this.server.page(this.#view.state.path);
      this.#reached('near');
      this.#takeIn(state);
      return true;
    } catch (error) {
      if (error instanceof Fault && error.line !== 'near') this.#reached(error.line);
      else this.fail(error);
      return false;
    }
  }

  #reached(line: Line): void {
    clearTimeout(this.#knocking);
    if (line !== 'near') this.#knocking = setTimeout(() => void this.knock(), KNOCK);
    if (line === this.#line) return;
    this.#line = line;
    this.#set({});
  }

  /** What the server has, with what is not written yet on top. */
  #takeIn(state: PageState, drafts: readonly Draft[] = this.#view.drafts): void {
    const now: Draft[] = [];
    for (const draft of drafts) now.push(...placed(draft, this.#withFresh(state.documents, now)));
    const isUnderHand = (draft: Draft) => this.#hand !== undefined && isSame(draft, this.#hand);
    const shown = now.filter((draft) => draft.state.kind !== 'contested' || isUnderHand(draft));
    let documents = withDrafts(state.documents, this.schemas, shown);
    const hand = this.#hand;
    if (hand && !shown.some(isUnderHand)) {
      const { file, path, value } = hand;
      if (isEqual(valueAt(documents[file]?.written, path), trimmed(value)))
        documents = applied(documents, this.schemas, file, { op: 'set', path, value });
      else this.#hand = undefined;
    }
    this.#set({ state, documents: shared(this.#view.documents, documents), drafts: now });
  }

  #refusedIn = (file: string): Draft[] =>
    this.#view.drafts.filter((draft) => draft.file === file && draft.state.kind === 'refused');

  #forget(drafts: readonly Draft[]): void {
    const ids = drafts.map(({ id }) => id);
    this.#set({ drafts: this.#view.drafts.filter(({ id }) => !ids.includes(id)) });
  }

  #change(id: string, part: Partial<Draft>): void {
    this.#set({
      drafts: this.#view.drafts.map((draft) => (draft.id === id ? { ...draft, ...part } : draft)),
    });
  }

  #tell(text: string, isFault: boolean, left?: NotCarried[]): void {
    this.#set({ notice: { text, left, isFault, at: Date.now() } });
  }

  /** Something was done: what went wrong before it is past, and what was told a while ago has been read. */
  #moveOn(): void {
    const { notice } = this.#view;
    const isOld = notice && !this.#isHeld && Date.now() - notice.at > NEWS;
    if (isOld || notice?.isFault) this.#set({ notice: undefined });
  }

  #set(part: Partial<View>): void {
    const before = this.#view.drafts;
    const view = { ...this.#view, ...part };
    const { drafts, documents } = view;
    const save = saveState({ line: this.#line, drafts, documents, isBusy: this.#turns > 0 });
    this.#view = { ...view, save: isEqual(save, view.save) ? view.save : save };
    for (const draft of drafts) if (!before.includes(draft)) this.#kept.put(draft);
    for (const { id } of before) if (!drafts.some((draft) => draft.id === id)) this.#kept.drop(id);
    for (const listener of this.#listeners) listener();
  }

  #version = (file: string): string => this.#view.state.documents[file]?.version ?? '';

  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    this.#turns++;
    this.#set({});
    return this.#quietly(act).finally(() => {
      this.#turns--;
      this.#set({});
    });
  }

  /** In turn too, but nothing that the owner asked for. */
  #quietly<T>(act: () => Promise<T>): Promise<T> {
    const turn = this.#sending.then(act, act);
    this.#sending = turn.catch(() => {});
    return turn;
  }
}

/** Words that are contested stay so; what was said of earlier ones stays until the answer to these. */
const typedOn = (state: DraftState = WAITING): DraftState =>
  state.kind === 'contested' ? state : { kind: 'waiting', problems: state.problems };
/** A text that says again what it said takes its step back; that needs no edit. */
const toSend = ({ edits, isAsBefore }: Draft): Edit[] => (isAsBefore ? [] : edits.map(withoutSpace));
const withoutSpace = (edit: Edit): Edit =>
  edit.op === 'set' || edit.op === 'insert' ? { ...edit, value: trimmed(edit.value) } : edit;
const wordsIn = (value: unknown) => String(value).split(/\s+/).length;
function outside({ file, problems, shown }: EditedDocument): string {
  const happened = `${file} was changed outside the editor`;
  if (problems.length === 0) return `${happened}. The page shows it as it is now.`;
  if (shown === undefined) return `${happened}, and has something to mend: it shows as soon as that is done.`;
  return `${happened}, and has something to mend: until then the page stays as it was.`;
}
const sentenceOf = (error: unknown) =>
  error instanceof Fault ? error.message : 'Something went wrong in the editor. Load the page again.';
