import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { FILES, STUDY_FILE, studyFile } from '../../model/files.ts';
import { formOf } from '../../model/schemas.ts';
import { allTextsOf } from '../../model/texts.ts';
import { SHELVES } from '../../model/work.ts';
import { studyFolders } from '../../reader/folders.ts';
import { valueAt } from '../shared/value.ts';
import { applyEdit } from '../yaml/edit.ts';
import { fieldOrder, schemaOf } from './documents.ts';
import { Refused } from './guard.ts';
import { studyFolder } from './paths.ts';
import type { Change, Store } from './store.ts';

/** A study goes to the trash, and its card goes. */
export function deleted(root: string, store: Store, route: string): Change[] {
  const folder = mustExist(root, route);
  return [
    ...onShelf(store, route, []),
    { kind: 'move', from: folder, to: store.spare(`case-studies/${route}`) },
  ];
}

/** The folder gets another name; the Work page and every link that led to it follow. */
export function renamed(root: string, store: Store, route: string, to: string): Change[] {
  const folder = mustExist(root, route);
  const target = mustBeFree(root, to);
  const own = studyFolders(root).filter((name) => name !== route);
  const pages = [FILES.site, FILES.about, FILES.fun];
  const files = [...pages.filter((file) => existsSync(join(root, file))), ...own.map(studyFile)];
  const relink = (text: string) => text.replaceAll(linkTo(route), `$1/${to}`);
  const links = files.flatMap((file) => textChange(store, file, (text) => inTexts(file, text, relink)));
  const inside = textChange(store, studyFile(route), (text) =>
    withFormer(inTexts(studyFile(route), text, relink), route, to),
  );
  const work = onShelf(store, route, [to], (text) => inTexts(FILES.work, text, relink));
  return [...links, ...inside, ...work, { kind: 'move', from: folder, to: target }];
}

/** Who follows the old address is sent on; a draft has never been anywhere. */
function withFormer(text: string, route: string, to: string): string {
  const study: unknown = parse(text);
  if (valueAt(study, ['draft']) === true) return text;
  const former = valueAt(study, ['formerly']);
  const others = Array.isArray(former) ? former.filter((one) => one !== to) : [];
  const order = fieldOrder(studyFile(route), study);
  return applyEdit(text, { op: 'set', path: ['formerly'], value: [...others, route] }, { order });
}

/** The same study again, beside the first. */
export function duplicated(root: string, store: Store, route: string, to: string): Change[] {
  const folder = mustExist(root, route);
  const target = mustBeFree(root, to);
  const copy = store.spare(`case-studies/${to}`);
  cpSync(join(root, folder), join(root, copy), { recursive: true });
  const title = valueAt(parse(store.read(studyFile(route))), ['title']);
  const file = `${copy}/${STUDY_FILE}`;
  const before = store.read(file);
  const after = applyEdit(before, { op: 'set', path: ['title'], value: `${title} (copy)` });
  return [
    { kind: 'text', file, before, after },
    { kind: 'move', from: copy, to: target },
    ...onShelf(store, route, [route, to]),
  ];
}

/** The study’s place on the Work page, taken by these instead. */
function onShelf(store: Store, route: string, names: string[], also = (text: string) => text): Change[] {
  return textChange(store, FILES.work, (text) => {
    for (const shelf of SHELVES) {
      const list = valueAt(parse(text), [shelf, 'studies']);
      const at = Array.isArray(list) ? list.indexOf(route) : -1;
      if (at < 0) continue;
      const path = [shelf, 'studies'];
      const [first, ...more] = names;
      const replaced =
        first === undefined
          ? applyEdit(text, { op: 'remove', path: [...path, at] })
          : applyEdit(text, { op: 'set', path: [...path, at], value: first });
      return also(
        more.reduce(
          (now, value, index) => applyEdit(now, { op: 'insert', path, at: at + 1 + index, value }),
          replaced,
        ),
      );
    }
    return also(text);
  });
}

function textChange(store: Store, file: string, change: (text: string) => string): Change[] {
  const before = store.read(file);
  const after = change(before);
  return after === before ? [] : [{ kind: 'text', file, before, after }];
}

/** Changes every text of a file that needs it, one by one. */
function inTexts(file: string, text: string, change: (text: string) => string): string {
  let now = text;
  for (const { path, text: value } of allTextsOf(formOf(schemaOf(file)), parse(text))) {
    const wanted = change(value);
    if (wanted !== value) now = applyEdit(now, { op: 'set', path, value: wanted });
  }
  return now;
}

/** A link to a study: the whole of an address, or an address in brackets inside a text. */
const linkTo = (route: string) => new RegExp(`(^|\\]\\()/${route}(?=$|[)#?])`, 'g');

function mustExist(root: string, route: string): string {
  const folder = studyFolder(root, route);
  if (!studyFolders(root).includes(route)) throw new Refused(404, `There is no study at /${route}.`);
  return folder;
}

function mustBeFree(root: string, route: string): string {
  if (!/^[a-z0-9][a-z0-9_-]*$/.test(route)) {
    throw new Refused(
      422,
      'An address has small letters, digits, - and _ only, and begins with a letter or a digit.',
    );
  }
  if (studyFolders(root).some((name) => name.toLowerCase() === route)) {
    throw new Refused(422, `There is a study at /${route} already. Choose another address.`);
  }
  return studyFolder(root, route);
}
