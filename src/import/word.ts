import { posix } from 'node:path';
import type { Bundle } from './bundle.ts';
import { textOf } from './charset.ts';
import { kindOfPart, wordsOfXml } from './counted-word.ts';
import { nodesOf } from './html/nodes.ts';
import { pictureFinder } from './html/pictures.ts';
import { documentOf } from './html/tree.ts';
import { titled } from './markdown.ts';
import { CannotBring, type NotCarried, type Source } from './source.ts';
import { insideOf } from './word-inside.ts';
import { newBudget, openZip } from './zip.ts';

/** A Word document as a page, with its pictures as data in it, and what of it is not to come along. */
export type WordReader = (bytes: Uint8Array) => Promise<{ html: string; left?: Omit<NotCarried, 'place'>[] }>;

export async function readWord(bundle: Bundle, file: string, toHtml: WordReader): Promise<Source> {
  const bytes = bundle.files.get(file)?.() ?? new Uint8Array();
  const notCarried = aside(bytes, file);
  const { html, left = [] } = await toHtml(bytes).catch((error: unknown) => {
    if (error instanceof CannotBring) throw error;
    throw new CannotBring(
      `${posix.basename(file)} is not a Word document that can be read. Open it in Word and save it again as .docx.`,
    );
  });
  notCarried.push(...left.map((one) => ({ ...one, place: 'in the document' })));
  // The library leads back from each note to its place; here there is no way back.
  const { body } = documentOf(html.replaceAll(/<a href="#[^"]*ref[^"]*">↑<\/a>/g, ''));
  const nodes = body ? nodesOf(body, { pictureAt: pictureFinder(bundle, file), notCarried }) : [];
  const { title, rest } = titled(nodes);
  return { file, title, facts: [], nodes: rest, notCarried };
}

const DRAWN = 'Word draws it. Save it as a picture there (right-click it), and put that in.';
const ASIDE: Record<string, [what: string, why: string]> = {
  comments: ['comments', 'They are notes to whoever writes the document.'],
  hdr: ['the head of the pages', 'A study has no pages of paper.'],
  ftr: ['the foot of the pages', 'A study has no pages of paper.'],
  dataModel: ['a SmartArt graphic', DRAWN],
  chartSpace: ['a chart', DRAWN],
  userShapes: ['words on a chart', DRAWN],
};

/** What a document says beside its text. It is unpacked here first, by rules that no file can bend. */
function aside(bytes: Uint8Array, file: string): NotCarried[] {
  const name = posix.basename(file);
  if (OLD.every((byte, at) => bytes[at] === byte))
    throw new CannotBring(
      `${name} is protected with a password, or a document of the old kind. Open it in Word, take its password away, save it as .docx, and bring that.`,
    );
  const { entries } = openZip(bytes, name, newBudget());
  // The library unpacks all of it: so it has to fit.
  const read = entries.map((entry) => ({ path: entry.path, bytes: entry.read() }));
  const parts = read
    .filter(({ path }) => /\.xml$/i.test(path))
    .map(({ path, bytes: part }) => ({ path, xml: textOf(part) }))
    .map((part) => ({ ...part, kind: kindOfPart(part.xml) }));
  // Its name is up to the program: some call it document2.xml.
  if (!parts.some(({ path, kind }) => path === 'word/document.xml' || kind === 'document'))
    throw new CannotBring(`${name} is not a Word document.`);
  const notCarried = parts.flatMap(({ xml, kind }): NotCarried[] => {
    const [what, why] = ASIDE[kind] ?? [];
    const words = what ? wordsOfXml(xml) : '';
    // A chart is one without a word too.
    return what && why && (words || kind === 'chartSpace')
      ? [{ what, place: 'in the document', why, words }]
      : [];
  });
  notCarried.push(...insideOf(read));
  if (read.some(({ path }) => /vbaProject\.bin$/i.test(path)))
    notCarried.push({
      what: 'macros',
      place: 'in the document',
      why: 'They are programs, and are never carried nor run.',
      words: '',
    });
  return notCarried;
}

/** How files of Office begin that are no ZIPs. */
const OLD = [0xd0, 0xcf, 0x11, 0xe0];
