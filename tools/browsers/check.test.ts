import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildTargets, promisedBrowsers } from '../../src/publish/promise.ts';
import { browserProblems } from './check.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'browsers-'));
  mkdirSync(join(root, 'src/ui'), { recursive: true });
  promise('chrome >= 131', 'edge >= 131', 'firefox >= 132', 'safari >= 18.1', 'ios_saf >= 18.1');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const promise = (...browserslist: string[]) =>
  writeFileSync(join(root, 'package.json'), JSON.stringify({ browserslist }));

/** What is said of a file, without what is said of fallbacks that this small site does not need. */
function saidOf(name: string, text: string): string[] {
  writeFileSync(join(root, 'src/ui', name), text);
  return browserProblems(root).filter((sentence) => sentence.startsWith('src/'));
}

describe('what is newer than the promised browsers is named with its place and its mend', () => {
  test('a property, a value, an at-rule, a selector and a function of a style sheet', () => {
    const css = [
      'a { text-box: trim-both cap alphabetic }',
      'a { color: light-dark(red, blue) }',
      'a { width: stretch }',
      '@function --half() { result: 1px }',
      'a:has-slotted { color: red }',
      'a { width: sibling-index() }',
    ];
    const said = saidOf('a.css', css.join('\n'));
    expect(said[0]).toBe(
      'src/ui/a.css:1 uses text-box, which Chrome 131, Edge 131, Firefox 132, Safari 18.1, Safari on iOS 18.1 does not know. Do without it, or give it a fallback and say which in tools/browsers/fallbacks.ts.',
    );
    const lines = [...new Set(said.map((sentence) => /a\.css:(\d)/.exec(sentence)?.[1]))];
    expect(lines).toEqual(expect.arrayContaining(['1', '3', '4', '5', '6']));
    // It is older than the promise.
    expect(lines).not.toContain('2');
  });

  test('what a script calls or makes', () => {
    const said = saidOf(
      'a.ts',
      'new CloseWatcher();\n[3].toSorted();\n[3].map(String);\n[].values().flatMap(String);\n',
    );
    expect(said.map((sentence) => sentence.slice(0, 31))).toEqual(['src/ui/a.ts:1 uses CloseWatcher']);
  });
});

describe('nothing is said of', () => {
  test('what stands behind a question whether the browser knows it', () => {
    expect(
      saidOf('a.css', '@supports (text-box: normal) { a { text-box: trim-both cap alphabetic } }'),
    ).toEqual([]);
    expect(saidOf('a.ts', 'globalThis.navigation?.updateCurrentEntry();')).toEqual([]);
  });

  test('what has a fallback that is written down; one that nobody needs is named', () => {
    expect(saidOf('a.css', 'p { text-wrap: pretty }')).toEqual([]);
    expect(browserProblems(root)).toContainEqual(
      expect.stringContaining('interactivity needs no fallback any more'),
    );
  });
});

describe('the promise', () => {
  test('is one list, which the build takes its targets from and the README repeats', () => {
    const browsers = promisedBrowsers(process.cwd());
    expect(buildTargets(process.cwd())).toContain(`safari${browsers.safari}`);
    expect(buildTargets(process.cwd())).toContain(`ios${browsers.safari_ios}`);
    const readme = readFileSync('README.md', 'utf8');
    for (const [name, version] of [
      ['Chrome and Edge', browsers.chrome],
      ['Firefox', browsers.firefox],
      ['Safari', browsers.safari],
    ] as const)
      expect(readme).toContain(`${name} ${version}`);
    expect([browsers.edge, browsers.safari_ios]).toEqual([browsers.chrome, browsers.safari]);
  });

  test('cannot be left out for one of them', () => {
    promise('chrome >= 131');
    expect(() => promisedBrowsers(root)).toThrow('needs a line such as “edge >= 131”');
  });
});
