import { expect, test, vi } from 'vitest';
import { getWork } from './content.ts';

/** As written, while the pictures are somewhere else. */
const written: Record<string, unknown> = {
  work: {
    hero: { picture: { file: 'gone/hero.png', kind: 'picture', place: 'heroCover', alt: '' } },
    featured: { title: '', studies: ['a'] },
  },
  studies: { title: 'A', cover: { file: 'cover.png', kind: 'picture', place: 'card', alt: '' } },
};

vi.mock('astro:content', () => ({
  getEntry: async (collection: string) => written[collection] && { data: written[collection] },
  getCollection: async () => [],
}));

test('a page whose pictures are gone fails once, and no promise is left behind', async () => {
  const left: unknown[] = [];
  const note = (reason: unknown) => left.push(reason);
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', note);
  // While somebody edits, the page would be drawn without them.
  vi.stubEnv('DEV', false);
  await expect(getWork()).rejects.toThrow('ENOENT');
  vi.unstubAllEnvs();
  await new Promise((resolve) => setTimeout(resolve, 50));
  process.removeAllListeners('unhandledRejection');
  for (const other of others) process.on('unhandledRejection', other);
  expect(left).toEqual([]);
});
