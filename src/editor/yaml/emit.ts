import { Document } from 'yaml';
import { writeTexts } from '../../lib/yaml-text.ts';

/** As wide as the sample’s files are. */
const WIDTH = 110;

/** How a file is written, as far as new lines in it should look alike. */
export interface Manner {
  /** Whether lists stand one step further in than the field they belong to. */
  indentSeq: boolean;
}

export function mannerOf(text: string): Manner {
  const first = /^( *)[\w-]+:[ \t]*(?:#.*)?\n(?:[ \t]*(?:#.*)?\n)*( *)- /m.exec(text);
  return { indentSeq: !first || (first[2] ?? '').length > (first[1] ?? '').length };
}

/** A value as YAML. Its first line begins where it is put; the others are moved in by `column`. */
export function emit(value: unknown, column: number, { indentSeq }: Manner): string {
  const document = new Document(value);
  const width = Math.max(40, WIDTH - column);
  writeTexts(document, width - 30);
  const lines = document.toString({ lineWidth: width, indentSeq }).trimEnd().split('\n');
  return lines
    .map((line, index) => (index === 0 || line === '' ? line : ' '.repeat(column) + line))
    .join('\n');
}
