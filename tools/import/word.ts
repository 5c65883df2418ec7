import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CannotBring } from '../../src/import/source.ts';
import type { WordReader } from '../../src/import/word.ts';
import { ownCommand, runCommand } from '../run.ts';
import type { Left, Parser } from './word/dom.ts';
import { partsOf } from './word/parts.ts';

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

interface Picture {
  altText?: string | null;
  contentType?: string | null;
  readAsBase64String(): Promise<string>;
}

/** What becomes of a picture in a page. */
interface Images {
  dataUri(picture: Picture, messages: unknown): Promise<unknown[]>;
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
    const known = picture.contentType ?? '';
    const start = SHOWN.test(known) ? '' : await picture.readAsBase64String();
    const contentType = BEGINNINGS.find(([begins]) => start.startsWith(begins))?.[1] ?? known;
    if (SHOWN.test(contentType)) return images.dataUri({ ...picture, contentType }, messages);
    const why = `No browser shows such a picture (${contentType.replace('image/', '') || 'of no known kind'}). In Word, right-click it, Save as Picture, PNG, and put that in.`;
    left.push({ what: 'a picture', why, words: picture.altText ?? '' });
    return [];
  };
  const { value } = await convertToHtml(
    { file: partsOf(bytes, parser, left) },
    { styleMap: STYLES, ignoreEmptyParagraphs: true, convertImage },
  );
  return { html: value, left };
};

/** How files of pictures begin, written in 64 signs: some programs do not say what one is. */
const BEGINNINGS = [
  ['iVBORw', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lGOD', 'image/gif'],
  ['UklGR', 'image/webp'],
  ['PHN2Zy', 'image/svg+xml'],
] as const;
const SHOWN = /^image\/(png|jpe?g|gif|webp|svg\+xml|avif)$/;

async function library(): Promise<Mammoth & { parser: Parser }> {
  if (!existsSync(join(import.meta.dirname, 'node_modules', 'mammoth'))) {
    const { isGood } = await runCommand(ownCommand('tools/setup.mjs', '--word'), { output: 'inherit' });
    if (!isGood)
      throw new CannotBring(
        'What reads Word documents could not be installed: check the network connection, then try again.',
      );
  }
  const here = createRequire(HOME);
  const { DOMParser, XMLSerializer } = createRequire(here.resolve('mammoth'))('@xmldom/xmldom') as {
    DOMParser: new (options: {
      errorHandler(level: string, message: string): void;
    }) => {
      parseFromString(xml: string, type: string): Document;
    };
    XMLSerializer: new () => { serializeToString(document: Document): string };
  };
  const parser: Parser = {
    // As strict as the library is.
    parse: (xml) => {
      const errorHandler = (_: string, message: string) => {
        throw new Error(message);
      };
      return new DOMParser({ errorHandler }).parseFromString(xml.replace(/^\uFEFF/, ''), 'text/xml');
    },
    write: (document) => new XMLSerializer().serializeToString(document),
  };
  return { ...(here('mammoth') as Mammoth), parser };
}
