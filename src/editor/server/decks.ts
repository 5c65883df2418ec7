import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { shortened, slug } from '../../lib/slug.ts';
import { isDevice, LONGEST_NAME } from '../../model/addresses.ts';
import { deckFile } from '../../model/files.ts';
import { deckNames } from '../../reader/decks.ts';
import { studyFolders } from '../../reader/folders.ts';
import type { Edit } from '../shared/value.ts';
import { applyEdit } from '../yaml/edit.ts';
import { Refused } from './guard.ts';
import { insideContent } from './paths.ts';
import type { Change, Store } from './store.ts';
import type { Texts } from './texts.ts';

/** Long enough to greet everybody and to say who one is. */
const FIRST_MINUTES = 3;

/** A talk of one study, to go on from; its file is called after its title. */
export function newDeck(
  root: string,
  store: Store,
  { title, study }: { title: string; study: string },
): Change[] {
  const name = freeName(root, title);
  const edits: Edit[] = [
    { op: 'set', path: ['title'], value: title },
    { op: 'set', path: ['opening'], value: { minutes: FIRST_MINUTES } },
    { op: 'set', path: ['studies'], value: [{ study }] },
  ];
  const start = `# A talk: npm run present -- ${name}\n# Private, like everything in this folder: no page of the site is made of it.\n`;
  const text = edits.reduce((now, edit) => applyEdit(now, edit), start);
  insideContent(root, deckFile(name));
  return [store.prepare(deckFile(name), text)];
}

/** Another name for `npm run present`. */
export function renamedDeck(root: string, name: string, to: string): Change[] {
  const from = mustExist(root, name);
  if (!/^[a-z0-9][a-z0-9_-]*$/.test(to) || isDevice(to))
    throw new Refused(
      422,
      'A talk’s name is made of small letters, digits, - and _, and begins with a letter or a digit.',
    );
  if (isTaken(root, to)) throw new Refused(422, `There is a talk or a study called ${to} already.`);
  insideContent(root, deckFile(to));
  return [{ kind: 'move', from, to: deckFile(to) }];
}

/** A talk goes to the trash. */
export const deletedDeck = (root: string, store: Store, name: string): Change[] => [
  { kind: 'move', from: mustExist(root, name), to: store.spare(`decks/${name}.yaml`) },
];

/** Every talk that shows the study calls it by its new address. */
export function followInDecks(
  decks: Readonly<Record<string, { data: { studies: readonly { study: string }[] } }>>,
  texts: Texts,
  route: string,
  to: string,
): void {
  for (const [name, { data }] of Object.entries(decks))
    for (const [index, { study }] of data.studies.entries())
      if (study === route)
        texts.edit(deckFile(name), { op: 'set', path: ['studies', index, 'study'], value: to });
}

function freeName(root: string, title: string): string {
  const words = shortened(slug(title), LONGEST_NAME) || 'talk';
  const stem = isDevice(words) ? `talk-${words}` : words;
  for (let count = 1; ; count++) {
    const name = count === 1 ? stem : `${stem}-${count}`;
    if (!isTaken(root, name)) return name;
  }
}

/** A study of the same name too: nobody could say which of the two to present. */
const isTaken = (root: string, name: string): boolean =>
  [...deckNames(root), ...studyFolders(root)].some((one) => one.toLowerCase() === name);

function mustExist(root: string, name: string): string {
  const file = deckFile(name);
  if (!deckNames(root).includes(name) || !existsSync(join(root, file)))
    throw new Refused(404, `There is no talk called ${name}.`);
  insideContent(root, file);
  return file;
}
