import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, ViteUserConfig } from 'astro';
import { betweenPages, drawInTurn } from '../../lib/between-pages.ts';
import { ContentError } from '../../reader/problem.ts';
import { drawableLibrary, type Library, readLibrary } from '../../reader/read.ts';
import { markPage } from '../fence/answers.ts';
import { filesShown, isWhole } from './is-whole.ts';
import { noContentPage } from './no-content-page.ts';
import { type Report, reportOf } from './report.ts';
import { lookTwice } from './second-look.ts';
import { readTwice } from './twice.ts';

const CLIENT = '/src/dev/overlay/overlay.client.ts';
/** Editors save in several steps: the reading waits until they are through. */
const SETTLE_MS = 40;

/** While editing: reads the content after every save, and shows either the new page or what to mend. */
export function contentOverlay(): AstroIntegration {
  let root = process.cwd();
  let base = '/';
  return {
    name: 'content-overlay',
    hooks: {
      'astro:config:setup': ({ command, injectScript, updateConfig }) => {
        if (command !== 'dev') return;
        // Where a shell says “production”, Astro would leave this and the editor out without a word.
        process.env.NODE_ENV = 'development';
        injectScript('page', `import ${JSON.stringify(CLIENT)};`);
        updateConfig({ vite: { plugins: [inTurnWithContent] } });
      },
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
        base = config.base;
      },
      'astro:server:setup': ({ server, refreshContent, logger }) => {
        const { hot } = server.environments.client;
        /** The last content that was right: what pages are drawn from, whatever is wrong now. */
        let right: Library | undefined;
        /** The same, without what is gone by now. */
        let good: Library | undefined;
        /** All that pages show, by its value: where it stays as it was, nobody draws or loads them anew. */
        let shown = '';
        let last: Report = { mistakes: [] };
        /** What the terminal says already. */
        let told = '';
        let report = read();

        async function read(): Promise<Report> {
          try {
            right = await readTwice(() => readLibrary(root, { editing: true }), SETTLE_MS);
            good = right;
            last = { mistakes: [] };
            told = '';
          } catch (error) {
            const { message } = error as Error;
            if (message !== told) logger.error(message);
            told = message;
            // Of what is wrong pages are drawn as they were; of what is gone they are drawn without it.
            if (right && (await isWhole(root, right))) good = right;
            else if (error instanceof ContentError)
              // Where even that fails, a file went away while it was read.
              good = await drawableLibrary(root, good).catch(() => good);
            // Anything else is mostly a file that went away while it was read: another reading follows.
            last = reportOf(
              root,
              error instanceof ContentError ? error.problems : [unexpected(error as Error)],
            );
          }
          shown = JSON.stringify([good, good && (await filesShown(root, good))]);
          return last;
        }

        async function readAgain() {
          const began = performance.now();
          await report;
          const before = shown;
          report = read();
          const { mistakes } = await report;
          // Pages are drawn anew from what was just read, and Astro reloads them: each of them asks again.
          if (mistakes.length === 0 || shown !== before) {
            await betweenPages(async () =>
              refreshContent?.({ loaders: ['library'], context: { library: good, began } }),
            );
          }
          hot.send('content:report', { mistakes });
        }

        let timer: NodeJS.Timeout | undefined;
        let reading: Promise<void> = Promise.resolve();
        lookTwice(server.watcher, join(root, 'content'));
        server.watcher.on('all', (_event, path) => {
          if (relative(root, path).split(sep)[0] !== 'content') return;
          clearTimeout(timer);
          timer = setTimeout(inTurn, SETTLE_MS);
        });
        const inTurn = () => {
          reading = reading.then(readAgain).catch((error: Error) => logger.error(error.message));
          return reading;
        };

        hot.on('content:ask', async (_, client) => {
          // Files that were read while others were on their way may be right by now, and no watcher sees everything.
          if ((await report).mistakes.length > 0) await inTurn();
          client.send('content:report', await report);
        });

        // Without content to draw a page from, Astro would answer with a stack trace.
        server.middlewares.use(async (request, response, next) => {
          if (!isDocument(request)) return next();
          const { mistakes } = await report;
          // A fault in one file is no reason to lose the editor: what Astro cannot draw, its own page stands in for.
          const isEdited = server.config.define?.['import.meta.env.EDITING'] === 'true';
          if (isEdited || mistakes.length > 0)
            insteadOfFaults(response, noContentPage(base, mistakes.length > 0));
          if (mistakes.length === 0 || good) return next();
          markPage(response);
          response.writeHead(500, {
            'Content-Type': 'text/html; charset=utf-8',
            'Cache-Control': 'no-store',
          });
          response.end(noContentPage(base, true));
        });
      },
    },
  };
}

/** Answers with a page of ours where the answer would be a stack trace. */
function insteadOfFaults(response: ServerResponse, page: string): void {
  const { writeHead, write, end } = response;
  let isFault = false;
  const unlessFault =
    <Args extends unknown[], R>(act: (...args: Args) => R, instead: R) =>
    (...args: Args): R =>
      isFault ? instead : act.apply(response, args);
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    isFault = args[0] === 500;
    return isFault ? response : writeHead.apply(response, args);
  }) as typeof writeHead;
  response.write = unlessFault(write as (...args: unknown[]) => boolean, true) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    Object.assign(response, { writeHead, write, end });
    if (!isFault && response.statusCode !== 500) return end.apply(response, args);
    response.removeHeader('Content-Length');
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    return response.end(page);
  }) as typeof end;
}

/** Asked right before Astro draws a page. */
const inTurnWithContent: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'content-in-turn',
  enforce: 'pre',
  configureServer:
    ({ middlewares }) =>
    () => {
      middlewares.use((_request, response, next) => drawInTurn(response, next));
    },
};

const unexpected = ({ message }: Error) => ({
  file: 'content',
  message: `The content could not be read (${message}). Save the file you changed last once more; if this stays, take that change back.`,
});

const isDocument = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');
