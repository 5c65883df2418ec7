import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { listFiles } from '../../lib/files.ts';
import { CannotEdit, changed, type Edit, type Path, valueAt } from '../shared/value.ts';
import { applyEdit } from './edit.ts';

/** Every way of writing text that YAML has, with comments, blank lines and long lines between. */
const STYLES = `# The head of the file.

plain: Some words that are plain
quoted: "Words: in quotes"  # a note beside them
single: 'It''s quoted once'
wrapped: words that go on
  over a second line
folded: >-
  A text that was folded by hand into lines of about
  this length, so that its end falls on a third
  line.
clipped: >
  It ends in a line break
  that nobody sees.

literal: |-
  one line
    two in
# A comment that nobody owns.

list:
  # about the first
  - one: 1
    # switched off: yes
    two: >-
      The second field
      of the first.

  - one: 2   # beside

  # about the third
  - "a text"
  - - nested
    - list
flow: [UX/UI, "14 September, 2021", last]
open:
  [
    one,
    two,
  ]
braces: { file: a.png, alt: "What it shows" }
last: end
`;

const FILES = [
  ...listFiles('content/**/*.yaml', process.cwd()).map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  })),
  { file: 'every style', text: STYLES },
  { file: 'with Windows line ends and a mark', text: `\uFEFF${STYLES.replaceAll('\n', '\r\n')}` },
];

interface Found {
  path: Path;
  text: string;
}

function textsIn(value: unknown, path: Path = []): Found[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    textsIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function listsIn(value: unknown, path: Path = []): { path: Path; length: number }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, child]) =>
    listsIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return Array.isArray(value) ? [{ path, length: value.length }, ...inside] : inside;
}

/** What people type, and what trips YAML up. */
const WORDS = [
  (text: string) => `${text} and more`,
  (text: string) => text.replace(/\s\S+\s/, ' another '),
  (text: string) => text.slice(0, Math.ceil(text.length / 2)).trim() || 'x',
  () => 'Costs: 40% less, “quoted”, it’s #1 & *starred* [link](/about)',
  () => '- a dash, \'quotes\', "double" \\ and a backslash',
  () => 'no',
  () => '2023',
  () => '@home',
  () => `A ${'very '.repeat(60)}long text`,
];

const comments = (text: string) => text.split(/\r?\n/).filter((line) => line.trim().startsWith('#'));

/** The lines from the first that differs to the last. */
function linesChanged(before: string, after: string): string[] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  let top = 0;
  while (top < a.length && a[top] === b[top]) top++;
  let bottom = 0;
  while (bottom < Math.min(a.length, b.length) - top && a.at(-1 - bottom) === b.at(-1 - bottom)) bottom++;
  return a.slice(top, a.length - bottom);
}

/** A file in pieces that are files themselves: parsing a whole study for each of its texts would take minutes. */
function piecesOf(text: string): string[] {
  return text.split(/^(?=[a-zA-Z]+:)/m).flatMap((part) => {
    if (!part.startsWith('blocks:')) return [part];
    const [head = '', ...items] = part.split(/^(?= {2}- )/m);
    return items.map((item) => head + item);
  });
}

/**
 * Changes one text after the other: every line that is not of the text must stay each time, and in the end the file
 * must say the new words in those places and what it said in all others. Each text is changed once, so a word that went
 * wrong on the way is wrong in the end.
 */
function expectOnly(text: string, changes: readonly (Found & { wanted: string })[]) {
  const kept = comments(text);
  let now = text;
  let value: unknown = parse(text);
  for (const { path, text: was, wanted } of changes) {
    const after = applyEdit(now, { op: 'set', path, value: wanted });
    expect(comments(after)).toEqual(kept);
    const own = was.split(/\s+/);
    for (const line of linesChanged(now, after))
      expect(own.some((one) => line.includes(one)) || line.trim() === '').toBe(true);
    // Under a plain `>` a text keeps the line break that nobody sees.
    value = changed(value, { op: 'set', path, value: wanted + /\n?$/.exec(was)?.[0] });
    now = after;
  }
  expect(parse(now)).toEqual(value);
}

test.each(FILES)(
  'every text of $file takes any words, and every other line stays as it was',
  ({ text }) => {
    let count = 0;
    const next = (found: Found) => {
      const word = WORDS[count++ % WORDS.length] ?? String;
      return { ...found, wanted: word(found.text.trimEnd()) };
    };
    for (const piece of piecesOf(text)) expectOnly(piece, textsIn(parse(piece)).map(next));
    // A text in each part of the whole file.
    const all = textsIn(parse(text));
    const some = WORDS.flatMap((_, index) => all[Math.floor((index / WORDS.length) * all.length)] ?? []);
    expectOnly(text, [...new Set(some)].map(next));
  },
  120_000,
);

test.each(FILES)(
  'a text of $file that is changed and changed back leaves the file byte for byte',
  ({ text }) => {
    for (const piece of piecesOf(text))
      for (const { path, text: was } of textsIn(parse(piece))) {
        if (/\n/.test(was.trimEnd())) continue;
        const there = applyEdit(piece, { op: 'set', path, value: `${was.trimEnd()} indeed` });
        expect(applyEdit(there, { op: 'set', path, value: was })).toBe(piece);
      }
  },
  120_000,
);

test.each(FILES.filter(({ text }) => listsIn(parse(text)).length > 0))(
  'lists of $file are edited in any order, and every line that is not theirs stays',
  ({ text }) => {
    const value = parse(text);
    const lists = listsIn(value).filter(({ length }) => length > 0);
    const some = fc.record({
      list: fc.nat(lists.length - 1),
      op: fc.constantFrom('insert', 'move', 'remove', 'duplicate'),
      a: fc.nat(20),
      b: fc.nat(20),
    });
    fc.assert(
      fc.property(fc.array(some, { minLength: 1, maxLength: 6 }), (steps) => {
        let now = text;
        let wanted: unknown = value;
        for (const { list, op, a, b } of steps) {
          const path = lists[list]?.path ?? [];
          const items = valueAt(wanted, path);
          if (!Array.isArray(items) || items.length === 0) continue;
          const edit = editOf(op, path, items, a, b);
          now = applyEdit(now, edit);
          wanted = changed(wanted, edit);
          expect(now.includes('\r\n')).toBe(text.includes('\r\n'));
          expect(/[^\r]\n/.test(now)).toBe(/[^\r]\n/.test(text));
        }
        expect(parse(now)).toEqual(wanted);
      }),
      { numRuns: 10, seed: 7 },
    );
  },
  120_000,
);

function editOf(op: string, path: Path, items: unknown[], a: number, b: number): Edit {
  const at = a % items.length;
  if (op === 'insert') {
    const value =
      typeof items[0] === 'string'
        ? 'A new one, with: a colon'
        : { title: 'New', text: ['A long '.repeat(30).trim()] };
    return { op, path, at: a % (items.length + 1), value };
  }
  if (op === 'move') return { op, path, from: at, to: b % items.length };
  return op === 'remove' ? { op, path: [...path, at] } : { op: 'duplicate', path, at };
}

test('an item that is moved takes the comment right above it along, and the room between items stays', () => {
  const text = 'blocks:\n  # one\n  - type: a\n\n  # two\n  - type: b\n    # off: yes\n\n  - type: c\n';
  expect(applyEdit(text, { op: 'move', path: ['blocks'], from: 1, to: 0 })).toBe(
    'blocks:\n  # two\n  - type: b\n    # off: yes\n\n  # one\n  - type: a\n\n  - type: c\n',
  );
  expect(applyEdit(text, { op: 'remove', path: ['blocks', 1] })).toBe(
    'blocks:\n  # one\n  - type: a\n\n  - type: c\n',
  );
  expect(applyEdit(text, { op: 'duplicate', path: ['blocks'], at: 2 })).toBe(`${text}\n  - type: c\n`);
  expect(applyEdit(text, { op: 'insert', path: ['blocks'], at: 1, value: { type: 'd', title: 'New' } })).toBe(
    'blocks:\n  # one\n  - type: a\n\n  - type: d\n    title: New\n\n  # two\n  - type: b\n    # off: yes\n\n  - type: c\n',
  );
});

test('a comment that stands apart is nobody’s and stays where it is', () => {
  const text = 'list:\n  - a\n\n  # about all that follows\n\n  - b\n  - c\n';
  expect(applyEdit(text, { op: 'remove', path: ['list', 0] })).toBe(
    'list:\n\n  # about all that follows\n\n  - b\n  - c\n',
  );
});

test('a new field is put where it usually stands, and taken away again without a trace', () => {
  const text =
    'blocks:\n  - type: text # the kind\n    title: One\n    # about the text\n    text:\n      - Hello\n';
  const order = () => ['type', 'section', 'title', 'text', 'hideOnPhone'];
  const path = ['blocks', 0, 'section'];
  const more = applyEdit(text, { op: 'set', path, value: 'Problem' }, { order });
  expect(more).toBe(text.replace('the kind\n', 'the kind\n    section: Problem\n'));
  expect(applyEdit(more, { op: 'remove', path })).toBe(text);
  const hidden = applyEdit(text, { op: 'set', path: ['blocks', 0, 'hideOnPhone'], value: true }, { order });
  expect(hidden).toBe(`${text}    hideOnPhone: true\n`);
});

test('a field of a group that is not there yet brings the group along', () => {
  expect(applyEdit('a: 1\n', { op: 'set', path: ['labels', 'more'], value: 'Read on' })).toBe(
    'a: 1\nlabels:\n  more: Read on\n',
  );
});

test('the first field of an item can go, and the next takes its line', () => {
  const text = 'list:\n  - a: 1\n    b: 2\n  - a: 3\n    b: 4\n';
  expect(applyEdit(text, { op: 'remove', path: ['list', 0, 'a'] })).toBe(
    'list:\n  - b: 2\n  - a: 3\n    b: 4\n',
  );
});

test('a list in brackets stays in brackets', () => {
  const text = 'tags: [UX/UI, WEB] # two\n';
  expect(applyEdit(text, { op: 'insert', path: ['tags'], at: 2, value: 'A, B' })).toBe(
    'tags: [UX/UI, WEB, "A, B"] # two\n',
  );
  expect(applyEdit(text, { op: 'move', path: ['tags'], from: 1, to: 0 })).toBe('tags: [WEB, UX/UI] # two\n');
  expect(applyEdit(text, { op: 'remove', path: ['tags', 0] })).toBe('tags: [WEB] # two\n');
});

test('only the lines of a folded text whose words change are written anew', () => {
  const text =
    'a: >-\n  The first line stays\n  as it is, the second\n  changes, and the last\n  stays too.\nb: 1\n';
  const after = applyEdit(text, {
    op: 'set',
    path: ['a'],
    value: 'The first line stays as it is, the second is other, and the last stays too.',
  });
  expect(after).toBe(
    'a: >-\n  The first line stays\n  as it is, the second\n  is other, and the last\n  stays too.\nb: 1\n'.replace(
      'is other, and the last',
      'is other, and the\n  last',
    ),
  );
});

test('a text that is used in two places is not changed behind the owner’s back', () => {
  expect(() => applyEdit('a: &x one\nb: *x\n', { op: 'set', path: ['a'], value: 'two' })).toThrow(CannotEdit);
});

test('a file that cannot be read is not touched', () => {
  expect(() => applyEdit('a: [1\nb: 2\n', { op: 'set', path: ['a'], value: 'x' })).toThrow(CannotEdit);
});

test.each(['title: Words\n', "title: 'Words'\n", 'title: "Words"\n'])(
  'a text in curly quotes that visitors should see stands in straight ones, or nothing would build: %j',
  (source) => {
    const said = '“I never find the export.”';
    expect(applyEdit(source, { op: 'set', path: ['title'], value: said })).toBe(`title: "${said}"\n`);
    expect(applyEdit(source, { op: 'set', path: ['more'], value: { words: said } })).toContain(`"${said}"`);
  },
);
