import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { leadsOut } from '../lib/files.ts';
import { FONT_FOLDER } from '../model/typefaces.ts';
import { chosenIn } from './chosen.ts';
import { packageFolder } from './families.ts';
import { typefaceList, typefaceListCss } from './list.ts';
import { FONTS, pageTypefaces } from './page-css.ts';
import { WHOLE_FONTS } from './whole-css.ts';

/**
 * The fonts of the pages. A build gets those that its pages name. While somebody edits, every typeface is handed out
 * whole, and a list of them: `/@typefaces/list.json`, and `/@typefaces/list.css` to set each in itself.
 */
export function typefaces(base: string): AstroIntegration {
  let root = process.cwd();
  return {
    name: 'typefaces',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const [path = ''] = (request.url ?? '').split('?', 1);
          const [, wanted] = path.split(`/${WHOLE_FONTS}/`);
          if (wanted === undefined) return next();
          hand(root, base, decodeURIComponent(wanted), response).catch(next);
        });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = join(fileURLToPath(dir), FONTS);
        mkdirSync(folder, { recursive: true });
        const { files } = await pageTypefaces(root, base, await chosenIn(root));
        for (const file of files) copyFileSync(file, join(folder, basename(file)));
      },
    },
  };
}

async function hand(root: string, base: string, wanted: string, response: ServerResponse): Promise<void> {
  const answer = (type: string, body: string | Buffer) => {
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
    response.end(body);
  };
  if (wanted === 'list.json') return answer('application/json', JSON.stringify(await typefaceList(root)));
  if (wanted === 'list.css') return answer('text/css', await typefaceListCss(root, base));
  const file = wholeFont(root, wanted);
  if (file) return answer('font/woff2', readFileSync(file));
  response.writeHead(404, { 'Content-Type': 'text/plain' });
  response.end('There is no such font.\n');
}

/** `lexend/lexend-latin-wght-normal.woff2` of the package, `look/Inter.woff2` of the owner’s; nothing else. */
export function wholeFont(root: string, wanted: string): string | undefined {
  const [folder = '', ...rest] = wanted.split('/');
  if (!/\.(woff2?|ttf|otf)$/i.test(wanted)) return undefined;
  if (folder === 'look' && leadsOut(root, join(FONT_FOLDER, ...rest))) return undefined;
  const home = folder === 'look' ? join(root, FONT_FOLDER) : filesOf(folder);
  const path = home && join(home, ...rest);
  const isInside = home && path && !relative(home, path).startsWith(`..${sep}`);
  return isInside && existsSync(path) && statSync(path).isFile() ? path : undefined;
}

function filesOf(name: string): string | undefined {
  if (!/^[a-z0-9-]+$/.test(name)) return undefined;
  try {
    return join(packageFolder(name), 'files');
  } catch {
    return undefined; // no such package
  }
}
