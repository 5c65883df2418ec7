import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Change, Store } from '../../src/editor/server/store.ts';
import { applyEdit } from '../../src/editor/yaml/edit.ts';
import { listFiles } from '../../src/lib/files.ts';
import { Refusal } from '../gate/env-file.ts';
import { type Sample, sampleIn } from './sample.ts';
import { move } from './stage.ts';

/** What only the sample needs: what draws its pictures, what it promises, and the tests that hold it to that. */
const ONLY_THE_SAMPLES = ['art', 'docs/sample.md', 'LICENSES/sample-content.md'];
const TESTS = 'tests';
const ITS_TESTS = `${TESTS}/any-owner/sample*.ts`;

/** In documents, what goes with the sample stands between these; a row of a table goes by its first word. */
const MARKED = / ?<!-- sample -->[\s\S]*?<!-- \/sample -->/g;
const ROW = /^\| `art` .*\n/gm;
const SCRIPTS = /^ {4}"(pre)?art": .*\n/gm;

/** `npm run begin -- --tidy`: takes away what only the sample needs, and what names it. All of it goes to the trash. */
export function tidy(root: string, sample: Sample = sampleIn(root)): string {
  if (sample.isWhole())
    throw new Refusal('This is the sample still, and needs all that. Make it yours first: npm run begin');
  const store = new Store(root);
  const there = [...ONLY_THE_SAMPLES, ...listFiles(ITS_TESTS, root)].filter((path) =>
    existsSync(join(root, path)),
  );
  const changes: Change[] = [
    ...there.map((path) => move(path, store.spare(path))),
    ...listFiles(['*.md', 'docs/**/*.md'], root)
      .filter((file) => !there.includes(file))
      .map((file) => changed(root, file, (text) => text.replaceAll(MARKED, '').replaceAll(ROW, ''))),
    changed(root, 'package.json', (text) => text.replaceAll(SCRIPTS, '')),
    changed(root, '.github/workflows/ci.yml', withoutJob),
    changed(root, '.github/dependabot.yml', withoutUpdates),
  ].filter((change) => change.kind === 'move' || change.before !== change.after);
  if (changes.length === 0) return '✓ There is nothing to tidy: all that only the sample needs is gone.';
  store.do({ label: 'the tidying', page: '/', changes });
  return `✓ Gone to .trash: ${there.join(', ') || 'nothing'}; and the lines that named them. npm test is as good as before.`;
}

function changed(root: string, file: string, act: (text: string) => string): Change {
  const path = join(root, file);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  return { kind: 'text', file, before, after: before === undefined ? undefined : act(before) };
}

function withoutJob(text: string): string {
  const { jobs } = parse(text) as { jobs: object };
  return 'art' in jobs ? applyEdit(text, { op: 'remove', path: ['jobs', 'art'] }) : text;
}

function withoutUpdates(text: string): string {
  const { updates } = parse(text) as { updates: { directory: string }[] };
  const at = updates.findIndex(({ directory }) => directory === '/art');
  return at < 0 ? text : applyEdit(text, { op: 'remove', path: ['updates', at] });
}
