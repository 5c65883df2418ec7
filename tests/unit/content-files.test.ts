import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { listFiles } from '../../src/lib/files.ts';
import { deckFile, deckOfFile, FILES, kindOf, routeOfFile, studyFile } from '../../src/model/files.ts';
import { schemas } from '../../src/model/schemas.ts';

const TABLE = 'src/model/files.ts';
const SPELLED = /content\/(site|work|about|fun|look)\.ya?ml$|content\/(case-studies|decks)|\/study\.yaml$/;

/** The strings of a source file, a template in its parts: neither comments nor patterns. */
function stringsIn(source: string): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(node.text);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return found;
}

test('content files are spelled in one table; elsewhere they are named by it, but for sentences to the owner', () => {
  const spelled = listFiles('{src,tools}/**/*.{ts,tsx,mjs}', process.cwd())
    .filter((file) => file !== TABLE && !/node_modules|\.(test|examples)\.tsx?$/.test(file))
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
    .filter(({ source }) => /\.ya?ml|case-studies/.test(source))
    .flatMap(({ file, source }) =>
      stringsIn(source)
        .filter((text) => SPELLED.test(text) && !/\s/.test(text))
        .map((text) => `${file}: ${text}`),
    );
  expect(spelled).toEqual([]);
});

test('a string that spells one is seen, a comment and a sentence are not', () => {
  const strings = stringsIn("/* 'content/a' */ const a = `/content/site.yaml`, b = 'See content/fun.yaml.';");
  expect(strings).toEqual(['/content/site.yaml', 'See content/fun.yaml.']);
});

test('every content file has its kind, and every kind its schema', () => {
  expect(Object.values(FILES).map(kindOf)).toEqual(Object.keys(FILES));
  expect([kindOf(studyFile('ferry')), routeOfFile(studyFile('ferry'))]).toEqual(['study', 'ferry']);
  expect([kindOf(deckFile('loop')), deckOfFile(deckFile('loop'))]).toEqual(['deck', 'loop']);
  expect(kindOf('content/words.txt')).toBeUndefined();
  expect(Object.keys(schemas).toSorted()).toEqual([...Object.keys(FILES), 'study', 'deck'].toSorted());
});
