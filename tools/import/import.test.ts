// Brings in exports as owners have them, and looks at what stands in content afterwards.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { makeReady } from '../../src/editor/server/bring/ready.ts';
import { bundleOf } from '../../src/import/bundle.ts';
import { textsOfPart } from '../../src/import/propose.ts';
import { KINDS } from '../../src/import/shapes/shapes.ts';
import { studyValue } from '../../src/import/study.ts';
import { missingWords, textsIn, wordsOf } from '../../src/import/words.ts';
import { readMaster } from '../../src/media/master.ts';
import { isToWrite } from '../../src/model/starter.ts';
import { studySchema } from '../../src/model/study.ts';
import { readLibrary } from '../../src/reader/read.ts';
import { contentFolder, rightContent } from '../../tests/helpers/content-folder.ts';
import { drawn, exportFiles, fixturesOf, packed } from '../../tests/helpers/import-fixtures.ts';
import { moving } from '../../tests/helpers/odd-pictures.ts';
import { wordsOfHtml, wordsOfMarkdown, wordsOfWord } from '../../tests/helpers/source-words.ts';
import { ownCommand } from '../run.ts';
import { HELPERS } from './helpers.ts';
import { openPath } from './open.ts';
import { runImport } from './run.ts';

let root: string;
let outside: string;
let remove = () => {};

beforeEach(async () => {
  ({ root, remove } = await contentFolder(rightContent()));
  outside = mkdtempSync(join(tmpdir(), 'bring-'));
});
afterEach(() => {
  remove();
  rmSync(outside, { recursive: true, force: true });
});

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const studyAt = (route: string) => parse(read(`content/case-studies/${route}/study.yaml`));

/** A file on the owner’s disk. */
function put(name: string, data: Uint8Array | string): string {
  mkdirSync(dirname(join(outside, name)), { recursive: true });
  writeFileSync(join(outside, name), data);
  return join(outside, name);
}

const everything = () =>
  Object.fromEntries(
    readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file, readFileSync(file, 'base64')]),
  );

/** What the command says, and what it refuses. */
async function bring(...args: string[]) {
  const said: string[] = [];
  const fault = await runImport(root, args, undefined, (line) => said.push(line), outside);
  return { fault, said: said.join('\n') };
}

describe('npm run import', { timeout: 60_000 }, () => {
  test('makes a draft of a Notion export that lies in a ZIP of a ZIP, with its card first on its shelf', async () => {
    const inner = packed(await exportFiles('notion', 'library'));
    const file = put('1f2e-Export.zip', packed({ 'ExportBlock-1f2e-Part-1.zip': inner }));
    const { fault, said } = await bring(file);
    expect(fault).toBeUndefined();
    const study = studyAt('library_returns');
    expect(study).toMatchObject({
      title: 'Library returns',
      draft: true,
      tags: ['MOBILE', 'SERVICE DESIGN'],
      cover: { file: 'untitled.png' },
      info: [
        { title: 'Role', items: ['Product designer'] },
        { title: 'Timeline', items: ['9 weeks, spring 2025'] },
        { title: 'Tools', items: ['Figma', 'Maze', 'paper'] },
        { title: 'Team' },
      ],
    });
    expect(study.blocks.map(({ type }: { type: string }) => type)).toEqual([
      'problem',
      'statistics',
      'text',
      'questions',
      'goals',
      'howMightWe',
      'beforeAfter',
      'comparison',
      'takeaways',
    ]);
    expect(study.blocks[1]).toMatchObject({
      section: 'Research',
      title: 'Nobody reads a screen with a book in each hand',
    });
    expect(study.blocks[7]).toMatchObject({
      subjects: ['Old machine', 'New machine'],
      rows: [{ aspect: 'Books an hour', values: ['38', '71'] }, {}],
    });
    expect(parse(read('content/work.yaml')).previous.studies).toEqual(['library_returns', 'beta']);
    expect(said).toContain('an embed (under “Comparison of the branches”)');
    // The site reads as a whole, and nothing of the draft is published.
    await expect(readLibrary(root)).resolves.toBeDefined();
  });

  test('asks for an alternative text where there is none, and never takes the name of a file for one', async () => {
    await bring(put('export.zip', packed(await exportFiles('notion', 'library'))));
    const { blocks, cover } = studyAt('library_returns');
    expect(isToWrite(cover.alt)).toBe(true);
    expect(blocks[0].pictures[0].caption).toBe('The return machine with a paper note taped over its screen');
    expect(isToWrite(blocks[0].pictures[0].picture.alt)).toBe(true);
    expect(read('content/case-studies/library_returns/study.yaml')).not.toMatch(
      /alt: .*(untitled|image\.png)/i,
    );
  });

  test('takes the alternative text that a page gives', async () => {
    await bring(put('seeds.zip', packed(await exportFiles('markdown', 'seeds'))));
    const { blocks } = studyAt('seed_swap');
    expect(blocks[0].personas[0]).toMatchObject({
      title: 'Ana, 34',
      picture: { alt: 'Ana kneeling between two raised beds' },
      cares: { title: 'Needs', lines: ['Small amounts', 'No account'] },
      goals: ['Beans by May'],
    });
    expect(blocks[1]).toMatchObject({
      type: 'beforeAfter',
      pairs: [{ before: { alt: 'The box with a hand-written label' } }],
    });
  });

  test('brings pictures upright, without the place they were taken at, under clean names', async () => {
    const photo = await sharp(Buffer.from(await drawn([800, 1200])))
      .withExif({ IFD3: { GPSLatitude: '43/1 39/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await bring(
      put(
        'a.zip',
        packed({
          'a.md': Buffer.from('# A\n\n## One\n\n![A hall](IMG%202034%20(final).JPG)\n'),
          'IMG 2034 (final).JPG': photo,
        }),
      ),
    );
    const folder = join(root, 'content/case-studies/a');
    const info = await sharp(readFileSync(join(folder, 'img-2034-final.jpg'))).metadata();
    expect([info.width, info.height, info.exif, info.orientation ?? 1]).toEqual([1200, 800, undefined, 1]);
  });

  test('tells that a picture which moved stands still', async () => {
    const gif = await moving('gif', [900, 600]);
    const page = Buffer.from('# A\n\n## One\n\n![A hall](walk.gif)\n');
    const { said } = await bring(put('a.zip', packed({ 'a.md': page, 'walk.gif': gif })));
    expect(readdirSync(join(root, 'content/case-studies/a'))).toContain('walk.webp');
    expect(said).toContain('the movement of a picture (walk.gif)');
  });

  test('shows a terminal no sign to obey, whatever somebody called the files in a ZIP', async () => {
    const page = Buffer.from('# Alpha\n\nWords.\n');
    const names = { '../\u001b[2J\u001b]0;mine\u0007.md': page, '\u001b[2J\u009b1m.xyz': page };
    const { said } = await bring(put('a.zip', packed({ 'a.md': page, ...names })));
    expect(said).toContain('[2J');
    expect(said).not.toMatch(/[^\P{Cc}\n]/u);
  });

  test('finds the pictures of a single page beside it, and nothing that lies elsewhere', async () => {
    put('secret.png', await drawn([900, 900]));
    put('page/pictures/a b.png', await drawn([900, 900]));
    const { said } = await bring(
      put(
        'page/page.md',
        '# Page\n\n## One\n\n![Seen](pictures/a%20b.png)\n\n## Two\n\n![Secret words](../secret.png)\n',
      ),
    );
    expect(readdirSync(join(root, 'content/case-studies/page'))).toContain('a-b.png');
    expect(readdirSync(join(root, 'content/case-studies/page'))).not.toContain('secret.png');
    expect(said).toContain('“Secret words”');
  });

  test('brings a folder, as many studies as it has pages, each under an address of its own', async () => {
    put('all/one.md', '# Same\n\n## A\n\nText.\n');
    put('all/two.md', '# Same\n\n## B\n\nText.\n');
    const { fault } = await bring(join(outside, 'all'));
    expect(fault).toBeUndefined();
    expect(studyAt('same').blocks[0].title).toBe('A');
    expect(studyAt('same_2').blocks[0].title).toBe('B');
  });

  test.each([
    ['Summary', 'Main', 'Goals', 'Goals', 'goals!'],
    ['研究', 'مقدمة', 'परिचय', 'はじめに', 'מחקר'],
    ['🎉', '👋', '…'],
  ])('takes headings that are taken, twice there, or in any script: %s', async (...headings) => {
    const parts = headings.map((heading) => `## ${heading}\n\nWords.\n`);
    put('all/night-bus/index.md', `# 夜行バス\n\n${parts.join('\n')}`);
    const { fault, said } = await bring(join(outside, 'all'));
    expect(fault).toBeUndefined();
    // What will stop a build is told now, with the line and the mend.
    expect(said).toMatch(
      /To mend before you publish it:\n +– content\/case-studies\/night_bus\/study\.yaml, line \d+, title: No typeface .* has 夜 行 .* content\/site\/fallback\.ttf/,
    );
    // What cannot be written in Latin letters is called by its file or its folder.
    const { title, blocks } = studyAt('night_bus');
    expect(title).toBe('夜行バス');
    expect(blocks.map(({ section }: { section: string }) => section)).toEqual(headings);
    // Published, its headings stop no build either; its title is drawn, which takes a font that has its letters.
    const file = join(root, 'content/case-studies/night_bus/study.yaml');
    const text = readFileSync(file, 'utf8').replace(/^draft: true.*$/m, '');
    writeFileSync(file, text.replace(/^title: .*$/m, 'title: The night bus'));
    await expect(readLibrary(root, { editing: true })).resolves.toBeDefined();
  });

  test('takes the next address where a file of the site has the one that its title makes', async () => {
    mkdirSync(join(root, 'public'), { recursive: true });
    writeFileSync(join(root, 'public/night_bus.html'), '<h1>Mine</h1>');
    const { fault } = await bring(put('a.md', '# Night bus\n\n## A\n\nText.\n'));
    expect(fault).toBeUndefined();
    expect(studyAt('night_bus_2').title).toBe('Night bus');
  });

  test('decodes no picture of the site again, and every one that it brings', async () => {
    put('pier.png', await drawn([1440, 900]));
    await bring(put('pier.md', '# Pier\n\n## A\n\nText.\n\n![The pier](pier.png)\n'));
    const [list = ''] = readdirSync(join(root, '.cache')).filter((file) => file.startsWith('whole-pictures'));
    const folder = join(root, 'content/case-studies/pier');
    const brought = readdirSync(folder).filter((file) => file.endsWith('.png'));
    expect(brought.toSorted()).toEqual(['cover.png', 'hero.png', 'pier.png']);
    const masters = await Promise.all(brought.map((file) => readMaster(join(folder, file))));
    expect(JSON.parse(read(`.cache/${list}`)).toSorted()).toEqual(
      masters.map((master) => master?.hash).toSorted(),
    );
  });

  test('loads nothing for one page of text that only Word, people or the pages of a site take', async () => {
    // The fonts of the cards that say which picture goes where are cut once.
    await Promise.all(['cover.png', 'hero.png'].map(HELPERS.starter));
    const hook =
      "import { registerHooks } from 'node:module'; registerHooks({ load: (url, context, next) => (console.error(url), next(url, context)) })";
    const file = put('one.md', '# One\n\n## A\n\nText.\n');
    const [program, [command = '']] = ownCommand('tools/import.mjs');
    const { status, stderr } = spawnSync(
      program,
      [`--import=data:text/javascript,${encodeURIComponent(hook)}`, command, file],
      {
        cwd: root,
        encoding: 'utf8',
      },
    );
    expect(status).toBe(0);
    const loaded = [...stderr.matchAll(/node_modules\/((?:@[\w-]+\/)?[\w.-]+)/g)].map(([, name]) => name);
    expect(loaded).toContain('micromark');
    for (const name of ['mammoth', 'unpdf', 'astro', 'vite']) expect(loaded).not.toContain(name);
    expect(stderr).not.toContain('.examples.ts');
  });

  test('says how far it is to whoever waits: by pages, by pictures, and of one page by its parts', async () => {
    const picture = await drawn([1440, 900]);
    put('all/one.md', '# One\n\n## A\n\n![The pier](pier.png)\n\nText.\n\n![The hall](hall.png)\n');
    put('all/two.md', '# Two\n\n## B\n\nText.\n\n![The pier](pier.png)\n');
    for (const name of ['pier.png', 'hall.png']) put(`all/${name}`, picture);
    const said: string[] = [];
    const tell = (line: string) => said.push(line);
    await makeReady(root, openPath(join(outside, 'all')), HELPERS, { tell });
    expect([...new Set(said)].filter((line) => line !== 'Reading all')).toEqual([
      'Reading one.md: 1 of 2',
      'Reading two.md: 2 of 2',
      'Taking in the pictures: 1 of 3',
      'Taking in the pictures: 2 of 3',
      'Taking in the pictures: 3 of 3',
      'Looking for the blocks of one.md: 1 of 2',
      'Looking for the blocks of two.md: 2 of 2',
    ]);
    said.length = 0;
    await makeReady(root, openPath(put('alone.md', '# One\n\n## A\n\nText.\n\n## B\n\nText.\n')), HELPERS, {
      tell,
    });
    expect([...new Set(said)]).toEqual([
      'Reading alone.md',
      'Looking for the blocks of alone.md',
      'Looking for the blocks of alone.md: 1 of 2',
      'Looking for the blocks of alone.md: 2 of 2',
    ]);
  });

  test('goes on to say it while studies are written and the site is checked', async () => {
    // So late each time it is asked that every step is said.
    let now = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => (now += 3000));
    const { said } = await bring(
      put('one.md', '# One\n\n## A\n\nText.\n'),
      put('two.md', '# Two\n\n## B\n\nText.\n'),
    );
    vi.restoreAllMocks();
    const steps = said.split('\n').filter((line) => /^… .*: \d+ of \d+$/.test(line));
    expect(steps).toEqual([
      ...['… Reading the site: 1 of 2', '… Reading the site: 2 of 2'],
      ...Array.from({ length: 6 }, (_, index) => `… Checking the site: ${index + 1} of 6`),
      ...['… Writing the studies: 1 of 2', '… Writing the studies: 2 of 2'],
      ...Array.from({ length: 4 }, (_, index) => `… Reading the site: ${index + 1} of 4`),
      ...Array.from({ length: 8 }, (_, index) => `… Checking the site: ${index + 1} of 8`),
    ]);
  });

  test('gives a study the address that is asked for, and refuses one for several', async () => {
    const file = put('one.md', '# One\n\n## A\n\nText.\n');
    await bring(file, '--study', 'my_one');
    expect(studyAt('my_one').title).toBe('One');
    expect((await bring(file, put('two.md', '# Two\n\n## B\n\nText.\n'), '--study', 'x')).fault).toMatch(
      /--study names one study/,
    );
  });

  test('brings the article of a saved page, without what stands around it', async () => {
    const { said } = await bring(put('tide.zip', packed(await exportFiles('web-page', 'article'))));
    const text = read('content/case-studies/tide/study.yaml');
    expect(text).not.toMatch(/Imprint|Subscribe|About me|More work|Tweet/);
    expect(studyAt('tide').blocks.map(({ type }: { type: string }) => type)).toEqual([
      'text',
      'picture',
      'text',
      'goals',
      'impact',
    ]);
    expect(said).toContain('the footer (around the article)');
  });

  test('brings a Word document, without its macros and comments', async () => {
    const { fault, said } = await bring(
      put('Bus.docx', packed(await exportFiles('word', 'bus'))),
      put('ugly.docm', packed(await exportFiles('word', 'ugly'))),
    );
    expect(fault).toBeUndefined();
    expect(studyAt('the_night_bus')).toMatchObject({
      description: 'A timetable for people who are already tired.',
      info: [{ title: 'Role' }, {}, {}],
    });
    expect(studyAt('the_night_bus').blocks.map(({ type }: { type: string }) => type)).toEqual([
      'problem',
      'insights',
      'impact',
      'comparison',
      'text',
    ]);
    expect(said).toContain('macros (in the document)');
    expect(said).toContain('“Can we really say this?”');
    expect(read('content/case-studies/ugly/study.yaml')).toContain('Boxed words');
  });

  test('brings a Word document whose main part has another name, captions apart, and tells what Word draws', async () => {
    const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
    const relations = (type: string, target: string) =>
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;
    const said = (words: string, style = '') =>
      `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t>${words}</w:t></w:r></w:p>`;
    const parts = {
      '_rels/.rels': relations('officeDocument', 'word/document2.xml'),
      'word/_rels/document2.xml.rels': relations('styles', 'styles2.xml'),
      'word/styles2.xml': `<w:styles ${W}><w:style w:type="paragraph" w:styleId="C"><w:name w:val="caption"/></w:style></w:styles>`,
      'word/document2.xml': `<w:document ${W}><w:body>${said('At the top.')}${said('It leaves at night')}${said('Figure 1: The bus', 'C')}</w:body></w:document>`,
      'word/charts/chart1.xml':
        '<c:chartSpace xmlns:c="c" xmlns:a="a"><a:p><a:r><a:t>Riders</a:t></a:r></a:p><c:pt><c:v>Winter</c:v></c:pt></c:chartSpace>',
      'word/diagrams/data1.xml':
        '<dgm:dataModel xmlns:dgm="d" xmlns:a="a"><a:p><a:r><a:t>Wait</a:t></a:r></a:p><a:p><a:r><a:t>Board</a:t></a:r></a:p></dgm:dataModel>',
    };
    const bytes = Object.entries(parts).map(([path, xml]) => [path, Buffer.from(xml)] as const);
    const { said: told } = await bring(put('bus.docx', packed(Object.fromEntries(bytes))));
    expect(studyAt('bus').blocks[0].text).toEqual(['It leaves at night', '*Figure 1: The bus*']);
    expect(told).toMatch(/a chart \(in the document\)[^\n]*\n +“Riders Winter”/);
    expect(told).toMatch(/a SmartArt graphic \(in the document\)[^\n]*\n +“Wait Board”/);
  });

  test('brings what stands in a Word document’s fields and boxes, beside its letters and from the right', async () => {
    const run = (words: string) => `<w:r><w:t xml:space="preserve">${words}</w:t></w:r>`;
    const boxes = ['In a box', 'In another'].map(
      (words) => `<x:txbx><w:txbxContent><w:p>${run(words)}</w:p></w:txbxContent></x:txbx>`,
    );
    const drawing = `<w:drawing><x:group>${boxes.join('')}</x:group></w:drawing>`;
    const body = [
      run('At the top.'),
      `${run('Figure ')}<w:fldSimple w:instr="SEQ">${run('7')}</w:fldSimple>`,
      `<w:r><mc:AlternateContent><mc:Choice Requires="x">${drawing}</mc:Choice></mc:AlternateContent></w:r>`,
      `<w:bdo w:val="rtl">${run('اتجاه')}</w:bdo>`,
      `<w:r><w:t>A line</w:t><w:cr/><w:t>and the next</w:t><w:ptab w:alignment="right"/><w:t>far right</w:t></w:r>`,
      `<w:r><w:ruby><w:rt>${run('ふね')}</w:rt><w:rubyBase>${run('船')}</w:rubyBase></w:ruby></w:r>`,
    ];
    const xml = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:x="x"><w:body>${body.map((one) => `<w:p>${one}</w:p>`).join('')}</w:body></w:document>`;
    const { said } = await bring(put('bus.docx', packed({ 'word/document.xml': Buffer.from(xml) })));
    expect(studyAt('bus').blocks[0].text).toEqual([
      ...['Figure 7', 'In a box', 'In another', 'اتجاه'],
      ...['A line', 'and the next far right', '船（ふね）'],
    ]);
    expect(said).toContain('Everything was carried.');
  });

  test('does not say that everything was carried where a word is missing', async () => {
    const { said } = await bring(
      put('a.md', '# A\n\nAt the top.\n\n| a | b |\n| --- | --- |\n| c | d | homeward bound |\n'),
    );
    expect(said).toContain('“homeward bound”');
    expect(said).not.toContain('Everything was carried.');
  });

  test('brings the others where some of several files cannot be read, and tells of each why', async () => {
    const missing = join(outside, 'gone.md');
    const { fault, said } = await bring(
      put('bad.pdf', '%PDF-1.7'),
      put('good.md', '# Good\n\n## A\n\nText.\n'),
      missing,
    );
    expect(fault).toBeUndefined();
    expect(studyAt('good').title).toBe('Good');
    expect(said).toContain('✗ bad.pdf was not brought in. bad.pdf is a PDF');
    expect(said).toContain(`✗ gone.md was not brought in. There is no file ${missing}.`);
  });

  test('changes nothing where none of several files can be read, and tells of each why', async () => {
    const before = everything();
    const { fault } = await bring(put('bad.pdf', '%PDF-1.7'), put('empty.md', ''));
    expect(fault).toMatch(/bad\.pdf is a PDF.*\nempty\.md is empty\./);
    expect(everything()).toEqual(before);
  });
});

describe('every word of a source', { timeout: 60_000 }, () => {
  const read = (file: string, bytes: Uint8Array): string => {
    if (file.endsWith('.docx')) return wordsOfWord(bytes);
    const text = Buffer.from(bytes).toString('utf8');
    return /\.html?$/.test(file)
      ? wordsOfHtml(text)
      : /\.(md|markdown)$/.test(file)
        ? wordsOfMarkdown(text)
        : file.endsWith('.csv')
          ? text
          : '';
  };
  /** Names of properties that became fields of the study. */
  const FIELDS = ['tags'];

  /** The files of an export as they are handed in: a Word document is a ZIP itself. */
  const handed = async (source: string, name: string) => {
    const files = await exportFiles(source, name);
    return source === 'word' ? { [`${name}.docx`]: packed(files) } : files;
  };

  const SOURCES = ['notion', 'markdown', 'web-page', 'word'];
  test.each(SOURCES.flatMap((source) => fixturesOf(source).map((name) => [source, name] as const)))(
    'of %s/%s is in a study or in the list of what was not carried',
    async (source, name) => {
      const files = await handed(source, name);
      const { studies, notCarried } = await makeReady(root, bundleOf(`${name}.zip`, packed(files)), HELPERS);
      const carried = studies.flatMap(({ study }) => {
        const { value, notCarried: left } = studyValue(study);
        return [...textsIn(value), ...[...study.notCarried, ...left].map(({ words }) => words)];
      });
      const all = Object.entries(files).map(([file, bytes]) => read(file, bytes));
      expect(all.flatMap(wordsOf).length).toBeGreaterThan(20);
      expect(missingWords(all, [...carried, ...notCarried.map(({ words }) => words), ...FIELDS])).toEqual([]);
      // Nor does it cost a word to choose any of the kinds that are offered, or to leave a part out.
      for (const { study } of studies)
        for (let turn = -1; turn < KINDS.length; turn++) {
          const choices = study.proposals.map(({ kinds }) => kinds[turn % kinds.length] ?? 'none');
          const { value, notCarried: left } = studyValue(study, choices);
          expect(studySchema.safeParse(value).error).toBeUndefined();
          const parts = study.proposals.flatMap(({ part }) => textsOfPart(part));
          expect(missingWords(parts, [...textsIn(value.blocks), ...left.map(({ words }) => words)])).toEqual(
            [],
          );
        }
    },
  );
});
