import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { build, type InlineConfig, type Plugin } from 'vite';
import type { Face, Prototype } from './list.ts';

const here = import.meta.dirname;
const require = createRequire(import.meta.url);

/** Boards bring their fonts as style sheets; a prototype has its own, cut to what it says and may be typed into it. */
const withoutFontSheets: Plugin = {
  name: 'without-font-sheets',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('@fontsource') ? '\0nothing' : null),
  load: (id) => (id === '\0nothing' ? '' : null),
};

/** One HTML file with everything inside. The same code gives the same bytes. */
export async function compile(prototype: Prototype): Promise<string> {
  const code = await bundle(prototype.study);
  const faces = await Promise.all(prototype.faces.map((face) => fontFace(face, charactersOf(code))));
  return [
    '<!doctype html>',
    `<!-- ${notice(prototype)} -->`,
    '<html lang="en-CA">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${prototype.title}</title>`,
    `<style>${faces.join('')}</style>`,
    '</head>',
    '<body>',
    `<script>${code.replaceAll('</script', '<\\/script')}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** What is inside that others made. */
function notice({ faces, carries = [] }: Prototype): string {
  const names = faces.map(({ family }) => family.replace(' Variable', '')).join(' and ');
  const code = ['Preact, © Jason Miller', ...carries].join('; ');
  return `Carries ${code} (MIT licence); typeface ${names} (SIL Open Font License 1.1), cut to its letters.`;
}

async function bundle(study: string): Promise<string> {
  const preact = (name: string) => require.resolve(`preact/${name}`).replace(/\.js$/, '.mjs');
  const result = await asForVisitors({
    root: path.join(here, '..'),
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    publicDir: false,
    plugins: [withoutFontSheets],
    resolve: {
      alias: [
        { find: /^react\/jsx-(dev-)?runtime$/, replacement: preact('jsx-runtime') },
        { find: /^react-dom\/client$/, replacement: preact('compat/client') },
        { find: /^react(-dom)?$/, replacement: preact('compat') },
      ],
    },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: path.join(here, study, 'main.tsx'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = outputs.filter((one) => one.type === 'chunk');
  if (chunks.length !== 1 || outputs.length !== 1)
    throw new Error(`${study}: one script was expected, and there are ${outputs.map((o) => o.fileName)}`);
  return chunks[0]!.code.trim();
}

/** Under a test runner too: what is compiled must not depend on who asks. */
async function asForVisitors(config: InlineConfig) {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return await build(config);
  } finally {
    process.env.NODE_ENV = before;
  }
}

/** What can be typed, and what is written. */
function charactersOf(code: string): string {
  const ascii = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i));
  return [...new Set([...ascii, ...code.replaceAll(/\p{Cc}/gu, '')])].sort().join('');
}

async function fontFace({ family, file, weights }: Face, characters: string): Promise<string> {
  const font = await subsetFont(await readFile(require.resolve(file)), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  return `@font-face{font-family:'${family}';font-weight:${weights.min} ${weights.max};src:url(data:font/woff2;base64,${font.toString('base64')})format('woff2')}`;
}
