import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { aboutPlan, ownerPlan } from '../../../import/about-edits.ts';
import { nameOfFile } from '../../../import/markdown.ts';
import { SHAPES } from '../../../import/shapes/shapes.ts';
import type { Choice } from '../../../import/study.ts';
import { step, type Tell } from '../../../lib/progress.ts';
import { FILES, studyFolder } from '../../../model/files.ts';
import { SHELVES } from '../../../model/work.ts';
import { studyFolders } from '../../../reader/folders.ts';
import { freeAddress } from '../../shared/addresses.ts';
import { valueAt } from '../../shared/value.ts';
import { applyEdit } from '../../yaml/edit.ts';
import { fieldOrder } from '../documents.ts';
import type { Change, Store } from '../store.ts';
import type { Texts } from '../texts.ts';
import type { Ready } from './ready.ts';
import { writeStudy } from './write.ts';

/** What the owner chose of a file that was handed in. */
export interface Taking {
  /** By study: the kinds of its parts in their order; null leaves the study out. */
  studies: (string[] | null)[];
  /** Whether jobs and skills take the place of those that are there. */
  replaces: boolean;
  /** Whether the settings take name, mail and networks. */
  owner?: boolean | undefined;
}

interface Desk {
  root: string;
  store: Store;
  texts: Texts;
  starter(file: string): Promise<Buffer>;
  /** Is told how far it is. */
  tell: Tell;
}

/** The changes that bring it in: folders that wait beside content to be moved there, the Work page, and About. */
export async function taken(
  { ready, name }: { ready: Ready; name: string },
  { studies, replaces, owner }: Taking,
  { root, store, texts, starter, tell }: Desk,
): Promise<{ changes: Change[]; routes: string[] }> {
  const language = String(valueAt(parse(texts.read(FILES.site)), ['language']) ?? 'en');
  const moves: Change[] = [];
  const routes: string[] = [];
  for (const [index, one] of ready.studies.entries()) {
    const kinds = studies[index];
    if (!kinds) continue;
    await step(tell, 'Writing the studies', routes.length + 1, studies.filter(Boolean).length);
    const known = [...studyFolders(root), ...routes].map((route) => ({
      route,
      title: '',
      locked: false,
      draft: false,
    }));
    const route = freeAddress({ studies: known }, one.study.title, nameOfFile(one.study.file));
    const folder = store.spare(`case-studies/${route}`);
    mkdirSync(join(root, folder), { recursive: true });
    const write = (file: string, data: string | Buffer) => writeFileSync(join(root, file), data);
    const place = { root, folder, route, language, from: name, write, starter };
    await writeStudy(one, kinds.map(asChoice), place);
    moves.push({ kind: 'move', from: folder, to: studyFolder(route) });
    routes.push(route);
  }
  const work: unknown = parse(texts.read(FILES.work));
  const shelf = SHELVES.findLast((one) => valueAt(work, [one]) !== undefined) ?? SHELVES[0];
  for (const route of routes.toReversed())
    texts.edit(FILES.work, { op: 'insert', path: [shelf, 'studies'], at: 0, value: route });
  if (ready.people) {
    const about: unknown = parse(texts.read(FILES.about)) ?? {};
    const { edits } = aboutPlan(about as Parameters<typeof aboutPlan>[0], ready.people, {
      replaces,
      language,
    });
    const order = fieldOrder(FILES.about, about);
    texts.change(FILES.about, (text) => edits.reduce((now, edit) => applyEdit(now, edit, { order }), text));
  }
  if (ready.people && owner) {
    const site: unknown = parse(texts.read(FILES.site));
    const { edits } = ownerPlan(site as Parameters<typeof ownerPlan>[0], ready.people.owner);
    for (const edit of edits) texts.edit(FILES.site, edit);
  }
  return { changes: [...moves, ...texts.changes()], routes };
}

const asChoice = (kind: string): Choice => (Object.hasOwn(SHAPES, kind) ? (kind as Choice) : 'none');
