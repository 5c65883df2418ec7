// What the site uses of the platform, beside the browsers it is promised to work in.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../src/lib/files.ts';
import { type PromisedBrowser, promisedBrowsers } from '../../src/publish/promise.ts';
import { FALLBACKS } from './fallbacks.ts';
import { namesInScript } from './scripts.ts';
import { usedByStyles } from './styles.ts';
import { missingIn, nameMissingIn } from './support.ts';

/** What reaches a browser: the scripts of pages, and what a locked study is opened and drawn with. */
const SCRIPTS = 'src/{gate,vault,ui,blocks,screens,layouts,lib}/**/*.{ts,tsx}';
const NAMES: Record<PromisedBrowser, string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  safari_ios: 'Safari on iOS',
};

/** A sentence for everything that a promised browser does not know and that nobody has said a fallback for. */
export function browserProblems(root: string): string[] {
  const promised = promisedBrowsers(root);
  const met = new Set<string>();
  const problem = (file: string, line: number, what: string, missing: PromisedBrowser[]) => {
    if (missing.length === 0) return [];
    // A fallback is said for one value of a property, or for all of them.
    const answered = [what, what.replace(/: .*/, '')].find((one) => one in FALLBACKS);
    if (answered) {
      met.add(answered);
      return [];
    }
    const where = missing.map((browser) => `${NAMES[browser]} ${promised[browser]}`).join(', ');
    return [
      `${file}:${line} uses ${what}, which ${where} does not know. Do without it, or give it a fallback and say which in tools/browsers/fallbacks.ts.`,
    ];
  };
  const styles = listFiles('src/**/*.css', root)
    .filter((file) => !file.startsWith('src/dev/'))
    .flatMap((file) =>
      usedByStyles(read(root, file)).flatMap(({ what, key, line }) =>
        problem(file, line, what, missingIn(key, promised)),
      ),
    );
  const scripts = listFiles(SCRIPTS, root)
    .filter((file) => !/\.(test|examples)\.tsx?$/.test(file))
    .flatMap((file) =>
      namesInScript(file, read(root, file)).flatMap(({ name, line }) =>
        problem(file, line, name, nameMissingIn(name, promised)),
      ),
    );
  const needless = Object.keys(FALLBACKS)
    .filter((what) => !met.has(what))
    .map((what) => `tools/browsers/fallbacks.ts: ${what} needs no fallback any more. Take its line out.`);
  return [...new Set([...styles, ...scripts, ...needless])];
}

const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8');
