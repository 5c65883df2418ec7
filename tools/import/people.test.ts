// Brings jobs and skills in from where they are, and looks at what About says afterwards.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8 } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { makeReady } from '../../src/editor/server/bring/ready.ts';
import { bundleOf } from '../../src/import/bundle.ts';
import { monthOf } from '../../src/import/people.ts';
import { missingWords, textsIn } from '../../src/import/words.ts';
import { readLibrary } from '../../src/reader/read.ts';
import { contentFolder, rightContent } from '../../tests/helpers/content-folder.ts';
import { exportFiles, fixturesOf, packed } from '../../tests/helpers/import-fixtures.ts';
import type { Asker } from '../gate/ask.ts';
import { HELPERS } from './helpers.ts';
import { runImport } from './run.ts';

let root: string;
let outside: string;
let remove = () => {};

beforeEach(async () => {
  ({ root, remove } = await contentFolder(rightContent()));
  outside = mkdtempSync(join(tmpdir(), 'bring-'));
  // As people write it: without references from one entry to another.
  writeFileSync(
    join(root, 'content/about.yaml'),
    stringify(parse(about()), { aliasDuplicateObjects: false }),
  );
});
afterEach(() => {
  remove();
  rmSync(outside, { recursive: true, force: true });
});

const about = () => readFileSync(join(root, 'content/about.yaml'), 'utf8');

async function exportAt(source: string, name: string): Promise<string> {
  const path = join(outside, `${name}.zip`);
  writeFileSync(path, packed(await exportFiles(source, name)));
  return path;
}

async function bring(args: string[], asker?: Asker) {
  const said: string[] = [];
  const fault = await runImport(root, args, asker, (line) => said.push(line), outside);
  return { fault, said: said.join('\n') };
}

const positions = () => parse(about()).jobs.entries.map(({ position }: { position: string }) => position);

describe('jobs and skills', () => {
  test('of a LinkedIn export take their place among those of About, the newest first', async () => {
    const { fault, said } = await bring([await exportAt('linkedin', 'basic')]);
    expect(fault).toBeUndefined();
    expect(positions()).toEqual(['Senior Product Designer', 'Designer', 'UX Designer', 'Graphic Designer']);
    expect(parse(about()).resume).toEqual({
      summary: 'A designer.',
      skills: [
        { title: 'Tools', items: ['Pencil'] },
        { title: 'Skills', items: ['Interviewing', 'Figma', 'Typesetting'] },
      ],
    });
    expect(said).toContain('3 jobs, 3 skills');
    // A text of the owner’s own is not written over, and that is said.
    expect(said).toContain('Product designer for things that leave on time');
    await expect(readLibrary(root, { editing: true })).resolves.toBeDefined();
  });

  test('are spliced into the file: remarks and everything else stay as they were', async () => {
    const before = `# Mine.\n${about().replace('jobs:', '# My jobs.\njobs:')}`;
    writeFileSync(join(root, 'content/about.yaml'), before);
    await bring([await exportAt('linkedin', 'basic')]);
    const lines = before.split('\n').filter((line) => !about().split('\n').includes(line));
    expect(lines).toEqual([]);
  });

  test('are refused in a sentence where the file is written in a way that cannot be spliced', async () => {
    const tricky = stringify({ ...rightContent()['about.yaml'] });
    writeFileSync(join(root, 'content/about.yaml'), tricky);
    const { fault } = await bring([await exportAt('linkedin', 'basic'), '--yes']);
    expect(fault).toMatch(/^content\/about\.yaml: This part of the file/);
    expect(about()).toBe(tricky);
  });

  test('keep no study beside them from coming where the file cannot be spliced', async () => {
    writeFileSync(join(root, 'content/about.yaml'), stringify({ ...rightContent()['about.yaml'] }));
    writeFileSync(join(outside, 'study.md'), '# Study\n\n## A\n\nWords.\n');
    const { fault, said } = await bring([
      await exportAt('linkedin', 'basic'),
      join(outside, 'study.md'),
      '--yes',
    ]);
    expect(fault).toBeUndefined();
    expect(said).toMatch(/✓ “Study” is at \/study/);
    expect(said).toMatch(/✗ About \(basic\.zip\) was not brought in\. content\/about\.yaml: This part/);
  });

  test('come without what no reader would take, and that is told with its file, its words and why', async () => {
    const path = join(outside, 'export.zip');
    const positions =
      'Company Name,Title,Description,Location,Started On,Finished On\nHarbour,Lead,灯台を作る,Halifax,May 2023,\n東京銀行,Designer,,,2019,2020\n';
    const files = {
      'Positions.csv': positions,
      'Languages.csv': 'Name,Proficiency\nEnglish,Fluent\n日本語,\n',
      'Skills.csv': 'Name\nFigma\n書道\n',
    };
    const bytes = Object.entries(files).map(([file, text]) => [file, strToU8(text)]);
    writeFileSync(path, packed(Object.fromEntries(bytes)));
    const { fault, said } = await bring([path, '--yes']);
    expect(fault).toBeUndefined();
    const { jobs, languages, resume } = parse(about());
    expect(jobs.entries).toEqual([
      { position: 'Lead', company: 'Harbour', city: 'Halifax', from: '2023-05', to: 'present' },
    ]);
    expect(languages.entries).toEqual([{ name: 'English', level: 'Fluent' }]);
    expect(resume.skills).toEqual([{ title: 'Skills', items: ['Figma'] }]);
    for (const told of [
      /“description” of Lead \(in your jobs, in Positions\.csv\)\. No typeface .*\n.*“灯台を作る”/,
      /a job \(in your jobs, in Positions\.csv\)\. No typeface .*\n.*“Designer 東京銀行 2019 2020”/,
      /a language \(in your languages, in Languages\.csv\)\. No typeface .* has 日 本 語.*\n.*“日本語”/,
      /a skill \(in your skills, in Skills\.csv\)\. No typeface .*\n.*“書道”/,
    ])
      expect(said).toMatch(told);
    await expect(readLibrary(root, { editing: true })).resolves.toBeDefined();
  });

  test('come without an e-mail address that is none, which is told and keeps no name from coming', async () => {
    const path = join(outside, 'resume.json');
    const profiles = [{ network: 'Mastodon', url: 'https://social.example/@tomas' }];
    const work = [{ name: 'Harbour', position: 'Lead', startDate: '2020-01' }];
    writeFileSync(path, JSON.stringify({ basics: { name: 'Tomas Lind', email: 'nope', profiles }, work }));
    const { fault, said } = await bring([path, '--yes']);
    expect(fault).toBeUndefined();
    const { owner } = parse(readFileSync(join(root, 'content/site.yaml'), 'utf8'));
    expect(owner).toMatchObject({
      name: 'Tomas Lind',
      email: 'ada@example.com',
      networks: [{ name: 'Mastodon', url: 'https://social.example/@tomas' }],
    });
    expect(positions()).toEqual(['Lead']);
    // What was made of the name before is the owner’s to write anew.
    expect(said).toMatch(/\(content\/site\.yaml, owner\.shortName; .*baseTitle.*your old name is still/);
    expect(said).toMatch(/content\/about\.yaml, photo\.alt.*your old name is still/);
    expect(said).toMatch(/“email” \(.*resume\.json\)\. This is not an e-mail address.*\n.*“nope”/);
  });

  test.each([
    ['a control character', 'Led\u0000 it', ['Lead']],
    ['half a letter', 'Led\ud800 it', ['Lead']],
    ['a sign that nobody sees', 'Led\u200bit', ['Lead', 'Ledit']],
    ['a sign that means something in YAML', '*led: it', ['Lead', '*led: it']],
  ])('come with whatever words they hold: %s', async (_, words, positionsThen) => {
    const path = join(outside, 'resume.json');
    const job = { name: 'Harbour', startDate: '2020-01', summary: words };
    const work = [
      { ...job, position: 'Lead' },
      { ...job, position: words, startDate: '2019' },
    ];
    writeFileSync(path, JSON.stringify({ work }));
    expect((await bring([path, '--yes'])).fault).toBeUndefined();
    expect(positions()).toEqual(positionsThen);
    await expect(readLibrary(root, { editing: true })).resolves.toBeDefined();
  });

  test('are not added twice', async () => {
    const file = await exportAt('linkedin', 'complete');
    await bring([file]);
    const once = about();
    const { said } = await bring([file]);
    expect(about()).toBe(once);
    expect(said).toContain('2 jobs were there already');
  });

  test('replace those that are there with --yes, with headline and summary', async () => {
    const { fault } = await bring([await exportAt('linkedin', 'basic'), '--yes']);
    expect(fault).toBeUndefined();
    const { jobs, bio, resume } = parse(about());
    expect(jobs.entries.map(({ company }: { company: string }) => company)).toEqual([
      'Harbour Authority',
      'Seed Library',
      'Print Shop Lumen',
    ]);
    expect(jobs.entries[0].description).toBe(
      'Lead the departures team. Put the wind on the timetable. Cut the pages behind glass from nine to one.',
    );
    // A job without a description is one all the same, and the site can be published with it.
    expect(jobs.entries[2]).toEqual({
      position: 'Graphic Designer',
      company: 'Print Shop Lumen',
      from: '2018',
      to: '2020',
    });
    await expect(readLibrary(root)).resolves.toBeDefined();
    expect(bio).toEqual([
      'I design for people who are carrying something.',
      'Before that I set type by hand.',
    ]);
    expect(resume).toEqual({
      summary: 'Product designer for things that leave on time',
      skills: [{ title: 'Skills', items: ['Interviewing', 'Figma', 'Typesetting'] }],
    });
  });

  test.each([
    ['yes', ['Design Lead', 'Product Designer']],
    ['no', ['Design Lead', 'Designer', 'Product Designer']],
    ['', ['Design Lead', 'Designer', 'Product Designer']],
  ])('replace those that are there only after a question, answered with “%s”', async (typed, expected) => {
    const asked: string[] = [];
    const asker: Asker = {
      ask: async (question) => {
        asked.push(question);
        return typed;
      },
      close: () => {},
    };
    await bring([await exportAt('linkedin', 'complete')], asker);
    expect(asked).toHaveLength(1);
    expect(positions()).toEqual(expected);
  });

  test.each([
    [['peut-être', 'yes'], 2, true],
    [['peut-être', 'encore'], 2, false],
    [['maybe', ''], 2, false],
    [['oui'], 1, true],
    [['non'], 1, false],
  ])('ask once more after an answer that is neither yes nor no: %j', async (answers, times, replaces) => {
    const asked: string[] = [];
    const ask = async (question: string) => answers[asked.push(question) - 1];
    await bring([await exportAt('linkedin', 'complete')], { ask, close: () => {} });
    expect(asked).toHaveLength(times);
    if (times > 1) expect(asked[1]).toBe('Write yes or no; Enter is no: ');
    expect(positions().includes('Designer')).toBe(!replaces);
  });

  test('name the flag that replaces what is there, where nobody can be asked', async () => {
    const path = join(outside, 'resume.json');
    const basics = { name: 'Tomas Lind', label: 'Draws charts', summary: 'I sail.' };
    writeFileSync(path, JSON.stringify({ basics }));
    const { said } = await bring([path]);
    for (const told of [
      /your headline \(in your profile\)\. .* it is only replaced when you say so, with --yes\./,
      /your summary \(in your profile\)\. .* it is only replaced when you say so, with --yes\./,
      /who you are \(content\/site\.yaml\)\. .* until you say otherwise, with --yes\./,
    ])
      expect(said).toMatch(told);
  });

  test('of a LinkedIn export come without a word of messages and contacts', async () => {
    const { said } = await bring([await exportAt('linkedin', 'complete'), '--yes']);
    expect(`${about()} ${said}`).not.toMatch(/private|secret|spy/i);
    expect(said).toContain('messages.csv');
    expect(parse(about()).volunteering.entries).toEqual([
      {
        position: 'Guide',
        company: 'River Watch',
        from: '2016-02',
        to: '2019-06',
        description: 'Monthly cleanups, with a map of what was found.',
      },
    ]);
  });

  test('of a table with a missing quotation mark come as far as they can be read', async () => {
    const { said } = await bring([await exportAt('linkedin', 'ugly'), '--yes']);
    expect(positions()).toEqual(['Designer', 'Illustrator']);
    expect(said).toMatch(/POSITIONS\.CSV \(line 2\)\. A quotation mark is missing/);
    expect(said).toContain('It ends before it begins');
    expect(parse(about()).resume.skills[0].items).toEqual(['Café culture', 'Figma']);
  });

  test('of a JSON Resume come the same way', async () => {
    await bring([await exportAt('json-resume', 'full'), '--yes']);
    const { jobs, volunteering, resume } = parse(about());
    expect(jobs.entries[0]).toMatchObject({
      company: 'Nautical Instruments',
      from: '2021-05',
      to: 'present',
    });
    expect(jobs.entries[1]).toMatchObject({ company: 'Tram Office', from: '2018', to: '2021-04' });
    expect(volunteering.entries[0].position).toBe('Cook');
    expect(resume.skills).toEqual([
      { title: 'Tools', items: ['Figma', 'Blender'] },
      { title: 'Skills', items: ['Sailing'] },
    ]);
  });

  test.each([
    [
      'linkedin',
      'complete',
      [
        { diploma: 'Accessibility specialist', school: 'Association of Piers', to: '2021-03' },
        { diploma: 'BDes', school: 'School of Rivers', from: '2012', to: '2015' },
      ],
      [{ name: 'French', level: 'Native or bilingual proficiency' }, { name: 'Danish' }],
      'Lyon',
    ],
    [
      'json-resume',
      'full',
      [
        { diploma: 'Radar operator', school: 'Coast Guard', to: '2022-03' },
        {
          diploma: 'BA, Design',
          school: 'Harbour School',
          from: '2014-09',
          to: '2017-06',
          description: 'Lettering. Charts.',
        },
      ],
      [{ name: 'Swedish', level: 'Native' }],
      'Malmö',
    ],
  ])(
    'of %s/%s bring education, certificates, languages and cities along, and none of them twice',
    async (source, name, education, languages, city) => {
      const file = await exportAt(source, name);
      await bring([file]);
      const once = about();
      expect(parse(once)).toMatchObject({
        education: { entries: education },
        languages: { entries: languages },
      });
      expect(parse(once).jobs.entries.map((entry: { city?: string }) => entry.city)).toContain(city);
      await expect(readLibrary(root, { editing: true })).resolves.toBeDefined();
      await bring([file]);
      expect(about()).toBe(once);
    },
  );

  test.each([
    ['yes', 'Tomas Lind', 'tomas@example.com'],
    ['no', 'Ada Example', 'ada@example.com'],
  ])(
    'of a JSON Resume come with a name, a mail and networks for the settings, answered with “%s”',
    async (typed, name, email) => {
      const before = readFileSync(join(root, 'content/site.yaml'), 'utf8');
      const asked: string[] = [];
      const ask = async (question: string) => {
        asked.push(question);
        return typed;
      };
      const { said } = await bring([await exportAt('json-resume', 'full')], { ask, close: () => {} });
      expect(asked.at(-1)).toContain(
        'Tomas Lind, tomas@example.com, https://www.linkedin.com/in/tomas-example',
      );
      const after = readFileSync(join(root, 'content/site.yaml'), 'utf8');
      expect(parse(after).owner).toMatchObject({ name, email });
      if (typed === 'yes')
        expect(parse(after).owner).toMatchObject({
          linkedin: 'https://www.linkedin.com/in/tomas-example',
          networks: [{ name: 'Dribbble', url: 'https://dribbble.example/tomaslind' }],
        });
      else {
        expect(after).toBe(before);
        expect(said).toMatch(/who you are \(content\/site\.yaml\).*\n.*Tomas Lind/);
      }
      await expect(readLibrary(root, { editing: true })).resolves.toBeDefined();
    },
  );

  test.each(
    ['linkedin', 'json-resume'].flatMap((source) =>
      fixturesOf(source).map((name) => [source, name] as const),
    ),
  )('of %s/%s are all in what is brought or in what is told', async (source, name) => {
    const files = await exportFiles(source, name);
    const { people } = await makeReady(root, bundleOf('a.zip', packed(files)), HELPERS);
    const read = Object.entries(files).filter(([file]) =>
      /positions|volunteer|skills|education|certif|languages|profile|json/i.test(file),
    );
    const words = read.map(([file, bytes]) => {
      const text = new TextDecoder(/ugly.*skills|^Basic.*skills/.test(file) ? 'latin1' : 'utf-8').decode(
        bytes,
      );
      // Names of columns and fields are nobody’s words, and months are written anew.
      const body = file.endsWith('json')
        ? text
            // An address says by itself whose it is, and where.
            .replaceAll(/"(network|username)"\s*:\s*"[^"]*"/g, ' ')
            .replaceAll(/"[$\w]+"\s*:/g, ' ')
            .replaceAll(/"\d{4}(-\d\d){0,2}"|https:[^"]*schema\.json/g, ' ')
        : text.replace(/^[^\n]*\n/, '');
      return body
        .replaceAll(
          /\b(jan|feb|mar|mai|may|jun|sep|dec|avril)[a-z]* \d{4}|(?<=,)\d{4}(?=,|$|\n)|\bpresent\b/gim,
          ' ',
        )
        .replaceAll(/\bFigma\r?\n(?=$)/g, ' ');
    });
    expect(missingWords(words, textsIn(people))).toEqual([]);
  });
});

test.each([
  ['May 2021', '2021-05'],
  ['2021-05-03', '2021-05'],
  ['05/2021', '2021-05'],
  ['juillet 2019', '2019-07'],
  ['Févr. 2019', '2019-02'],
  ['2018', '2018'],
  ['soon', undefined],
  ['2020-13', undefined],
])('the month of “%s” is %s', (text, month) => {
  expect(monthOf(text)).toBe(month);
});
