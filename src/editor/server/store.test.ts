import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Change, ChangedOutside, Store, TRASH } from './store.ts';
import { takeBack } from './unfinished.ts';

const FILE = 'content/site.yaml';
const BEFORE = 'name: Ada\n';
const AFTER = 'name: Ada Lovelace\n';

let root = '';
let store: Store;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'store-'));
  mkdirSync(join(root, 'content'));
  writeFileSync(join(root, FILE), BEFORE);
  store = new Store(root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (file = FILE) => readFileSync(join(root, file), 'utf8');
const text = (before = BEFORE, after = AFTER, file = FILE): Change => ({ kind: 'text', file, before, after });
const step = (...changes: Change[]) => ({ label: 'a change', page: '/', changes });

/** Does a step in a process of its own, which ends without a word in the midst of it. */
function crashAt(call: 'renameSync' | 'writeFileSync') {
  const script = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    import { Store } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'store.ts')).href)};
    const whole = fs.writeFileSync;
    fs.${call} = (path, data) => {
      if (data !== undefined && typeof data !== 'string') whole(path, data.subarray(0, 3));
      process.kill(process.pid, 'SIGKILL');
    };
    syncBuiltinESMExports();
    new Store(${JSON.stringify(root)}).do(${JSON.stringify(step(text()))});
    console.log('It went on.');`;
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect(stdout).not.toContain('It went on.');
  expect(status).not.toBe(0);
}

test('a crash while a file is written leaves the old one whole', () => {
  crashAt('writeFileSync');
  expect(read()).toBe(BEFORE);
  expect(readdirSync(join(root, 'content'))).toEqual(['site.yaml']);
});

test('a crash between writing and renaming leaves the old one whole, and the next start writes again', () => {
  crashAt('renameSync');
  expect(read()).toBe(BEFORE);
  expect(readdirSync(join(root, 'content'))).toEqual(['site.yaml']);
  store.do(step(text()));
  expect(read()).toBe(AFTER);
});

test('a step that cannot be done as a whole is not done at all', () => {
  writeFileSync(join(root, 'content/work.yaml'), 'theirs: yes\n');
  writeFileSync(join(root, 'content/one.png'), 'one');
  const moved: Change = { kind: 'move', from: 'content/one.png', to: `${TRASH}/one.png` };
  const stale = text('ours: yes\n', 'ours: no\n', 'content/work.yaml');
  expect(() => store.do(step(text(), moved, stale))).toThrow(ChangedOutside);
  expect(read()).toBe(BEFORE);
  expect(read('content/work.yaml')).toBe('theirs: yes\n');
  expect(read('content/one.png')).toBe('one');
  expect(store.undoable).toBeUndefined();
});

test('what was done one thing on another is taken back from the last to the first', () => {
  mkdirSync(join(root, 'content/drafts'));
  writeFileSync(join(root, 'content/drafts/one.png'), 'one');
  const rewritten = [text(), text(AFTER, 'name: A.\n')];
  const moved: Change[] = [
    { kind: 'move', from: 'content/drafts/one.png', to: 'content/drafts/first.png' },
    { kind: 'move', from: 'content/drafts', to: 'content/studies' },
  ];
  const stale = text('ours: yes\n', 'ours: no\n', 'content/work.yaml');
  for (const changes of [rewritten, moved]) {
    expect(() => store.do(step(...changes, stale))).toThrow('content/work.yaml was changed');
    expect([read(), read('content/drafts/one.png')]).toEqual([BEFORE, 'one']);
    for (const back of [() => store.undo(), () => takeBack(root, step(...changes))]) {
      store.do(step(...changes));
      back();
      expect([read(), read('content/drafts/one.png')]).toEqual([BEFORE, 'one']);
    }
  }
});

test('what somebody else wrote is neither undone nor redone over', () => {
  store.do(step(text()));
  writeFileSync(join(root, FILE), 'name: Theirs\n');
  expect(() => store.undo()).toThrow(ChangedOutside);
  expect(read()).toBe('name: Theirs\n');
  expect(store.undoable?.label).toBe('a change');
  // Once it is noticed it is a step like any other, and the way back leads through it.
  expect(store.notice(FILE)).toBe(true);
  store.undo();
  expect(read()).toBe(AFTER);
  store.undo();
  expect(read()).toBe(BEFORE);
  store.redo();
  writeFileSync(join(root, FILE), 'name: Theirs again\n');
  expect(() => store.redo()).toThrow(ChangedOutside);
  expect(read()).toBe('name: Theirs again\n');
});

test('a file that is seen while somebody else writes it is one step, and the way back never leads to half of it', () => {
  store.do(step(text()));
  for (const written of ['', 'name: The', 'name: Theirs\n']) {
    writeFileSync(join(root, FILE), written);
    expect(store.notice(FILE)).toBe(true);
  }
  store.undo();
  expect(read()).toBe(AFTER);
  store.redo();
  expect(read()).toBe('name: Theirs\n');
  store.undo();
  // Saved as it was: nothing to take back.
  for (const written of ['', AFTER]) {
    writeFileSync(join(root, FILE), written);
    store.notice(FILE);
  }
  expect(store.undoable?.label).toBe('a change');
});

test('nothing is moved over a file that is there', () => {
  const brought = store.prepare('content/two.png', 'ours');
  writeFileSync(join(root, 'content/two.png'), 'theirs');
  expect(() => store.do(step(brought))).toThrow(ChangedOutside);
  expect(read('content/two.png')).toBe('theirs');
});

test('a deleted file waits in a folder that git ignores', () => {
  writeFileSync(join(root, 'content/one.png'), 'one');
  const place = store.spare('content/one.png');
  store.do(step({ kind: 'move', from: 'content/one.png', to: place }));
  expect(existsSync(join(root, 'content/one.png'))).toBe(false);
  expect(place.startsWith(`${TRASH}/`)).toBe(true);
  expect(read(place)).toBe('one');
  expect(readFileSync('.gitignore', 'utf8').split(/\r?\n/)).toContain(`/${TRASH}/`);
});

test('a new step leaves nothing to redo, whoever has made it', () => {
  const other = 'name: Ada Byron\n';
  const ways = {
    'in the editor': () => store.do(step(text(BEFORE, other))),
    'by another command': () => {
      writeFileSync(join(root, FILE), other);
      store.adopt(step(text(BEFORE, other)));
    },
    outside: () => {
      writeFileSync(join(root, FILE), other);
      store.notice(FILE);
    },
  };
  for (const [way, make] of Object.entries(ways)) {
    store.do(step(text()));
    store.undo();
    expect(store.redoable, way).toBeDefined();
    make();
    expect(store.redoable, way).toBeUndefined();
    expect(store.redo(), way).toBeUndefined();
    expect(read(), way).toBe(other);
    store.undo();
  }
});

test('an attempt that fails or is not wanted leaves files, Undo and Redo as they were', async () => {
  store.do({ ...step(text()), label: 'the first', merge: 'a' });
  store.do(step(text(AFTER, 'name: A.\n')));
  store.undo();
  const act = async () => {
    store.do(step(store.prepare('content/one.png', 'one')));
    store.also([text(AFTER, 'name: Else\n')]);
    store.undo();
    store.do({ ...step(text(AFTER, 'name: More\n')), merge: 'a' });
    return 'made';
  };
  const fail = () => Promise.reject(new Error('It broke.'));
  for (const attempt of [
    () => store.attempt(act, () => false),
    () =>
      store.attempt(
        () => act().then(fail),
        () => true,
      ),
  ]) {
    await attempt().catch(() => {});
    expect(read()).toBe(AFTER);
    expect(readdirSync(join(root, 'content'))).toEqual(['site.yaml']);
    expect([store.undoable?.label, store.redoable?.label]).toEqual(['the first', 'a change']);
  }
  await store.attempt(act, () => true);
  expect(read()).toBe('name: More\n');
  // Keys in the same field are one step still.
  store.undo();
  expect(read()).toBe(BEFORE);
});

test('a file that comes where there was none is no change of somebody else’s', () => {
  const look = 'content/look.yaml';
  store.seen(look, undefined);
  store.do(step(store.prepare(look, 'look: quiet')));
  expect(store.notice(look)).toBe(false);
  store.undo();
  expect(existsSync(join(root, look))).toBe(false);
  expect(store.undoable).toBeUndefined();
});

test('a folder comes back to where an empty one stands, and not to where something is in it', () => {
  const folder = 'content/paintings';
  mkdirSync(join(root, folder));
  writeFileSync(join(root, folder, 'a.png'), 'a');
  store.do(step({ kind: 'move', from: folder, to: store.spare('paintings') }));
  mkdirSync(join(root, folder));
  store.undo();
  expect(read(`${folder}/a.png`)).toBe('a');
  store.redo();
  mkdirSync(join(root, folder));
  writeFileSync(join(root, folder, 'b.png'), 'b');
  expect(() => store.undo()).toThrow(ChangedOutside);
  expect(read(`${folder}/b.png`)).toBe('b');
});
