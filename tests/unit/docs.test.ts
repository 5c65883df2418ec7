import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listFiles } from '../../src/lib/files.ts';

const documents = listFiles(['README.md', 'CONTRIBUTING.md', 'docs/**/*.md'], process.cwd());
const scripts = JSON.parse(readFileSync('package.json', 'utf8')).scripts as Record<string, string>;

/** Made by commands, so not there in a fresh checkout. */
const MADE = /^(dist|shots|node_modules|\.cache|\.env)(\/|$)/;
/** There if the owner likes: a resume of their own, what is in content, and the folder that draws the sample. */
const OWNERS = /^(public\/resume\.pdf$|content\/|art\/)/;
/** As long as the site is the sample, what the docs name of it is there. */
const isSample = existsSync('art') && readFileSync('content/site.yaml', 'utf8').includes('Mina Alvarado');
/** Ways to have things that the sample does not use. */
const NOT_IN_SAMPLE = [
  'public/resume.pdf',
  'content/site/fallback.ttf',
  'content/site/icon.png',
  'content/look',
  'content/look.css',
];

describe.each(documents)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  test('names only paths that exist', () => {
    const inCode = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? '');
    const paths = inCode.filter((code) =>
      /^\.?[\w@-]+(\/[\w@.[\]-]+)+\/?$|^[\w-]+\.(ts|mjs|json|yaml|md)$/.test(code),
    );
    const missing = paths.filter(
      (path) =>
        !MADE.test(path) &&
        !existsSync(join(dirname(file), path)) &&
        !(isSample ? NOT_IN_SAMPLE.includes(path) : OWNERS.test(path)) &&
        !path.startsWith('@') &&
        path !== 'study.yaml' &&
        !existsSync(path),
    );
    expect(missing).toEqual([]);
  });

  test('links and pictures lead to files that exist', () => {
    const targets = [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, target]) => target ?? '');
    const local = targets.filter((target) => !/^(https?:|mailto:|\/)/.test(target));
    expect(local.filter((target) => !existsSync(join(dirname(file), target)))).toEqual([]);
  });

  test('names only commands that exist', () => {
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '');
    // Decisions speak of what there was: the folder art may have gone since, and its command with it.
    const gone = existsSync('art') ? [] : ['art'];
    expect(commands.filter((name) => !(name in scripts) && !gone.includes(name))).toEqual([]);
  });
});

test('no sentence of the product names a command that there is not', () => {
  const code = listFiles(['src/**/*.{ts,tsx,astro}', 'tools/**/*.{ts,mjs}'], process.cwd());
  const named = code
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/npm run (\w[\w:-]*)/g)].map(([, name]) => name ?? ''),
    );
  expect(named.length).toBeGreaterThan(50);
  const gone = existsSync('art') ? [] : ['art'];
  expect([...new Set(named)].filter((name) => !(name in scripts) && !gone.includes(name))).toEqual([]);
});
