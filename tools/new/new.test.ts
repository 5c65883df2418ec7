// Does what the owner’s command does, on a small site of its own, and looks at what is there afterwards.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isStarterPicture } from '../../src/media/master.ts';
import { blockSchema } from '../../src/model/blocks/any.ts';
import { readLibrary } from '../../src/reader/read.ts';
import { contentFolder, rightContent } from '../../tests/helpers/content-folder.ts';
import { heic } from '../../tests/helpers/odd-pictures.ts';
import { altFault } from './alt-text.ts';
import { uncommented } from './block-menu.ts';
import { starterLeftovers } from './leftovers.ts';
import { addToList } from './list-edit.ts';
import { runNew } from './run.ts';
import { STARTER_PICTURES } from './starter-pictures.ts';
import { newStudy } from './study.ts';

const home = process.cwd();
const STUDY = 'content/case-studies/my_route/study.yaml';
let root: string;
let remove = () => {};

beforeEach(async () => {
  ({ root, remove } = await contentFolder(rightContent()));
});
afterEach(() => remove());

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const write = (file: string, data: string | Buffer) => writeFileSync(join(root, file), data);

/** Every file under content, with what is in it: to see that nothing changed. */
const everything = () =>
  Object.fromEntries(
    readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file, readFileSync(file, 'base64')]),
  );

/** Where nobody can be asked: what is refused, if anything. */
const make = (...args: string[]) => runNew(root, args, undefined, () => {});

describe('npm run new -- study', { timeout: 60_000 }, () => {
  test('writes a study that reads without a problem, puts its card first, and says which pictures go where', async () => {
    const before = read('content/work.yaml');
    const lines: string[] = [];
    const args = [
      'study',
      'my_route',
      '--title',
      'Open: late',
      '--timeline',
      '6 weeks',
      '--locked',
      '--tags',
      'web, ux/ui',
      '--shelf',
      'featured',
    ];
    expect(await runNew(root, args, undefined, (line) => lines.push(line))).toBeUndefined();
    const said = lines.join('\n');
    expect(said).toContain('✓ /my_route is there, locked');
    const { studies, work } = await readLibrary(root, { editing: true });
    expect(studies.my_route).toMatchObject({ title: 'Open: late', locked: true, tags: ['WEB', 'UX/UI'] });
    expect(studies.my_route?.info.map(({ title, items }) => [title, items])).toEqual([
      ['My Role', ['Designer']],
      ['Timeline', ['6 weeks']],
      ['Tools', ['Pencil']],
    ]);
    expect(work.featured.studies).toEqual(['my_route', 'alpha']);
    expect(read('content/work.yaml')).toBe(before.replace('- alpha', '- my_route\n    - alpha'));
    for (const { file, width, height, sharpFrom } of STARTER_PICTURES) {
      const picture = join(root, `content/case-studies/my_route/${file}`);
      expect(said).toMatch(new RegExp(`${file}\\s+${width} × ${height} .*sharp from ${sharpFrom} wide`));
      expect(await sharp(picture).metadata()).toMatchObject({ width, height });
      expect(await isStarterPicture(picture)).toBe(true);
    }
  });

  test('speaks French on a French site, and what is to be written is known in it all the same', async () => {
    const site = read('content/site.yaml');
    write('content/site.yaml', `${site.replace(/^language: .*\n/m, '')}\nlanguage: fr-CA\n`);
    expect(await make('study', 'my_route', '--title', 'Ouvert tard', '--timeline', '6 semaines')).toBe(
      undefined,
    );
    const { studies } = await readLibrary(root, { editing: true });
    const { info, summary, blocks, description } = studies.my_route ?? {};
    expect(info?.map(({ title }) => title)).toEqual(['Mon rôle', 'Durée', 'Outils']);
    expect(summary?.map(({ title }) => title)).toEqual([
      'Le problème',
      'Ce que j’ai fait',
      'Ce que cela a donné',
    ]);
    expect(blocks?.map(({ section }) => section)).toEqual(['Problème', 'Design', 'Leçons']);
    expect(description).toBe('Écrivez ici — de quoi il s’agit, en une ou deux phrases.');
    const [ours = ''] = read(STUDY).split('# ── Every kind of block');
    expect(ours).not.toMatch(/Write here|The problem|What I did|Takeaways/);
    const { sentences } = await starterLeftovers(join(root, dirname(STUDY)), parse(ours));
    expect(sentences).toHaveLength(ours.match(/^(?!#).*Écrivez ici —/gm)?.length ?? 0);
    // It is a draft; published as it is, it stops the build.
    await expect(readLibrary(root)).resolves.toBeDefined();
    write(STUDY, ours.replace(/^draft: true.*\n/m, ''));
    await expect(readLibrary(root)).rejects.toThrow(
      'sentences are still to be written, beginning with “Écrivez ici',
    );
  });

  test.each([
    [['study'], 'Say its address: npm run new -- study my_route'],
    [
      ['study', 'My Route'],
      'would make a poor address. Use small letters, digits, - and _ only. Try my_route.',
    ],
    [['study', 'alpha'], 'There is a case study at /alpha already.'],
    [['study', 'about'], 'The address /about belongs to a page of the site.'],
    [
      ['study', 'con'],
      'Windows keeps the name con for itself, so nobody could open this site there. Try con_study.',
    ],
    [['study', 'x'.repeat(300)], 'An address has at most 100 letters, and this one has 300. Try xxx'],
    [['study', 'taken'], 'The address /taken belongs to public/taken.html.'],
    [['study', 'my_route'], 'There is no terminal here to ask on. Say it in the command: --title "…"'],
    [['study', 'my_route', '--title', ' '], '--title: It is empty.'],
    [
      ['study', 'my_route', '--title', 'T', '--shelf', 'top'],
      '--shelf: Write “FEATURED WORK” or “PREVIOUS WORK”.',
    ],
    [['study', 'my_route', '--titel', 'T'], 'Unknown option'],
    [['sculpture'], 'There is nothing called sculpture to make.'],
  ])('%j is refused in a sentence, and nothing is left behind', async (args, sentence) => {
    mkdirSync(join(root, 'public'));
    write('public/taken.html', '');
    const before = everything();
    expect(await make(...args)).toContain(sentence);
    expect(everything()).toEqual(before);
  });

  test('what cannot be finished is undone: here the list to add to is missing', async () => {
    write('content/work.yaml', read('content/work.yaml').replaceAll(/^(featured|previous):/gm, 'my_$1:'));
    const before = everything();
    expect(await make('study', 'my_route', '--title', 'Mine')).toContain(
      'content/work.yaml has no list called featured.studies.',
    );
    expect(everything()).toEqual(before);
    expect(existsSync(join(root, 'content/case-studies/my_route'))).toBe(false);
  });

  test('offers the shelves that are there, and asks nothing where there is only one', async () => {
    write('content/work.yaml', read('content/work.yaml').replace(/^previous:[\s\S]*/m, ''));
    expect(await make('study', 'my_route', '--title', 'Mine', '--shelf', 'previous')).toContain(
      '--shelf: Write “FEATURED WORK”.',
    );
    expect(await make('study', 'my_route', '--title', 'Mine')).toBeUndefined();
    expect(parse(read('content/work.yaml')).featured.studies).toEqual(['my_route', 'alpha']);
    write('content/work.yaml', `${read('content/work.yaml')}more:\n  title: ALSO\n  studies: [beta]\n`);
    expect(await make('study', 'third', '--title', 'Third', '--shelf', 'more')).toBeUndefined();
    expect(parse(read('content/work.yaml')).more.studies).toEqual(['third', 'beta']);
  });

  test('a study that nobody gave a place stands first on the page; a shelf is called by its heading too', async () => {
    expect(await make('study', 'my_route', '--title', 'Mine')).toBeUndefined();
    expect(await make('study', 'third', '--title', 'Third', '--shelf', 'Previous work')).toBeUndefined();
    const { featured, previous } = parse(read('content/work.yaml'));
    expect([featured.studies, previous.studies]).toEqual([
      ['my_route', 'alpha'],
      ['third', 'beta'],
    ]);
  });

  test('who watches the folder never sees a study whose pictures are still to come', async () => {
    const folder = join(root, dirname(STUDY));
    let halves = 0;
    const watching = setInterval(() => {
      const isWhole = STARTER_PICTURES.every(({ file }) => existsSync(join(folder, file)));
      if (existsSync(join(root, STUDY)) && !isWhole) halves++;
    }, 1);
    expect(await make('study', 'my_route', '--title', 'Mine')).toBeUndefined();
    clearInterval(watching);
    expect(halves).toBe(0);
  });

  // On Windows one program cannot send another Ctrl+C.
  test.skipIf(process.platform === 'win32')('what is interrupted is undone too', async () => {
    const before = everything();
    const child = spawn(
      process.execPath,
      [join(home, 'tools/new.ts'), 'study', 'my_route', '--title', 'Mine'],
      {
        cwd: root,
      },
    );
    const ended = new Promise((resolve) => child.on('close', resolve));
    await expect.poll(() => existsSync(join(root, STUDY)), { timeout: 120_000, interval: 5 }).toBe(true);
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    expect(everything()).toEqual(before);
    expect(existsSync(join(root, 'content/case-studies/my_route'))).toBe(false);
  });

  test('asks in a terminal: Enter takes what is offered, a bad answer is asked for again', async () => {
    const answers = ['', 'A study of doors', 'Lead designer', '', '', 'a,b,c,d,e', 'web', 'maybe', 'yes', ''];
    const asked: string[] = [];
    const lines: string[] = [];
    const ask = async (question: string) => {
      asked.push(question);
      return answers.shift();
    };
    await newStudy(root, ['my_route'], { ask, close: () => {} }, (line) => lines.push(line));
    expect(asked[0]).toBe('Title [My route]: ');
    expect(asked.at(-1)).toBe(
      'Where on the Work page, under “FEATURED WORK” or “PREVIOUS WORK” [FEATURED WORK]: ',
    );
    expect(lines).toContain('  ✗ A card takes one to four tags.');
    expect(lines).toContain('  ✗ Write yes or no.');
    const { studies } = await readLibrary(root, { editing: true });
    expect(studies.my_route).toMatchObject({
      title: 'My route',
      description: 'A study of doors',
      locked: true,
    });
  });
});

describe('npm run new -- painting', { timeout: 60_000 }, () => {
  const ALT = 'A huge yellow moon hangs low over a dark lake.';
  const moon = (width: number) =>
    sharp({
      create: { width, height: Math.round(width / 1.5), channels: 3, background: '#223355' },
    }).composite([
      {
        input: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width / 2}"><circle cx="40%" cy="50%" r="25%" fill="#f4be35"/></svg>`,
        ),
        left: 0,
        top: 0,
      },
    ]);
  const at = (file: string) => join(root, file);
  let files: Record<string, Buffer>;
  beforeAll(async () => {
    files = {
      'Moon_over Lake.jpg': await moon(2700).jpeg().toBuffer(),
      'again.png': await moon(1500).png().toBuffer(),
      'small.png': await moon(200).png().toBuffer(),
      'broken.png': Buffer.from('not a picture'),
      'IMG_2041.jpg': heic(),
      'half.png': (await moon(1500).png().toBuffer()).subarray(0, 4000),
    };
  });
  beforeEach(() => {
    for (const [file, bytes] of Object.entries(files)) write(file, bytes);
  });

  test('makes a master of it, hangs it last with its words, and leaves the rest of the file alone', async () => {
    const before = read('content/fun.yaml');
    const said: string[] = [];
    const args = ['painting', at('Moon_over Lake.jpg'), '--title', 'Moon: low', '--alt', ALT];
    expect(await runNew(root, args, undefined, (line) => said.push(line))).toBeUndefined();
    expect(said[0]).toContain('content/paintings/moon-over-lake.webp, 2400 × 1600');
    const { fun } = await readLibrary(root, { editing: true });
    expect(fun?.paintings.at(-1)).toMatchObject({ title: 'Moon: low', picture: { alt: ALT } });
    expect(read('content/fun.yaml').startsWith(before)).toBe(true);
    const { format, width } = await sharp(join(root, 'content/paintings/moon-over-lake.webp')).metadata();
    expect([format, width]).toEqual(['webp', 2400]);
  });

  test('a site without a Fun page gets one with its first painting, to be written', async () => {
    rmSync(join(root, 'content/fun.yaml'));
    write('content/about.yaml', read('content/about.yaml').replace(', see [the paintings](/fun)', ''));
    expect(await make('painting', at('Moon_over Lake.jpg'), '--title', 'Moon', '--alt', ALT)).toBeUndefined();
    const { fun } = await readLibrary(root, { editing: true });
    expect(fun?.paintings.map(({ title }) => title)).toEqual(['Moon']);
    await expect(readLibrary(root)).rejects.toThrow(/fun\.yaml, .*3 sentences are still to be written/);
  });

  test.each([
    [['Moon_over Lake.jpg', '--title', 'Moon'], 'Say it in the command: --alt "…"'],
    [['Moon_over Lake.jpg', '--title', 'Moon', '--alt', ' '], '--alt: It is empty.'],
    [
      ['Moon_over Lake.jpg', '--title', 'Moon', '--alt', 'A painting of the moon'],
      'Leave out “A painting of”',
    ],
    [
      ['Moon_over Lake.jpg', 'again.png', '--title', 'A', '--title', 'B', '--alt', ALT, '--alt', ALT],
      'again.png shows the same picture as content/paintings/moon-over-lake.webp.',
    ],
    [['small.png', '--title', 'A', '--alt', ALT], 'small.png would be 200 pixels wide, too small'],
    [['broken.png', '--title', 'A', '--alt', ALT], 'broken.png is not a picture that can be read.'],
    [['IMG_2041.jpg', '--title', 'A', '--alt', ALT], 'IMG_2041.jpg is a HEIC photo, and cannot be shown.'],
    [['half.png', '--title', 'A', '--alt', ALT], 'half.png is cut off or damaged'],
    [['gone.png', '--title', 'A', '--alt', ALT], 'gone.png. Check its name and folder.'],
    [[], 'Say which file'],
  ])('%j is refused in a sentence, and nothing is left behind', async (args, sentence) => {
    const before = everything();
    const words = args.map((word) => (/\.(png|jpg)$/.test(word) ? at(word) : word));
    expect(await make('painting', ...words)).toContain(sentence);
    expect(everything()).toEqual(before);
  });
});

test.each([
  ['painting of a dog', 'Leave out “painting of”'],
  ['The image showing a dog on a hill', 'Leave out “The image showing”'],
  ['dock.webp', 'says nothing'],
  ['my drawing', 'says nothing'],
  ['Supper Lights', 'repeats the title'],
  ['A dog', 'very short'],
  ['A painter of signs leans a ladder against a wall.', undefined],
])('the alt text “%s” is judged: %s', (alt, fault) => {
  if (fault) expect(altFault(alt, 'Supper lights')).toContain(fault);
  else expect(altFault(alt)).toBeUndefined();
});

test('a list grows by a line and keeps its comments, whichever way it is written', () => {
  const edit = (source: string, at: 'start' | 'end', item: unknown = 'new') =>
    addToList(source, { file: 'x.yaml', path: ['list'], item, at });
  const block = 'list: # mine\n    # newest first\n    - one # 1\n    - two # 2\n\n# the end\nnext: 1\n';
  expect(edit(block, 'start')).toBe(block.replace('    - one', '    - new\n    - one'));
  expect(edit(block, 'end')).toBe(block.replace('two # 2\n', 'two # 2\n    - new\n'));
  expect(edit('list:\n- title: One\n  x: >-\n    folded\n    text', 'end', { title: 'Two', x: 'y' })).toBe(
    'list:\n- title: One\n  x: >-\n    folded\n    text\n- title: Two\n  x: y\n',
  );
  expect(edit('# all\nlist: [one, two] # here\n', 'start')).toBe('# all\nlist: [ new, one, two ] # here\n');
});

test('a list in a file with Windows line ends keeps them, the new line too', () => {
  const source = '\uFEFFlist:\r\n  - one\r\n  - two\r\nnext: 1\r\n';
  const item = { title: 'Two', x: 'y' };
  for (const at of ['start', 'end'] as const) {
    const edited = addToList(source, { file: 'x.yaml', path: ['list'], item, at });
    expect(edited.replace('  - title: Two\r\n    x: y\r\n', '')).toBe(source);
    expect(edited).not.toMatch(/[^\r]\n/);
  }
});

describe('a study of which nothing but the title was said', { timeout: 60_000 }, () => {
  let made: Awaited<ReturnType<typeof contentFolder>>;
  let ours: string;
  let menu: string;
  beforeAll(async () => {
    made = await contentFolder(rightContent());
    expect(await runNew(made.root, ['study', 'my_route', '--title', 'Mine'], undefined, () => {})).toBe(
      undefined,
    );
    const source = readFileSync(join(made.root, STUDY), 'utf8');
    [ours = '', menu = ''] = source.split(/(?=\n {2}# ── Every kind of block)/);
  });
  afterAll(() => made.remove());
  beforeEach(() => cpSync(made.root, root, { recursive: true }));

  test('every kind of block at its end works as it stands once the “# ” is taken away', async () => {
    write(STUDY, ours + uncommented(menu));
    const { studies } = await readLibrary(root, { editing: true });
    const types = new Set(studies.my_route?.blocks.map(({ type }) => type));
    expect(types).toEqual(new Set(blockSchema.options.map(({ shape }) => shape.type.value)));
    expect(studies.my_route?.blocks.length).toBe(3 + types.size);
    // And where no timeline was given, none was made up.
    expect(studies.my_route?.info.map(({ title }) => title)).toEqual(['My Role', 'Tools']);
    expect(studies.my_route?.locked).toBe(false);
  });

  const leftovers = (folder: string) =>
    starterLeftovers(folder, parse(readFileSync(join(folder, 'study.yaml'), 'utf8')));

  test('what is still the starter’s is found in it', async () => {
    const folder = join(root, dirname(STUDY));
    const { files, sentences } = await leftovers(folder);
    expect(files).toEqual(['cover.png', 'hero.png', 'hero-portrait.png', 'screen.png']);
    expect(sentences).toHaveLength(ours.match(/^(?!#).*Write here —/gm)?.length ?? 0);
    // A block that was copied and not made one’s own counts too, its film and its prototype included.
    write(STUDY, ours + uncommented(menu));
    const all = await leftovers(folder);
    expect(all.files).toEqual(expect.arrayContaining(['film.mp4', 'film.webm', 'prototype.html']));
    expect(all.sentences).toContain('How might we tell people a book is in before they leave home?');
  });
});
