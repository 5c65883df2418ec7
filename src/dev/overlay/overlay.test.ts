import { EventEmitter } from 'node:events';
import { renameSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { contentFolder, rightContent } from '../../../tests/helpers/content-folder.ts';
import { ContentError } from '../../reader/problem.ts';
import { drawableLibrary, readLibrary } from '../../reader/read.ts';
import { contentOverlay } from './integration.ts';
import { isWhole } from './is-whole.ts';
import { drawReport } from './markup.ts';
import { noContentPage } from './no-content-page.ts';
import { inTwo, type Report, reportOf } from './report.ts';

let remove = () => {};
afterEach(() => remove());

async function reportAfter(spoil: (files: Record<string, unknown>) => void) {
  const files = rightContent();
  spoil(files);
  const folder = await contentFolder(files);
  remove = folder.remove;
  const error = await readLibrary(folder.root).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ContentError);
  return reportOf(folder.root, (error as ContentError).problems);
}

const FUN = [
  'pageName: Fun',
  'description: Fun.',
  'titel: <b>Fun</b> & more',
  'title: Fun',
  'intro: [Paintings.]',
  'paintings:',
  '  - title: One',
  '    picture: { file: wide.png, alt: A field }',
  '',
].join('\n');

describe('the report', () => {
  test('has every mistake of every file, each with the lines around it and its own marked', async () => {
    const { mistakes } = await reportAfter((files) => {
      files['fun.yaml'] = FUN;
      delete files['about.yaml'];
    });
    expect(mistakes.map(({ file, line }) => [file, line])).toEqual([
      ['content/about.yaml', undefined],
      ['content/fun.yaml', 3],
    ]);
    expect(mistakes[0]?.excerpt).toEqual([]);
    expect(mistakes[1]?.excerpt.map(({ number, isMarked }) => [number, isMarked])).toEqual([
      [1, false],
      [2, false],
      [3, true],
      [4, false],
      [5, false],
    ]);
    expect(mistakes[1]?.excerpt[2]?.text).toBe('titel: <b>Fun</b> & more');
  });

  test('tells what is wrong apart from how to mend it, whatever dots the sentence holds', () => {
    expect(inTwo('There is no picture content/me.v2.png. Put it there, or correct its name.')).toEqual({
      fault: 'There is no picture content/me.v2.png.',
      mend: 'Put it there, or correct its name.',
    });
    expect(inTwo('There is no field called `greting`. Did you mean `greeting`?').mend).toBe(
      'Did you mean `greeting`?',
    );
    expect(inTwo('Only one sentence.')).toEqual({ fault: 'Only one sentence.', mend: '' });
  });

  test('is drawn with the owner’s words escaped', async () => {
    const markup = drawReport(
      await reportAfter((files) => {
        files['fun.yaml'] = FUN;
      }),
    );
    expect(markup).toContain('titel: &lt;b&gt;Fun&lt;/b&gt; &amp; more');
    expect(markup).not.toContain('<b>');
    expect(markup).toContain('content/fun.yaml:3');
    expect(markup).toContain('One thing in the content to mend');
  });
});

test('a library is whole while all its pictures are there and can be read', async () => {
  const folder = await contentFolder(rightContent());
  remove = folder.remove;
  const library = await readLibrary(folder.root);
  expect(await isWhole(folder.root, library)).toBe(true);
  const [painting] = library.fun?.paintings ?? [];
  if (!painting) throw new Error('There is a painting.');
  Object.assign(painting, {
    title: 'Gone',
    picture: { kind: 'picture', place: 'painting', file: 'gone.png', alt: 'Nothing' },
  });
  expect(await isWhole(folder.root, library)).toBe(false);
  painting.picture.file = 'broken.png';
  expect(await isWhole(folder.root, library)).toBe(false);
});

/** The overlay on a server that stands still: what it says, and how often it has pages drawn anew. */
async function served(files: ReturnType<typeof rightContent>, fun?: string, isEdited = false) {
  const folder = await contentFolder({ ...files, ...(fun && { 'fun.yaml': fun }) });
  const said: string[] = [];
  const hot = Object.assign(new EventEmitter(), { send: (_: string, _report: Report) => {} });
  const watcher = new EventEmitter();
  remove = () => {
    watcher.removeAllListeners();
    folder.remove();
  };
  let drawings = 0;
  let answer: Middleware = () => {};
  const { hooks } = contentOverlay();
  const call = (name: keyof typeof hooks, given: object) => (hooks[name] as (given: object) => void)(given);
  call('astro:config:done', { config: { root: pathToFileURL(`${folder.root}/`), base: '/' } });
  call('astro:server:setup', {
    server: {
      watcher,
      environments: { client: { hot } },
      middlewares: { use: (given: Middleware) => (answer = given) },
      config: { define: { 'import.meta.env.EDITING': String(isEdited) } },
    },
    refreshContent: async () => {
      drawings += 1;
    },
    logger: { error: (line: string) => said.push(line) },
  });
  const ask = () =>
    new Promise<Report>((resolve) =>
      hot.emit('content:ask', undefined, { send: (_: string, report: Report) => resolve(report) }),
    );
  /** The watcher tells of a change; once its report has gone out, pages are drawn. */
  const noticed = (name: string) =>
    new Promise<Report>((resolve) => {
      hot.send = (_, report) => resolve(report);
      watcher.emit('all', 'change', join(folder.root, 'content', name));
    });
  await ask();
  /** What a browser gets where Astro answers like this. */
  const get = async (drawn: (response: ServerResponse) => void, accept = 'text/html') => {
    const server = createServer((request, response) => answer(request, response, () => drawn(response)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/about`, { headers: { accept } });
    const page = await response.text();
    server.close();
    return [response.status, page] as const;
  };
  return { ...folder, said, ask, noticed, get, drawings: () => drawings };
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** As Astro shows a fault of ours or of a package, and as it draws a page. */
const fault = (response: ServerResponse) => {
  response.writeHead(500, { 'Content-Type': 'text/html', 'Content-Length': '18' });
  response.write('<pre>Error');
  response.end(' at x.ts');
};
const fine = (response: ServerResponse) => {
  response.writeHead(200, { 'Content-Type': 'text/html' });
  response.write('<h1>');
  response.end('About</h1>');
};

test.each([
  ['while somebody edits', undefined, true],
  ['where something in the content is wrong', FUN, false],
])('%s a page of ours stands in for a fault of Astro’s, and for nothing else', async (_, fun, isEdited) => {
  const { get } = await served(rightContent(), fun, isEdited);
  const [status, page] = await get(fault);
  expect(status).toBe(500);
  expect(page).toMatch(/astro:scripts\/page\.js.*<main id="main"/s);
  expect(page).not.toContain('x.ts');
  expect(await get(fine)).toEqual([200, '<h1>About</h1>']);
  // What is no page is asked for by a script, which reads what is wrong.
  expect(await get(fault, 'application/json')).toEqual([500, '<pre>Error at x.ts']);
});

test('a fault shows as Astro has it where the content is right and nobody edits it', async () => {
  const { get } = await served(rightContent());
  expect(await get(fault)).toEqual([500, '<pre>Error at x.ts']);
});

test('a page that asks is told of no mistake that is mended, though nobody saw it being mended', async () => {
  const { root, said, ask } = await served(rightContent(), FUN);
  expect((await ask()).mistakes).toHaveLength(1);
  expect((await ask()).mistakes).toHaveLength(1);
  expect(said, 'the terminal says it once').toHaveLength(1);
  writeFileSync(join(root, 'content/fun.yaml'), FUN.replace(/^titel.*\n/m, ''));
  expect(await ask()).toEqual({ mistakes: [] });
});

test.each([
  ['a picture that was moved away', 'wide.png', 1],
  ['a study’s folder that was moved away', 'case-studies/alpha', 1],
  // Its page is drawn as it was.
  ['the file of a page that was moved away', 'about.yaml', 0],
])(
  '%s has pages drawn anew once at most, however often they ask, and so has its return',
  async (_, name, times) => {
    const { root, said, ask, noticed, drawings } = await served(rightContent());
    const [here, away] = [join(root, 'content', name), join(root, 'away')];
    renameSync(here, away);
    expect((await noticed(name)).mistakes).not.toEqual([]);
    for (const _time of [1, 2, 3]) await ask();
    expect(drawings()).toBe(times);
    expect(said.join(), 'no stack in the terminal').not.toContain('    at ');
    // Something else is wrong by now: what is back is drawn all the same.
    writeFileSync(join(root, 'content/fun.yaml'), FUN);
    renameSync(away, here);
    for (const _time of [1, 2, 3]) expect((await ask()).mistakes).toHaveLength(1);
    expect(drawings()).toBe(2 * times);
  },
);

test('a study’s folder that was renamed leaves every other page, and what is wrong in a file is as it was', async () => {
  const folder = await contentFolder(rightContent());
  remove = folder.remove;
  const before = await readLibrary(folder.root, { editing: true });
  const studies = join(folder.root, 'content/case-studies');
  renameSync(join(studies, 'alpha'), join(studies, 'gamma'));
  for (const page of ['about', 'fun']) writeFileSync(join(folder.root, `content/${page}.yaml`), 'intro: [');
  const now = await drawableLibrary(folder.root, before);
  expect(Object.keys(now?.studies ?? {}).toSorted()).toEqual(['beta', 'gamma']);
  expect(JSON.stringify(now?.work)).not.toContain('"alpha"');
  expect([now?.about, now?.fun]).toEqual([before.about, before.fun]);
  // Nobody has seen it right: there is nothing to draw the page from.
  expect(await drawableLibrary(folder.root)).toBeUndefined();
});

test('where Astro has a fault to show, a page that is edited has its parts and scripts, so the editor comes', () => {
  const page = noContentPage('/', false);
  expect(page).toMatch(/class="behind".*<main.*class="behind"/s);
  expect(page).toContain('astro:scripts/page.js');
  // One that waits loads itself anew as soon as the content is right: it would never stop.
  expect(page).not.toContain('data-waiting-for-content');
});
