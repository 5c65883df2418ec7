import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder, rightContent } from '../../../tests/helpers/content-folder.ts';
import { deckFile } from '../../model/files.ts';
import { readLibrary } from '../../reader/read.ts';
import type { EditRequest } from '../shared/requests.ts';
import { Desk } from './desk.ts';

const TALK = `# Mine.
title: Two of them
studies:
  - study: alpha # the first
    minutes: 10
  - study: beta
`;

let folder: Awaited<ReturnType<typeof contentFolder>>;
let desk: Desk;

beforeEach(async () => {
  folder = await contentFolder({ ...rightContent(), 'decks/both.yaml': TALK });
  desk = new Desk(folder.root, {
    newStudy: async () => 'No.',
    build: async () => ({ isGood: true, said: '' }),
  });
});
afterEach(() => folder.remove());

const isThere = (name: string) => existsSync(join(folder.root, deckFile(name)));
const text = (name: string) => readFileSync(join(folder.root, deckFile(name)), 'utf8');
const ask = (request: object) => desk.do({ page: '/about', ...request } as EditRequest);
const decksOn = async (page: string) =>
  Object.keys((await desk.state(page)).documents).filter((file) => file.startsWith('content/decks/'));

test('talks can be edited from any page, which knows the sections of their studies', async () => {
  expect(await decksOn('/')).toEqual([deckFile('both')]);
  const { sections } = await desk.state('/about');
  expect(Object.keys(sections)).toEqual(['alpha', 'beta']);
  expect(sections.alpha?.length).toBeGreaterThan(0);
});

test('a page knows how many slides the studies of talks have', async () => {
  const { slides } = await desk.state('/about');
  expect(Object.keys(slides)).toEqual(['alpha', 'beta']);
  expect(slides.alpha?.always).toBe(2);
  expect(slides.alpha?.inSections.length).toBeGreaterThan(0);
});

test('a new talk is called after its title, is right at once, and goes again with Undo', async () => {
  expect(await ask({ kind: 'newDeck', title: 'An évening: of #1', study: 'beta' })).toMatchObject({
    kind: 'done',
  });
  const name = 'an-evening-of-1';
  expect(parse(text(name))).toMatchObject({ title: 'An évening: of #1', studies: [{ study: 'beta' }] });
  expect(text(name)).toContain(`npm run present -- ${name}`);
  await readLibrary(folder.root);
  // The same title again is another talk, and so is one that a study is called by.
  await ask({ kind: 'newDeck', title: 'An evening of 1', study: 'beta' });
  await ask({ kind: 'newDeck', title: 'Alpha', study: 'alpha' });
  await ask({ kind: 'newDeck', title: '東京', study: 'alpha' });
  expect(['an-evening-of-1-2', 'alpha-2', 'talk'].map(isThere)).toEqual([true, true, true]);
  for (let steps = 0; steps < 4; steps++) await ask({ kind: 'undo' });
  expect(await decksOn('/')).toEqual([deckFile('both')]);
});

test('a talk gets another name with every word in it, and the old one by Undo', async () => {
  expect(await ask({ kind: 'renameDeck', name: 'both', to: 'spring' })).toMatchObject({ kind: 'done' });
  expect(text('spring')).toBe(TALK);
  expect(isThere('both')).toBe(false);
  await ask({ kind: 'undo' });
  expect(text('both')).toBe(TALK);
});

test.each(['../about', 'Upper', 'con', 'alpha', 'both', ''])(
  'a talk cannot be called “%s”, and stays what it was',
  async (to) => {
    await expect(ask({ kind: 'renameDeck', name: 'both', to })).rejects.toThrow();
    expect(text('both')).toBe(TALK);
  },
);

test('a talk that is deleted is in the trash, and comes back', async () => {
  expect(await ask({ kind: 'deleteDeck', name: 'both' })).toMatchObject({ kind: 'done' });
  expect(isThere('both')).toBe(false);
  await expect(ask({ kind: 'deleteDeck', name: 'both' })).rejects.toThrow('There is no talk called both.');
  await ask({ kind: 'undo' });
  expect(text('both')).toBe(TALK);
});

test('the order of a talk changes, and its remarks go along', async () => {
  const file = deckFile('both');
  const { version } = (await desk.state('/')).documents[file] ?? {};
  const edits = [{ op: 'move', path: ['studies'], from: 0, to: 1 }];
  expect(await ask({ kind: 'edit', file, version, edits, label: 'it' })).toMatchObject({ kind: 'done' });
  expect(text('both')).toContain('  - study: alpha # the first\n');
  expect(parse(text('both')).studies.map(({ study }: { study: string }) => study)).toEqual(['beta', 'alpha']);
});

test('a study that gets another address keeps its place in talks', async () => {
  expect(await ask({ kind: 'renameStudy', route: 'alpha', to: 'omega' })).toMatchObject({ kind: 'done' });
  expect(text('both')).toContain('  - study: omega # the first\n');
  await ask({ kind: 'undo' });
  expect(text('both')).toBe(TALK);
});

test('a study that goes leaves its talks, and the talk of it alone goes along, if the owner agrees', async () => {
  await ask({ kind: 'newDeck', title: 'Solo', study: 'beta' });
  const request = { kind: 'deleteStudy', route: 'beta' };
  const first = await ask(request);
  if (first.kind !== 'blocked') throw new Error(`It was ${first.kind}.`);
  expect(first.obstacles.map(({ mend }) => mend)).toEqual(
    expect.arrayContaining(['Take it out of “Two of them”', 'Delete the talk “Solo” too']),
  );
  const agreed = first.obstacles.map(({ says }) => says);
  expect(await ask({ ...request, agreed })).toMatchObject({ kind: 'done' });
  expect(isThere('solo')).toBe(false);
  expect(parse(text('both')).studies).toEqual([{ study: 'alpha', minutes: 10 }]);
  await readLibrary(folder.root);
  await ask({ kind: 'undo' });
  expect(text('both')).toBe(TALK);
  expect(isThere('solo')).toBe(true);
});
