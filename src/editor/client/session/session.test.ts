import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { contentFolder, rightContent, study } from '../../../../tests/helpers/content-folder.ts';
import { Desk } from '../../server/desk.ts';
import type { EditRequest } from '../../shared/requests.ts';
import { valueAt } from '../../shared/value.ts';
import type { Schemas } from '../fields/schema.ts';
import { type Ask, Fault, type Server } from './api.ts';
import { shared } from './applied.ts';
import { Kept, type Locks } from './kept.ts';
import { toldHere } from './lead.ts';
import { adviceOn } from './save-state.ts';
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
let tabs: Session[];
/** What the server’s side of a request does before the desk gets it. */
let line: () => void;

const commands = { newStudy: async () => 'No.', build: async () => ({ isGood: true, said: '' }) };
/** Every tab is told what was saved, as over the socket. */
const startDesk = () => {
  desk = new Desk(folder.root, commands, (change) => {
    for (const tab of tabs) void tab.heard(change);
  });
};

beforeEach(async () => {
  tabs = [];
  line = () => {};
  vi.stubGlobal('localStorage', storage());
  folder = await contentFolder({
    ...rightContent(),
    'case-studies/alpha/study.yaml': { ...study('Alpha'), blocks: [comparison] },
  });
  startDesk();
});
afterEach(async () => {
  line = () => {};
  await Promise.all(tabs.map((tab) => tab.flush()));
  vi.unstubAllGlobals();
  folder.remove();
});

/** The browser’s half on the server’s own, without a line between them. */
async function open(page: string, tab = new Tab()): Promise<Session> {
  const said = async <T>(act: () => Promise<T>): Promise<T> => {
    if (tab.isClosed) return new Promise(() => {});
    line();
    const answer = await act().catch((error: Error) => {
      throw error instanceof Fault ? error : new Fault(error.message);
    });
    return tab.isClosed ? new Promise(() => {}) : answer;
  };
  const server = {
    do: (ask: Ask) => said(() => desk.do({ ...ask, page } as EditRequest)),
    page: (path: string) => said(() => desk.state(path)),
  };
  const state = await desk.state(page);
  const session = new Session(server as unknown as Server, {} as Schemas, state, tab.kept(state.project));
  tabs.push(session);
  tab.session = session;
  await new Promise((resolve) => setTimeout(resolve));
  return session;
}
const away = (): never => {
  throw new Fault('Away.', 'away');
};

/** A tab of the browser, which may be closed or crash: nothing of it runs on, and its names are free again. */
class Tab {
  static locks = new Map<string, Promise<unknown>>();
  isClosed = false;
  session: Session | undefined;
  #end = () => {};
  readonly #ended = new Promise<void>((resolve) => {
    this.#end = resolve;
  });

  kept(project: string): Kept {
    const request = (name: string, act: () => Promise<unknown>) => {
      const turn = (Tab.locks.get(name) ?? Promise.resolve()).then(() =>
        this.isClosed ? undefined : Promise.race([act(), this.#ended]),
      );
      Tab.locks.set(name, turn);
      return turn;
    };
    return new Kept(project, { request } as unknown as Locks);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    tabs = tabs.filter((session) => session !== this.session);
    // A tab that is gone keeps nothing any more.
    if (this.session) this.session.type = () => {};
    this.#end();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** The browser’s own, as far as it is used. */
function storage(): object {
  const own = { configurable: true, enumerable: false };
  const kept: Record<string, string> = {};
  return Object.defineProperties(kept, {
    getItem: { ...own, value: (key: string) => kept[key] ?? null },
    setItem: {
      ...own,
      value: (key: string, value: string) => {
        kept[key] = value;
      },
    },
    removeItem: { ...own, value: (key: string) => delete kept[key] },
  });
}

const read = (file: string) => parse(readFileSync(join(folder.root, file), 'utf8'));
const write = (file: string, change: (text: string) => string) => {
  const path = join(folder.root, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  return desk.notice(file);
};
const isSaved = (session: Session) =>
  vi.waitFor(() => expect(session.view().save.kind).toBe('saved'), { timeout: 5000 });
const title = { file: ALPHA, path: ['title'] };
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

test('a line that goes with the old look can be set while the new one is on its way', async () => {
  const LOOK = 'content/look.yaml';
  writeFileSync(join(folder.root, LOOK), 'look: night\ncorners: 4\n');
  startDesk();
  const session = await open('/');
  session.type({ file: LOOK, path: ['look'] }, 'swiss', 'the look', 'look', {
    also: [{ op: 'remove', path: ['corners'] }],
  });
  void session.flush();
  session.type({ file: LOOK, path: ['corners'] }, 3, 'the corners', 'corners');
  await session.flush();
  await session.flush();
  expect(session.view().drafts).toEqual([]);
  expect(parse(readFileSync(join(folder.root, LOOK), 'utf8'))).toEqual({ look: 'swiss', corners: 3 });
});

test('a colour that is refused leaves the page in the one of the file, not in the half that was one too', async () => {
  const LOOK = 'content/look.yaml';
  writeFileSync(join(folder.root, LOOK), "look: workshop\ncolours:\n  ground: '#fafafa'\n");
  startDesk();
  const session = await open('/');
  const ground = () => valueAt(session.view().documents[LOOK]?.shown, ['colours', 'ground']);
  for (const typed of ['#ffd', '#ffd0z']) {
    session.type({ file: LOOK, path: ['colours', 'ground'] }, typed, 'the ground', 'ground');
    expect(ground()).toBe('#ffd');
  }
  await session.flush();
  expect(session.problemsAt({ file: LOOK, path: ['colours'] })).toHaveLength(1);
  expect(ground()).toBe('#fafafa');
  expect(session.value({ file: LOOK, path: ['colours', 'ground'] })).toBe('#ffd0z');
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

test('what is told of a copy is told on its page, to which it leads', async () => {
  const led: string[] = [];
  vi.stubGlobal('location', { assign: (path: string) => led.push(path) });
  vi.stubGlobal('sessionStorage', storage());
  const session = await open('/alpha');
  session.server.serves = async () => {};
  await session.attempt(() => ({ kind: 'duplicateStudy', route: 'alpha', to: 'alpha_2' }));
  expect(led).toEqual(['/alpha_2']);
  expect(toldHere()?.text).toContain('The copy is a draft');
});

test('Undo and Redo that are held ask for as many steps as there are', async () => {
  const session = await open('/alpha');
  for (const title of ['One', 'Two']) {
    session.type({ file: ALPHA, path: ['title'] }, title, 'the title', title);
    await session.flush();
  }
  const asked = vi.spyOn(session.server, 'do');
  await Promise.all(Array.from({ length: 20 }, session.undo));
  expect(read(ALPHA).title).toBe('Alpha');
  expect(asked).toHaveBeenCalledTimes(2);
  await Promise.all(Array.from({ length: 20 }, session.redo));
  expect(read(ALPHA).title).toBe('Two');
  expect(asked).toHaveBeenCalledTimes(4);
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
  const tab = new Tab();
  const first = await open('/alpha', tab);
  first.type({ file: ALPHA, path: ['title'] }, '', 'the title', 'a');
  await first.flush();
  await tab.close();
  const second = await open('/alpha');
  expect(second.value({ file: ALPHA, path: ['title'] })).toBe('');
  expect(second.problemsAt({ file: ALPHA, path: ['title'] })[0]).toContain('This is empty.');
  second.dropDraft();
  expect(second.value({ file: ALPHA, path: ['title'] })).toBe('Alpha');
  expect((await open('/alpha')).view().drafts).toEqual([]);
});

test('whoever types without a pause and loses the tab loses nothing: the next tab writes it', async () => {
  const tab = new Tab();
  const session = await open('/alpha', tab);
  line = away;
  for (const text of ['N', 'Ni', 'Nig', 'Nigh', 'Night', 'Night ', 'Night b', 'Night bu'])
    session.type(title, text, 'the title', 'a');
  // No pause, no flush: the browser is gone.
  await tab.close();
  line = () => {};
  const next = await open('/alpha');
  expect(next.value(title)).toBe('Night bu');
  await isSaved(next);
  expect(read(ALPHA).title).toBe('Night bu');
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a tab that is closed while earlier words are on their way sends the later ones all the same', async () => {
  const tab = new Tab();
  const session = await open('/alpha', tab);
  session.type(title, 'Night', 'the title', 'a');
  void session.flush();
  await Promise.resolve();
  session.type(title, 'Night bus', 'the title', 'a');
  session.leave();
  await tab.close();
  await vi.waitFor(() => expect(read(ALPHA).title).toBe('Night bus'));
  await desk.do({ kind: 'undo', page: '/alpha' });
  expect(read(ALPHA).title).toBe('Alpha');
});

test('words of a closed tab that are in their file are nowhere said to wait', async () => {
  const tab = new Tab();
  const session = await open('/alpha', tab);
  session.type(title, 'Night bus', 'the title', 'a');
  session.leave();
  await tab.close();
  await vi.waitFor(() => expect(read(ALPHA).title).toBe('Night bus'));
  const there = new Tab();
  await isSaved(await open('/alpha', there));
  expect(Object.keys(localStorage)).toEqual([]);
  await there.close();
  expect((await open('/')).view().save).toEqual({ kind: 'saved' });
});

test('a tab that is closed writes over nobody else’s words', async () => {
  const tab = new Tab();
  const session = await open('/alpha', tab);
  tabs = [];
  await write(ALPHA, (text) => text.replace('title: Alpha', 'title: Theirs'));
  session.type(title, 'Mine', 'the title', 'a');
  session.leave();
  await tab.close();
  await desk.inTurn(async () => {});
  expect(read(ALPHA).title).toBe('Theirs');
});

test('a field shows what was typed, spaces too, while the answers to earlier words come in', async () => {
  const session = await open('/alpha');
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

test('words that are given up are gone from the page at once, and Redo has them', async () => {
  const session = await open('/alpha');
  const bytes = readFileSync(join(folder.root, ALPHA), 'utf8');
  const before = session.value(title);
  session.type(title, 'A pier', 'the title', 'a');
  session.type(title, before, 'the title', 'a', { isAsBefore: true, isGivenUp: true });
  expect(session.value(title)).toBe(before);
  await session.flush();
  expect(readFileSync(join(folder.root, ALPHA), 'utf8')).toBe(bytes);
  await session.ask(() => ({ kind: 'redo' }));
  expect(read(ALPHA).title).toBe('A pier');
});

test.each([
  ['at once', (session: Session) => void session.flush()],
  ['after they were in the file', (session: Session) => session.flush()],
])('a tab that is closed after words were given up leaves the file as it was: %s', async (_, written) => {
  const tab = new Tab();
  const session = await open('/', tab);
  const [site, summary] = ['content/site.yaml', { file: 'content/site.yaml', path: ['labels', 'summary'] }];
  const bytes = readFileSync(join(folder.root, site), 'utf8');
  session.type(summary, 'In a minute', 'the summary', 'a');
  await written(session);
  session.type(summary, 'In thirty seconds', 'the summary', 'a', { isAsBefore: true, isGivenUp: true });
  void session.flush();
  await Promise.resolve();
  session.leave();
  await tab.close();
  const next = await open('/');
  await isSaved(next);
  await desk.inTurn(async () => {});
  expect(readFileSync(join(folder.root, site), 'utf8')).toBe(bytes);
});

test('a mark that is given up while the words are as they were goes too', async () => {
  const session = await open('/');
  const headline = texts(WORK, ['headline']);
  const bytes = readFileSync(join(folder.root, WORK), 'utf8');
  const mark = (value: string) => ({ also: [{ op: 'set', path: ['hero', 'highlight'], value } as const] });
  session.type(headline, 'A Product', 'the headline', 'a', mark('Product'));
  await session.flush();
  session.type(headline, 'A Product Designer', 'the headline', 'a', mark('Designer'));
  session.type(headline, 'A Product Designer', 'the headline', 'a', {
    ...mark('Product Designer'),
    isAsBefore: true,
    isGivenUp: true,
  });
  await session.flush();
  expect(readFileSync(join(folder.root, WORK), 'utf8')).toBe(bytes);
});

test('a text that is taken up again before the file was told of giving it up, and given up once more, is as it was', async () => {
  const session = await open('/alpha');
  const bytes = readFileSync(join(folder.root, ALPHA), 'utf8');
  const before = session.value(title);
  session.type(title, 'A pier', 'the title', 'a');
  await session.flush();
  session.type(title, before, 'the title', 'a', { isAsBefore: true, isGivenUp: true });
  session.type(title, 'A pier', 'the title', 'b');
  await session.flush();
  session.type(title, before, 'the title', 'b', { isAsBefore: true, isGivenUp: true });
  await session.flush();
  expect(readFileSync(join(folder.root, ALPHA), 'utf8')).toBe(bytes);
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
  // A phrase where there is none any more is shown at once, not when the server has answered.
  session.type(headline, 'I am a', 'the headline', 'a', {
    also: [{ op: 'set', path: highlight, value: 'am' }],
  });
  expect([...seen].at(-1)).toBe('I am a / am');
  await session.flush();
  await session.undo();
  expect(read(WORK).hero).toMatchObject({ headline: 'A Product Designer', highlight: 'Product Designer' });
  expect([...seen]).toEqual([
    'I am a Design Lead / Design Lead',
    'I am a / ',
    'I am a / am',
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

test('“Saved” is said of what is in the file alone; words typed while the server is away are written when it is back', async () => {
  const session = await open('/alpha');
  line = away;
  session.type(title, 'Night bus', 'the title', 'a');
  await session.flush();
  expect(session.view().save).toEqual({ kind: 'away', isWaiting: true });
  expect(adviceOn(session.view().save)).toBe(
    'The editor is not running. Start it again with npm run edit; your words are kept here.',
  );
  session.type(title, 'Night buses', 'the title', 'a');
  expect(session.value(title)).toBe('Night buses');
  // Started again: it knows this tab no more, until the address with the new token was opened.
  startDesk();
  line = () => {
    throw new Fault('Shut.', 'shut');
  };
  await session.knock();
  expect(session.view().save.kind).toBe('shut');
  expect(adviceOn(session.view().save)).toContain('open the newest one in the terminal');
  line = () => {};
  await vi.waitFor(() => expect(read(ALPHA).title).toBe('Night buses'), { timeout: 5000 });
  await isSaved(session);
});

test('what could not be written on several pages is kept for each, and is no other project’s', async () => {
  const tab = new Tab();
  const alpha = await open('/alpha', tab);
  alpha.type(title, '', 'the title', 'a');
  await alpha.flush();
  await tab.close();
  const other = new Tab();
  const about = await open('/about', other);
  expect(about.view().save).toMatchObject({ kind: 'elsewhere', draft: { page: '/alpha' } });
  expect(adviceOn(about.view().save, about.view().state.studies)).toBe(
    'Something on “Alpha” is to be mended: until then it is not in its file.',
  );
  const pageName = { file: 'content/about.yaml', path: ['pageName'] };
  about.type(pageName, 'Me', 'the name', 'b');
  await about.flush();
  expect(read('content/about.yaml').pageName).toBe('Me');
  about.type(pageName, '', 'the name', 'b');
  await about.flush();
  await other.close();
  const state = { ...(await desk.state('/alpha')), project: 'another' };
  const stranger = new Session(about.server, {} as Schemas, state, new Tab().kept('another'));
  expect(stranger.view().drafts).toEqual([]);
  const back = await open('/alpha');
  expect(back.view().drafts.map(({ page, state }) => [page, state.kind])).toEqual(
    expect.arrayContaining([
      ['/alpha', 'refused'],
      ['/about', 'refused'],
    ]),
  );
  expect(back.problemsAt(title)[0]).toContain('This is empty.');
});

test('a file that is broken outside while one types keeps the page and the words, and takes them in once it is mended', async () => {
  const session = await open('/alpha');
  const shown = () => session.view().documents[ALPHA]?.shown;
  const before = valueAt(shown(), ['description']);
  session.type(title, 'Night', 'the title', 'a');
  await session.flush();
  await write(ALPHA, (text) => `${text}oops: [`);
  session.type(title, 'Night bus', 'the title', 'a');
  await session.flush();
  expect(session.view().save).toMatchObject({ kind: 'broken', isWaiting: true, problem: { file: ALPHA } });
  expect(adviceOn(session.view().save)).toMatch(/study\.yaml, line \d+.*your words are kept here\./);
  expect(valueAt(shown(), ['description'])).toEqual(before);
  expect(valueAt(shown(), ['title'])).toBe('Night bus');
  session.type(title, 'Night buses', 'the title', 'a');
  await write(ALPHA, (text) => text.replace('oops: [', ''));
  await isSaved(session);
  expect(read(ALPHA).title).toBe('Night buses');
});

test('of a file that was never right since the start, nobody says that the page stays as it was', async () => {
  const about = 'content/about.yaml';
  const good = readFileSync(join(folder.root, about), 'utf8');
  writeFileSync(join(folder.root, about), 'intro: [');
  startDesk();
  const session = await open('/about');
  expect(adviceOn(session.view().save)).toMatch(
    /about\.yaml, line 1.* What it says shows as soon as that file is mended\.$/,
  );
  // It can be read now, and is not whole.
  await write(about, () => 'intro: [Hello]\n');
  await vi.waitFor(() => expect(session.view().notice?.text).toMatch(/it shows as soon as that is done\.$/));
  await write(about, () => good);
  await vi.waitFor(() => expect(session.view().notice?.text).toContain('shows it as it is now'));
  await write(about, () => 'intro: [');
  await vi.waitFor(() => expect(adviceOn(session.view().save)).toContain('the page stays as it was.'));
});

test('a change in one tab is in the other at once, and is not called one from outside', async () => {
  const [one, two] = [await open('/alpha'), await open('/alpha')];
  one.type(title, 'Night bus', 'the title', 'a');
  await isSaved(one);
  await vi.waitFor(() => expect(two.value(title)).toBe('Night bus'));
  expect(two.view().notice).toBeUndefined();
  expect(two.view().state.undo).toBe('the title');
  // Another field of the same file: nobody has to choose.
  two.type({ file: ALPHA, path: ['description'] }, 'Of buses.', 'the description', 'b');
  one.type(title, 'Night buses', 'the title', 'a');
  await Promise.all([isSaved(one), isSaved(two)]);
  expect(read(ALPHA)).toMatchObject({ title: 'Night buses', description: 'Of buses.' });
  await write(ALPHA, (text) => text.replace('Of buses.', 'Of boats.'));
  await vi.waitFor(() => expect(two.view().notice?.text).toContain('outside the editor'));
});

test('where two tabs type in one text, the later one sees what the other wrote, and chooses', async () => {
  const [one, two] = [await open('/alpha'), await open('/alpha')];
  for (const choice of ['mine', 'theirs', 'both'] as const) {
    one.type(title, `Ours ${choice}`, 'the title', `a ${choice}`);
    two.type(title, `Theirs ${choice}`, 'the title', `b ${choice}`);
    await isSaved(one);
    await vi.waitFor(() => expect(two.view().save.kind).toBe('contested'));
    expect(read(ALPHA).title).toBe(`Ours ${choice}`);
    expect(two.view().save).toMatchObject({ draft: { state: { there: `Ours ${choice}` } } });
    expect(two.value(title)).toBe(`Theirs ${choice}`);
    // Typing on decides nothing.
    two.type(title, `Theirs, ${choice}`, 'the title', `b ${choice}`);
    await two.flush();
    expect(read(ALPHA).title).toBe(`Ours ${choice}`);
    const [draft] = two.view().drafts;
    if (!draft) throw new Error('It is kept.');
    if (choice === 'theirs') two.dropDraft(draft);
    else await two.keepMine(draft, choice === 'both' ? 'Ours and theirs' : undefined);
    await isSaved(two);
    const wanted = { mine: 'Theirs, mine', theirs: 'Ours theirs', both: 'Ours and theirs' }[choice];
    expect(read(ALPHA).title).toBe(wanted);
    await vi.waitFor(() => expect([one.value(title), two.value(title)]).toEqual([wanted, wanted]));
  }
});

test.each(['mine', 'theirs'] as const)(
  'Escape answers no open question: the words that are shown stay to be chosen, %s',
  async (choice) => {
    const session = await open('/alpha');
    const before = session.value(title);
    session.type(title, 'Typed', 'the title', 'a');
    await isSaved(session);
    await write(ALPHA, (text) => text.replace('title: Typed', 'title: From outside'));
    session.type(title, 'Typed on', 'the title', 'a');
    await vi.waitFor(() => expect(session.view().save.kind).toBe('contested'));
    session.type(title, before, 'the title', 'a', { isAsBefore: true, isGivenUp: true });
    await session.flush();
    const { save } = session.view();
    if (save.kind !== 'contested') throw new Error('It is still asked.');
    expect(save.draft).toMatchObject({ state: { there: 'From outside' }, edits: [{ value: 'Typed on' }] });
    expect(session.value(title)).toBe('Typed on');
    if (choice === 'mine') await session.keepMine(save.draft);
    else session.dropDraft(save.draft);
    await isSaved(session);
    expect(read(ALPHA).title).toBe(choice === 'mine' ? 'Typed on' : 'From outside');
  },
);

test('words that are as they were before the typing are kept too, where they are chosen', async () => {
  const session = await open('/alpha');
  session.type(title, 'Typed', 'the title', 'a');
  await write(ALPHA, (text) => text.replace('title: Alpha', 'title: From outside'));
  await vi.waitFor(() => expect(session.view().save.kind).toBe('contested'));
  session.type(title, 'Alpha', 'the title', 'a', { isAsBefore: true });
  const { save } = session.view();
  if (save.kind !== 'contested') throw new Error('It is still asked.');
  expect(save.draft).toMatchObject({ edits: [{ value: 'Alpha' }] });
  await session.keepMine(save.draft);
  await isSaved(session);
  expect(read(ALPHA).title).toBe('Alpha');
});

test('what was given up before anybody asked contests nothing: the file’s words stay', async () => {
  const session = await open('/alpha');
  const before = session.value(title);
  await desk.inTurn(async () => {});
  const path = join(folder.root, ALPHA);
  writeFileSync(path, readFileSync(path, 'utf8').replace('title: Alpha', 'title: From outside'));
  session.type(title, 'Typed', 'the title', 'a');
  session.type(title, before, 'the title', 'a', { isAsBefore: true, isGivenUp: true });
  await session.flush();
  await isSaved(session);
  expect(session.view().drafts).toEqual([]);
  expect(session.value(title)).toBe('From outside');
  expect(read(ALPHA).title).toBe('From outside');
});

test('a picture that moves and is too small is refused at once, and not asked about first', async () => {
  const session = await open('/alpha');
  Object.assign(session.schemas, { places: { hero: { least: 640 } } });
  const asked: string[] = [];
  session.mayStandStill = async ({ name }) => asked.push(name) === 0;
  const refusal = { file: '', message: 'It is too small.' };
  session.server.send = async () => ({ kind: 'refused', problems: [refusal] });
  const gif = (width: number) => {
    const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 1, 0, 0];
    const head = [...Buffer.from('GIF89a'), width % 256, Math.floor(width / 256), 1, 0, 0, 0, 0];
    return new File([new Uint8Array([...head, ...frame, ...frame, 0x3b])], `${width}.gif`);
  };
  const upload = (width: number) =>
    session.upload({ file: ALPHA, path: ['hero', 'file'] }, gif(width), { place: 'hero' });
  expect(await upload(300)).toEqual(['It is too small.']);
  expect(asked).toEqual([]);
  expect(await upload(1280)).toEqual(['1280.gif was not taken in.']);
  expect(asked).toEqual(['1280.gif']);
});

test('a large picture is asked about where it is dropped, and made smaller with a yes', async () => {
  const session = await open('/alpha');
  const sent: unknown[] = [];
  session.server.send = async ({ picture, isSmaller }) => {
    sent.push([picture.name, isSmaller]);
    return { kind: 'refused', problems: [] };
  };
  const answers = [true, false, undefined];
  session.mayBeSmaller = async () => answers.shift();
  const upload = (name: string, size: number) =>
    session.upload({ file: ALPHA, path: ['hero', 'file'] }, new File([new Uint8Array(size)], name));
  for (const name of ['yes.jpg', 'no.png']) await upload(name, 6_000_001);
  expect(await upload('neither.jpg', 6_000_001)).toEqual(['neither.jpg was not taken in.']);
  await upload('fine.jpg', 600_000);
  await upload('film.mp4', 6_000_001);
  expect(sent).toEqual([
    ['yes.jpg', true],
    ['no.png', false],
    ['fine.jpg', false],
    ['film.mp4', false],
  ]);
});

test('two versions of one text are asked about where the text is, and answered once', async () => {
  for (const [at, choice] of ['mine', 'theirs', 'both'].entries()) {
    const tab = new Tab();
    const [one, two] = [await open('/alpha'), await open('/alpha', tab)];
    one.type(title, `Ours ${at}`, 'the title', `a ${at}`);
    two.type(title, `Theirs ${at}`, 'the title', `b ${at}`);
    await isSaved(one);
    await vi.waitFor(() => expect(two.view().save.kind).toBe('contested'));
    await tab.close();
    // The owner goes to a page that does not have the text, and comes back.
    const away = new Tab();
    const about = await open('/about', away);
    expect(about.view().save).toMatchObject({ kind: 'elsewhere', draft: { page: '/alpha' } });
    expect(adviceOn(about.view().save, about.view().state.studies)).toMatch(
      /^There are words on “(Alpha|Ours|Theirs).* Open that page to choose which words stay\.$/,
    );
    await away.close();
    const back = await open('/alpha');
    const { save } = back.view();
    if (save.kind !== 'contested') throw new Error('It is asked here.');
    expect(save.draft).toMatchObject({ state: { there: `Ours ${at}` }, edits: [{ value: `Theirs ${at}` }] });
    if (choice === 'theirs') back.dropDraft(save.draft);
    else await back.keepMine(save.draft, choice === 'both' ? `Ours ${at} Theirs ${at}` : undefined);
    await isSaved(back);
    const wanted = [`Theirs ${at}`, `Ours ${at}`, `Ours ${at} Theirs ${at}`][at];
    expect(read(ALPHA).title).toBe(wanted);
    expect((await open('/alpha')).view().drafts).toEqual([]);
  }
});

test('an answer that was given on a page without the text is written on the text’s, and not asked for again', async () => {
  const tab = new Tab();
  const [one, two] = [await open('/alpha'), await open('/alpha', tab)];
  one.type(title, 'Ours', 'the title', 'a');
  two.type(title, 'Theirs', 'the title', 'b');
  await isSaved(one);
  await vi.waitFor(() => expect(two.view().save.kind).toBe('contested'));
  await tab.close();
  const away = new Tab();
  const about = await open('/about', away);
  const [draft] = about.view().drafts;
  if (!draft) throw new Error('It is kept.');
  await about.keepMine(draft, 'Ours Theirs');
  await away.close();
  await isSaved(await open('/alpha'));
  expect(read(ALPHA).title).toBe('Ours Theirs');
});

test('what was told goes once it is past: a fault with the next step, news with the next after a while', async () => {
  const session = await open('/alpha');
  const step = async (words: string) => {
    session.type(title, words, 'the title', words);
    await isSaved(session);
    return session.view().notice?.text;
  };
  session.refuse('This cannot be done.');
  expect(await step('Once')).toBeUndefined();
  session.tell('These words stand there twice.');
  expect(await step('Twice')).toBe('These words stand there twice.');
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 10_000);
  expect(await step('Thrice')).toBeUndefined();
  vi.restoreAllMocks();
});

test('news that a dialog shows stays through the steps that are made in it, and goes with it once it is old', async () => {
  const session = await open('/alpha');
  const step = async (words: string) => {
    session.type(title, words, 'the title', words);
    await isSaved(session);
    return session.view().notice?.text;
  };
  session.tell('boat.svg held more than a drawing.');
  const close = session.hold();
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 10_000);
  expect(await step('Once')).toBe('boat.svg held more than a drawing.');
  close();
  expect(session.view().notice).toBeUndefined();
  session.refuse('This cannot be done.');
  session.hold();
  expect(await step('Twice')).toBeUndefined();
  vi.restoreAllMocks();
});

test('Draft can be turned off while sentences are still to be written, and that is said', async () => {
  const waiting = {
    ...study('Alpha'),
    draft: true,
    description: 'Write here — what it is about.',
    facts: [{ value: '8', label: 'Écrivez ici — ce que ce chiffre compte.' }],
  };
  write(ALPHA, () => stringify(waiting));
  const session = await open('/alpha');
  expect(await session.edit(ALPHA, [{ op: 'remove', path: ['draft'] }], 'the draft')).toBe(true);
  expect(read(ALPHA).draft).toBeUndefined();
  expect(session.view().notice).toMatchObject({
    isFault: false,
    text: 'Draft is off, but 2 sentences are still to be written, beginning with “Write here — what it is about”. Write them before you publish, or turn Draft on again.',
  });
  session.dismiss();
  await session.edit(ALPHA, [{ op: 'set', path: ['draft'], value: true }], 'the draft');
  expect(session.view().notice).toBeUndefined();
});

test('nothing is said of a draft that is written to its end', async () => {
  write(ALPHA, () => stringify({ ...study('Alpha'), draft: true }));
  const session = await open('/alpha');
  expect(await session.edit(ALPHA, [{ op: 'remove', path: ['draft'] }], 'the draft')).toBe(true);
  expect(session.view().notice).toBeUndefined();
});

test('words that were kept go with their text when its list is put in another order', async () => {
  const tab = new Tab();
  const session = await open('/alpha', tab);
  line = away;
  session.type({ file: ALPHA, path: ['summary', 1, 'text'] }, 'I made it kind.', 'the text', 'a');
  await session.flush();
  await tab.close();
  line = () => {};
  await write(ALPHA, (text) => {
    const study = parse(text);
    return stringify({ ...study, summary: study.summary.toReversed() });
  });
  await isSaved(await open('/alpha'));
  expect(read(ALPHA).summary.map(({ text }: { text: string }) => text)).toEqual([
    'I made it kind.',
    'It was hard.',
  ]);
});

const ABOUT = 'content/about.yaml';
const paragraph = (at: number) => ({ file: ABOUT, path: ['bio', at] });
const begin = (session: Session, at: number) =>
  session.put(ABOUT, [{ op: 'insert', path: ['bio'], at, value: 'New' }], 'a new paragraph');
const THREE = 'Three, see [the paintings](/fun).';

test('a paragraph that is begun while the server is away is on the page at once, and in the file when it is back', async () => {
  const session = await open('/about');
  const shown = () => valueAt(session.view().documents[ABOUT]?.shown, ['bio', 1]);
  line = away;
  session.type(paragraph(0), 'One, too.', 'the bio', 'a');
  expect(await begin(session, 1)).toBe(true);
  expect(shown()).toEqual([{ kind: 'text', text: 'New' }]);
  for (const words of ['Begun', 'Begun here', 'Begun here.']) {
    session.type(paragraph(1), words, 'the bio', 'b');
    expect(session.value(paragraph(1))).toBe(words);
  }
  expect(shown()).toEqual([{ kind: 'text', text: 'Begun here.' }]);
  expect(session.view().save).toEqual({ kind: 'away', isWaiting: true });
  session.type(paragraph(1), 'Begun here. ', 'the bio', 'b');
  await session.knock();
  expect(session.value(paragraph(1))).toBe('Begun here. ');
  line = () => {};
  await session.knock();
  await isSaved(session);
  expect(read(ABOUT).bio).toEqual(['One, too.', 'Begun here.', 'Two.', THREE]);
  session.type(paragraph(1), 'Begun here, too.', 'the bio', 'b');
  await isSaved(session);
  expect(read(ABOUT).bio).toEqual(['One, too.', 'Begun here, too.', 'Two.', THREE]);
});

test('paragraphs that are begun, typed and pasted in any order while the server is away come to their places in another tab', async () => {
  const tab = new Tab();
  const session = await open('/about', tab);
  line = away;
  session.type(paragraph(2), 'Three.', 'the bio', 'a');
  await begin(session, 3);
  session.type(paragraph(3), 'Four.', 'the bio', 'b');
  await begin(session, 1);
  session.type(paragraph(1), 'One and a half.', 'the bio', 'c');
  session.type(paragraph(3), 'Three, again.', 'the bio', 'd');
  session.type(paragraph(2), 'Two, again.', 'the bio', 'e');
  const pasted = ['Zero.', 'One.'].map(
    (value, at) => ({ op: 'insert', path: ['bio'], at: 1 + at, value }) as const,
  );
  await session.put(ABOUT, [{ op: 'set', path: ['bio', 0], value: 'First.' }, ...pasted], 'the pasted ones');
  const wanted = ['First.', 'Zero.', 'One.', 'One and a half.', 'Two, again.', 'Three, again.', 'Four.'];
  const bio = () => valueAt(session.view().documents[ABOUT]?.written, ['bio']);
  expect(bio()).toEqual(wanted);
  await session.flush();
  expect(bio()).toEqual(wanted);
  await tab.close();
  line = () => {};
  await isSaved(await open('/about'));
  expect(read(ABOUT).bio).toEqual(wanted);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a paragraph whose answer never came is there once, with what was typed in it since', async () => {
  const session = await open('/about');
  const { do: whole } = desk;
  desk.do = async (request) => {
    await whole.call(desk, request);
    return away();
  };
  expect(await begin(session, 1)).toBe(true);
  desk.do = whole;
  session.type(paragraph(1), 'Begun.', 'the bio', 'a');
  await session.knock();
  await isSaved(session);
  expect(read(ABOUT).bio).toEqual(['One.', 'Begun.', 'Two.', THREE]);
});

test('a new paragraph that the reader refuses keeps those behind it in their places', async () => {
  const session = await open('/about');
  line = away;
  await begin(session, 1);
  session.type(paragraph(1), '', 'the bio', 'a');
  session.type(paragraph(2), 'Two, too.', 'the bio', 'b');
  line = () => {};
  await session.knock();
  await vi.waitFor(() => expect(session.view().save.kind).toBe('refused'));
  expect(read(ABOUT).bio).toEqual(['One.', 'Two.', THREE]);
  session.type(paragraph(1), 'Begun.', 'the bio', 'a');
  await session.flush();
  await isSaved(session);
  expect(read(ABOUT).bio).toEqual(['One.', 'Begun.', 'Two, too.', THREE]);
});

test('a paragraph is taken out with what was typed in it, and those behind it move up with theirs', async () => {
  const session = await open('/about');
  expect(await begin(session, 1)).toBe(true);
  session.type(paragraph(2), 'Two, too', 'the bio', 'a');
  session.type(paragraph(1), '', 'the bio', 'b');
  await vi.waitFor(() => expect(session.problemsOf(paragraph(1))).toHaveLength(1));
  session.type(paragraph(2), 'Two, too.', 'the bio', 'a');
  expect(await session.takeOut(paragraph(1), 'a paragraph')).toBe(true);
  await isSaved(session);
  expect(read(ABOUT).bio).toEqual(['One.', 'Two, too.', THREE]);
  expect(session.view().drafts).toEqual([]);
});

test('one that was begun while the server is away is taken out as if it had never been', async () => {
  const session = await open('/about');
  line = away;
  await begin(session, 1);
  session.type(paragraph(1), 'Begun', 'the bio', 'a');
  expect(await session.takeOut(paragraph(1), 'a paragraph')).toBe(true);
  expect(valueAt(session.view().documents[ABOUT]?.written, ['bio'])).toEqual(['One.', 'Two.', THREE]);
  line = () => {};
  await session.knock();
  await isSaved(session);
  expect(read(ABOUT).bio).toEqual(['One.', 'Two.', THREE]);
});

test('whatever breaks at whatever moment, what was typed is in the file or kept in the end', async () => {
  let seed = 7;
  const chance = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const words = 'The night bus that nobody waits for in the rain'.split(' ');
  let tab = new Tab();
  let session = await open('/alpha', tab);
  let typed = '';
  for (let round = 0; round < 60; round++) {
    const event = chance();
    if (event < 0.5) {
      typed = `${typed} ${words[round % words.length]}`.trim();
      session.type(title, typed, 'the title', 'a');
    } else if (event < 0.6) line = away;
    else if (event < 0.7) {
      // A request that is done, and whose answer never comes.
      const { do: whole } = desk;
      desk.do = async (request) => {
        await whole.call(desk, request);
        return away();
      };
      await new Promise((resolve) => setTimeout(resolve, 300));
      desk.do = whole;
    } else if (event < 0.78) {
      await desk.inTurn(async () => {});
      startDesk();
    } else if (event < 0.86) {
      line = () => {};
      await tab.close();
      tab = new Tab();
      session = await open('/alpha', tab);
    } else if (event < 0.93) await write(ALPHA, (text) => `${text}oops: [`);
    else await write(ALPHA, (text) => text.replaceAll('oops: [', ''));
    if (chance() < 0.3) await new Promise((resolve) => setTimeout(resolve, chance() * 60));
    expect(session.value(title), `round ${round}`).toBe(typed || 'Alpha');
  }
  line = () => {};
  await write(ALPHA, (text) => text.replaceAll('oops: [', ''));
  await session.knock();
  await isSaved(session);
  expect(read(ALPHA).title).toBe(typed);
  expect(Object.keys(localStorage)).toEqual([]);
});
