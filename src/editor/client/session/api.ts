import type { Advice, Answer, PageState, PublishPlan, PushFault } from '../../shared/answers.ts';
import type { ProposedImport } from '../../shared/brought.ts';
import type { GateAnswer, GateRequest } from '../../shared/gate.ts';
import type { OwnFile, OwnFiles } from '../../shared/own-files.ts';
import type { PdfAnswer, PdfRequest } from '../../shared/pdf.ts';
import type { EditRequest } from '../../shared/requests.ts';
import type { Edit, Path } from '../../shared/value.ts';
import type { Schemas } from '../fields/schema.ts';
import type { Line } from './save-state.ts';
import { ownHalf } from './token.ts';

type WithoutPage<T> = T extends unknown ? Omit<T, 'page'> : never;
export type Ask = WithoutPage<EditRequest>;

/** The server said no, in a sentence; or it is not there, or is another one than before. */
export class Fault extends Error {
  readonly line: Line;
  /** Of a form, the field that it is about. */
  readonly at: string | undefined;
  /** Of a publishing, what git said, and the way on. */
  readonly push: PushFault | undefined;

  constructor(message: string, line: Line = 'near', at?: string, push?: PushFault) {
    super(message);
    this.line = line;
    this.at = at;
    this.push = push;
  }
}

export interface UploadOptions {
  /** Where a picture stands, which says how large it has to be. */
  place?: string | undefined;
  /** What comes with the file where there is nothing yet: CHOSEN in it becomes the file’s name. */
  value?: unknown;
  /** Whether a large picture is made smaller on its way in. */
  isSmaller?: boolean;
  /** Changes to the same file that are written with it or not at all. */
  also?: Edit[];
}

export interface Upload extends UploadOptions {
  file: string;
  version: string;
  path: Path;
  picture: File;
}

/** Talks to the server half. */
export class Server {
  page = (path: string) => this.#call<PageState>(`page?path=${encodeURIComponent(path)}`);
  /** The same page in a look that comes along, without its documents. */
  wearing = (path: string, look: string) =>
    this.#call<PageState>(`wearing?${new URLSearchParams({ path, look })}`);
  schemas = () => this.#call<Schemas>('schemas');
  advice = () => this.#call<Advice[]>('advice');
  publishing = () => this.#call<{ plan: PublishPlan; advice: Advice[] }>('publish');
  /** The icon, the ground of cards and the owner’s own resume. */
  own = () => this.#call<OwnFiles>('own');
  sendOwn = (what: OwnFile, given: File, page: string) =>
    this.#call<Answer>(`own?${new URLSearchParams({ what, name: given.name, page })}`, {
      method: 'POST',
      body: given,
    });
  /** The password and the private links. */
  gate = (request: GateRequest) =>
    this.#call<GateAnswer>('gate', { method: 'POST', body: JSON.stringify(request) });
  /** Where a talk or a study is presented: the stage is set for it first. */
  present = (name: string) =>
    this.#call<{ address: string }>(`present?${new URLSearchParams({ name })}`, { method: 'POST' });
  /** The PDF that application forms ask for. */
  pdf = (asked: PdfRequest) => this.#call<PdfAnswer>('pdf', { method: 'POST', body: JSON.stringify(asked) });
  build = () => this.#call<{ isGood: boolean; said: string }>('build', { method: 'POST' });

  /** A page that is new takes a moment until the site has it: nobody is led to one that cannot be shown yet. */
  async serves(path: string): Promise<void> {
    for (let tries = 0; tries < 20; tries++) {
      const response = await fetch(path).catch(() => undefined);
      if (response?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }

  do(ask: Ask, page: string, options: { keepalive?: boolean } = {}): Promise<Answer> {
    return this.#call<Answer>('do', { method: 'POST', body: JSON.stringify({ ...ask, page }), ...options });
  }

  send(
    { file, version, path, place = '', value, also, isSmaller, picture }: Upload,
    page: string,
  ): Promise<Answer> {
    const query = new URLSearchParams({
      page,
      file,
      version,
      path: JSON.stringify(path),
      place,
      name: picture.name,
      ...(value !== undefined && { value: JSON.stringify(value) }),
      ...(isSmaller && { smaller: 'yes' }),
      ...(also && { also: JSON.stringify(also) }),
    });
    return this.#call<Answer>(`file?${query}`, { method: 'POST', body: picture });
  }

  /** A file with studies or jobs in it: says what would come of it. */
  propose = (file: File) =>
    this.#call<ProposedImport>(`import?${new URLSearchParams({ name: file.name })}`, {
      method: 'POST',
      body: file,
    });

  /** How far a file is that is being brought in. */
  progress = () => this.#call<{ progress: string }>('import');

  /** Makes the sample somebody’s own, by their answers and files. */
  begin = (form: FormData, page: string) =>
    this.#call<Answer>(`begin?${new URLSearchParams({ page })}`, { method: 'POST', body: form });

  async #call<T>(path: string, init: RequestInit = {}): Promise<T> {
    let response: Response;
    try {
      response = await fetch(`/__edit/${path}`, { ...init, headers: { 'x-edit-token': ownHalf() } });
    } catch {
      throw new Fault('The editor is not running. Start it again with npm run edit.', 'away');
    }
    const said = await response.json().catch(() => ({}));
    if (!response.ok)
      throw new Fault(said.message, response.status === 401 ? 'shut' : 'near', said.at, said.push);
    return said as T;
  }
}
