import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { Store, TRASH } from '../../src/editor/server/store.ts';
import { takeBack, unfinishedIn } from '../../src/editor/server/unfinished.ts';
import { slashed } from '../../src/lib/files.ts';
import { Refusal } from '../gate/env-file.ts';
import { BEFORE, leaves, move } from './stage.ts';

/** Puts the sample back that `npm run begin` took away last; what is there now takes its place in the trash. */
export function bringBack(root: string): string {
  const unfinished = unfinishedIn(root);
  if (unfinished) {
    const count = takeBack(root, unfinished);
    return `✓ The last step (${unfinished.label}) was cut off halfway. What it had done is taken back, ${count} of its ${unfinished.changes.length} changes: the site is as it was before it, and nothing is lost. Do it again whenever you like.`;
  }
  const [last] = globSync(`${TRASH}/*-${BEFORE}`, { cwd: root })
    .filter(
      (folder) =>
        existsSync(join(root, folder, 'content')) && leaves(join(root, folder), 'content').length > 0,
    )
    .map((folder) => slashed(folder))
    .toSorted()
    .toReversed();
  if (last === undefined)
    throw new Refusal(`There is no sample in ${TRASH} to bring back, so nothing was changed.`);
  const store = new Store(root);
  const now = store.spare('content').replace(/\/content$/, '');
  store.do({
    label: 'the sample',
    page: '/',
    changes: [
      ...leaves(root, 'content').map((from) => move(from, `${now}/${from}`)),
      ...leaves(join(root, last), 'content').map((to) => move(`${last}/${to}`, to)),
    ],
  });
  return `✓ The sample is back. What was there instead is in ${now}.`;
}
