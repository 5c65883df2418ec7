import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { cookiesOf, Entry, isSame } from './entry.ts';
import { type Asked, mustBeOurs, PREFIX, Refused } from './guard.ts';

/** Half of the key, which every request brings. */
export const KEY_HEADER = 'x-edit-token';
/** The token of an address, which one request brings, once. */
export const ENTRY_HEADER = 'x-edit-entry';
/** What the browser calls itself as it enters: its page may be loaded again before it hears the answer. */
export const BROWSER_HEADER = 'x-edit-browser';

const SHUT =
  'This browser has no key to the editor. Each address that npm run edit prints lets in one browser, once: open the newest one in the terminal.';

interface Told {
  /** The token of the next address, as soon as one was used. */
  onEntry(next: string): void;
  /** Two came by one address, and neither is let in any more. */
  onShared(): void;
}

/**
 * Who is let in. The address that the command prints carries a token that is good for one entry: browsers note down
 * where they have been, and what opened it stands in the machine’s list of programs. A page that comes with it gets a
 * key in two halves, which lasts until the command ends, or until somebody else comes by the same address. One is in a
 * cookie, which no script can read, but which a browser shows to every program of this machine, whatever its port; the
 * other is in the page’s storage, which no other port can read, but a script could. Neither opens anything without the
 * other.
 */
export class Door {
  readonly #entry: Entry;
  readonly #onShared: () => void;
  #secret = randomBytes(32);

  constructor({ onEntry = () => {}, onShared = () => {} }: Partial<Told> = {}) {
    this.#entry = new Entry(onEntry);
    this.#onShared = onShared;
  }

  get token(): string {
    return this.#entry.token;
  }

  /** Gives a key for the token. */
  enter(request: Asked): { key: string; cookie: string } {
    mustBeOurs(request);
    const { headers } = request;
    const by = headers[BROWSER_HEADER];
    const taken = this.#entry.take(headers[ENTRY_HEADER], {
      by: typeof by === 'string' && by.length > 20 ? by : undefined,
      wasIn: () => this.#hasCookie(headers),
    });
    if (taken === 'shared') {
      // Which of the two it was meant for cannot be told: every key ends, and the terminal has the next address.
      this.#secret = randomBytes(32);
      this.#onShared();
    }
    if (taken === 'shared' || taken === 'out') throw new Refused(401, SHUT);
    const cookie = `${cookieName(headers)}=${this.#half('cookie')}`;
    return { key: this.#half('page'), cookie: `${cookie}; Path=${PREFIX}; HttpOnly; SameSite=Strict` };
  }

  /** Lets in only what comes from the editor’s own page, and has both halves of the key. */
  guard(request: Asked): void {
    mustBeOurs(request);
    const { headers } = request;
    if (!isSame(headers[KEY_HEADER], this.#half('page')) || !this.#hasCookie(headers))
      throw new Refused(401, SHUT);
  }

  #hasCookie(headers: IncomingHttpHeaders): boolean {
    const half = this.#half('cookie');
    return cookiesOf(headers.cookie, cookieName(headers)).some((one) => isSame(one, half));
  }

  /** The halves follow from what only this run of the command knows. */
  #half(half: 'cookie' | 'page'): string {
    return createHmac('sha256', this.#secret).update(half).digest('base64url');
  }
}

/** Two editors on one machine do not take each other’s cookie away. */
const cookieName = ({ host = '' }: IncomingHttpHeaders) => `edit-${/:(\d+)$/.exec(host)?.[1] ?? 80}`;
