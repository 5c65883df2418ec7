// Whatever is wrong, in a form or in a file, the page is still drawn: what is wrong is as it was when it was last right.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { contentFolder, rightContent } from '../../../../tests/helpers/content-folder.ts';
import { examples } from '../../../blocks/examples.ts';
import { isRichText } from '../../../model/inline.ts';
import { formOf, schemas as models } from '../../../model/schemas.ts';
import { Desk } from '../../server/desk.ts';
import type { PageState } from '../../shared/answers.ts';
import { lastGood } from '../../shared/last-good.ts';
import { changed, type Path, valueAt } from '../../shared/value.ts';
import type { Schemas } from '../fields/schema.ts';
import { applied } from '../session/applied.ts';
import { Canvas } from './Canvas.tsx';
import { unmarked } from './marks.ts';

const PAGES = ['/', '/about', '/fun', '/alpha'];
const WRONG = ['April 2024', '', 'not-a/real?thing', '2024-99', 7, null, ['x'], { a: 1 }];
const forms = Object.fromEntries(Object.entries(models).map(([kind, schema]) => [kind, formOf(schema)]));
const schemas = { ...forms, places: {} } as unknown as Schemas;

let folder: Awaited<ReturnType<typeof contentFolder>>;
let desk: Desk;
beforeAll(async () => {
  folder = await contentFolder(rightContent());
  desk = new Desk(folder.root, {
    newStudy: async () => 'No.',
    build: async () => ({ isGood: true, said: '' }),
  });
});
afterAll(() => folder.remove());

const drawn = (state: PageState, documents: PageState['documents']) =>
  renderToStaticMarkup(<Canvas state={state} documents={documents} schemas={schemas} />);

/** The way to every value, and to every group and list of values. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null || isRichText(value)) return [path];
  const inside = Object.entries(value).flatMap(([key, child]) =>
    placesIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return path.length === 0 ? inside : [path, ...inside];
}

test.each(PAGES)('%s is drawn with anything wrong in any of its fields', async (path) => {
  const state = await desk.state(path);
  const blocks = Object.entries(examples).flatMap(([type, all]) =>
    Object.values(all)
      .slice(0, 1)
      .map((block) => ({ ...block, type })),
  );
  const documents = Object.fromEntries(
    Object.entries(state.documents).map(([file, document]) => {
      const isStudy = file.includes('case-studies');
      const shown = isStudy ? { ...(document.shown as object), blocks } : document.shown;
      return [file, { ...document, shown, written: isStudy ? shown : document.written }];
    }),
  );
  // Of all fields at once: one by one it takes minutes, and a field that cannot be drawn stops the page either way.
  for (const value of ['April 2024', '', 'not-a/real?thing', '2024-99']) {
    let after: PageState['documents'] = documents;
    for (const file of new Set(['content/site.yaml', state.file]))
      for (const place of placesIn(documents[file]?.written).filter((one) => isLeaf(documents[file], one)))
        after = applied(after, schemas, file, { op: 'set', path: place, value });
    expect(after[state.file]?.shown, value).not.toBe(documents[state.file]?.shown);
    expect(drawn(state, after), value).not.toContain('is mended');
  }
});

const isLeaf = (document: PageState['documents'][string] | undefined, place: Path) => {
  const value = valueAt(document?.written, place);
  return typeof value !== 'object' || isRichText(value);
};

test.each(Object.entries(rightContent()))('%s with anything wrong in it is drawn as it was', (file, good) => {
  const kind = file.includes('study') ? 'study' : (file.replace('.yaml', '') as keyof typeof models);
  for (const place of placesIn(good))
    for (const value of WRONG) {
      const wrong = changed(good, { op: 'set', path: place, value });
      expect(
        lastGood(models[kind], wrong, good),
        `${place.join('/')} ${JSON.stringify(value)}`,
      ).toBeDefined();
    }
});

test('a month that cannot be read keeps the month of before, and everything else is as the file says', async () => {
  const state = await desk.state('/about');
  const about = rightContent()['about.yaml'] as Record<string, never>;
  const wrong = changed(about, { op: 'set', path: ['jobs', 'entries', 0, 'from'], value: 'April 2024' });
  const text = stringify({ ...wrong, intro: ['Hello again'] });
  writeFileSync(join(folder.root, state.file), text);
  const after = await desk.state('/about');
  expect(drawn(after, after.documents)).toContain('Hello again');
  expect(drawn(after, after.documents)).toContain('Jan 2020');
  expect(after.documents[state.file]?.problems[0]?.message).toContain('2023-05');
  // A server that has never seen it right says what is to be mended.
  const fresh = await new Desk(folder.root, {} as never).state('/about');
  expect(drawn(fresh, fresh.documents)).toMatch(/about\.yaml, line \d+/);
});

/** The cards of the Work page, by their titles, each where its name stands on a shelf. */
async function cards(from = desk): Promise<string[]> {
  const state = await from.state('/');
  const page = drawn(state, state.documents);
  const shelves = [...page.matchAll(/<ul[^>]* data-items="\w+\/studies">(.*?)<\/article><\/li><\/ul>/g)];
  expect(shelves).toHaveLength(2);
  return shelves.flatMap(([, shelf = '']) =>
    shelf.split('</article>').map((card) => unmarked(/<h3[^>]*>([^<]*)/.exec(card)?.[1] ?? '').text),
  );
}

test.each([
  ['cannot be read', 'a: ['],
  ['says nothing', ''],
  ['has a shelf that is none', stringify({ ...rightContent()['work.yaml'], featured: 7 })],
])('Work keeps its cards while its file %s', async (_how, text) => {
  const file = join(folder.root, 'content/work.yaml');
  const good = readFileSync(file, 'utf8');
  const before = await cards();
  expect(before).toEqual(['Alpha', 'Beta']);
  writeFileSync(file, text);
  expect(await cards()).toEqual(before);
  expect((await desk.state('/')).shelves.map(({ name }) => name)).toEqual(['featured', 'previous']);
  writeFileSync(file, good);
  expect(await cards()).toEqual(before);
});

test('a study whose folder was renamed leaves its card, with what it was called and where it belongs', async () => {
  const studies = join(folder.root, 'content/case-studies');
  expect(await cards()).toEqual(['Alpha', 'Beta']);
  renameSync(join(studies, 'alpha'), join(studies, 'gamma'));
  const state = await desk.state('/');
  expect(await cards()).toEqual(['Alpha', 'Beta']);
  const page = drawn(state, state.documents);
  expect(page).toContain('Put it back as content/case-studies/alpha, and its card is as it was.');
  expect(decodeURIComponent(page)).toContain('alpha is not here any more.');
  // Whoever starts the editor now never knew its title.
  expect(await cards(new Desk(folder.root, {} as never))).toEqual(['alpha', 'Beta']);
  renameSync(join(studies, 'gamma'), join(studies, 'alpha'));
  expect(await cards()).toEqual(['Alpha', 'Beta']);
});

test('a study that was never right since the start has its card too, with what is to be mended', async () => {
  const file = join(folder.root, 'content/case-studies/beta/study.yaml');
  const good = readFileSync(file, 'utf8');
  writeFileSync(file, 'title: [');
  const fresh = new Desk(folder.root, {} as never);
  expect(await cards(fresh)).toEqual(['Alpha', 'beta']);
  const state = await fresh.state('/');
  expect(drawn(state, state.documents)).toMatch(/beta\/study\.yaml, line 1: /);
  writeFileSync(file, good);
});
