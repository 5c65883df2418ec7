import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { betweenPages, withoutPages } from '../lib/between-pages.ts';
import { slashed } from '../lib/files.ts';
import { ContentError } from '../reader/problem.ts';
import { readLibrary } from '../reader/read.ts';
import { editorInOne } from './in-one.ts';
import { answer, sendMedia } from './server/api.ts';
import { type Commands, Desk } from './server/desk.ts';
import type { Door } from './server/door.ts';
import type { GateCommand } from './server/gate.ts';
import { PREFIX, Refused } from './server/guard.ts';
import type { Advice } from './shared/answers.ts';
import type { PdfAnswer, PdfRequest } from './shared/pdf.ts';

const CLIENT = '/src/editor/client/editor.client.ts';

export interface EditorOptions extends Commands {
  door: Door;
  /** The password and the private links. */
  gate: GateCommand;
  /** The address at which a talk or a study is presented. */
  present(root: string, name: string): Promise<string>;
  pdf(asked: PdfRequest): Promise<PdfAnswer>;
  /** What would make the pages better. */
  look(root: string): Promise<Advice[]>;
  /** All that the doctor finds. */
  examine(root: string): Promise<Advice[]>;
}

/** The editor on every page. Only `npm run edit` adds it; a build refuses it. */
export function editor({
  door,
  gate,
  present,
  pdf,
  look,
  examine,
  ...commands
}: EditorOptions): AstroIntegration {
  let root = process.cwd();
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ command, injectScript, updateConfig }) => {
        if (command !== 'dev') throw new Error('The editor belongs to `npm run edit` alone.');
        // Vite would start the server anew whenever .env changes, and Undo would be gone. It needs nothing of that file.
        updateConfig({
          vite: { plugins: [editorInOne()], envDir: false, define: { 'import.meta.env.EDITING': 'true' } },
        });
        injectScript('page', `import ${JSON.stringify(CLIENT)};`);
      },
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:server:setup': ({ server, refreshContent, logger }) => {
        const { hot } = server.environments.client;
        const desk = new Desk(root, commands, (change) => hot.send('edit:changed', change));
        const savings = keepPage(hot);
        // Read once while it is right: a page is drawn from this if a file is broken before anybody opens it.
        desk.inTurn(() => desk.documents.read()).catch((error: Error) => logger.error(error.message));

        async function refresh() {
          savings.note();
          try {
            const began = performance.now();
            const library = await readLibrary(root, { editing: true });
            await betweenPages(async () =>
              refreshContent?.({ loaders: ['library'], context: { library, began } }),
            );
            // Whoever read while files were on their way has told of mistakes that are none.
            hot.send('content:report', { mistakes: [] });
          } catch (error) {
            if (!(error instanceof ContentError)) throw error; // the overlay tells it
          }
        }

        let later: NodeJS.Timeout | undefined;
        async function refreshTwice() {
          await refresh();
          clearTimeout(later);
          later = setTimeout(() => refresh().catch((error: Error) => logger.error(error.message)), SETTLED);
        }

        server.watcher.on('all', (_event, path) => {
          const file = slashed(relative(root, path));
          if (!file.startsWith('content/')) return;
          savings.note();
          desk.notice(file).catch((error: Error) => logger.error(error.message));
        });

        server.middlewares.use((request, response, next) => {
          const path = request.url ?? '';
          if (path.startsWith(PREFIX)) {
            const api = {
              root,
              desk,
              door,
              gate,
              refresh: refreshTwice,
              withoutPages,
              present: (name: string) => present(root, name),
              pdf,
              look: () => look(root),
              examine: () => examine(root),
              build: () => commands.build(root),
            };
            void answer(api, request, response);
            return;
          }
          const [, media] = /^\/media\/([^/?]+)$/.exec(path) ?? [];
          if (!media) return next();
          sendMedia(root, desk.documents, media, response).then(
            (isSent) => isSent || next(),
            (error: Error) => (error instanceof Refused ? next() : next(error)),
          );
        });
      },
    },
  };
}

/** By then every watcher has seen what a step did. */
const SETTLED = 1500;

/** How long after a save Astro may take to ask for the page again. */
const QUIET = 5000;

/**
 * The page draws a change by itself: Astro’s reload after every save would take the words out of the owner’s hands.
 * Reloads for other reasons pass.
 */
function keepPage(hot: { send: (...args: never[]) => void }): { note(): void } {
  const send = hot.send.bind(hot) as (...args: unknown[]) => void;
  let last = Number.NEGATIVE_INFINITY;
  hot.send = (...args: unknown[]) => {
    const [message] = args;
    const isReload =
      typeof message === 'object' && message !== null && 'type' in message && message.type === 'full-reload';
    if (!isReload || performance.now() - last > QUIET) send(...args);
  };
  return {
    note() {
      last = performance.now();
    },
  };
}
