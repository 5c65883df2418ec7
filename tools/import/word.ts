import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix } from 'node:path';
import { textOf } from '../../src/import/charset.ts';
import { kindOfPart } from '../../src/import/counted-word.ts';
import { CannotBring } from '../../src/import/source.ts';
import type { WordReader } from '../../src/import/word.ts';
import { newBudget, openZip } from '../../src/import/zip.ts';
import { ownCommand, runCommand } from '../run.ts';
import type { Left, Parser } from './word/dom.ts';
import { listsIn } from './word/numbering.ts';
import { opened } from './word/opened.ts';
import { stylesIn } from './word/styles.ts';

/** The part of the library that is used here. */
interface Mammoth {
  convertToHtml(
    input: {
      file: { exists(path: string): boolean; read(path: string, encoding?: string): Promise<unknown> };
    },
    options: { styleMap: string[]; ignoreEmptyParagraphs: boolean; convertImage: Images['dataUri'] },
  ): Promise<{ value: string; messages: { type: string; message: string }[] }>;
  images: Images;
}

/** What becomes of a picture in a page. */
interface Images {
  dataUri(picture: { altText?: string | null; contentType?: string }, messages: unknown): Promise<unknown[]>;
}

const HOME = join(import.meta.dirname, 'package.json');

/** What Word, LibreOffice and Pandoc call their styles, as far as the library does not know them. */
const QUOTES = ['Quote', 'Intense Quote', 'Quotations', 'Block Text'];
const CAPTIONS = ['Caption', 'Image Caption', 'Table Caption', 'Figure', 'Illustration', 'Drawing'];
const STYLES = [
  "p[style-name='Title'] => h1.title:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  ...QUOTES.map((name) => `p[style-name='${name}'] => blockquote > p:fresh`),
  ...CAPTIONS.map((name) => `p[style-name='${name}'] => p:fresh > em:fresh`),
];

/** Reads a Word document; what it takes is installed with the first one. */
export const readWordFile: WordReader = async (bytes) => {
  const { convertToHtml, images, parser } = await library();
  const left: Left[] = [];
  const convertImage: Images['dataUri'] = async (picture, messages) => {
    const { altText, contentType = 'of no known kind' } = picture;
    if (SHOWN.test(contentType)) return images.dataUri(picture, messages);
    const why = `No browser shows such a picture (${contentType.replace('image/', '')}). In Word, right-click it, Save as Picture, PNG, and put that in.`;
    left.push({ what: 'a picture', why, words: altText ?? '' });
    return [];
  };
  const { value } = await convertToHtml(
    { file: partsOf(bytes, parser, left) },
    { styleMap: STYLES, ignoreEmptyParagraphs: true, convertImage },
  );
  return { html: value, left };
};

const SHOWN = /^image\/(png|jpe?g|gif|webp|svg\+xml|avif)$/;

/** The parts of a document, as the library asks for them; what of them is not to come along goes into the list. */
function partsOf(bytes: Uint8Array, parser: Parser, left: Left[]) {
  const { entries } = openZip(bytes, 'the document', newBudget());
  const text = (path: string) => {
    const entry = entries.find((one) => one.path === path);
    return entry && textOf(entry.read());
  };
  const ofKind = (kind: string) => {
    const xml = entries
      .filter(({ path }) => /\.xml$/i.test(path))
      .map(({ path }) => text(path) ?? '')
      .find((one) => kindOfPart(one) === kind);
    return xml === undefined ? undefined : parser.parse(xml);
  };
  const styles = stylesIn(ofKind('styles'));
  const lists = listsIn(ofKind('numbering'), styles);
  return {
    exists: (path: string) => entries.some((entry) => entry.path === path),
    read: async (path: string, encoding?: string) => {
      if (!encoding || encoding === 'base64') {
        const there = Buffer.from(entries.find((entry) => entry.path === path)?.read() ?? []);
        return encoding ? there.toString('base64') : there;
      }
      const xml = text(path) ?? '';
      // One of the two forms of the standard, by the names of the other.
      if (/\.rels$/i.test(path)) return xml.replaceAll(STRICT, OPEN);
      if (!/^(document|footnotes|endnotes)$/.test(kindOfPart(xml))) return xml;
      const outside = outsideOf(
        text(posix.join(posix.dirname(path), '_rels', `${posix.basename(path)}.rels`)),
      );
      const part = opened(xml, parser, { styles, lists, outside });
      left.push(...part.left);
      return part.xml;
    },
  };
}

const STRICT = 'http://purl.oclc.org/ooxml/officeDocument/relationships/';
const OPEN = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/';

/** Where the names of a part lead that lead out of the document. */
const outsideOf = (rels = ''): Map<string, string> =>
  new Map(
    (rels.match(/<Relationship\s[^>]*>/g) ?? []).flatMap((one) => {
      const said = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(one)?.[1] ?? '';
      return said('TargetMode') === 'External' ? [[said('Id'), said('Target')] as const] : [];
    }),
  );

async function library(): Promise<Mammoth & { parser: Parser }> {
  if (!existsSync(join(import.meta.dirname, 'node_modules', 'mammoth'))) {
    const { isGood } = await runCommand(ownCommand('tools/setup.mjs', '--word'), { output: 'inherit' });
    if (!isGood)
      throw new CannotBring(
        'What reads Word documents could not be installed: check the network connection, then try again.',
      );
  }
  const here = createRequire(HOME);
  const { DOMParser, XMLSerializer } = createRequire(here.resolve('mammoth'))(
    '@xmldom/xmldom',
  ) as typeof globalThis;
  const parser: Parser = {
    parse: (xml) => new DOMParser().parseFromString(xml.replace(/^\uFEFF/, ''), 'text/xml'),
    write: (document) => new XMLSerializer().serializeToString(document),
  };
  return { ...(here('mammoth') as Mammoth), parser };
}
