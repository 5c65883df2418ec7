import { expect, test } from 'vitest';
import { besideCode } from './code.ts';

/** Everything that is no code, in capitals. */
const shouted = (text: string) => besideCode(text, (all) => all.toUpperCase());

test.each([
  ['a `b c` d', 'A `b c` D'],
  ['a ``b ` c`` d `e', 'A ``b ` c`` D `E'],
  ['a \\`b` c`', 'A \\`B` c`'],
  ['a `b\nc` d', 'A `b\nc` D'],
  ['a `b\n\nc` d', 'A `B\n\nC` D'],
  ['> a `b\n> c` d', '> A `b\n> c` D'],
  ['a\n```js\nb\n\n## c\n```\nd', 'A\n```js\nb\n\n## c\n```\nD'],
  ['~~~\nb\n```\n~~~\nd', '~~~\nb\n```\n~~~\nD'],
  ['```\nb', '```\nb'],
  ['> ```\n> b\n\nc', '> ```\n> b\n\nC'],
  ['a\n\n    b\n\n    c\n\nd', 'A\n\n    b\n\n    c\n\nD'],
  ['a\n    b', 'A\n    B'],
  ['# a\n\tb', '# A\n\tb'],
  ['- a\n\n    b\n\n      c', '- A\n\n    B\n\n      c'],
  ['1. a\n   - b\n\n     c', '1. A\n   - B\n\n     C'],
  ['```js title="b_c.js"\nd\n```', '\n**b\\_c.js**\n\n```js title="b_c.js"\nd\n```'],
  ['> ```js:b.js {1}\n> d\n> ```', '>\n> **b.js**\n>\n> ```js:b.js {1}\n> d\n> ```'],
  ['``` {.py caption="b c"}\nd\n```', '\n**b c**\n\n``` {.py caption="b c"}\nd\n```'],
  ['```diff js:b.js\nd\n```', '\n**b.js**\n\n```diff js:b.js\nd\n```'],
  ['```js [b.js]\nd\n```', '\n**b.js**\n\n```js [b.js]\nd\n```'],
])('code stays as it is: %j', (written, read) => {
  expect(shouted(written)).toBe(read);
});

test('in a page of components nothing is code because it is indented', () => {
  expect(besideCode('a\n\n    b', (all) => all.toUpperCase(), { isMdx: true })).toBe('A\n\n    B');
});
