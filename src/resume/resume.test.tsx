import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { PEOPLE, type Person, settingsOf } from '../../tests/helpers/people.ts';
import { contrast } from '../look/contrast.ts';
import { solveLook } from '../look/solved.ts';
import { paragraph } from '../model/fields.ts';
import type { Look } from '../model/look.ts';
import { siteFileSchema } from '../model/words.ts';
import { withWords } from '../words/words.ts';
import { renderResume } from './render.tsx';

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

  test('of a dark look is printed dark on white, its accent kept', async () => {
    const person = { language: 'en-CA', name: 'Ada', role: 'Designer', town: 'Toronto' };
    const night = { ground: '#0d1014', text: '#e8ecf1', accent: '#1f8f4d', strong: '#161b22' };
    const drawn = drawing(await resumeOf(person, { colours: night }));
    const inks = [...drawn.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) (?:scn|rg)\b/g)].map(
      ([, ...parts]) => `rgb(${parts.map((part) => Number(part) * 255).join(' ')})`,
    );
    expect(inks.length).toBeGreaterThan(4);
    for (const ink of inks) expect(contrast(ink, '#fff'), ink).toBeGreaterThanOrEqual(4.5);
    expect(drawn).toMatch(/0\.1215\d* 0\.5607\d* 0\.3019\d* (SCN|RG|scn|rg)/);
  });

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
