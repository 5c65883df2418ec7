// Plays a small sample, makes it somebody’s own, and looks at what is there afterwards.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { Store } from '../../src/editor/server/store.ts';
import { bundleOf } from '../../src/import/bundle.ts';
import { listFiles } from '../../src/lib/files.ts';
import { type Beginning, beginningFault, beginningSchema, inAddresses } from '../../src/model/beginning.ts';
import { FILES } from '../../src/model/files.ts';
import { lookSchema } from '../../src/model/look.ts';
import { HEAVY } from '../../src/model/places.ts';
import { schemas } from '../../src/model/schemas.ts';
import { isToWrite } from '../../src/model/starter.ts';
import { readLibrary } from '../../src/reader/read.ts';
import { type Files, goodContent, goodFolder, picture, set } from '../../tests/helpers/good-content.ts';
import { listSample } from '../doctor/sample-list.ts';
import { createAnswer } from '../new/answers.ts';
import { starterLeftovers } from '../new/leftovers.ts';
import { bringBack } from './back.ts';
import { asFile, firstPages } from './files.ts';
import { peopleIn } from './people.ts';
import { takeInPhoto } from './pictures.ts';
import { askAll } from './questions.ts';
import { runBegin } from './run.ts';
import { sampleIn } from './sample.ts';
import { type Given, type Staged, stage } from './stage.ts';
import { tidy } from './tidy.ts';
import { profileLeft } from './told.ts';
import { firstWords } from './words.ts';

const ANSWERS: Beginning = {
  name: 'Łukasz Wójcik-Đặng',
  shortName: 'Łukasz',
  role: 'Product designer',
  place: 'Gdańsk',
  email: 'lukasz@wojcik.pl',
  networks: ['https://www.linkedin.com/in/lw', 'https://read.cv/lw'],
  language: 'en-CA',
  look: 'quiet',
};

const sampleContent = () => {
  const files = goodContent();
  set(files, 'site.yaml', ['owner', 'name'], 'Mona Sample');
  set(files, 'work.yaml', ['hero', 'greeting'], 'Hi, I’m Mona!');
  set(files, 'about.yaml', ['bio'], ['Mona paints and draws, mostly at night.', 'She likes tea.']);
  return files;
};

/** A site that plays the sample, perhaps with something done to it since. */
async function sample(change: (files: Files) => void = () => {}) {
  const first = await goodFolder(sampleContent());
  onTestFinished(first.remove);
  const known = listSample(first.root);
  const files = sampleContent();
  change(files);
  const { root, remove } = await goodFolder(files);
  onTestFinished(remove);
  const read = (file: string) => parse(readFileSync(join(root, 'content', file), 'utf8'));
  const begin = async (given: Partial<Given> = {}): Promise<Staged> => {
    const staged = await stage(root, { answers: ANSWERS, ...given }, sampleIn(root, known));
    new Store(root).do({ label: 'the beginning', page: '/', changes: staged.moves });
    return staged;
  };
  return { root, known, read, begin };
}

const bytesIn = (root: string) =>
  Object.fromEntries(
    listFiles('content/**/*', root).map((file) => [file, readFileSync(join(root, file), 'base64')]),
  );

const talk = (title: string, study: string) => ({
  title,
  studies: [{ study, notes: 'Breathe in before it.' }],
});

test('the sample’s talks go with it; a talk of one’s own stays where its studies stay', async () => {
  const { root, begin } = await sample((files) => {
    files['decks/theirs.yaml'] = talk('About Alpha and the rest of it', 'alpha');
    set(files, 'case-studies/beta/study.yaml', ['title'], 'My very own study');
    files['decks/mine.yaml'] = talk('What I made of it in a year', 'beta');
    files['decks/half.yaml'] = talk('My words on their study', 'alpha');
  });
  const { talks } = await begin();
  expect(talks).toContain('My words on their study');
  expect(talks).not.toContain('What I made of it in a year');
  expect(listFiles('content/decks/*', root)).toEqual(['content/decks/mine.yaml']);
  expect((await readLibrary(root, { editing: true })).decks.mine?.title).toBe('What I made of it in a year');
});

test('a sample becomes the site of whoever answers, holds nothing of what it held, and comes back', async () => {
  const { root, known, read, begin } = await sample();
  const before = bytesIn(root);
  mkdirSync(join(root, '.cache'));
  writeFileSync(join(root, '.cache/kept'), 'mine');
  const photo = { name: 'IMG 1.PNG', bytes: Buffer.from(await picture(900, 900)) };
  const job = {
    position: 'Designer',
    company: 'Harbour',
    from: '2020-01',
    to: 'present',
    description: 'Drew.',
  } as const;
  const people = {
    headline: 'I draw harbours.',
    summary: [],
    jobs: [job],
    volunteering: [],
    education: [],
    languages: [],
    owner: { networks: [] },
    skills: [{ title: undefined, items: ['Ink'] }],
    notCarried: [],
  };
  const alt = 'Łukasz at his desk, laughing';
  await expect(begin({ photo: { ...photo, alt: 'Me' } })).rejects.toThrow('very short');
  expect(bytesIn(root)).toEqual(before);
  const { brought } = await begin({ people, photo: { ...photo, alt }, icon: photo });
  expect(brought?.told).toEqual(['1 job', '1 skill', 'your headline']);

  expect(read('site.yaml')).toMatchObject({
    owner: {
      name: ANSWERS.name,
      shortName: 'Łukasz',
      role: 'Product designer',
      location: 'Gdańsk',
      email: 'lukasz@wojcik.pl',
      linkedin: 'https://www.linkedin.com/in/lw',
      networks: [{ name: 'Read.cv', url: 'https://read.cv/lw' }],
    },
    baseTitle: ANSWERS.name,
    url: 'https://lukasz-wojcik-dang.example',
  });
  expect(read('look.yaml')).toEqual({ look: 'quiet' });
  expect(read('about.yaml')).toMatchObject({
    photo: { file: 'site/portrait.png', alt },
    jobs: { title: 'Work experience', entries: [job] },
    resume: { summary: 'I draw harbours.', skills: [{ items: ['Ink'] }] },
  });
  expect(read('about.yaml')).not.toHaveProperty('volunteering');
  expect(listFiles('content/site/*', root)).toEqual(['content/site/icon.png', 'content/site/portrait.png']);
  expect(existsSync(join(root, 'content/fun.yaml'))).toBe(false);
  const begun = bytesIn(root);
  for (const [file, bytes] of Object.entries(before)) expect(Object.values(begun), file).not.toContain(bytes);
  for (const [file, bytes] of Object.entries(begun))
    expect(Buffer.from(bytes, 'base64').toString(), file).not.toContain('Mona');
  expect(sampleIn(root, known).isWhole()).toBe(false);
  expect(readFileSync(join(root, '.cache/kept'), 'utf8')).toBe('mine');

  // It can be published at once: only its draft waits to be written.
  const { work, studies, about } = await readLibrary(root);
  expect([studies, work.featured.studies]).toEqual([{}, []]);
  expect(JSON.stringify([work, about])).not.toContain('Write here');
  expect(read('work.yaml').featured.studies).toEqual(['first_study']);
  const draft = read('case-studies/first_study/study.yaml');
  expect(draft).toMatchObject({ draft: true, title: 'My first case study' });
  const { sentences } = await starterLeftovers(join(root, 'content/case-studies/first_study'), draft);
  expect(sentences.filter(isToWrite).length).toBeGreaterThan(10);

  const said = bringBack(root);
  expect(bytesIn(root)).toEqual(before);
  const [, place = ''] = /is in (\S+)\.$/.exec(said) ?? [];
  expect(bytesIn(join(root, place))).toEqual(begun);
  expect(() => bringBack(root)).toThrow('There is no sample in .trash to bring back');
}, 60_000);

test('a word in a profile that no typeface has keeps nobody from beginning, and is told', async () => {
  const { root, read, begin } = await sample();
  const bytes = zipSync({
    'Positions.csv': strToU8(
      'Company Name,Title,Description,Location,Started On,Finished On\nHarbour,Lead,,,2020,\n',
    ),
    'Languages.csv': strToU8('Name,Proficiency\nFrench,\n日本語,\n'),
  });
  const people = await peopleIn(root, () => bundleOf('Basic.zip', bytes));
  const { brought } = await begin({ people });
  expect(read('about.yaml')).toMatchObject({
    jobs: { entries: [{ position: 'Lead' }] },
    languages: { entries: [{ name: 'French' }] },
  });
  expect(profileLeft(ANSWERS, brought ?? { notCarried: [] })).toMatchObject([
    { what: 'a language', place: 'in your languages, in Languages.csv', words: '日本語' },
  ]);
}, 60_000);

test('a photo as large as a camera makes it is made smaller on its way in', async () => {
  const home = mkdtempSync(join(tmpdir(), 'photo-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const large = sharp({ create: { width: 3000, height: 2600, channels: 3, background: '#888' } });
  // What follows the picture weighs, and is not looked at.
  const bytes = Buffer.concat([await large.jpeg().toBuffer(), Buffer.alloc(HEAVY)]);
  const alt = 'Łukasz laughs in front of a blue wall';
  const { file } = await takeInPhoto(home, { name: 'DSC_1.JPG', bytes, alt });
  const kept = readFileSync(join(home, 'content', file));
  expect([file, (await sharp(kept).metadata()).width]).toEqual(['site/portrait.webp', 2560]);
});

test.each([
  ['product designer', 'Product designer, based in'],
  ['étalagiste', 'Étalagiste, based in'],
  ['iOS designer', 'iOS designer, based in'],
])(
  'a headline made of “%s” begins as a sentence does, and so does the line on the resume',
  (role, begins) => {
    const { [FILES.work]: work, [FILES.site]: site } = firstPages({ answers: { ...ANSWERS, role } });
    const { headline, highlight } = (work as { hero: Record<string, string> }).hero;
    expect(headline).toMatch(new RegExp(`^${begins}`));
    expect(headline).toContain(highlight);
    expect(site).toMatchObject({ owner: { role: begins.split(',')[0] } });
  },
);

test('the first draft of a French site is French', async () => {
  const { read, begin } = await sample();
  await begin({ answers: { ...ANSWERS, language: 'fr-CA' } });
  const draft = read('case-studies/premiere_etude/study.yaml');
  expect(draft).toMatchObject({
    title: 'Ma première étude de cas',
    summary: [{ title: 'Le problème' }, {}, {}],
  });
  expect(JSON.stringify(draft)).not.toContain('Write here');
}, 60_000);

test('words and pictures that somebody had put on the sample stay, and what has no place any more is told', async () => {
  const { read, begin } = await sample((files) => {
    set(files, 'work.yaml', ['hero', 'headline'], 'A Product Designer from Halifax');
    set(files, 'about.yaml', ['bio'], ['Mona paints and draws, mostly at night.', 'Mine alone.']);
    set(files, 'about.yaml', ['jobs', 'entries', 0, 'company'], 'My own company');
    set(files, 'site.yaml', ['footer', 'thanks'], 'Merci to everyone');
    set(files, 'site.yaml', ['navigation', 1], { label: 'Shop', href: 'https://shop.example.com' });
    set(files, 'case-studies/beta/study.yaml', ['title'], 'Mine');
    set(files, 'fun.yaml', ['title'], 'My pots');
  });
  const { kept, left } = await begin();
  expect(read('work.yaml').hero).toMatchObject({
    greeting: 'Hello, I’m Łukasz.',
    headline: 'A Product Designer from Halifax',
    highlight: 'Product Designer',
  });
  expect(read('about.yaml').bio).toEqual(['Mine alone.']);
  expect(read('site.yaml').footer).toEqual({ thanks: 'Merci to everyone' });
  expect(read('site.yaml').navigation.map(({ label }: { label: string }) => label)).toEqual([
    'Work',
    'Fun',
    'About',
    'Resume',
    'Shop',
  ]);
  expect(read('fun.yaml').title).toBe('My pots');
  expect(read('case-studies/beta/study.yaml').title).toBe('Mine');
  expect(read('work.yaml').featured.studies).toEqual(['first_study', 'beta']);
  expect(kept).toEqual(['/beta']);
  expect(left).toEqual(['My own company']);
}, 60_000);

test('a site that has an owner is left as it is, and that is said', async () => {
  const { root } = await sample();
  const before = bytesIn(root);
  const fault = await runBegin(root, ['--yes', '--name', 'Ada'], undefined, () => {});
  expect(fault).toContain('This site has an owner already, so nothing was changed.');
  expect(bytesIn(root)).toEqual(before);
  expect(existsSync(join(root, '.trash'))).toBe(false);
});

/** Moves as `begin` does, and is killed after so many of them, as by a power cut. */
function killedAfter(count: number, root: string, changes: object[]): void {
  const script = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const rename = fs.renameSync;
    let left = ${count};
    fs.renameSync = (from, to) => {
      rename(from, to);
      if (!to.endsWith('unfinished.json') && --left === 0) process.kill(process.pid, 'SIGKILL');
    };
    syncBuiltinESMExports();
    const { Store } = await import(${JSON.stringify(pathToFileURL(join(process.cwd(), 'src/editor/server/store.ts')).href)});
    new Store(${JSON.stringify(root)}).do({ label: 'the beginning', page: '/', changes: JSON.parse(process.argv[1]) });
  `;
  const args = ['--input-type=module', '-e', script, JSON.stringify(changes)];
  expect(spawnSync(process.execPath, args).status).not.toBe(0);
}

test('a beginning that is killed between two steps is taken back whole, and that is said', async () => {
  const { root, known } = await sample();
  const before = bytesIn(root);
  const { moves } = await stage(root, { answers: ANSWERS }, sampleIn(root, known));
  const half = moves.findIndex(({ to }) => to.startsWith('content/'));
  for (const count of [1, half - 1, half, half + 2, moves.length - 1]) {
    killedAfter(count, root, moves);
    expect(bytesIn(root)).not.toEqual(before);
    const fault = await runBegin(root, ['--yes', '--name', 'Ada'], undefined, () => {});
    expect(fault).toContain('was cut off halfway, so nothing was changed.');
    const said: string[] = [];
    expect(await runBegin(root, ['--back'], undefined, (line) => said.push(line))).toBeUndefined();
    expect(said.join()).toContain(`${count} of its ${moves.length} changes`);
    expect(bytesIn(root)).toEqual(before);
    for (const { from } of moves) expect(existsSync(join(root, from)), from).toBe(true);
  }
  new Store(root).do({ label: 'the beginning', page: '/', changes: moves });
  expect(bringBack(root)).toContain('The sample is back.');
  expect(bytesIn(root)).toEqual(before);
}, 60_000);

test('what the reader would refuse leaves everything as it was', async () => {
  const { root, begin } = await sample();
  const before = bytesIn(root);
  await expect(begin({ icon: { name: 'icon.png', bytes: Buffer.from('no picture') } })).rejects.toMatchObject(
    {
      at: 'icon',
    },
  );
  expect(bytesIn(root)).toEqual(before);
});

const NAMES = [
  'Łukasz Wójcik-Đặng',
  'Zoë',
  'Ελένη Παπαδοπούλου',
  'Maria Antonieta Guadalupe de los Ángeles Fernández-Villanueva y Montemayor de la Santísima Trinidad',
  'O’Brien: the "first" # of {name}',
];

describe.each(['en-CA', 'fr-CA', 'pl'])('the first pages in %s', (language) => {
  test.each(NAMES)('are whole and right for %s in every look', (name) => {
    for (const look of lookSchema.shape.look.unwrap().options) {
      const pages = firstPages({ answers: { ...ANSWERS, name, shortName: name, language, look } });
      for (const [file, page] of Object.entries(pages)) {
        const kind = file.slice('content/'.length, -'.yaml'.length) as keyof typeof schemas;
        const read: unknown = parse(asFile(file, page));
        expect(read).toEqual(page);
        expect(schemas[kind].safeParse(read).error, file).toBeUndefined();
      }
    }
  });

  test('leave no gap unfilled, and say nothing twice as long as it need be', () => {
    const pages = JSON.stringify(firstPages({ answers: { ...ANSWERS, language } }));
    expect(pages).not.toMatch(/\{\w+\}/);
    expect(pages).toContain(ANSWERS.name);
  });
});

test('a language without first words has the English ones', () => {
  expect(firstWords('pl')).toBe(firstWords('en-GB'));
  expect(firstWords('fr')).not.toBe(firstWords('en'));
});

test.each([
  ['name', '', 'Write your whole name'],
  ['name', 'two\nlines', 'Write your whole name'],
  ['email', 'nobody', 'This is no mail address'],
  ['language', 'klingonish', 'This is no language'],
  ['look', 'loud', 'There is no such look'],
  ['networks', ['linkedin.com/in/me'], 'starts with https://'],
  ['networks', ['@me'], 'starts with https://'],
] as const)('%s is refused as %o, in a sentence', (field, answer, says) => {
  expect(beginningFault(field, answer)).toContain(says);
  expect(beginningSchema.shape[field].safeParse(ANSWERS[field]).success).toBe(true);
  expect(beginningFault(field, ANSWERS[field])).toBeUndefined();
});

test.each([
  ['linkedin.com/in/zoe', ['https://linkedin.com/in/zoe']],
  [
    'https://a.example, www.b.example/me zoë.example',
    ['https://a.example', 'https://www.b.example/me', 'https://zoë.example'],
  ],
])('an address without its https:// gets it: %s', (said, addresses) => {
  expect(inAddresses(said)).toEqual(addresses);
  expect(beginningFault('networks', inAddresses(said))).toBeUndefined();
});

test.each(['@zoe', 'zoe', 'zoe@example.com', 'http://a.example', 'javascript:alert(1)'])(
  'what is no address stays none: %s',
  (said) => {
    expect(inAddresses(said)).toEqual([said]);
    expect(beginningFault('networks', inAddresses(said))).toContain('starts with https://');
  },
);

test('by the command an address may lack its https://, too', async () => {
  const { name, role, place, email } = ANSWERS;
  const values = { name, role, place, mail: email, networks: 'linkedin.com/in/lw' };
  const answers = await askAll(
    '/nowhere',
    values,
    createAnswer(undefined, () => {}),
  );
  expect(answers.networks).toEqual(['https://linkedin.com/in/lw']);
});

test.each([
  ['bonjour@zoë-łukaszewicz.example', true],
  ['zoë.roy@example.com', true],
  ['почта@пример.рф', true],
  ['a@xn--80ak6aa92e.xn--p1ai', true],
  ['O’Brien@example.com', false],
  ['zoë@example', false],
  ['zoë@-a.example', false],
  ['zoë@a..example', false],
  ['zoë łuk@example.com', false],
  ['a?subject=b@example.com', false],
])('a mail address may be in letters of any language: %s, %s', (address, isRight) => {
  expect(beginningFault('email', address) === undefined).toBe(isRight);
});

test('tidying takes away what only the sample needs, and what names it', async () => {
  const { root } = await sample();
  const put = (file: string, text: string) => {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const home = process.cwd();
  for (const file of ['package.json', 'README.md', '.github/workflows/ci.yml', '.github/dependabot.yml'])
    put(file, readFileSync(join(home, file), 'utf8'));
  put('art/board.ts', 'x');
  put('docs/sample.md', 'x');
  put('tests/any-owner/sample-looks.spec.ts', 'x');
  put('tests/any-owner/owner.spec.ts', 'x');
  const said = tidy(root);
  expect(said).toContain('Gone to .trash: art, docs/sample.md, tests/any-owner/sample-looks.spec.ts');
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  expect(existsSync(join(root, 'art'))).toBe(false);
  expect(listFiles('tests/any-owner/*', root)).toEqual(['tests/any-owner/owner.spec.ts']);
  expect(read('README.md')).not.toMatch(/docs\/sample\.md|run art|<!-- sample/);
  expect(Object.keys(JSON.parse(read('package.json')).scripts)).not.toContain('art');
  expect(parse(read('.github/workflows/ci.yml')).jobs).not.toHaveProperty('art');
  expect(read('.github/dependabot.yml')).not.toContain('/art');
  expect(tidy(root)).toContain('There is nothing to tidy');
});

test('the sample itself is not tidied', async () => {
  const { root, known } = await sample();
  expect(sampleIn(root, known).isWhole()).toBe(true);
  expect(() => tidy(root, sampleIn(root, known))).toThrow('This is the sample still');
});

test('on a terminal each question is asked until its answer is right, and Enter takes what stands in brackets', async () => {
  const lines = [
    'Ada Quist',
    '',
    'Illustrator',
    'Halifax',
    'nobody',
    'ada@quist.ca',
    '',
    'fr-CA',
    'loud',
    'night',
  ];
  const asked: string[] = [];
  const asker = {
    ask: async (question: string) => {
      asked.push(question);
      return lines.shift();
    },
    close: () => {},
  };
  const said: string[] = [];
  const answers = await askAll(
    '/nowhere',
    {},
    createAnswer(asker, (line) => said.push(line)),
  );
  expect(answers).toEqual({
    name: 'Ada Quist',
    shortName: 'Ada',
    role: 'Illustrator',
    place: 'Halifax',
    email: 'ada@quist.ca',
    networks: [],
    language: 'fr-CA',
    look: 'night',
  });
  expect(asked[1]).toBe('The name people call you [Ada]: ');
  expect(said.map((line) => line.trim())).toEqual([
    '✗ This is no mail address: it looks like name@example.com.',
    expect.stringContaining('✗ There is no such look'),
  ]);
});

test('without a terminal, what was not said is asked for by its flag, and nothing is changed', async () => {
  const ask = (values: Record<string, string>) =>
    askAll(
      '/nowhere',
      values,
      createAnswer(undefined, () => {}),
    );
  await expect(ask({ name: 'Ada Quist' })).rejects.toThrow('--role');
  await expect(ask({ name: 'Ada', role: 'D', place: 'X', mail: 'x' })).rejects.toThrow(
    '--mail: This is no mail',
  );
});
