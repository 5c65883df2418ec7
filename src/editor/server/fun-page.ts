import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { FILES } from '../../model/files.ts';
import { toWrite } from '../../model/starter.ts';
import { valueAt } from '../shared/value.ts';
import { applyEdit } from '../yaml/edit.ts';
import { Refused } from './guard.ts';
import { insideContent } from './paths.ts';
import type { Change, Store } from './store.ts';
import { takeInPicture } from './take-in.ts';
import { PAINTINGS, painting } from './take-in-file.ts';
import type { Texts } from './texts.ts';

const ADDRESS = '/fun';

export const hasFun = (root: string): boolean => existsSync(join(root, FILES.fun));

/** A Fun page begins with its first painting; its words are to be written, and the bar gets its link. */
export async function newFun(
  root: string,
  store: Store,
  { name, bytes }: { name: string; bytes: Buffer<ArrayBuffer> },
): Promise<{ changes: Change[]; told: string | undefined }> {
  const taken = await takeInPicture(root, PAINTINGS, { name, bytes, place: 'painting' });
  // The folder may be a link that leads elsewhere.
  insideContent(root, `${PAINTINGS}/${taken.file}`);
  const page = {
    pageName: 'Fun',
    description: toWrite('one sentence about the page, for search results and link previews.'),
    title: toWrite('the heading of your Fun page'),
    intro: [toWrite('what you make for fun, in a sentence or two.')],
    paintings: [painting(name, `paintings/${taken.file}`)],
  };
  const changes = [
    store.prepare(`${PAINTINGS}/${taken.file}`, taken.bytes),
    store.prepare(FILES.fun, stringify(page, { lineWidth: 0 })),
    ...linked(store),
  ];
  return { changes, told: taken.told };
}

function linked(store: Store): Change[] {
  const before = store.read(FILES.site);
  const links = valueAt(parse(before), ['navigation']);
  if (!Array.isArray(links) || links.some((link) => valueAt(link, ['href']) === ADDRESS)) return [];
  const value = { label: 'Fun', href: ADDRESS };
  const after = applyEdit(before, {
    op: 'insert',
    path: ['navigation'],
    at: Math.min(1, links.length),
    value,
  });
  return [{ kind: 'text', file: FILES.site, before, after }];
}

/** The page goes to the trash; its paintings stay in their folder, to be hung again. The bar leaves its link out. */
export function deletedFun(root: string, store: Store, texts: Texts): Change[] {
  if (!hasFun(root)) throw new Refused(404, 'There is no Fun page.');
  return [...texts.changes(), { kind: 'move', from: FILES.fun, to: store.spare('fun.yaml') }];
}
