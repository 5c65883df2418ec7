import { posix } from 'node:path';
import { type Bundle, textOf } from './bundle.ts';
import { isFileName } from './html/file-name.ts';
import { nodesOf } from './html/nodes.ts';
import { pictureFinder } from './html/pictures.ts';
import { documentOf } from './html/tree.ts';
import { titled } from './markdown.ts';
import { CannotBring, type NotCarried, type Source, textsOfNode } from './source.ts';
import { missingWords } from './words.ts';
import { newBudget, openZip } from './zip.ts';

/** A Word document as a page, with its pictures as data in it. */
export type WordReader = (bytes: Uint8Array) => Promise<{ html: string }>;

export async function readWord(bundle: Bundle, file: string, toHtml: WordReader): Promise<Source> {
  const bytes = bundle.files.get(file)?.() ?? new Uint8Array();
  const told = aside(bytes, file);
  const { notCarried } = told;
  const { html } = await toHtml(bytes).catch((error: unknown) => {
    if (error instanceof CannotBring) throw error;
    throw new CannotBring(
      `${posix.basename(file)} is not a Word document that can be read. Open it in Word and save it again as .docx.`,
    );
  });
  // The library leads back from each note to its place; here there is no way back.
  const { body } = documentOf(html.replaceAll(/<a href="#[^"]*ref[^"]*">↑<\/a>/g, ''));
  const nodes = body ? nodesOf(body, { pictureAt: pictureFinder(bundle, file), notCarried }) : [];
  const lost = missingWords(told.words, [
    ...nodes.flatMap(textsOfNode),
    ...notCarried.map(({ words }) => words),
  ]);
  if (lost.length > 0)
    notCarried.push({
      what: 'some words',
      place: 'in the document',
      why: 'They stand in a box, a drawing or beside a picture that could not be read.',
      words: lost.join(' '),
    });
  const { title, rest } = titled(nodes);
  return { file, title, facts: [], nodes: rest, notCarried };
}

const ASIDE: [RegExp, string, string][] = [
  [/^word\/comments\d*\.xml$/, 'comments', 'They are notes to whoever writes the document.'],
  [/^word\/header\d*\.xml$/, 'the head of the pages', 'A study has no pages of paper.'],
  [/^word\/footer\d*\.xml$/, 'the foot of the pages', 'A study has no pages of paper.'],
];

/** What a document says beside its text. It is unpacked here first, by rules that no file can bend. */
function aside(bytes: Uint8Array, file: string): { notCarried: NotCarried[]; words: string[] } {
  const name = posix.basename(file);
  const { entries } = openZip(bytes, name, newBudget());
  if (!entries.some(({ path }) => path === 'word/document.xml'))
    throw new CannotBring(`${name} is not a Word document.`);
  // The library unpacks all of it: so it has to fit.
  const read = entries.map((entry) => ({ path: entry.path, bytes: entry.read() }));
  const notCarried = read.flatMap(({ path, bytes: part }): NotCarried[] => {
    const [, what, why] = ASIDE.find(([fits]) => fits.test(path)) ?? [];
    const words = what ? wordsOfXml(textOf(part)) : '';
    return what && why && words ? [{ what, place: 'in the document', why, words }] : [];
  });
  if (read.some(({ path }) => /vbaProject\.bin$/i.test(path)))
    notCarried.push({
      what: 'macros',
      place: 'in the document',
      why: 'They are programs, and are never carried nor run.',
      words: '',
    });
  const text = read.filter(({ path }) => /^word\/(document|footnotes|endnotes)\.xml$/.test(path));
  return { notCarried, words: text.map(({ bytes: part }) => wordsOfXml(textOf(part))) };
}

/** The words of a part, and what is said of its pictures: all that the library should have found. */
function wordsOfXml(xml: string): string {
  const texts = [
    ...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:(?:p|tab|br)[ />]|<wp:docPr[^>]* descr="([^"]*)"/g),
  ];
  return texts
    .map(([, text, alt]) => text ?? (alt && !isFileName(alt, '') ? ` ${alt} ` : ' '))
    .join('')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => SIGNS[name] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const SIGNS: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: '’', amp: '&' };
