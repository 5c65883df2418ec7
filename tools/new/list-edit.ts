import { isNode, isSeq, parseDocument } from 'yaml';
import { asYaml } from '../../src/lib/yaml-text.ts';
import { Refusal } from '../gate/env-file.ts';

/** Adds one item to a list in a YAML file and leaves every other character as it was, comments included. */
export function addToList(
  source: string,
  { file, path, item, at }: { file: string; path: string[]; item: unknown; at: 'start' | 'end' },
): string {
  const inItsLineEnds = (text: string) =>
    source.includes('\r\n') ? text.replaceAll(/\r?\n/g, '\r\n') : text;
  const document = parseDocument(source);
  const list = document.getIn(path, true);
  const refuse = () => new Refusal(`${file} has no list called ${path.join('.')}. Mend it, then try again.`);
  if (document.errors.length > 0 || !isSeq(list) || !list.range) throw refuse();
  const first = list.items[0];
  const last = list.items.at(-1);
  // A list in brackets, or an empty one, has no lines to go between.
  if (list.flow || !isNode(first) || !isNode(last) || !first.range || !last.range) {
    const items = list.items;
    const node = document.createNode(item);
    if (at === 'start') items.unshift(node);
    else items.push(node);
    return inItsLineEnds(document.toString({ lineWidth: 0 }));
  }
  const start = source.lastIndexOf('\n', first.range[0]) + 1;
  const dash = source.slice(start, first.range[0]).match(/^\s*-\s+/)?.[0];
  if (!dash) throw refuse();
  const text = inItsLineEnds(asItem(item, dash));
  if (at === 'start') return source.slice(0, start) + text + source.slice(start);
  const body = source.slice(0, last.range[1]);
  const end = source.indexOf('\n', body.trimEnd().length);
  if (end < 0) return source + inItsLineEnds(`\n${text}`);
  return source.slice(0, end + 1) + text + source.slice(end + 1);
}

/** The item as YAML, its lines under the dash of its neighbours. */
function asItem(item: unknown, dash: string): string {
  const indent = ' '.repeat(dash.length);
  return asYaml(item, { lineWidth: 0, blockQuote: 'folded' })
    .split('\n')
    .map((line, index) => (index === 0 ? dash : indent) + line)
    .join('\n')
    .concat('\n');
}
