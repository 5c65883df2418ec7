import { randomBytes } from 'node:crypto';
import { type Asked, isOurHost, Refused } from '../../src/editor/server/guard.ts';

const SHUT =
  'This address opens nothing any more. Each one that npm run present prints lets in one browser, once: open the newest one in the terminal.';

/**
 * Who is let in. What the command prints, and what opens the browser, is good for one entry: it stands in the machine’s
 * list of programs. It leads to a folder that nobody can guess, which holds everything until the command ends. A folder,
 * not a cookie: a browser shows cookies to every program of this machine, whatever its port.
 */
export class Door {
  readonly #folder = draw();
  readonly #onEntry: (next: string) => void;
  #token = draw();
  #isOnTheWay = false;
  readonly #isOpenedByEditor: boolean;

  /** Is told the token of the next address as soon as one was used. The editor’s page is at another port. */
  constructor(onEntry: (next: string) => void = () => {}, { isOpenedByEditor = false } = {}) {
    this.#onEntry = onEntry;
    this.#isOpenedByEditor = isOpenedByEditor;
  }

  get token(): string {
    return this.#token;
  }

  /** Where everything is: `/…/`. */
  get base(): string {
    return `/${this.#folder}/`;
  }

  /** What is asked for in the folder; for an entry, where to go. Everybody else is turned away. */
  admit(request: Asked & { url?: string | undefined }): { path: string } | { goTo: string } {
    if (!isOurHost(request.headers.host)) throw new Refused(403, 'There is no talk at this address.');
    // Typed, opened by the command, or from a page of our own; never from a page of somebody else’s.
    if (!this.#isOurs(request)) throw new Refused(403, 'Another site cannot open this talk.');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new Refused(405, 'There is nothing to change here.');
    const [path = ''] = (request.url ?? '').split(/[?#]/, 1);
    if (path.startsWith(this.base)) {
      this.#arrive();
      return { path: path.slice(this.base.length) };
    }
    const [, token, rest = ''] = /^\/open\/([\w-]+)\/(.*)$/.exec(path) ?? [];
    if (token !== this.#token) throw new Refused(404, SHUT);
    this.#isOnTheWay = true;
    return { goTo: `${this.base}${rest}` };
  }

  #isOurs({ headers }: Asked): boolean {
    const site = headers['sec-fetch-site'];
    if (site === undefined || site === 'none' || site === 'same-origin') return true;
    // A tab of its own, never a frame or a file of it: who opens one cannot look into it.
    const isTab = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
    return this.#isOpenedByEditor && site === 'same-site' && isTab;
  }

  /** Once somebody is inside, the address opens nothing: until then an answer may have been lost on its way. */
  #arrive(): void {
    if (!this.#isOnTheWay) return;
    this.#isOnTheWay = false;
    this.#token = draw();
    this.#onEntry(this.#token);
  }
}

const draw = () => randomBytes(24).toString('base64url');
