// Which room may import from which. The house stays tidy because this table is a check, not a wish.
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { listFiles } from '../src/lib/files.ts';

/** Room → the rooms it may import from, besides itself. */
const ALLOWED: Record<string, readonly string[]> = {
  pages: [
    'layouts',
    'screens',
    'content',
    'gate',
    'media',
    'vault',
    'resume',
    'publish',
    'share',
    'ui',
    'lib',
    'model',
    'styles',
  ],
  dev: [
    'layouts',
    'present',
    'screens',
    'content',
    'blocks',
    'reader',
    'media',
    'publish',
    'ui',
    'lib',
    'model',
  ],
  // Nothing imports the editor: `npm run edit` alone loads it.
  editor: [
    'import',
    'present',
    'screens',
    'blocks',
    'reader',
    'words',
    'share',
    'media',
    'fonts',
    'look',
    'ui',
    'lib',
    'model',
    'styles',
  ],
  import: ['words', 'lib', 'model'],
  // Nothing that is published imports the talk.
  present: ['blocks', 'ui', 'look', 'lib', 'model', 'styles'],
  layouts: ['content', 'gate', 'share', 'look', 'ui', 'lib', 'model', 'styles'],
  content: ['media', 'vault', 'reader', 'fonts', 'look', 'lib', 'model'],
  'content.config': ['reader', 'model'],
  screens: ['blocks', 'gate', 'ui', 'media', 'vault', 'lib', 'model', 'styles'],
  blocks: ['ui', 'lib', 'model'],
  gate: ['ui', 'vault', 'lib', 'model'],
  ui: ['lib', 'model', 'styles'],
  reader: ['words', 'fonts', 'media', 'look', 'lib', 'model'],
  words: ['model'],
  // Drawn with what draws the social images.
  resume: ['share', 'fonts', 'look', 'lib', 'model'],
  share: ['content', 'fonts', 'media', 'look', 'ui', 'lib', 'model'],
  media: ['vault', 'lib', 'model'],
  vault: ['lib', 'model'],
  fonts: ['words', 'look', 'lib', 'model'],
  // How things look, for whoever draws something; beside styles, which says how they are measured.
  look: ['lib', 'model', 'styles'],
  publish: ['lib'],
  lib: ['model'],
  model: ['styles'],
  styles: [],
};

/** What holds within a room. */
const INSIDE: Record<string, (file: string, path: string) => string | undefined> = {
  blocks: blockProblem,
  editor: editorProblem,
};

/** Part of the editor → the parts it takes nothing from. */
const EDITOR_APART: Record<string, readonly string[]> = {
  client: ['server', 'yaml'],
  server: ['client'],
  shared: ['client', 'server', 'yaml'],
  yaml: ['client', 'server'],
};

/** Every import that goes against the flow, as a sentence. */
export function importProblems(root: string): string[] {
  return listFiles('src/**/*.{ts,tsx,astro}', root)
    .filter((file) => !/\.(test|examples)\.tsx?$/.test(file))
    .flatMap((file) =>
      importsOf(readFileSync(`${root}/${file}`, 'utf8')).map((target) => problem(file, target)),
    )
    .filter((found) => found !== undefined);
}

/** What runs or needs the tests. All else must do without them: an owner may well throw `tests` away. */
const FOR_TESTS =
  /\.(test|examples)\.tsx?$|^tools\/(test[./-]|build-for-tests\.ts|shots-(editor|looks|slides)\.ts)/;

/** Every file that takes something out of `tests`, though it is no test. */
export const reachesIntoTests = (root: string): string[] =>
  listFiles('{src,tools}/**/*.{ts,tsx,mjs,astro}', root)
    .filter((file) => !file.includes('/node_modules/') && !FOR_TESTS.test(file))
    .filter((file) => takesFromTests(readFileSync(`${root}/${file}`, 'utf8')))
    .map((file) => `${file} takes something from tests. Move that to where it is used.`);

/**
 * Every file that astro.config.ts takes along, and that loads something only once it is needed. Astro closes what it read its
 * settings with before the first page is drawn: whatever has not been loaded by then never will be.
 */
export function loadedTooLate(root: string): string[] {
  const seen = new Set(['astro.config.ts']);
  for (const file of seen)
    for (const target of importsOf(readFileSync(`${root}/${file}`, 'utf8'))) {
      const path = posix.join(posix.dirname(file), target);
      if (/^\.{1,2}\/.*\.tsx?$/.test(target) && existsSync(`${root}/${path}`)) seen.add(path);
    }
  return [...seen]
    .filter((file) => loadsLate(readFileSync(`${root}/${file}`, 'utf8')))
    .map(
      (file) =>
        `${file} has an \`await import(…)\`, and astro.config.ts takes it along. Import it at the top.`,
    );
}

export const loadsLate = (source: string): boolean => /\bawait import\(/.test(source);

export const takesFromTests = (source: string): boolean => /['"`](\.{0,2}\/)*tests\//.test(source);

export function problem(file: string, target: string): string | undefined {
  if (!target.startsWith('.')) return undefined;
  const path = posix.join(posix.dirname(file), target);
  const from = roomOf(file);
  const to = roomOf(path);
  if (!path.startsWith('src/')) return `${file} imports ${path}: nothing in src imports from outside it.`;
  if (from === to) return INSIDE[from]?.(file, path);
  const allowed = ALLOWED[from];
  if (!allowed)
    return `${file} is in a room the table in tools/imports.ts does not know. Add the room, or move the file.`;
  if (allowed.includes(to)) return undefined;
  return `${file} imports ${path}, but ${from} may import only from ${allowed.join(', ') || 'nothing'}. Move the shared part down.`;
}

/** Blocks stand side by side: one never reaches into another. Files beside the folders may see them all. */
function blockProblem(file: string, path: string): string | undefined {
  const [, , fromBlock, inside] = file.split('/');
  const [, , toBlock, toInside] = path.split('/');
  if (!inside || !toInside || fromBlock === toBlock) return undefined;
  return `${file} imports ${path}: a block never imports another block. Move the shared part to ui.`;
}

/** The editor’s page takes nothing of its server’s, nor the other way round: what both need is in a room of its own. */
function editorProblem(file: string, path: string): string | undefined {
  const [, , fromPart = ''] = file.split('/');
  const [, , toPart = ''] = path.split('/');
  if (!EDITOR_APART[fromPart]?.includes(toPart)) return undefined;
  return `${file} imports ${path}: move what both need to src/editor/shared/.`;
}

function roomOf(path: string): string {
  const [, room = ''] = path.split('/');
  return room.replace(/\.tsx?$/, '');
}

function importsOf(source: string): string[] {
  return ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName);
}
