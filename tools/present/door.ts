import { cookiesOf, draw, Entry } from '../../src/editor/server/entry.ts';
import { type Asked, isOurHost, Refused } from '../../src/editor/server/guard.ts';

const SHUT =
  'This address opens nothing any more. Each one that npm run present prints lets in one browser, once: open the newest one in the terminal.';

const SHARED =
  'This address was opened twice within a moment, by two browsers or by a program of somebody else’s, so nothing is shown here any more. Present anew.';

interface Told {
  /** The token of the next address, as soon as one was used. */
  onEntry(next: string): void;
  /** Two came by one address, and the door is shut for good. */
  onShared(): void;
  /** The editor’s page is at another port. */
  isOpenedByEditor: boolean;
}

/**
 * Who is let in. What the command prints, and what opens the browser, is good for one entry: it stands in the machine’s
 * list of programs. It leads to a folder that nobody can guess, which holds everything until the command ends. A folder,
 * not a cookie: a browser shows cookies to every program of this machine, whatever its port. The cookie there is opens
 * nothing by itself: it tells who opens the address again from somebody who took it on its way.
 */
export class Door {
  readonly #folder = draw();
  readonly #mark = draw();
  readonly #entry: Entry;
  readonly #onShared: () => void;
  readonly #isOpenedByEditor: boolean;
  #isShut = false;

  constructor({ onEntry = () => {}, onShared = () => {}, isOpenedByEditor = false }: Partial<Told> = {}) {
    this.#entry = new Entry(onEntry);
    this.#onShared = onShared;
    this.#isOpenedByEditor = isOpenedByEditor;
  }

  get token(): string {
    return this.#entry.token;
  }

  /** Where everything is: `/…/`. */
  get base(): string {
    return `/${this.#folder}/`;
  }

  /** What is asked for in the folder; for an entry, where to go. Everybody else is turned away. */
  admit(request: Asked & { url?: string | undefined }): { path: string } | { goTo: string; cookie: string } {
    if (!isOurHost(request.headers.host)) throw new Refused(403, 'There is no talk at this address.');
    // Typed, opened by the command, or from a page of our own; never from a page of somebody else’s.
    if (!this.#isOurs(request)) throw new Refused(403, 'Another site cannot open this talk.');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new Refused(405, 'There is nothing to change here.');
    if (this.#isShut) throw new Refused(403, SHARED);
    const [path = ''] = (request.url ?? '').split(/[?#]/, 1);
    if (path.startsWith(this.base)) return { path: path.slice(this.base.length) };
    const { headers } = request;
    const name = `talk-${/:(\d+)$/.exec(headers.host ?? '')?.[1] ?? 80}`;
    const [, token, rest = ''] = /^\/open\/([\w-]+)\/(.*)$/.exec(path) ?? [];
    const taken = this.#entry.take(token, {
      wasIn: () => cookiesOf(headers.cookie, name).includes(this.#mark),
    });
    // What the editor’s page opens stands in no list of programs.
    if (taken === 'shared' && !this.#isOpenedByEditor) {
      // Which of the two it was meant for cannot be told.
      this.#isShut = true;
      this.#onShared();
      throw new Refused(403, SHARED);
    }
    if (taken === 'shared' || taken === 'out') throw new Refused(404, SHUT);
    const cookie = `${name}=${this.#mark}; Path=/open/; HttpOnly; SameSite=Strict`;
    return { goTo: `${this.base}${rest}`, cookie };
  }

  #isOurs({ headers }: Asked): boolean {
    const site = headers['sec-fetch-site'];
    if (site === undefined || site === 'none' || site === 'same-origin') return true;
    // A tab of its own, never a frame or a file of it: who opens one cannot look into it.
    const isTab = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
    return this.#isOpenedByEditor && site === 'same-site' && isTab;
  }
}
