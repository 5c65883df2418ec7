import { cpSync, existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse } from 'yaml';
import { FILES, STUDIES, STUDY_FILE, studyFile } from '../../model/files.ts';
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
import type { Texts } from './texts.ts';

/** A study goes to the trash, and its card goes. */
export function deleted(root: string, store: Store, texts: Texts, route: string): Change[] {
  const folder = mustExist(root, route);
  onShelf(texts, route, []);
  return [...texts.changes(), { kind: 'move', from: folder, to: store.spare(`case-studies/${route}`) }];
}

/** The folder gets another name; the Work page, every link that led to it and who shows its pictures follow. */
export function renamed(root: string, texts: Texts, route: string, to: string): Change[] {
  const folder = mustExist(root, route);
  const target = studyFolder(root, to);
  const pages = [FILES.site, FILES.about, FILES.fun];
  const others = studyFolders(root).filter((name) => name !== route);
  const files = [
    ...pages.filter((file) => existsSync(join(root, file))),
    ...others.map(studyFile),
    FILES.work,
  ];
  onShelf(texts, route, [to]);
  for (const file of files) texts.change(file, (text) => inTexts(file, text, followed(file, route, to)));
  const own = studyFile(route);
  texts.change(own, (text) => withFormer(inTexts(own, text, followed(own, route, to)), route, to));
  return [...texts.changes(), { kind: 'move', from: folder, to: target }];
}

/** A text with its links to a study, or itself as the name of a file in the study’s folder, as they are to be. */
const followed = (file: string, route: string, to: string) => {
  const away = posix.relative(posix.dirname(file), `${STUDIES}/${route}`);
  return (text: string) =>
    file !== studyFile(route) && text.startsWith(`${away}/`)
      ? `${away.slice(0, -route.length)}${to}${text.slice(away.length)}`
      : text.replaceAll(linkTo(route), `/${to}`);
};

/** Who follows the old address is sent on; a draft has never been anywhere. */
function withFormer(text: string, route: string, to: string): string {
  const study: unknown = parse(text);
  if (valueAt(study, ['draft']) === true) return text;
  const former = valueAt(study, ['formerly']);
  const others = Array.isArray(former) ? former.filter((one) => one !== to) : [];
  const order = fieldOrder(studyFile(route), study);
  return applyEdit(text, { op: 'set', path: ['formerly'], value: [...others, route] }, { order });
}

/** The same study again, beside the first, as a draft. Addresses of old lead to the first alone. */
export function duplicated(root: string, store: Store, texts: Texts, route: string, to: string): Change[] {
  const folder = mustExist(root, route);
  const target = studyFolder(root, to);
  const copy = store.spare(`case-studies/${to}`);
  cpSync(join(root, folder), join(root, copy), { recursive: true });
  const file = `${copy}/${STUDY_FILE}`;
  const study: unknown = parse(store.read(file));
  texts.edit(file, { op: 'set', path: ['title'], value: `${valueAt(study, ['title'])} (copy)` });
  if (valueAt(study, ['formerly']) !== undefined) texts.edit(file, { op: 'remove', path: ['formerly'] });
  const order = fieldOrder(studyFile(to), study);
  texts.change(file, (text) => applyEdit(text, { op: 'set', path: ['draft'], value: true }, { order }));
  onShelf(texts, route, [route, to]);
  return [...texts.changes(), { kind: 'move', from: copy, to: target }];
}

/** The study’s place on the Work page, taken by these instead. */
function onShelf(texts: Texts, route: string, names: string[]): void {
  for (const shelf of SHELVES) {
    const path = [shelf, 'studies'];
    const list = valueAt(parse(texts.read(FILES.work)), path);
    const at = Array.isArray(list) ? list.indexOf(route) : -1;
    if (at < 0) continue;
    const [first, ...more] = names;
    if (first === undefined) texts.edit(FILES.work, { op: 'remove', path: [...path, at] });
    else texts.edit(FILES.work, { op: 'set', path: [...path, at], value: first });
    for (const [index, value] of more.entries())
      texts.edit(FILES.work, { op: 'insert', path, at: at + 1 + index, value });
  }
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
const linkTo = (route: string) => new RegExp(`^/${route}(?=$|[#?])|(?<=\\]\\(<?)/${route}(?=[)#?>\\s])`, 'g');

function mustExist(root: string, route: string): string {
  const folder = studyFolder(root, route);
  if (!studyFolders(root).includes(route)) throw new Refused(404, `There is no study at /${route}.`);
  return folder;
}
