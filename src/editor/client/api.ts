import type { Advice } from '../server/api.ts';
import type { Answer } from '../server/desk.ts';
import type { PageState } from '../server/pages.ts';
import type { PublishPlan } from '../server/publish.ts';
import type { EditRequest } from '../server/requests.ts';
import type { Path } from '../yaml/value.ts';
import type { Schemas } from './schema.ts';

type WithoutPage<T> = T extends unknown ? Omit<T, 'page'> : never;
export type Ask = WithoutPage<EditRequest>;

/** The server said no, in a sentence. */
export class Fault extends Error {}

export interface Upload {
  file: string;
  version: string;
  path: Path;
  place?: string | undefined;
  picture: File;
}

/** Talks to the server half. */
export class Server {
  readonly #token: string;

  constructor(token: string) {
    this.#token = token;
  }

  page = (path: string) => this.#call<PageState>(`page?path=${encodeURIComponent(path)}`);
  schemas = () => this.#call<Schemas>('schemas');
  advice = () => this.#call<Advice[]>('advice');
  publishing = () => this.#call<{ plan: PublishPlan; advice: Advice[] }>('publish');
  build = () => this.#call<{ isGood: boolean; said: string }>('build', { method: 'POST' });

  do(ask: Ask, page: string, options: { keepalive?: boolean } = {}): Promise<Answer> {
    return this.#call<Answer>('do', { method: 'POST', body: JSON.stringify({ ...ask, page }), ...options });
  }

  send({ file, version, path, place = '', picture }: Upload, page: string): Promise<Answer> {
    const query = new URLSearchParams({
      page,
      file,
      version,
      path: JSON.stringify(path),
      place,
      name: picture.name,
    });
    return this.#call<Answer>(`file?${query}`, { method: 'POST', body: picture });
  }

  async #call<T>(path: string, init: RequestInit = {}): Promise<T> {
    let response: Response;
    try {
      response = await fetch(`/__edit/${path}`, { ...init, headers: { 'x-edit-token': this.#token } });
    } catch {
      throw new Fault('The editor is not running any more. Start it again with npm run edit.');
    }
    const said = await response.json();
    if (!response.ok) throw new Fault(said.message);
    return said as T;
  }
}
