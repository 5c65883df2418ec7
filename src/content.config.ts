import { defineCollection } from 'astro:content';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { aboutSchema } from './model/about.ts';
import { funSchema } from './model/fun.ts';
import { siteSchema } from './model/site.ts';
import { studySchema } from './model/study.ts';
import { workSchema } from './model/work.ts';
import { ContentError } from './reader/problem.ts';
import { type Library, readLibrary } from './reader/read.ts';

// One reading serves all collections; a change under content/ starts a new one.
let reading: Promise<Library> | undefined;

/** Fills a collection from the library. The reader has checked everything, with better words than Zod’s. */
function fromLibrary(pick: (library: Library) => Record<string, Record<string, unknown>>): Loader {
  async function fill({ config, store }: LoaderContext) {
    reading ??= readLibrary(fileURLToPath(config.root));
    const entries = pick(await reading);
    store.clear();
    for (const [id, data] of Object.entries(entries)) store.set({ id, data });
  }
  return {
    name: 'library',
    async load(context) {
      await fill(context);
      context.watcher?.add(fileURLToPath(new URL('content/', context.config.root)));
      context.watcher?.on('all', async (_event, path) => {
        if (!path.includes('/content/')) return;
        reading = undefined;
        try {
          await fill(context);
        } catch (error) {
          if (!(error instanceof ContentError)) throw error;
          context.logger.error(error.message);
        }
      });
    },
  };
}

export const collections = {
  site: defineCollection({ loader: fromLibrary(({ site }) => ({ main: site })), schema: siteSchema }),
  work: defineCollection({ loader: fromLibrary(({ work }) => ({ main: work })), schema: workSchema }),
  about: defineCollection({ loader: fromLibrary(({ about }) => ({ main: about })), schema: aboutSchema }),
  fun: defineCollection({ loader: fromLibrary(({ fun }) => ({ main: fun })), schema: funSchema }),
  studies: defineCollection({ loader: fromLibrary(({ studies }) => studies), schema: studySchema }),
};
