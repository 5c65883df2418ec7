import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder, rightContent, study } from '../../../../tests/helpers/content-folder.ts';
import { listFiles } from '../../../lib/files.ts';
import { readLibrary } from '../../../reader/read.ts';
import type { Obstacle } from '../../shared/answers.ts';
import type { EditRequest } from '../../shared/requests.ts';
import { Desk } from '../desk.ts';

const right = rightContent();
let folder: Awaited<ReturnType<typeof contentFolder>>;
let desk: Desk;

async function start(files: Record<string, object | string | undefined> = {}) {
  folder?.remove();
  const all = Object.entries({ ...right, ...files }).filter(([, data]) => data !== undefined);
  folder = await contentFolder(Object.fromEntries(all) as Parameters<typeof contentFolder>[0]);
  desk = new Desk(folder.root, {
    newStudy: async () => 'No.',
    build: async () => ({ isGood: true, said: '' }),
  });
  await readLibrary(folder.root);
}
beforeEach(() => start());
afterEach(() => folder.remove());

const read = (file: string) => parse(readFileSync(join(folder.root, 'content', file), 'utf8'));
const everything = () =>
  Object.fromEntries(
    listFiles('content/**/*.yaml', folder.root).map((file) => [
      file,
      readFileSync(join(folder.root, file), 'utf8'),
    ]),
  );
const ask = (request: object) => desk.do({ page: '/about', ...request } as EditRequest);

/** Asks, agrees to every mend, and sees that the site builds and that one Undo brings all of it back. */
async function mended(request: object, look: () => void): Promise<Obstacle[]> {
  const before = everything();
  const first = await ask(request);
  if (first.kind !== 'blocked') throw new Error(`It was ${first.kind}.`);
  expect(everything()).toEqual(before);
  const agreed = first.obstacles.map(({ says }) => says);
  expect(await ask({ ...request, agreed })).toMatchObject({ kind: 'done' });
  await readLibrary(folder.root);
  look();
  await ask({ kind: 'undo' });
  expect(everything()).toEqual(before);
  await readLibrary(folder.root);
  return first.obstacles;
}
const mends = (obstacles: Obstacle[]) => obstacles.map(({ mend }) => mend);

test('the last featured study goes when the next one has moved up, and a shelf that is empty then goes too', async () => {
  const told = await mended({ kind: 'deleteStudy', route: 'alpha' }, () => {
    expect(read('work.yaml').featured.studies).toEqual(['beta']);
    expect(read('work.yaml').previous).toBeUndefined();
  });
  expect(told).toEqual([
    {
      says: '“Alpha” is the only study under “FEATURED WORK”. “PREVIOUS WORK” will be empty without “Beta”, and go.',
      mend: 'Move “Beta” up to “FEATURED WORK”',
    },
  ]);
});

test('a study that visitors see moves up before a draft, and one on no shelf before none', async () => {
  await start({
    'case-studies/beta/study.yaml': { ...study('Beta'), draft: true },
    'case-studies/gamma/study.yaml': study('Gamma'),
  });
  const told = await mended({ kind: 'deleteStudy', route: 'alpha' }, () => {
    expect(read('work.yaml').featured.studies).toEqual(['gamma']);
    expect(read('work.yaml').previous.studies).toEqual(['beta']);
  });
  expect(mends(told)).toEqual(['Move “Gamma” up to “FEATURED WORK”']);
});

test('the only study there is may go: the first shelf waits for the next one', async () => {
  const { previous: _, ...work } = right['work.yaml'] ?? {};
  await start({ 'work.yaml': work, 'case-studies/beta/study.yaml': undefined });
  expect(await ask({ kind: 'deleteStudy', route: 'alpha' })).toMatchObject({ kind: 'done', goTo: '/' });
  expect(read('work.yaml').featured).toEqual({ title: 'FEATURED WORK', studies: [] });
});

test('the last study of a shelf that may be left out goes with the shelf', async () => {
  const told = await mended({ kind: 'deleteStudy', route: 'beta' }, () => {
    expect(read('work.yaml')).not.toHaveProperty('previous');
    expect(existsSync(join(folder.root, 'content/case-studies/beta'))).toBe(false);
  });
  expect(mends(told)).toEqual(['Take “PREVIOUS WORK” out']);
});

test('links in texts lose their address and keep their words, in every file and every form', async () => {
  const about = right['about.yaml'] as { bio: string[] };
  await start({
    'about.yaml': {
      ...about,
      bio: [
        'One, [**the** beta](/beta#problem) and [it](</beta> "Beta") again.',
        ...about.bio.slice(1, 2),
        'Three, see [the paintings](/fun).',
      ],
    },
    'case-studies/gamma/study.yaml': {
      ...study('Gamma'),
      summary: [
        { title: 'The problem', text: 'See [Beta](/beta?a).' },
        {
          title: 'What I did',
          text: 'Not [beta](/about) but [mail](mailto:a@b.ca).',
        },
      ],
    },
    'work.yaml': { ...right['work.yaml'], previous: { title: 'P', studies: ['beta', 'gamma'] } },
  });
  const told = await mended({ kind: 'deleteStudy', route: 'beta' }, () => {
    expect(read('about.yaml').bio[0]).toBe('One, **the** beta and it again.');
    expect(read('case-studies/gamma/study.yaml').summary.map(({ text }: { text: string }) => text)).toEqual([
      'See Beta.',
      'Not [beta](/about) but [mail](mailto:a@b.ca).',
    ]);
  });
  expect(mends(told)).toEqual([
    'Unlink “the beta” in your bio',
    'Unlink “it” in your bio',
    'Unlink “Beta” in “Gamma”',
  ]);
});

test('the Fun page goes although the bio links to it', async () => {
  const told = await mended({ kind: 'deleteFun' }, () => {
    expect(read('about.yaml').bio[2]).toBe('Three, see the paintings.');
    expect(existsSync(join(folder.root, 'content/fun.yaml'))).toBe(false);
  });
  expect(told).toEqual([
    {
      says: 'Your bio links to it, with the words “the paintings”.',
      mend: 'Unlink “the paintings” in your bio',
    },
  ]);
});

test('a link in the bar goes with its study; the only one is led to', async () => {
  const { site, beta } = { site: right['site.yaml'], beta: { label: 'Beta', href: '/beta' } };
  const work = { label: 'Work', href: '/' };
  await start({
    'site.yaml': { ...site, navigation: [beta, work, { label: 'Again', href: '/beta#problem' }] },
  });
  const told = await mended({ kind: 'deleteStudy', route: 'beta' }, () =>
    expect(read('site.yaml').navigation).toEqual([work]),
  );
  expect(mends(told).slice(1)).toEqual(['Take “Beta” out of the bar', 'Take “Again” out of the bar']);
  await start({ 'site.yaml': { ...site, navigation: [beta] } });
  expect(await ask({ kind: 'deleteStudy', route: 'beta' })).toMatchObject({
    obstacles: [{}, { place: { page: '/', file: 'content/site.yaml', path: ['navigation', 0] } }],
  });
});

test('a tip goes with where it comes from; the only one is led to', async () => {
  const tip = (title: string, href: string) => ({ title, text: 'So.', link: { label: 'More', href } });
  const tips = (...all: object[]) => ({
    'case-studies/alpha/study.yaml': {
      ...study('Alpha'),
      blocks: [
        ...(study('Alpha').blocks as object[]),
        { type: 'tips', section: 'Tips', title: 'Tips', tips: all },
      ],
    },
  });
  await start(tips(tip('One', '/beta'), tip('Two', '/about'), tip('Three', '/beta')));
  const told = await mended({ kind: 'deleteStudy', route: 'beta' }, () =>
    expect(read('case-studies/alpha/study.yaml').blocks[1].tips).toMatchObject([{ title: 'Two' }]),
  );
  expect(mends(told)).toContain('Take “Three” out of “Alpha”');
  await start(tips(tip('One', '/beta')));
  expect(await ask({ kind: 'deleteStudy', route: 'beta' })).toMatchObject({
    obstacles: [{}, { place: { page: '/alpha', path: ['blocks', 1, 'tips', 0, 'link'] } }],
  });
});

test('a picture of the study that another page shows is kept for that page; a new address is followed', async () => {
  const cover = { file: 'case-studies/beta/own.png', alt: 'A desk' };
  const hero = { ...(right['work.yaml']?.hero as object), cover };
  await start();
  const own = readFileSync(join(folder.root, 'content/wide.png'));
  writeFileSync(join(folder.root, 'content/case-studies/beta/own.png'), own);
  const work = { ...right['work.yaml'], hero };
  writeFileSync(join(folder.root, 'content/work.yaml'), JSON.stringify(work));
  const told = await mended({ kind: 'deleteStudy', route: 'beta' }, () => {
    expect(read('work.yaml').hero.cover.file).toBe('own.png');
    expect(existsSync(join(folder.root, 'content/own.png'))).toBe(true);
  });
  expect(mends(told)).toContain('Keep own.png for the Work page');
  expect(existsSync(join(folder.root, 'content/own.png'))).toBe(false);
  expect(await ask({ kind: 'renameStudy', route: 'beta', to: 'delta' })).toMatchObject({ kind: 'done' });
  expect(read('work.yaml').hero.cover.file).toBe('case-studies/delta/own.png');
});

test.each([
  ['My Łódź!', 'my_lodz', 'An address has small letters, digits, - and _ only'],
  ['my_Study', 'my_study', 'An address has small letters'],
  ['', 'beta_2', 'An address has small letters'],
  ['alpha', 'alpha_2', '“Alpha” has the address /alpha already.'],
  ['about', 'about_2', '/about is the address of another page of the site.'],
  ['x'.repeat(300), 'x'.repeat(95), 'An address has at most 100 letters, and this one has 300.'],
  ['nul', 'nul_2', 'Windows keeps the name nul for itself, so nobody could open this site there.'],
  ['notes', 'notes_2', 'A file of yours, in the folder public, has the address /notes.'],
])('an address that cannot be, “%s”, is answered with one that can: /%s', async (to, free, says) => {
  mkdirSync(join(folder.root, 'public'));
  writeFileSync(join(folder.root, 'public/notes.html'), '');
  for (const kind of ['renameStudy', 'duplicateStudy']) {
    expect(await ask({ kind, route: 'beta', to })).toEqual({
      kind: 'blocked',
      obstacles: [{ says: expect.stringContaining(says), mend: `Use /${free}`, to: free }],
    });
  }
});

test.each([[['old']], [['older', 'old']]])(
  'an address that led to another study, %j, leads here once it is agreed',
  async (formerly) => {
    await start({ 'case-studies/alpha/study.yaml': { ...study('Alpha'), formerly } });
    const told = await mended({ kind: 'renameStudy', route: 'beta', to: 'old' }, () => {
      expect(read('case-studies/alpha/study.yaml').formerly).toEqual(
        formerly.length > 1 ? ['older'] : undefined,
      );
      expect(read('case-studies/old/study.yaml').formerly).toEqual(['beta']);
    });
    expect(mends(told)).toEqual(['Let /old lead here instead']);
  },
);

test('a study goes back to an address that was its own, and its copy leaves addresses of old to it', async () => {
  await ask({ kind: 'renameStudy', route: 'beta', to: 'delta' });
  expect(await ask({ kind: 'duplicateStudy', route: 'delta', to: 'copy' })).toMatchObject({ kind: 'done' });
  expect(read('case-studies/copy/study.yaml')).not.toHaveProperty('formerly');
  expect(await ask({ kind: 'renameStudy', route: 'delta', to: 'beta' })).toMatchObject({ kind: 'done' });
  expect(read('case-studies/beta/study.yaml').formerly).toEqual(['delta']);
});

test('links with a title or in angle brackets follow a new address, and words that only look like one stay', async () => {
  const bio = ['[a](/beta "Beta"), [b](</beta>), [c](/beta#x).', '/beta is a word here.', 'Three.'];
  await start({ 'about.yaml': { ...right['about.yaml'], bio } });
  await ask({ kind: 'renameStudy', route: 'beta', to: 'delta' });
  expect(read('about.yaml').bio).toEqual([
    '[a](/delta "Beta"), [b](</delta>), [c](/delta#x).',
    '/beta is a word here.',
    'Three.',
  ]);
});

test('what was not agreed to is asked about, whatever else was', async () => {
  const agreed = ['“Alpha” is the only study under “PREVIOUS WORK”.'];
  expect(await ask({ kind: 'deleteStudy', route: 'alpha', agreed })).toMatchObject({ kind: 'blocked' });
});
