import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { contentFolder, rightContent, study } from '../../../../tests/helpers/content-folder.ts';
import { Desk } from '../../server/desk.ts';
import type { EditRequest } from '../../shared/requests.ts';
import type { Schemas } from '../fields/schema.ts';
import { type Ask, Fault, type Server } from './api.ts';
import { shared } from './drafts.ts';
import { Session } from './session.ts';

const WORK = 'content/work.yaml';
const ALPHA = 'content/case-studies/alpha/study.yaml';
const comparison = {
  type: 'comparison',
  section: 'Market',
  title: 'Two of them',
  subjects: ['One', 'Two'],
  rows: [
    { aspect: 'Price', values: ['1', '2'] },
    { aspect: 'Age', values: ['3', '4'] },
  ],
};

let folder: Awaited<ReturnType<typeof contentFolder>>;
let desk: Desk;

beforeEach(async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  folder = await contentFolder({
    ...rightContent(),
    'case-studies/alpha/study.yaml': { ...study('Alpha'), blocks: [comparison] },
  });
  desk = new Desk(folder.root, {
    newStudy: async () => 'No.',
    build: async () => ({ isGood: true, said: '' }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  folder.remove();
});

/** The browser’s half on the server’s own, without a line between them. */
async function open(page: string): Promise<Session> {
  const server = {
    do: async (ask: Ask) =>
      desk.do({ ...ask, page } as EditRequest).catch((error: Error) => {
        throw new Fault(error.message);
      }),
  };
  return new Session(server as unknown as Server, {} as Schemas, await desk.state(page));
}
const read = (file: string) => parse(readFileSync(join(folder.root, file), 'utf8'));
const texts = (file: string, path: string[]) => ({ file, path: ['hero', ...path] });

test('two changes that only hold together are written together, once both are made', async () => {
  const session = await open('/');
  session.type(texts(WORK, ['headline']), 'I am a Design Lead', 'the headline', 'a');
  await session.flush();
  expect(session.problemsAt(texts(WORK, ['headline']))[0]).toContain('does not contain this phrase');
  expect(read(WORK).hero.headline).toBe('A Product Designer');
  session.type(texts(WORK, ['highlight']), 'Design Lead', 'the highlight', 'b');
  await session.flush();
  expect(read(WORK).hero).toMatchObject({ headline: 'I am a Design Lead', highlight: 'Design Lead' });
  expect(session.view().drafts).toEqual([]);
});

test('Undo pressed again while it leads to another page loses no step, and leads where the last one was', async () => {
  const [alpha, work] = [await open('/alpha'), await open('/')];
  alpha.type({ file: ALPHA, path: ['title'] }, 'Beta', 'the title', 'a');
  await alpha.flush();
  work.type(texts(WORK, ['headline']), 'Truly a Product Designer', 'the headline', 'b');
  await work.flush();

  const led: string[] = [];
  vi.stubGlobal('location', { assign: (path: string) => led.push(path) });
  const about = await open('/about');
  const served: (() => void)[] = [];
  about.server.serves = () => new Promise((resolve) => served.push(resolve));
  const first = about.undo();
  await vi.waitFor(() => expect(served).toHaveLength(1));
  const second = about.undo();
  await vi.waitFor(() => expect(served).toHaveLength(2));
  for (const answer of served) answer();
  await Promise.all([first, second]);
  expect(read(WORK).hero.headline).toBe('A Product Designer');
  expect(read(ALPHA).title).toBe('Alpha');
  expect(led).toEqual(['/alpha']);
});

test('a table gets a column by its name and its values, in any order', async () => {
  const session = await open('/alpha');
  const at = (...path: (string | number)[]) => ({ file: ALPHA, path: ['blocks', 0, ...path] });
  const insert = (path: (string | number)[], value: string) =>
    session.change(at(...path), [{ op: 'insert', path: at(...path).path, at: 2, value }], 'a new one');
  await insert(['subjects'], 'Three');
  expect(session.problemsOf(at('subjects'))).toEqual([
    'Every row needs one value per subject. Add the missing ones, or take the extra ones out.',
  ]);
  await insert(['rows', 0, 'values'], '5');
  expect(read(ALPHA).blocks[0]).toEqual(comparison);
  // The rest of the page goes on working.
  session.type({ file: ALPHA, path: ['title'] }, 'Aleph', 'the title', 'a');
  await session.flush();
  expect(read(ALPHA).title).toBe('Aleph');
  await insert(['rows', 1, 'values'], '6');
  expect(read(ALPHA).blocks[0]).toMatchObject({
    subjects: ['One', 'Two', 'Three'],
    rows: [{ values: ['1', '2', '5'] }, { values: ['3', '4', '6'] }],
  });
  expect(session.view().drafts).toEqual([]);
});

test('what could not be written yet is there again after the tab was closed, and can be given up', async () => {
  const first = await open('/alpha');
  first.type({ file: ALPHA, path: ['title'] }, '', 'the title', 'a');
  await first.flush();
  const second = await open('/alpha');
  expect(second.value({ file: ALPHA, path: ['title'] })).toBe('');
  expect(second.problemsAt({ file: ALPHA, path: ['title'] })[0]).toContain('This is empty.');
  second.dropDraft();
  expect(second.value({ file: ALPHA, path: ['title'] })).toBe('Alpha');
  expect((await open('/alpha')).view().drafts).toEqual([]);
});

test('whoever types without a pause and loses the tab loses the word under the hand at most', async () => {
  const session = await open('/alpha');
  for (const text of ['N', 'Ni', 'Nig', 'Nigh', 'Night', 'Night ', 'Night b', 'Night bu'])
    session.type({ file: ALPHA, path: ['title'] }, text, 'the title', 'a');
  // No pause, no flush: the browser is gone.
  await vi.waitFor(() => expect(read(ALPHA).title).toBe('Night'));
  expect(session.value({ file: ALPHA, path: ['title'] })).toBe('Night bu');
});

test('a field shows what was typed, spaces too, while the answers to earlier words come in', async () => {
  const session = await open('/alpha');
  const title = { file: ALPHA, path: ['title'] };
  const seen: unknown[] = [];
  session.subscribe(() => seen.push(session.value(title)));
  let text = '';
  for (const letter of 'A pier at noon ') {
    text += letter;
    session.type(title, text, 'the title', 'a');
    await new Promise((resolve) => setTimeout(resolve, 4));
    expect(session.value(title)).toBe(text);
  }
  await session.flush();
  expect(session.value(title)).toBe('A pier at noon ');
  expect(read(ALPHA).title).toBe('A pier at noon');
  // Never a shorter text than the one before: a field would lose its letters.
  expect(seen.every((value, at) => at === 0 || String(value).startsWith(String(seen[at - 1])))).toBe(true);
});

test('a text that says again what it said is as if it had never been touched', async () => {
  const session = await open('/');
  const [site, summary] = ['content/site.yaml', { file: 'content/site.yaml', path: ['labels', 'summary'] }];
  const bytes = readFileSync(join(folder.root, site), 'utf8');
  session.type(summary, 'In thirty second', 'the summary', 'a');
  await session.flush();
  expect(read(site).labels.summary).toBe('In thirty second');
  session.type(summary, 'In thirty seconds', 'the summary', 'a', { isAsBefore: true });
  await session.flush();
  expect(readFileSync(join(folder.root, site), 'utf8')).toBe(bytes);
  expect(session.value(summary)).toBeUndefined();
  expect(session.view().state.undo).toBeUndefined();
});

test('a headline and its phrase are one step, and never seen apart', async () => {
  const session = await open('/');
  const headline = texts(WORK, ['headline']);
  const highlight = ['hero', 'highlight'];
  const seen = new Set<string>();
  session.subscribe(() => {
    const shown = session.view().documents[WORK]?.shown as { hero: Record<string, string> } | undefined;
    seen.add(`${shown?.hero.headline} / ${shown?.hero.highlight}`);
  });
  session.type(headline, 'I am a Design Lead', 'the headline', 'a', {
    also: [{ op: 'set', path: highlight, value: 'Design Lead' }],
  });
  await session.flush();
  expect(read(WORK).hero).toMatchObject({ headline: 'I am a Design Lead', highlight: 'Design Lead' });
  session.type(headline, 'I am a', 'the headline', 'a', { also: [{ op: 'remove', path: highlight }] });
  await session.flush();
  expect(read(WORK).hero).not.toHaveProperty('highlight');
  await session.undo();
  expect(read(WORK).hero).toMatchObject({ headline: 'A Product Designer', highlight: 'Product Designer' });
  expect([...seen]).toEqual([
    'I am a Design Lead / Design Lead',
    'I am a / ',
    'I am a / undefined',
    'A Product Designer / Product Designer',
  ]);
});

test('what the server sends back unchanged is the same object, and so is not drawn again', () => {
  const before = { a: { text: 'one', list: [1, { b: 2 }] }, c: 'x' };
  const after = shared(before, { a: { text: 'one', list: [1, { b: 2 }] }, c: 'y' });
  expect(after).toEqual({ a: before.a, c: 'y' });
  expect(after.a).toBe(before.a);
  expect(shared(before, structuredClone(before))).toBe(before);
  expect(shared([1, 2], [1])).toEqual([1]);
  expect(shared({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
});
