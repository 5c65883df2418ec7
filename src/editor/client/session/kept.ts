import type { Draft } from './drafts.ts';

const NAME = 'edit-kept';

/** Asks for a name that one tab can have at a time; a tab that ends, however it ends, gives its own back. */
export type Locks = Pick<LockManager, 'request'>;

/**
 * Where the browser keeps what is not in a file yet: each change by itself, under the project and the tab it was made
 * in, so that neither two projects on one port nor two tabs touch each other’s.
 */
export class Kept {
  readonly #project: string;
  readonly #tab = crypto.randomUUID();
  readonly #locks: Locks | undefined;

  constructor(project: string, locks: Locks | undefined = globalThis.navigator?.locks) {
    this.#project = project;
    this.#locks = locks;
    void locks?.request(lockOf(this.#tab), () => new Promise(() => {})).catch(() => {});
  }

  /** Whether words of any tab or project wait here for their file. */
  static isAnythingLeft = (): boolean =>
    (attempt(() => Object.keys(localStorage)) ?? []).some((key) => key.startsWith(`${NAME} `));

  put(draft: Draft): void {
    // A browser that keeps nothing, or has no room, is no reason to stop typing.
    attempt(() => localStorage.setItem(this.#key(this.#tab, draft.id), JSON.stringify(draft)));
  }

  drop(id: string): void {
    attempt(() => localStorage.removeItem(this.#key(this.#tab, id)));
  }

  /** Hands over what tabs left behind that have ended, now or later. What a tab still has at hand is its own. */
  takeOver(give: (drafts: Draft[]) => void): void {
    for (const tab of this.#others()) {
      const take = async () => give(this.#taken(tab));
      if (this.#locks) void this.#locks.request(lockOf(tab), take).catch(() => {});
      else void take();
    }
  }

  #others(): Set<string> {
    const own = `${NAME} ${this.#project} `;
    const keys = attempt(() => Object.keys(localStorage)) ?? [];
    const tabs = keys.filter((key) => key.startsWith(own)).map((key) => key.split(' ')[2] ?? '');
    return new Set(tabs.filter((tab) => tab !== this.#tab));
  }

  #taken(tab: string): Draft[] {
    const prefix = this.#key(tab, '');
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return keys.flatMap((key) => {
      const draft = attempt(() => JSON.parse(localStorage.getItem(key) ?? '') as Draft);
      if (draft) this.put(draft);
      localStorage.removeItem(key);
      return draft ? [draft] : [];
    });
  }

  #key = (tab: string, id: string) => `${NAME} ${this.#project} ${tab} ${id}`;
}

const lockOf = (tab: string) => `${NAME} ${tab}`;

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
