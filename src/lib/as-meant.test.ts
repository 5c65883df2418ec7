import { expect, test } from 'vitest';
import { asMeant } from './as-meant.ts';

test.each([
  ['as it is', 'abc'],
  ['spaces around it', '  abc\t'],
  ['a line end after it, as Windows writes it', 'abc\r\n'],
  ['a no-break space and a mark at its start', '\uFEFFabc\u00A0'],
  ['double quotes', '"abc"'],
  ['single quotes and spaces', " 'abc' \n"],
  ['spaces inside the quotes', '" abc "'],
  ['quotes twice', '"\'abc\'"'],
  ['quotes that an editor made curly', '“abc”'],
  ['its own name', 'NAME=abc'],
  ['its own name, quoted', 'NAME="abc"\n'],
  ['the whole line in quotes', '"NAME=abc"'],
  ['a line for a shell', "export NAME='abc'"],
  ['a line for PowerShell', "$env:NAME = 'abc'"],
])('a value with %s is read as meant', (_, value) => {
  expect(asMeant('NAME', value)).toBe('abc');
});

test.each(['"abc', "abc'", 'a"b"c', 'OTHER=abc', "L'Atelier=abc", '"', ''])('%j stays as it is', (value) => {
  expect(asMeant('NAME', value)).toBe(value);
});
