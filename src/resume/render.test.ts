import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readApplication } from '../../tests/helpers/application.ts';
import { contentFolder, rightContent } from '../../tests/helpers/content-folder.ts';
import { madeFont } from '../../tests/helpers/fonts.ts';
import { set } from '../../tests/helpers/good-content.ts';
import { doubling, fontOf, glyphOf, nameTable, tablesOf } from '../../tests/helpers/sfnt.ts';
import { solveLook } from '../look/solved.ts';
import { TYPEFACES } from '../model/typefaces.ts';
import { readLibrary } from '../reader/read.ts';
import { Paper } from './paper.ts';
import { renderResume } from './render.ts';

type Files = ReturnType<typeof rightContent>;

async function resumeOf(change: (files: Files) => void, ownFile?: string) {
  const files = rightContent();
  change(files);
  const { root, remove } = await contentFolder(files);
  onTestFinished(remove);
  if (ownFile) {
    mkdirSync(join(root, 'public'));
    writeFileSync(join(root, 'public/resume.pdf'), ownFile);
  }
  const { site, about } = await readLibrary(root);
  return renderResume(root, site, about, solveLook().paper);
}

const textOf = async (pdf: Buffer | undefined) =>
  (await extractText(new Uint8Array(pdf ?? []), { mergePages: true })).text;

test('volunteer roles and LinkedIn that are not written are not in the resume; other networks and results are', async () => {
  const whole = await textOf(await resumeOf(() => {}));
  expect(whole).toContain('VOLUNTEERING');
  expect(whole).toContain('linkedin.com/in/ada');
  const less = await textOf(
    await resumeOf((files) => {
      set(files, 'about.yaml', ['volunteering'], undefined);
      set(files, 'about.yaml', ['jobs', 'entries', 0, 'result'], 'Half the queue (Łódź)');
      set(files, 'site.yaml', ['owner', 'linkedin'], undefined);
      const names = ['Behance', 'Dribbble', 'GitHub', 'Mastodon', 'Vimeo'];
      const networks = names.map((name) => ({
        name,
        url: `https://www.${name.toLowerCase()}.example/ada-example`,
      }));
      set(files, 'site.yaml', ['owner', 'networks'], networks);
    }),
  );
  expect(less).not.toMatch(/volunteering|linkedin/i);
  expect(less).toContain('Half the queue (Łódź)');
  for (const name of ['behance', 'vimeo']) expect(less).toContain(`${name}.example/ada-example`);
}, 60_000);

test('a resume without jobs says who, what and the skills, and has no empty heading', async () => {
  const said = await textOf(
    await resumeOf((files) => {
      set(files, 'about.yaml', ['jobs'], undefined);
      set(files, 'about.yaml', ['volunteering'], undefined);
    }),
  );
  expect(said).toMatch(/Ada Example.*A designer\..*Pencil/s);
  expect(said).not.toMatch(/Work|Somewhere/);
}, 60_000);

test('a resume without skills ends with its jobs', async () => {
  const said = await textOf(
    await resumeOf((files) => set(files, 'about.yaml', ['resume', 'skills'], undefined)),
  );
  expect(said).toContain('Somewhere');
  expect(said).not.toContain('Pencil');
}, 60_000);

test('of a job its title alone is heavy; what came of it is told from the rest by its ink', async () => {
  const written = vi.spyOn(Paper.prototype, 'text');
  onTestFinished(() => written.mockRestore());
  await resumeOf(withJobs('en-CA'));
  const styleOf = (words: string | undefined) => written.mock.calls.find(([, said]) => said === words)?.[2];
  const [job] = JOBS;
  const [title, text, result] = [job?.position, job?.description, job?.result].map(styleOf);
  expect([title?.voice, text?.voice, result?.voice]).toEqual(['strong', 'plain', 'plain']);
  expect(result?.colour).toBe(title?.colour);
  expect(text?.colour).not.toBe(result?.colour);
}, 60_000);

test('there is no resume where nothing is written for one, unless the owner has a file', async () => {
  const without = (files: Files) => set(files, 'about.yaml', ['resume'], undefined);
  expect(await resumeOf(without)).toBeUndefined();
  expect(String(await resumeOf(without, 'mine'))).toBe('mine');
});

const JOBS = [
  {
    position: 'Senior product designer',
    company: 'Harbour ferries, Halifax',
    from: '2022-03',
    to: 'present',
    description:
      'Timetables that fit in a pocket, drawn with the people who wait on the pier and read them in the rain.',
    result: 'Half as many missed boats.',
  },
  {
    position: 'Designer',
    company: 'Town archive',
    from: '2019',
    to: '2022-02',
    description: 'A reading room.',
  },
];
const SKILLS = [
  { title: 'Looking', items: ['Interviews', 'Counting'] },
  { title: 'Making', items: ['Paper prototypes', 'Figma'] },
];
const withJobs = (language: string) => (files: Files) => {
  set(files, 'site.yaml', ['language'], language);
  set(files, 'about.yaml', ['jobs', 'entries'], JOBS);
  set(files, 'about.yaml', ['resume', 'skills'], SKILLS);
};

test.each([
  ['en-CA', 'Mar 2022 – Present', ['WORK EXPERIENCE', 'VOLUNTEERING', 'SKILLS']],
  ['fr-CA', 'mars 2022 – aujourd’hui', ['EXPÉRIENCE PROFESSIONNELLE', 'BÉNÉVOLAT', 'COMPÉTENCES']],
])(
  'a program for applications finds each job and skill in a resume in %s',
  async (language, dates, titles) => {
    const { sections, jobs, skills } = await readApplication(
      (await resumeOf(withJobs(language))) ?? Buffer.of(),
    );
    expect(sections).toEqual(['', ...titles]);
    const [first, second, ...others] = jobs;
    const words = `${JOBS[0]?.description} ${JOBS[0]?.result}`;
    expect(first).toEqual({ position: JOBS[0]?.position, company: JOBS[0]?.company, dates, words });
    expect(second).toMatchObject({ position: 'Designer', company: 'Town archive', words: 'A reading room.' });
    expect(others).toEqual([]);
    expect(skills).toEqual(SKILLS.flatMap(({ items }) => items));
  },
  60_000,
);

test('a program for applications finds education, certificates, cities and languages', async () => {
  const pdf = await resumeOf((files) => {
    withJobs('en-CA')(files);
    set(files, 'about.yaml', ['jobs', 'entries', 1, 'city'], 'Lunenburg');
    set(files, 'about.yaml', ['education'], {
      entries: [
        {
          diploma: 'BDes, Graphic design',
          school: 'School of the harbour',
          city: 'Halifax',
          from: '2014-09',
          to: '2018',
        },
        { diploma: 'Accessibility specialist', school: 'Association of piers', to: '2021-03' },
        { diploma: 'Evening classes' },
      ],
    });
    const languages = [{ name: 'English', level: 'first language' }, { name: 'French' }];
    set(files, 'about.yaml', ['languages'], { entries: languages });
  });
  const { sections, jobs, education } = await readApplication(pdf ?? Buffer.of());
  expect(sections).toEqual(['', 'WORK EXPERIENCE', 'EDUCATION', 'VOLUNTEERING', 'SKILLS', 'LANGUAGES']);
  expect(jobs[1]).toMatchObject({ company: 'Town archive, Lunenburg' });
  expect(education).toEqual([
    { diploma: 'BDes, Graphic design', school: 'School of the harbour, Halifax', dates: 'Sept 2014 – 2018' },
    { diploma: 'Accessibility specialist', school: 'Association of piers', dates: 'Mar 2021' },
    { diploma: 'Evening classes', school: '', dates: '' },
  ]);
  expect(await textOf(pdf)).toMatch(/LANGUAGES.*English first language.*French/s);
}, 60_000);

test('an owner may call the parts of the resume something else', async () => {
  const renamed = (files: Files) => set(files, 'site.yaml', ['labels'], { resumeJobs: 'Employment history' });
  expect(await textOf(await resumeOf(renamed))).toMatch(/EMPLOYMENT HISTORY.*Somewhere/s);
}, 60_000);

interface Node {
  role?: string;
  children?: Node[];
}

test('a screen reader is told what is a heading, a paragraph, a link and a list, each word apart', async () => {
  const pdf = (await resumeOf(withJobs('en-CA'))) ?? Buffer.of();
  const document = await getDocumentProxy(new Uint8Array(pdf));
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  const tree = (await (await document.getPage(1)).getStructTree()) as Node;
  const roles = (node: Node): string[] =>
    [node.role ?? '', ...(node.children ?? []).flatMap(roles)].filter(Boolean);
  const job = ['H3', 'P', 'P', 'P'];
  const skill = ['LI', 'Lbl', 'LBody'];
  expect(roles(tree)).toEqual([
    ...['Root', 'Document', 'H1', 'P', 'P', 'P', 'Link', 'Link', 'Link', 'P'],
    ...['H2', ...job, 'P', ...job],
    ...['H2', ...job],
    ...['H2', 'L', ...skill, ...skill],
  ]);
  // As the letters are drawn: whoever goes by them alone has nothing else to tell where a line’s last word ends.
  const { argsArray } = await (await document.getPage(1)).getOperatorList();
  const letters = (argsArray as unknown[])
    .flat(3)
    .map((each) => (each as { unicode?: string } | null)?.unicode ?? '');
  const said = letters.join('');
  expect(said).toContain(JOBS[0]?.description);
}, 60_000);

test('a resume says its language and when its facts were last written, the same whenever it is made', async () => {
  const files = rightContent();
  set(files, 'site.yaml', ['owner', 'name'], 'Ada & <Sons>');
  const { root, remove } = await contentFolder(files);
  onTestFinished(remove);
  const written = new Date('2025-03-04T05:06:07Z');
  for (const name of ['about', 'site']) utimesSync(join(root, `content/${name}.yaml`), written, written);
  const { site, about } = await readLibrary(root);
  const make = async () => (await renderResume(root, site, about, solveLook().paper)) ?? Buffer.of();
  const pdf = await make();
  expect(pdf.equals(await make())).toBe(true);
  const { info, metadata } = await (await getDocumentProxy(new Uint8Array(pdf))).getMetadata();
  expect(info).toMatchObject({
    Language: 'en-CA',
    Title: 'Ada & <Sons>: resume',
    ModDate: 'D:20250304050607Z',
  });
  expect(metadata?.get('dc:title')).toBe('Ada & <Sons>: resume');
  expect(pdf.toString('latin1')).toContain('<xmp:CreateDate>2025-03-04T05:06:07Z</xmp:CreateDate>');
}, 60_000);

test('a letter that another resume had only as a part of another can be searched for', async () => {
  const content = rightContent();
  set(content, 'site.yaml', ['owner', 'name'], 'Bàrta Mum');
  const { root, remove } = await contentFolder(content);
  onTestFinished(remove);
  const { site, about } = await readLibrary(root);
  const named = (name: string) =>
    renderResume(root, { ...site, owner: { ...site.owner, name } }, about, solveLook().paper);
  await named('Bàrt Mum');
  expect(await textOf(await named('Barta Mum'))).toContain('Barta Mum');
}, 60_000);

describe('the resume is set in the typefaces of the look', async () => {
  /** The fonts that a PDF carries, without the mark of a part before their names. */
  const fontsIn = (pdf: Buffer | undefined) =>
    [...(pdf?.toString('latin1') ?? '').matchAll(/\/FontName \/\w+\+([\w-]+)/g)].map(([, name = '']) => name);

  async function resumeIn(look: string, fonts: Record<string, Buffer> = {}) {
    const { root, remove } = await contentFolder(rightContent());
    onTestFinished(remove);
    writeFileSync(join(root, 'content/look.yaml'), look);
    mkdirSync(join(root, 'content/look'));
    for (const [name, bytes] of Object.entries(fonts)) writeFileSync(join(root, 'content/look', name), bytes);
    const { site, about } = await readLibrary(root);
    return renderResume(root, site, about, solveLook().paper);
  }

  test.each(TYPEFACES)(
    '%s: its words can be read, and nothing else is embedded',
    async (name) => {
      const pdf = await resumeIn(`typefaces:\n  heading: ${name}\n  text: ${name}\n`);
      expect(await textOf(pdf)).toMatch(/Ada.*Designer.*Somewhere.*Drew/s);
      const family = name.replaceAll(' ', '');
      const fonts = fontsIn(pdf);
      expect(fonts.length).toBeGreaterThan(1);
      for (const font of fonts) expect(font.startsWith(family), font).toBe(true);
    },
    60_000,
  );

  test('a font that makes two letters of one, and of each of them again, is told', async () => {
    const tables = tablesOf(await madeFont({ weight: 400, form: 'truetype' }));
    const font = fontOf({ ...tables, GSUB: doubling(glyphOf('e', fontOf(tables))) });
    await expect(
      resumeIn('typefaces:\n  heading: Inter\n  text: look/Own.ttf\n', { 'Own.ttf': font }),
    ).rejects.toThrow(
      'The resume cannot be set in content/look/Own.ttf: what it says of its letters has no end',
    );
  }, 20_000);

  test('a font’s own name for PDFs cannot say anything else there', async () => {
    const tables = tablesOf(await madeFont({ weight: 400, form: 'truetype' }));
    const name = nameTable({
      1: 'Own',
      2: 'Regular',
      6: 'Own/X<</OpenAction<</S/URI>>>>\nendobj\n1\t0\tobj',
    });
    const look = 'typefaces:\n  heading: look/Own.ttf\n  text: look/Own.ttf\n';
    const pdf = await resumeIn(look, { 'Own.ttf': fontOf({ ...tables, name }) });
    expect(pdf?.toString('latin1')).not.toContain('OpenAction<<');
    for (const font of fontsIn(pdf))
      expect(font).toMatch(/^OwnXOpenActionSURIendobj10obj-(Regular|SemiBold|Bold)-\w+$/);
    expect(fontsIn(pdf).length).toBeGreaterThan(0);
  }, 20_000);

  test.each([
    ['variable', { 'Own.woff2': await madeFont() }],
    ['in one weight', { 'Own.ttf': await madeFont({ weight: 400, form: 'truetype' }) }],
    [
      'in two files',
      { 'Own.ttf': await madeFont({ weight: 400 }), 'Own-Bold.ttf': await madeFont({ weight: 700 }) },
    ],
  ])(
    'a font of the owner’s that is %s',
    async (_kind, fonts) => {
      const [file] = Object.keys(fonts);
      const pdf = await resumeIn(`typefaces:\n  heading: look/${file}\n  text: look/${file}\n`, fonts);
      expect(await textOf(pdf)).toMatch(/Ada.*Designer.*Somewhere.*Drew/s);
      for (const font of fontsIn(pdf)) expect(font).toMatch(/^HankenGrotesk/);
    },
    60_000,
  );
});

test('a few lines that would stand alone on another page find room on the one before', async () => {
  const pagesWith = async (count: number) =>
    (
      await getDocumentProxy(
        new Uint8Array(
          (await resumeOf((files) => {
            const job = { position: 'Designer', company: 'Atelier', from: '2020-01', to: '2021-01' };
            const entries = Array.from({ length: count }, (_, at) => ({ ...job, company: `Atelier ${at}` }));
            set(files, 'about.yaml', ['jobs', 'entries'], entries);
          })) ?? [],
        ),
      )
    ).numPages;
  // So many fill a page when they are set easily; the rest goes on a second one only when it is more than a few lines.
  const [fits, more] = [await pagesWith(13), await pagesWith(30)];
  expect([fits, more]).toEqual([1, 2]);
});
