// The half of `npm start` that builds, in a process of its own: what a build takes, a gigabyte with ease, is given back
// when it ends, and nobody who only looks at the site has to hold it.
import { join } from 'node:path';
import { showProgress } from '../../src/media/progress.ts';
import { publishedAt } from '../../src/reader/published-at.ts';
import { buildSite, leave } from '../build.ts';
import type { FromBuilder, ToBuilder } from './messages.ts';

const tell = (message: FromBuilder) => process.send?.(message);
// Whoever served is gone, so nobody waits for this any more.
process.on('disconnect', () => process.exit());

const built = await buildSite({ servesFirst: true });
if (built) {
  const { files, folder } = built;
  let mayMove = () => {};
  const told = new Promise<void>((resolve) => {
    mayMove = resolve;
  });
  process.on('message', async (message: ToBuilder) => {
    if (message.kind === 'move') return mayMove();
    const { path } = message;
    try {
      await files.make(path, folder);
      tell({ kind: 'made', path });
    } catch (error) {
      tell({ kind: 'failed', path, reason: error instanceof Error ? error.message : String(error) });
    }
  });
  const { base } = publishedAt(join(import.meta.dirname, '../..'));
  tell({ kind: 'pages', folder, base, files: files.paths });
  // Only what is whole takes the place of the last build: a first look that ends early leaves dist as it was.
  const isWhole = await built.finish(showProgress('Pictures and films'), () => {
    tell({ kind: 'whole' });
    return told;
  });
  if (isWhole) tell({ kind: 'moved' });
  leave(isWhole ? 0 : 1);
} else {
  leave(1);
}
