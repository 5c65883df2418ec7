import { isNewer, stateOf, type Turn, takenUp } from './kept.ts';
import { BEGINNING, fitted, nextTalkState, type Step, type TalkState } from './state.ts';

/** Where somebody points, as a share of the slide’s width and height. */
export interface Point {
  x: number;
  y: number;
  /** A red dot, or only the way a picture is looked at that fills the stage. */
  isLaser: boolean;
}

/** What one window says to the others. */
export type Message =
  | ({ kind: 'turn' } & Turn)
  | { kind: 'hello'; by: string }
  | { kind: 'here'; by: string }
  | { kind: 'bye'; by: string }
  | { kind: 'point'; point: Point | undefined };

/** The way to the other windows of a talk. */
export interface Line {
  send(message: Message): void;
  listen(heard: (message: unknown) => void): void;
}

/** Where a talk is put down. */
export interface Shelf {
  read(): string | null;
  write(text: string): void;
}

interface Around {
  /** The name of this window among those of its talk. */
  me: string;
  count: number;
  line: Line;
  shelf: Shelf;
  now(): number;
}

/**
 * A talk in one window, in step with the others. Nobody leads: who takes a step tells all where the talk is now, and the
 * newest step counts. So either window may be closed and opened again; who comes late asks, or takes up what was put down.
 */
export class Session {
  readonly #around: Around;
  readonly #watchers = new Set<() => void>();
  readonly #others = new Set<string>();
  #turn: Turn;
  #point: Point | undefined;

  constructor(around: Around) {
    this.#around = around;
    const { me, shelf, now, line, count } = around;
    const before = takenUp(shelf.read(), now());
    this.#turn = before
      ? { ...before, state: fitted(before.state, count) }
      : { turn: 0, by: me, state: BEGINNING };
    line.listen(this.#hear);
    line.send({ kind: 'hello', by: me });
  }

  state = (): TalkState => this.#turn.state;
  point = (): Point | undefined => this.#point;
  /** Whether another window has the same talk open. */
  hasCompany = (): boolean => this.#others.size > 0;

  subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  take(step: Step): void {
    const { me, count, now, line } = this.#around;
    const state = nextTalkState(this.#turn.state, step, { count, now: now() });
    this.#turn = { turn: this.#turn.turn + 1, by: me, state };
    this.#putDown();
    line.send({ kind: 'turn', ...this.#turn });
    this.#tell();
  }

  pointAt(point: Point | undefined): void {
    if (!point && !this.#point) return;
    this.#point = point;
    this.#around.line.send({ kind: 'point', point });
    this.#tell();
  }

  leave(): void {
    this.#around.line.send({ kind: 'bye', by: this.#around.me });
  }

  #hear = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || !('kind' in value)) return;
    const message = value as Message;
    const { me, line } = this.#around;
    switch (message.kind) {
      case 'hello':
        this.#others.add(message.by);
        line.send({ kind: 'here', by: me });
        line.send({ kind: 'turn', ...this.#turn });
        break;
      case 'here':
        this.#others.add(message.by);
        break;
      case 'bye':
        this.#others.delete(message.by);
        break;
      case 'point':
        this.#point = message.point;
        break;
      case 'turn': {
        const state = stateOf(message.state);
        if (!state || !isNewer(message, this.#turn)) return;
        this.#turn = { turn: message.turn, by: message.by, state: fitted(state, this.#around.count) };
        break;
      }
      default:
        return;
    }
    this.#tell();
  };

  #putDown(): void {
    const { shelf, now } = this.#around;
    shelf.write(JSON.stringify({ ...this.#turn, at: now() }));
  }

  #tell(): void {
    for (const watcher of this.#watchers) watcher();
  }
}
