import type { Loader, LoaderContext } from 'astro/loaders';
import { expect, test } from 'vitest';
import { study as written } from '../../tests/helpers/content-folder.ts';
import { asWritten } from '../blocks/as-written.ts';
import { examples } from '../blocks/examples.ts';
import { collections } from '../content.config.ts';
import { blockSchema } from './blocks/any.ts';
import { PRIVATE_FIELDS, withoutPrivate } from './private.ts';
import { formOf } from './schemas.ts';
import { type Study, studySchema } from './study.ts';
import { allTextsOf, isSaid } from './texts.ts';

const SECRETS = ['Pause here, then ask them.', 'Said shorter'];

/** A study of every kind of block, with and without what is for the speaker. */
const study = (own: object): Study =>
  studySchema.parse({
    ...written('Alpha'),
    blocks: Object.values(examples).map((all, index) => ({
      ...(asWritten(Object.values(all)[0], ({ alt }) => ({ file: 'a.png', alt })) as object),
      section: `Section ${index}`,
      title: 'One',
      ...own,
    })),
  });

const plain = study({});
const told = study({ notes: SECRETS[0], slide: { title: SECRETS[1] } });

test('every kind of block may have notes and a slide, and pages see neither of them', () => {
  expect(told.blocks).toHaveLength(blockSchema.options.length);
  for (const block of told.blocks) expect(block).toMatchObject({ notes: SECRETS[0] });
  expect(JSON.stringify(withoutPrivate(told))).toBe(JSON.stringify(plain));
  expect(withoutPrivate(study({ slide: false }))).toEqual(plain);
});

test('the study itself keeps them, for those who present', () => {
  withoutPrivate(told);
  expect(told.blocks[0]).toMatchObject({ notes: SECRETS[0], slide: { title: SECRETS[1] } });
});

test('whatever the schema keeps for the speaker is taken away', () => {
  const said = allTextsOf(formOf(studySchema), told).filter(({ kind }) => isSaid(kind));
  expect([...new Set(said.map(({ path }) => path[2]))].toSorted()).toEqual([...PRIVATE_FIELDS].toSorted());
});

test('what goes over to the pages is the same to the letter with notes, slides and decks', async () => {
  const handedOver = async (one: Study, decks: object) => {
    const all: unknown[] = [];
    for (const { loader } of Object.values(collections) as unknown as { loader: Loader }[]) {
      const store = { keys: () => [], delete: () => {}, set: (entry: unknown) => all.push(entry) };
      const library = { site: {}, work: {}, about: {}, studies: { alpha: one }, decks };
      const context = { store, meta: new Map(), watcher: {}, refreshContextData: { library } };
      await loader.load(context as unknown as LoaderContext);
    }
    return JSON.stringify(all);
  };
  const deck = { title: 'A talk', studies: [{ study: 'alpha', notes: SECRETS[0] }] };
  const handed = await handedOver(told, { talk: deck });
  expect(handed).toBe(await handedOver(plain, {}));
  for (const secret of SECRETS) expect(handed).not.toContain(secret);
});
