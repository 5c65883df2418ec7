import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { PEOPLE, type Person, settingsOf } from '../../tests/helpers/people.ts';
import { contrast, hexOf } from '../look/contrast.ts';
import { comesAlong } from '../look/looks.ts';
import { solveLook } from '../look/solved.ts';
import { paragraph } from '../model/fields.ts';
import { type Look, lookSchema } from '../model/look.ts';
import { siteFileSchema } from '../model/words.ts';
import { withWords } from '../words/words.ts';
import { renderResume } from './render.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

/** The resume of someone, made in a project that says nothing else. */
async function resumeOf(person: Person, look: Look = {}): Promise<Buffer> {
  const root = mkdtempSync(join(tmpdir(), 'resume-'));
  roots.push(root);
  mkdirSync(join(root, 'content/site'), { recursive: true });
  const settings = settingsOf(person);
  writeFileSync(join(root, 'content/site.yaml'), stringify(settings));
  const { name, role, town } = person;
  const entry = {
    position: role,
    company: town,
    from: '2020-07',
    to: 'present' as const,
    description: paragraph('').parse(name),
  };
  const about = {
    jobs: { title: role, entries: [entry] },
    volunteering: { title: town, entries: [entry] },
    resume: { summary: `${name} 🎨`, skills: [{ title: role, items: [town, 'Figma'] }] },
  };
  const pdf = await renderResume(
    root,
    withWords(siteFileSchema.parse(settings)),
    about,
    solveLook(look).paper,
  );
  if (!pdf) throw new Error('There is no resume.');
  return pdf;
}

async function textOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return text.normalize('NFC');
}

/** What the pages draw, as PDF writes it: colours and letters. */
function drawing(pdf: Buffer): string {
  const parts = pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g);
  return [...parts]
    .map(([, bytes = '']) => {
      try {
        return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n');
}

/** The colours of letters (`rg`) or of lines (`RG`) that are set in it. */
const inksOf = (drawn: string, operators: string) =>
  [...drawn.matchAll(new RegExp(`([\\d.]+) ([\\d.]+) ([\\d.]+) (?:${operators})\\b`, 'g'))].map(
    ([, ...parts]) => hexOf(`rgb(${parts.map((part) => Math.round(Number(part) * 255)).join(' ')})`),
  );

describe('The resume', { timeout: 60_000 }, () => {
  test.each(PEOPLE)('has every letter of $name', async (person) => {
    const warn = vi.spyOn(console, 'warn');
    const pdf = await resumeOf(person);
    const text = await textOf(pdf);
    for (const words of [person.name, person.role, person.town]) {
      // Some readers of PDFs turn words that run from the right round: what counts here is that no letter is lost.
      for (const letter of words.replaceAll(/\s/g, ''))
        expect(text, `${letter} of ${words}`).toContain(letter);
    }
    expect(text).not.toMatch(/[\0\uFFFD]/);
    expect(warn.mock.calls.flat().join(), 'every font that is embedded can be read').not.toContain('Warning');
    // A font is embedded once, however often the text changes between them.
    expect((pdf.toString('latin1').match(/\/FontFile2/g) ?? []).length).toBeLessThan(12);
    expect(pdf.length).toBeLessThan(60_000);
  });

  test('stands on the paper of its language', async () => {
    const sizeOf = async (language: string) => {
      const person = { language, name: 'Ada', role: 'Designer', town: 'Town' };
      const document = await getDocumentProxy(new Uint8Array(await resumeOf(person)));
      return (await document.getPage(1)).view.slice(2).map(Math.round);
    };
    expect(await sizeOf('fr-CA')).toEqual([612, 792]);
    expect(await sizeOf('fr')).toEqual([595, 842]);
  });

  test('says its months and its title in its language', async () => {
    const pdf = await resumeOf({ language: 'fr-CA', name: 'Zoé Roy', role: 'Designer', town: 'Lévis' });
    expect(await textOf(pdf)).toContain('juill. 2020 – aujourd’hui');
    const document = await getDocumentProxy(new Uint8Array(pdf));
    expect((await document.getMetadata()).info).toMatchObject({ Title: 'Zoé Roy\u00a0: curriculum vitæ' });
  });

  test('takes its colours from the look', async () => {
    const person = { language: 'en-CA', name: 'Ada', role: 'Designer', town: 'Toronto' };
    const teal = /0 0\.50196\d* 0\.50196\d* (scn|rg|SCN|RG)/;
    expect(drawing(await resumeOf(person))).not.toMatch(teal);
    expect(drawing(await resumeOf(person, { colours: { accent: 'teal' } }))).toMatch(teal);
  });

  test.each(lookSchema.shape.look.unwrap().options)(
    'in the look %s is printed dark on white, in either scheme, its accent kept',
    async (look) => {
      const person = { language: 'en-CA', name: 'Ada', role: 'Designer', town: 'Toronto' };
      for (const scheme of ['light', 'dark'] as const) {
        const drawn = drawing(await resumeOf(person, { look, scheme }));
        const inks = inksOf(drawn, 'rg|scn');
        expect(inks.length).toBeGreaterThan(4);
        for (const ink of inks) expect(contrast(ink, '#fff'), ink).toBeGreaterThanOrEqual(4.5);
        const { accent } = comesAlong(look).colours;
        const lines = [...inks, ...inksOf(drawn, 'RG|SCN')];
        // Honey and mint would not be seen as a line on white: there it is a deeper one of the same hue.
        if (contrast(accent, '#fff') > 1.5) expect(lines).toContain(accent);
      }
    },
  );

  test('is the owner’s own where they put one', async () => {
    const root = mkdtempSync(join(tmpdir(), 'resume-'));
    roots.push(root);
    mkdirSync(join(root, 'public'));
    cpSync('package.json', join(root, 'public/resume.pdf'));
    expect(await renderResume(root, {} as never, {} as never, {} as never)).toEqual(
      readFileSync('package.json'),
    );
  });
});
