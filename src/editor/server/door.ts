import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type Asked, mustBeOurs, PREFIX, Refused } from './guard.ts';

/** Half of the key, which every request brings. */
export const KEY_HEADER = 'x-edit-token';
/** The token of an address, which one request brings, once. */
export const ENTRY_HEADER = 'x-edit-entry';

const SHUT =
  'This browser has no key to the editor. Each address that npm run edit prints lets in one browser, once: open the newest one in the terminal.';

/**
 * Who is let in. The address that the command prints carries a token that is good for one entry: browsers note down
 * where they have been, and what opened it stands in the machine’s list of programs. A page that comes with it gets a
 * key in two halves, which lasts until the command ends. One is in a cookie, which no script can read, but which a
 * browser shows to every program of this machine, whatever its port; the other is in the page’s storage, which no
 * other port can read, but a script could. Neither opens anything without the other.
 */
export class Door {
  readonly #secret = randomBytes(32);
  readonly #onEntry: (next: string) => void;
  #token = draw();
  #isKeyOnItsWay = false;

  /** Is told the token of the next address as soon as one was used. */
  constructor(onEntry: (next: string) => void = () => {}) {
    this.#onEntry = onEntry;
  }

  get token(): string {
    return this.#token;
  }

  /** Gives a key for the token. Once a key was used, the token opens nothing: an answer may be lost on its way. */
  enter(request: Asked): { key: string; cookie: string } {
    mustBeOurs(request);
    if (!isSame(request.headers[ENTRY_HEADER], this.#token)) throw new Refused(401, SHUT);
    this.#isKeyOnItsWay = true;
    const cookie = `${cookieName(request.headers)}=${this.#half('cookie')}`;
    return { key: this.#half('page'), cookie: `${cookie}; Path=${PREFIX}; HttpOnly; SameSite=Strict` };
  }

  /** Lets in only what comes from the editor’s own page, and has both halves of the key. */
  guard(request: Asked): void {
    mustBeOurs(request);
    const { headers } = request;
    const start = `${cookieName(headers)}=`;
    // A page of another port can put one of the same name beside ours.
    const cookies = (headers.cookie ?? '').split(/;\s*/).filter((one) => one.startsWith(start));
    const isWhole =
      isSame(headers[KEY_HEADER], this.#half('page')) &&
      cookies.some((one) => isSame(one.slice(start.length), this.#half('cookie')));
    if (!isWhole) throw new Refused(401, SHUT);
    if (!this.#isKeyOnItsWay) return;
    this.#isKeyOnItsWay = false;
    this.#token = draw();
    this.#onEntry(this.#token);
  }

  /** The halves follow from what only this run of the command knows. */
  #half(half: 'cookie' | 'page'): string {
    return createHmac('sha256', this.#secret).update(half).digest('base64url');
  }
}

const draw = () => randomBytes(24).toString('base64url');

/** Two editors on one machine do not take each other’s cookie away. */
const cookieName = ({ host = '' }: IncomingHttpHeaders) => `edit-${/:(\d+)$/.exec(host)?.[1] ?? 80}`;

function isSame(given: string | string[] | undefined, wanted: string): boolean {
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
