import { defineCollection } from 'astro:content';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { z } from 'zod';
import { aboutSchema } from './model/about.ts';
import { funSchema } from './model/fun.ts';
import { lookSchema } from './model/look.ts';
import { withoutPrivate } from './model/private.ts';
import { siteSchema } from './model/site.ts';
import { studySchema } from './model/study.ts';
import { workSchema } from './model/work.ts';
import { ContentError } from './reader/problem.ts';
import { drawableLibrary, type Library, readLibrary } from './reader/read.ts';

// One reading serves all collections.
let reading: Promise<Library> | undefined;
/** When the newest reading that was handed over began. */
let newest = 0;

interface Handed {
  library?: Library;
  began?: number;
}

/** While editing, what is wrong stops no page: the overlay tells it, and they are drawn from what is right. */
async function read(root: string, editing: boolean): Promise<Library> {
  return readLibrary(root, { editing }).catch(async (error) => {
    const drawable = editing && error instanceof ContentError ? await drawableLibrary(root) : undefined;
    if (!drawable) throw error;
    return drawable;
  });
}

/** Fills a collection from the library. The reader has checked everything, with better words than Zod’s. */
function fromLibrary(pick: (library: Library) => Record<string, Record<string, unknown>>): Loader {
  return {
    name: 'library',
    async load({ config, store, meta, watcher, refreshContextData }) {
      try {
        // While editing, src/dev/overlay reads after every save, and hands over what is right; the editor does too.
        const { library: fresh, began = newest } = (refreshContextData ?? {}) as Handed;
        // Who began to read before a change is too late with it, however long it took.
        if (began < newest) return;
        newest = began;
        reading = fresh
          ? Promise.resolve(fresh)
          : (reading ?? read(fileURLToPath(config.root), watcher !== undefined));
        const entries = pick(await reading);
        // Not `clear()`: Astro would write its list of imports anew, and reload the page a second time.
        for (const id of store.keys()) if (!Object.hasOwn(entries, id)) store.delete(id);
        for (const [id, data] of Object.entries(entries)) store.set({ id, data });
        // A picture can change without a word changing: pages are drawn anew all the same.
        if (fresh) meta.set('read', String(Date.now()));
      } catch (error) {
        // While editing, the overlay says what is wrong; a build stops.
        if (!watcher || !(error instanceof ContentError)) throw error;
        reading = undefined;
      }
    },
  };
}

export const collections = {
  site: defineCollection({ loader: fromLibrary(({ site }) => ({ main: site })), schema: siteSchema }),
  work: defineCollection({ loader: fromLibrary(({ work }) => ({ main: work })), schema: workSchema }),
  about: defineCollection({ loader: fromLibrary(({ about }) => ({ main: about })), schema: aboutSchema }),
  fun: defineCollection({ loader: fromLibrary(({ fun }) => (fun ? { main: fun } : {})), schema: funSchema }),
  look: defineCollection({
    loader: fromLibrary(({ look }) => (look ? { main: look } : {})),
    schema: lookSchema,
  }),
  ownCss: defineCollection({
    loader: fromLibrary(({ ownCss }) => (ownCss === undefined ? {} : { main: { css: ownCss } })),
    schema: z.object({ css: z.string() }),
  }),
  // Whether there are any: Astro warns whoever asks for a collection that is empty.
  routes: defineCollection({
    loader: fromLibrary(({ studies }) => ({ main: { all: Object.keys(studies) } })),
    schema: z.object({ all: z.array(z.string()) }),
  }),
  // What is for the speaker alone ends here: no page, vault or feed can tell that it is there. Decks never get this far.
  studies: defineCollection({
    loader: fromLibrary(({ studies }) =>
      Object.fromEntries(Object.entries(studies).map(([route, study]) => [route, withoutPrivate(study)])),
    ),
    schema: studySchema,
  }),
};
