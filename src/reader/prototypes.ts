import { existsSync, readFileSync } from 'node:fs';
import { walk } from '../lib/walk.ts';
import { isHtmlRef } from '../model/fields.ts';
import { awayFault, beside, type Checked, type IsKnown, place } from './checks.ts';
import { inspectHtml } from './html.ts';
import type { Problem } from './problem.ts';

/** No visitor waits for more after pressing a button. */
const MOST_KB = 400;

/** A prototype must be whole: there, light enough, and with everything inside. */
export function prototypeProblems(
  root: string,
  { source, data }: Checked<unknown>,
  isKnown: IsKnown,
): Problem[] {
  const problems: Problem[] = [];
  walk(data, (node, path) => {
    if (!isHtmlRef(node)) return;
    const file = beside(source, node.file);
    if (isKnown(file)) return;
    problems.push(...faults(root, file).map((message) => ({ ...place(source, path), message })));
  });
  return problems;
}

function faults(root: string, file: string): string[] {
  const away = awayFault(root, file);
  if (away) return [away];
  if (!existsSync(`${root}/${file}`))
    return [`There is no prototype ${file}. Put it there, or correct its name.`];
  const bytes = readFileSync(`${root}/${file}`);
  const kilobytes = Math.ceil(bytes.length / 1024);
  const { title, language, outside } = inspectHtml(bytes.toString('utf8'));
  return [
    kilobytes > MOST_KB &&
      `${file} weighs ${kilobytes} KB. Make it ${MOST_KB} KB at most: smaller pictures, fewer letters in its fonts.`,
    !title &&
      `${file} has no title, so screen readers cannot say what opened. Add <title>…</title> to its head.`,
    !language &&
      `${file} does not say its language, so screen readers mispronounce it. Begin it with <html lang="en-CA">, or whichever it is in.`,
    ...outside.map(
      ({ address, line }) =>
        `${file}, line ${line}, asks for ${shortened(address)}, and a prototype may ask for nothing outside itself. Put it into the file, as text or as a data: address.`,
    ),
  ].filter((fault) => fault !== false);
}

const shortened = (address: string) => (address.length > 80 ? `${address.slice(0, 77)}…` : address);
