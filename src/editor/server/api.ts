import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { LARGEST_IMPORT, sizeFault } from '../../import/bundle.ts';
import { comesAlong } from '../../look/looks.ts';
import { isWebp, preview } from '../../media/preview.ts';
import { mediaType } from '../../media/types.ts';
import { lookSchema } from '../../model/look.ts';
import { leastWidth, type PlaceName, places, sharpFrom } from '../../model/places.ts';
import { formOf, schemas } from '../../model/schemas.ts';
import type { Advice } from '../shared/answers.ts';
import { OWN_FILES } from '../shared/own-files.ts';
import { type PdfAnswer, type PdfRequest, pdfRequestSchema } from '../shared/pdf.ts';
import { type EditRequest, editsSchema, requestSchema } from '../shared/requests.ts';
import type { Desk } from './desk.ts';
import type { Documents } from './documents.ts';
import type { Door } from './door.ts';
import { answerGate, type GateCommand, gateRequestOf } from './gate.ts';
import { givenBeginning } from './given-beginning.ts';
import { bodyOf, PREFIX, Refused } from './guard.ts';
import { ownFiles } from './own-files.ts';
import { publishPlan } from './publish.ts';
import { LARGEST_FILM, LARGEST_PICTURE } from './take-in.ts';

const LARGEST_REQUEST = 2_000_000;
/** After these the site has the pages it had before. */
const LEAVE_PAGES: EditRequest['kind'][] = [
  ...(['edit', 'example', 'addWord', 'discard', 'publish'] as const),
  // No page is made of a talk.
  ...(['newDeck', 'renameDeck', 'deleteDeck'] as const),
];
const MISUNDERSTOOD = 'The editor did not understand its own page. Load the page again.';

export interface Api {
  root: string;
  desk: Desk;
  door: Door;
  look(): Promise<Advice[]>;
  examine(): Promise<Advice[]>;
  build(): Promise<{ isGood: boolean; said: string }>;
  gate: GateCommand;
  /** The address at which a talk or a study is presented. */
  present(name: string): Promise<string>;
  pdf(asked: PdfRequest): Promise<PdfAnswer>;
  /** After a change of addresses, pages are looked up anew before the answer goes out. */
  refresh(): Promise<void>;
  /** Does something while no page is drawn. */
  withoutPages<T>(act: () => Promise<T>): Promise<T>;
}

/** Answers a request of the editor’s page. */
export async function answer(api: Api, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const url = URL.parse(request.url ?? '', 'http://localhost');
    if (!url) throw new Refused(400, MISUNDERSTOOD);
    if (request.method === 'POST' && url.pathname === `${PREFIX}enter`) {
      const { key, cookie } = api.door.enter(request);
      response.setHeader('Set-Cookie', cookie);
      return send(response, 200, { key });
    }
    api.door.guard(request);
    const said = await route(api, request, url);
    send(response, 200, said);
  } catch (error) {
    if (error instanceof Refused)
      return send(response, error.status, {
        kind: 'fault',
        message: error.message,
        at: error.at,
        push: error.push,
      });
    if (error instanceof z.ZodError) return send(response, 400, { kind: 'fault', message: MISUNDERSTOOD });
    console.error(error);
    send(response, 500, {
      kind: 'fault',
      message: 'The editor has made a mistake. The terminal says which.',
    });
  }
}

async function route(api: Api, request: IncomingMessage, url: URL): Promise<unknown> {
  const name = url.pathname.slice(PREFIX.length);
  const { desk, root } = api;
  const at = `${request.method} ${name}`;
  switch (at) {
    case 'GET page':
      return desk.state(url.searchParams.get('path') ?? '/');
    case 'GET wearing': {
      const look = lookSchema.shape.look.unwrap().parse(url.searchParams.get('look'));
      return desk.wearing(url.searchParams.get('path') ?? '/', look);
    }
    case 'GET schemas':
      return forms();
    case 'GET advice':
      return api.look();
    case 'GET publish': {
      const [plan, advice] = await Promise.all([publishPlan(root), api.examine()]);
      return { plan, advice };
    }
    case 'POST present':
      return { address: await api.present(z.string().max(200).parse(url.searchParams.get('name'))) };
    case 'POST pdf':
      return api.pdf(pdfRequestSchema.parse(json(await bodyOf(request, LARGEST_REQUEST))));
    case 'POST build':
      return api.build();
    case 'GET own':
      return ownFiles(root);
    case 'POST own': {
      const ask = (key: string) => url.searchParams.get(key) ?? '';
      const bytes = await bodyOf(request, LARGEST_PICTURE);
      const what = z.enum(OWN_FILES).parse(ask('what'));
      const said = await desk.takeInOwn(what, { page: ask('page'), name: ask('name'), bytes });
      if (said.kind === 'done') await api.refresh();
      return said;
    }
    case 'POST gate': {
      const asked = await gateRequestOf(request);
      return answerGate(desk, () => api.gate(root, asked));
    }
    case 'POST do': {
      const asked = requestSchema.safeParse(json(await bodyOf(request, LARGEST_REQUEST)));
      if (!asked.success) throw new Refused(400, MISUNDERSTOOD);
      if (LEAVE_PAGES.includes(asked.data.kind)) return desk.do(asked.data);
      // Also after a step that was taken back: for a moment the files were as they may not be.
      return withNewPages(api, () => desk.do(asked.data));
    }
    case 'GET import':
      return { progress: desk.progress };
    case 'POST import': {
      const name = url.searchParams.get('name') ?? '';
      const length = Number(request.headers['content-length'] ?? 0);
      // Said before anything of it is read.
      const fault = sizeFault(name, length);
      if (fault) throw new Refused(413, fault);
      return desk.propose(name, await bodyOf(request, LARGEST_IMPORT));
    }
    case 'POST file': {
      const ask = (key: string) => url.searchParams.get(key) ?? '';
      const place = ask('place');
      if (place !== '' && !isPlace(place)) throw new Refused(400, MISUNDERSTOOD);
      const said = await desk.takeIn({
        page: ask('page'),
        file: ask('file'),
        version: ask('version'),
        path: z.array(z.union([z.string(), z.number()])).parse(json(ask('path'))),
        name: ask('name'),
        place: isPlace(place) ? place : undefined,
        isSmaller: ask('smaller') !== '',
        ...(ask('value') && { value: json(ask('value')) }),
        ...(ask('also') && { also: editsSchema.parse(json(ask('also'))) }),
        bytes: await bodyOf(request, /\.(mp4|mov|webm)$/i.test(ask('name')) ? LARGEST_FILM : LARGEST_PICTURE),
      });
      if (said.kind === 'done' && said.goTo) await api.refresh();
      return said;
    }
    case 'POST begin': {
      const given = await givenBeginning(request);
      return withNewPages(api, () => desk.begin(url.searchParams.get('page') ?? '/', given));
    }
    default:
      throw new Refused(404, `The editor knows no ${at}.`);
  }
}

/** Files move: until the site knows their new places, nobody is shown a page. */
const withNewPages = <T>(api: Api, act: () => Promise<T>): Promise<T> =>
  api.withoutPages(async () => {
    const said = await act();
    await api.refresh();
    return said;
  });

const isPlace = (name: string): name is PlaceName => Object.hasOwn(places, name);

function json(text: Buffer | string): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    throw new Refused(400, MISUNDERSTOOD);
  }
}

/** The forms are made from these alone. */
function forms() {
  const all = Object.entries(schemas).map(([kind, schema]) => [kind, formOf(schema)]);
  return {
    ...Object.fromEntries(all),
    places: Object.fromEntries(
      Object.entries(places).map(([name, place]) => [
        name,
        { words: place.name, least: leastWidth(place.shown), sharp: sharpFrom(name as PlaceName) },
      ]),
    ),
    looks: Object.fromEntries(lookSchema.shape.look.unwrap().options.map((name) => [name, comesAlong(name)])),
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  response.end(JSON.stringify(body));
}

/** A picture that the editor named: those of locked studies too, which no other page shows in the clear. */
export async function sendMedia(
  root: string,
  documents: Documents,
  file: string,
  response: ServerResponse,
): Promise<boolean> {
  const job = documents.media.get(file);
  if (!job) return false;
  const bytes = await preview(root, job).catch(() => undefined);
  if (!bytes) {
    // It was moved or deleted while the page asked for it.
    response.writeHead(404).end();
    return true;
  }
  response.writeHead(200, {
    'Content-Type': isWebp(bytes) ? 'image/webp' : mediaType(file),
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  response.end(bytes);
  return true;
}
