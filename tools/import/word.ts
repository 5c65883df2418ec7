import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { textOf } from '../../src/import/charset.ts';
import { CannotBring } from '../../src/import/source.ts';
import type { WordReader } from '../../src/import/word.ts';
import { newBudget, openZip } from '../../src/import/zip.ts';
import { ownCommand, runCommand } from '../run.ts';

/** The part of the library that is used here. */
interface Mammoth {
  convertToHtml(
    input: {
      file: { exists(path: string): boolean; read(path: string, encoding?: string): Promise<unknown> };
    },
    options: { styleMap: string[]; ignoreEmptyParagraphs: boolean },
  ): Promise<{ value: string; messages: { type: string; message: string }[] }>;
}

const HOME = join(import.meta.dirname, 'package.json');

/** Word’s own names for its styles, as far as the library does not know them. */
const STYLES = [
  "p[style-name='Title'] => h1.title:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  "p[style-name='Caption'] => p:fresh > em:fresh",
];

/** Reads a Word document; what it takes is installed with the first one. */
export const readWordFile: WordReader = async (bytes) => {
  const { convertToHtml } = await library();
  const { value } = await convertToHtml(
    { file: partsOf(bytes) },
    { styleMap: STYLES, ignoreEmptyParagraphs: true },
  );
  return { html: value };
};

/** The parts of a document, as the library asks for them. */
function partsOf(bytes: Uint8Array) {
  const { entries } = openZip(bytes, 'the document', newBudget());
  const part = (path: string) => entries.find((entry) => entry.path === path);
  return {
    exists: (path: string) => part(path) !== undefined,
    read: async (path: string, encoding?: string) => {
      const there = Buffer.from(part(path)?.read() ?? []);
      if (encoding === 'base64') return there.toString('base64');
      if (!encoding) return there;
      const text = textOf(there);
      return /<(?:[\w.-]+:)?(document|footnotes|endnotes)[\s>]/.test(text.slice(0, 9999))
        ? opened(text)
        : text;
    },
  };
}

/** A part of a document without the wraps that the library throws away together with the words in them. */
const opened = (xml: string): string =>
  xml
    .replaceAll(/<\/?w:(?:dir|bdo|fldSimple)\b[^>]*>/g, '')
    // Ends of lines, and leaps, by other names.
    .replaceAll(/<w:cr\b[^>]*>/g, '<w:br/>')
    .replaceAll(/<w:ptab\b[^>]*>/g, '<w:tab/>')
    // How a word is read aloud stands behind it.
    .replaceAll(
      /<w:ruby>(?:(?!<\/?w:ruby>|<w:rt>)[\s\S])*<w:rt>((?:(?!<\/?w:r(?:uby|t)>)[\s\S])*)<\/w:rt>((?:(?!<\/?w:ruby>)[\s\S])*)<\/w:ruby>/g,
      (_, sound: string, base: string) =>
        `${base.replaceAll(/<\/?w:rubyBase>/g, '')}<w:t>（</w:t>${sound}<w:t>）</w:t>`,
    )
    // What only newer programs show.
    .replaceAll(
      /<mc:AlternateContent>((?:(?!<\/?mc:(?:AlternateContent|Fallback)\b)[\s\S])*)<\/mc:AlternateContent>/g,
      (_, choice: string) => choice.replaceAll(/<\/?mc:Choice\b[^>]*>/g, ''),
    )
    // Boxes, and what is written in each.
    .replaceAll(/<w:drawing>((?:(?!<\/?w:drawing>)[\s\S])*)<\/w:drawing>/g, (drawing: string) => {
      const boxes = drawing.match(/<w:txbxContent>(?:(?!<\/?w:txbxContent>)[\s\S])*<\/w:txbxContent>/g);
      return boxes ? `<w:pict>${boxes.join('')}</w:pict>` : drawing;
    });

async function library(): Promise<Mammoth> {
  if (!existsSync(join(import.meta.dirname, 'node_modules', 'mammoth'))) {
    const { isGood } = await runCommand(ownCommand('tools/setup.mjs', '--word'), { output: 'inherit' });
    if (!isGood)
      throw new CannotBring(
        'What reads Word documents could not be installed: check the network connection, then try again.',
      );
  }
  return createRequire(HOME)('mammoth') as Mammoth;
}
