import { isRichText } from '../../model/inline.ts';
import type { Problem } from '../../reader/problem.ts';
import type { Answer } from '../server/desk.ts';
import type { EditedDocument } from '../server/documents.ts';
import type { PageState } from '../server/pages.ts';
import { changed, type Edit, type Path, valueAt } from '../yaml/value.ts';
import { type Ask, Fault, type Server } from './api.ts';
import type { Origin } from './marks.ts';
import { shownText } from './rich.ts';
import type { Schemas } from './schema.ts';

/** A text that the reader would not take: it stays on the page, and out of the file, until it is mended. */
interface Draft extends Origin {
  value: unknown;
  /** What the file says there. */
  base: unknown;
  problems: Problem[];
}

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

interface Waiting extends Origin {
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
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<unknown> = Promise.resolve();

  constructor(server: Server, schemas: Schemas, state: PageState) {
    this.server = server;
    this.schemas = schemas;
    this.#view = { state, documents: state.documents, drafts: [], notice: undefined, isSaving: false };
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

  /** A text as it is being typed: the page follows at once, the file when the owner pauses. */
  type(origin: Origin, value: unknown, label: string, merge: string): void {
    const isOther = this.#waiting && this.#waiting.merge !== merge;
    if (isOther) void this.flush();
    this.#waiting = { ...origin, value, label, merge };
    this.#show(applied(this.#view.documents, origin.file, { op: 'set', path: origin.path, value }));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), PAUSE);
  }

  /** Writes what was typed so far. */
  flush({ keepalive = false } = {}): Promise<unknown> {
    clearTimeout(this.#timer);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (!waiting) return this.#sending;
    const { file, path, value, label, merge } = waiting;
    return this.#inTurn(async () => {
      const base = valueAt(this.#view.state.documents[file]?.written, path);
      // A space at the end is on its way to the next word.
      const written = typeof value === 'string' ? value.trim() : value;
      const edits: Edit[] = [{ op: 'set', path, value: written }];
      const answer = await this.#ask(
        { kind: 'edit', file, version: this.#version(file), edits, label, merge },
        keepalive,
      );
      const drafts = this.#view.drafts.filter((draft) => !isSame(draft, waiting));
      if (answer?.kind === 'refused') {
        this.#set({ drafts: [...drafts, { file, path, value, base, problems: answer.problems }] });
      } else if (answer?.kind === 'outside') {
        this.#takeIn(answer.state, drafts);
        const isUntouched =
          JSON.stringify(valueAt(answer.state.documents[file]?.written, path)) === JSON.stringify(base);
        this.#tell(outside(file, isUntouched ? '' : ` What you typed was “${String(value)}”.`), false);
        // Somebody changed another part of the file: what was typed here still belongs here.
        if (isUntouched) this.type({ file, path }, value, label, merge);
      } else if (answer) this.#takeIn(answer.state, drafts);
    });
  }

  /** A change that the server makes: resolves once the page shows it. */
  async edit(file: string, edits: Edit[], label: string): Promise<boolean> {
    await this.flush();
    return this.ask(() => ({ kind: 'edit', file, version: this.#version(file), edits, label }));
  }

  async ask(make: () => Ask): Promise<boolean> {
    await this.flush();
    return this.#inTurn(async () => this.#settle(await this.#ask(make())));
  }

  async upload(origin: Origin, picture: File, place?: string): Promise<string[]> {
    await this.flush();
    return this.#inTurn(async () => {
      try {
        const upload = { ...origin, version: this.#version(origin.file), place, picture };
        const answer = await this.server.send(upload, this.#view.state.path);
        if (answer.kind === 'refused') return answer.problems.map(({ message }) => message);
        await this.#settle(answer);
        return [];
      } catch (error) {
        return [sentenceOf(error)];
      }
    });
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
  fail = (error: unknown) => this.#tell(sentenceOf(error), true);

  async #settle(answer: Answer | undefined): Promise<boolean> {
    if (!answer) return false;
    if (answer.kind === 'refused') {
      this.#tell(answer.problems.map(({ message }) => message).join(' '), true);
      return false;
    }
    this.#takeIn(answer.state, this.#view.drafts);
    if (answer.kind === 'outside') {
      this.#tell(outside(answer.file), false);
      return false;
    }
    if (answer.goTo && answer.goTo !== this.#view.state.path) location.assign(answer.goTo);
    return true;
  }

  async #ask(ask: Ask, keepalive = false): Promise<Answer | undefined> {
    this.#set({ isSaving: true });
    try {
      return await this.server.do(ask, this.#view.state.path, { keepalive });
    } catch (error) {
      this.fail(error);
      return undefined;
    } finally {
      this.#set({ isSaving: false });
    }
  }

  /** What the server has, with what is not written yet on top. */
  #takeIn(state: PageState, drafts: readonly Draft[]): void {
    const kept = drafts.filter(
      ({ file, path, base }) =>
        JSON.stringify(valueAt(state.documents[file]?.written, path)) === JSON.stringify(base),
    );
    let { documents } = state;
    for (const { file, path, value } of kept)
      documents = applied(documents, file, { op: 'set', path, value });
    const { file, path, value } = this.#waiting ?? { file: '', path: [], value: undefined };
    if (this.#waiting) documents = applied(documents, file, { op: 'set', path, value });
    this.#set({ state, documents, drafts: kept });
  }

  #show(documents: View['documents']): void {
    this.#set({ documents });
  }

  #tell(text: string, isFault: boolean): void {
    this.#set({ notice: { text, isFault } });
  }

  #set(part: Partial<View>): void {
    this.#view = { ...this.#view, ...part };
    for (const listener of this.#listeners) listener();
  }

  #version = (file: string): string => this.#view.state.documents[file]?.version ?? '';

  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const turn = this.#sending.then(act, act);
    this.#sending = turn.catch(() => {});
    return turn;
  }
}

/** The data after an edit, as it is written and as it is shown. */
function applied(documents: View['documents'], file: string, edit: Edit & { op: 'set' }): View['documents'] {
  const document = documents[file];
  if (!document) return documents;
  const { path, value } = edit;
  const before = valueAt(document.shown, path);
  const isText = typeof value === 'string' && (typeof before === 'string' || isRichText(before));
  const shown = isText
    ? changed(document.shown, { op: 'set', path, value: isRichText(before) ? shownText(value) : value })
    : document.shown;
  return { ...documents, [file]: { ...document, written: changed(document.written, edit), shown } };
}

const isSame = (a: Origin, b: Origin) => a.file === b.file && a.path.join('/') === b.path.join('/');
const isWithin = (path: Path, part: Path) => part.every((step, index) => path[index] === step);
const outside = (file: string, more = '') =>
  `${file} was changed outside the editor. The page shows it as it is now.${more}`;
const sentenceOf = (error: unknown) =>
  error instanceof Fault ? error.message : 'Something went wrong in the editor. Load the page again.';
