import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Refused } from '../../src/editor/server/guard.ts';
import { wholeFont } from '../../src/fonts/integration.ts';
import { WHOLE_FONTS } from '../../src/fonts/whole-css.ts';
import { FRAME_PAGE } from '../../src/lib/frame.ts';
import { framePage } from '../../src/lib/frame-page.ts';
import { isWebp, preview } from '../../src/media/preview.ts';
import { mediaType } from '../../src/media/types.ts';
import { directionOf } from '../../src/model/language.ts';
import type { Opening, TalkOpening, ToMend } from '../../src/present/client/opening.ts';
import { MISTAKES } from '../../src/present/client/watch.ts';
import { talkDocument } from '../../src/present/document.ts';
import { FRAME_HEADER_POLICY } from '../../src/publish/policy.ts';
import { ContentError, sentence } from '../../src/reader/problem.ts';
import type { Door } from './door.ts';
import { inPart } from './in-part.ts';
import type { Jobs } from './media.ts';
import { lookSheet } from './styles.ts';
import { readTalks, type Talks } from './talks.ts';

/** What a document may do: run its own script, show its own files, and nothing else. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface Given {
  root: string;
  door: Door;
  /** The stage’s script and sheet. */
  made: Promise<{ code: string; css: string }>;
}

interface Answer {
  status?: number;
  type: string;
  body: string | Buffer;
  policy?: string;
}

/** Talks for the browsers of this machine that came by the printed address. Content is read anew when it changes. */
export class TalkServer {
  readonly #given: Given;
  readonly #listening = new Set<ServerResponse>();
  readonly #media: Jobs = new Map();
  #talks: Promise<Talks> | undefined;
  /** The last that had no mistake in it: what an audience looks at stays until there is something better. */
  #good: Talks | undefined;
  /** Every talk that was opened, as it was then. */
  readonly #opened = new Map<string, TalkOpening>();

  constructor(given: Given) {
    this.#given = given;
  }

  /** The content as it is now, read once for all who ask. */
  talks(): Promise<Talks> {
    this.#talks ??= readTalks(this.#given.root).then((talks) => {
      this.#good = talks;
      return talks;
    });
    this.#talks.catch(() => {});
    return this.#talks;
  }

  /** The content to show: where it has mistakes now, as it was without them. At the start there is nothing else yet. */
  async #best(): Promise<{ talks: Talks; toMend: ToMend[] }> {
    try {
      return { talks: await this.talks(), toMend: [] };
    } catch (error) {
      if (!this.#good) throw error;
      return { talks: this.#good, toMend: toMendIn(error) };
    }
  }

  /** Loopback only. Another port, if the one that is wanted is taken. */
  async listen(port: number): Promise<Server> {
    const server = createServer((request, response) => void this.#answer(request, response));
    const listen = (wanted: number) =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(wanted, '127.0.0.1', () => {
          server.off('error', reject);
          resolve();
        });
      });
    await listen(port).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      return listen(0);
    });
    this.#watch();
    return server;
  }

  /** A save is several events; windows are told once, when it is over. */
  #watch(): void {
    let wait: NodeJS.Timeout | undefined;
    watch(join(this.#given.root, 'content'), { recursive: true }, () => {
      clearTimeout(wait);
      wait = setTimeout(() => {
        this.#talks = undefined;
        void this.#news().then((news) => {
          for (const one of this.#listening) one.write(news);
        });
      }, SETTLED);
    }).on('error', () => {}); // whoever changes something loads the page again by hand
  }

  /** What windows are told of a save. Of a mistake, no stage is drawn anew: the terminal and the speaker hear of it. */
  async #news(): Promise<string> {
    try {
      await this.talks();
    } catch (error) {
      console.error(error instanceof ContentError ? `\n${error.message}\n` : error);
      if (this.#good) return `event: ${MISTAKES}\ndata: ${JSON.stringify(toMendIn(error))}\n\n`;
    }
    return 'data: changed\n\n';
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    response.setHeader('Content-Security-Policy', POLICY);
    try {
      const asked = this.#given.door.admit(request);
      if ('goTo' in asked)
        return void response.writeHead(303, { Location: asked.goTo, 'Set-Cookie': asked.cookie }).end();
      if (asked.path === 'changes') return this.#tellChanges(response);
      const { status = 200, type, body, policy } = await this.#find(asked.path);
      if (policy) response.setHeader('Content-Security-Policy', policy);
      response.setHeader('Content-Type', type);
      if (type.startsWith('video/')) return inPart(request, response, Buffer.from(body));
      response.writeHead(status).end(body);
    } catch (error) {
      const isRefused = error instanceof Refused;
      if (!isRefused) console.error(error);
      response
        .writeHead(isRefused ? error.status : 500, { 'Content-Type': 'text/plain; charset=utf-8' })
        .end(isRefused ? error.message : 'The talk has made a mistake. The terminal says which.');
    }
  }

  #tellChanges(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(': here\n\n');
    this.#listening.add(response);
    response.on('close', () => this.#listening.delete(response));
  }

  async #find(path: string): Promise<Answer> {
    const { root, made } = this.#given;
    const { base } = this.#given.door;
    if (path === 'stage.js') return { type: 'text/javascript; charset=utf-8', body: (await made).code };
    if (path === 'stage.css') return { type: CSS, body: (await made).css };
    if (path === 'look.css') {
      const worn = await this.#best().then(
        ({ talks }) => talks.library,
        () => ({ look: undefined, ownCss: undefined }),
      );
      return { type: CSS, body: await lookSheet(root, base, worn) };
    }
    if (`/${path}` === FRAME_PAGE) {
      const { language, baseTitle } = (await this.#best()).talks.library.site;
      const body = framePage({ language, title: baseTitle });
      return { type: HTML, body, policy: FRAME_HEADER_POLICY };
    }
    if (path.startsWith(`${WHOLE_FONTS}/`)) {
      const file = wholeFont(root, decoded(path.slice(WHOLE_FONTS.length + 1)));
      if (file) return { type: 'font/woff2', body: await readFile(file) };
    }
    const [, name] = /^media\/([^/]+)$/.exec(path) ?? [];
    const job = name === undefined ? undefined : this.#media.get(name);
    if (name !== undefined && job) {
      const bytes = await preview(root, job).catch(() => {
        throw new Refused(404, `${job.master} cannot be read.`);
      });
      return { type: isWebp(bytes) ? 'image/webp' : mediaType(name), body: bytes };
    }
    return this.#document(path);
  }

  async #document(path: string): Promise<Answer> {
    const [, name] = /^talk\/([^/]+)$/.exec(path) ?? [];
    if (path !== '' && name === undefined) throw new Refused(404, 'There is nothing here.');
    try {
      const { talks, toMend } = await this.#best();
      const { site } = talks.library;
      if (name === undefined)
        return this.#draw(choiceOf(talks, this.#given.door.base), site.language, 'Present');
      const opening = await this.#opening(talks, decoded(name), toMend);
      return this.#draw(opening, site.language, opening.talk.title);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return this.#draw({ kind: 'mistakes', mistakes: toMendIn(error) }, 'en-CA', 'Something to mend');
    }
  }

  /** A talk, with what is to be mended for the speaker. One that is gone since it was opened is still given. */
  async #opening(talks: Talks, name: string, toMend: ToMend[]): Promise<TalkOpening> {
    const open = await talks.open(name);
    const gone = `There is no talk or study called ${name}`;
    const opening = open?.opening ?? this.#opened.get(name);
    if (!opening) throw new Refused(404, `${gone}.`);
    for (const [file, job] of open?.jobs ?? []) this.#media.set(file, job);
    this.#opened.set(name, opening);
    const told = open ? toMend : [...toMend, { where: 'content', message: `${gone} any more.` }];
    return told.length > 0 ? { ...opening, toMend: told } : opening;
  }

  #draw(opening: Opening, language: string, title: string): Answer {
    const { base } = this.#given.door;
    const body = talkDocument({
      title,
      language,
      direction: directionOf(language),
      opening,
      head: ['stage', 'look'].map((name) => `<link rel="stylesheet" href="${base}${name}.css">`).join('\n'),
      script: `<script type="module" src="${base}stage.js"></script>`,
      changes: `${base}changes`,
    });
    return { type: HTML, body };
  }
}

/** As it was meant; as it stands, where it is no address. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Mistakes in words for whoever mends them. */
function toMendIn(error: unknown): ToMend[] {
  if (!(error instanceof ContentError))
    return [{ where: 'content', message: 'The terminal says what is wrong.' }];
  return error.problems.map((problem) => {
    const where = sentence({ ...problem, message: '' }).replace(/: $/, '');
    return { where, message: problem.message };
  });
}

const HTML = 'text/html; charset=utf-8';
const CSS = 'text/css; charset=utf-8';
/** By then a save is over, and whatever else it brings along. */
const SETTLED = 300;

const choiceOf = ({ library, choices }: Talks, base: string): Opening => ({
  kind: 'choice',
  owner: library.site.owner.name,
  choices: choices.map((one) => ({ ...one, href: `${base}talk/${encodeURIComponent(one.name)}` })),
});
