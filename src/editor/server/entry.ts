import { randomBytes, timingSafeEqual } from 'node:crypto';

/** For as long after an entry, the same address in another’s hands means that somebody took it on its way. */
const SOON = 120_000;

type Taken = 'in' | 'back' | 'shared' | 'out';

/**
 * The token of an address, which lets in one browser. What opens a browser stands in the machine’s list of programs,
 * where other accounts can read it, so another program may be quicker than the browser that the address was meant for.
 */
export class Entry {
  #token = draw();
  #last: { token: string; by: string | undefined; at: number } | undefined;
  readonly #onEntry: (next: string) => void;

  /** Is told the token of the next address as soon as one was used. */
  constructor(onEntry: (next: string) => void) {
    this.#onEntry = onEntry;
  }

  get token(): string {
    return this.#token;
  }

  /**
   * Uses a token. `in` is the first to bring it; `back` whoever came in by it, whose answer was lost or who opens the
   * address again; `shared` somebody else, so soon after that one of the two should not be in; and `out` anybody else.
   * `by` is what a browser calls itself, to nobody else.
   */
  take(given: unknown, { by, wasIn }: { by?: string | undefined; wasIn(): boolean }): Taken {
    if (isSame(given, this.#token)) {
      this.#last = { token: this.#token, by, at: Date.now() };
      this.#token = draw();
      this.#onEntry(this.#token);
      return 'in';
    }
    if (!this.#last || !isSame(given, this.#last.token)) return 'out';
    if ((this.#last.by && isSame(by, this.#last.by)) || wasIn()) return 'back';
    const isSoon = Date.now() - this.#last.at < SOON;
    this.#last = undefined;
    return isSoon ? 'shared' : 'out';
  }
}

export const draw = () => randomBytes(24).toString('base64url');

export function isSame(given: unknown, wanted: string): boolean {
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** What a browser brings under a name; a page of another port can put one of the same name beside ours. */
export function cookiesOf(cookie: string | undefined, name: string): string[] {
  const start = `${name}=`;
  const all = (cookie ?? '').split(/;\s*/).filter((one) => one.startsWith(start));
  return all.map((one) => one.slice(start.length));
}
