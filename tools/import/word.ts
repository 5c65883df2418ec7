import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CannotBring } from '../../src/import/source.ts';
import type { WordReader } from '../../src/import/word.ts';
import { ownCommand, runCommand } from '../run.ts';

/** The part of the library that is used here. */
interface Mammoth {
  convertToHtml(
    input: { buffer: Buffer },
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
    { buffer: Buffer.from(bytes) },
    { styleMap: STYLES, ignoreEmptyParagraphs: true },
  );
  return { html: value };
};

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
