import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Problem } from './problem.ts';
import { doubtfulSigns, endlessReferences, misleadingSigns } from './signs.ts';
import type { Source } from './source.ts';
import { yamlProblem } from './yaml-error.ts';

/** A YAML file that was read: its value, and the line of any field in it. */
export interface YamlFile {
  file: string;
  value: unknown;
  lineOf(path: readonly PropertyKey[]): number | undefined;
  /** The lines as they were written. */
  source: Source;
  /** What can be read, but in two ways. */
  doubts: Problem[];
}

/** Takes a YAML file apart; what does not parse comes back as problems with their lines. */
export function readYaml(source: Source): YamlFile | { problems: Problem[] } {
  const lines = new LineCounter();
  // Warnings would go to the screen past everyone else.
  const document = parseDocument(source.text, { lineCounter: lines, logLevel: 'error' });
  const [misleading, doubts] = [misleadingSigns(source), doubtfulSigns(source)];
  const [error] = document.errors;
  const fault = error && yamlProblem(source, document, error);
  // One mistake makes the parser stumble many times, and a sign is the likelier cause of it; but not one further down,
  // which the mistake may have brought out of its quotes.
  const isFirst = ({ line = 1 }: Problem) => !fault || line <= (fault.line ?? 1);
  const signs = [misleading, doubts].find((some) => some.some(isFirst)) ?? [];
  if (fault) return { problems: signs.length > 0 ? signs.filter(isFirst) : [fault] };
  if (misleading.length > 0) return { problems: misleading };

  let value: unknown;
  try {
    value = document.toJS();
    // A part that holds itself has no end either.
    if (source.tokens.some(({ type }) => type === 'alias')) JSON.stringify(value);
  } catch {
    return { problems: [endlessReferences(source)] };
  }
  return {
    file: source.file,
    source,
    doubts,
    value,
    lineOf(path) {
      // A field that is missing has no line of its own: the nearest one above it will do.
      for (let depth = path.length; depth > 0; depth--) {
        const node = keyAt(document, path.slice(0, depth)) ?? document.getIn(path.slice(0, depth), true);
        if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
      }
      // Of a file as a whole people look at its first field.
      return document.contents?.range ? lines.linePos(document.contents.range[0]).line : undefined;
    },
  };
}

/** The name of a field stands where the owner looks for it; its value may begin a line later. */
function keyAt(document: Document, path: readonly PropertyKey[]): unknown {
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  if (!isMap(parent)) return undefined;
  return parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))?.key;
}
