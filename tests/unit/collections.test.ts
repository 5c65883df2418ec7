import type { Loader, LoaderContext } from 'astro/loaders';
import { expect, test } from 'vitest';
import { collections } from '../../src/content.config.ts';

test('who began to read before a change, and is done after it, does not take the pages back', async () => {
  const entries = new Map<string, unknown>();
  const { load } = (collections.studies as unknown as { loader: Loader }).loader;
  const handOver = (began: number, route: string) =>
    load({
      store: {
        keys: () => [...entries.keys()],
        delete: (id: string) => entries.delete(id),
        set: ({ id, data }: { id: string; data: unknown }) => entries.set(id, data),
      },
      meta: new Map(),
      watcher: {},
      refreshContextData: { library: { studies: { [route]: { blocks: [] } } }, began },
    } as unknown as LoaderContext);
  await handOver(1, 'before');
  await handOver(3, 'renamed');
  await handOver(2, 'before');
  expect([...entries.keys()]).toEqual(['renamed']);
});
