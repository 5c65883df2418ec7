import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { readText } from '../lib/files.ts';
import type { Problem } from './problem.ts';

/** A YAML file that was read: its value, and the line of any field in it. */
export interface YamlFile {
  file: string;
  value: unknown;
  lineOf(path: readonly PropertyKey[]): number | undefined;
}

/** Reads one YAML file; what does not parse comes back as problems with their lines. */
export function readYaml(root: string, file: string): YamlFile | { problems: Problem[] } {
  const lines = new LineCounter();
  const document = parseDocument(readText(`${root}/${file}`), { lineCounter: lines });
  if (document.errors.length > 0) {
    return {
      problems: document.errors.slice(0, 1).map((error) => ({
        file,
        line: lines.linePos(error.pos[0]).line,
        message: `This is not valid YAML: ${firstLine(error.message)}. ${hint(error.code)}`,
      })),
    };
  }
  return {
    file,
    value: document.toJS(),
    lineOf(path) {
      // A field that is missing has no line of its own: the nearest one above it will do.
      for (let depth = path.length; depth > 0; depth--) {
        const node = keyAt(document, path.slice(0, depth)) ?? document.getIn(path.slice(0, depth), true);
        if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
      }
      return undefined;
    },
  };
}

/** The name of a field stands where the owner looks for it; its value may begin a line later. */
function keyAt(document: Document, path: readonly PropertyKey[]): unknown {
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  if (!isMap(parent)) return undefined;
  return parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))?.key;
}

function firstLine(message: string): string {
  return (message.split('\n')[0] ?? message).replace(/ at line \d+, column \d+:?$/, '').replace(/\.$/, '');
}

function hint(code: string): string {
  switch (code) {
    case 'TAB_AS_INDENT':
      return 'Indent with spaces instead of tabs.';
    case 'BAD_INDENT':
      return 'Line its fields up: every field of a group starts at the same column.';
    case 'DUPLICATE_KEY':
      return 'Keep one of the two.';
    case 'MISSING_CHAR':
      return 'Close the quote or bracket that was opened.';
    default:
      return 'Text with a colon, a # or a leading quote needs quotes around the whole of it.';
  }
}
