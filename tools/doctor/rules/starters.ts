import { join, posix } from 'node:path';
import { formOf, schemas } from '../../../src/model/schemas.ts';
import { isToWrite } from '../../../src/model/starter.ts';
import { textsOf } from '../../../src/model/texts.ts';
import { WAITING } from '../../begin/words.ts';
import { starterLeftovers } from '../../new/leftovers.ts';
import { advice, type Finding, type Page, type Rule, unfinished } from '../finding.ts';

/** What `npm run new` wrote and nobody has replaced: fine while writing, not for visitors. */
export const startersRule: Rule = async ({ root, pages }) => {
  const found = await Promise.all(pages.filter(({ study }) => study).map((page) => leftOn(root, page)));
  return [...pages.flatMap(waiting), ...found.flat()];
};

/** What `npm run begin` said in the owner’s place: good enough to be published, and not theirs yet. */
const waiting = (page: Page): Finding[] =>
  textsOf(formOf(schemas[page.kind]), page.source.value)
    .filter(({ text }) => WAITING.has(text.trim()))
    .map(({ path, text }) =>
      advice(page, path, `These words came with the beginning, and wait for your own: “${text}”`),
    );

async function leftOn(root: string, page: Page): Promise<Finding[]> {
  const folder = posix.dirname(page.source.file);
  const left = await starterLeftovers(join(root, folder), page.source.value);
  const { files } = left;
  // Those that stop a build are told already.
  const sentences = left.sentences.filter((text) => page.study?.draft || !isToWrite(text));
  const tell = (first: string, sentence: string) =>
    unfinished(page, pathTo(page.source.value, first) ?? [], sentence);
  const [file] = files;
  const [text] = sentences;
  const count =
    sentences.length === 1
      ? 'One sentence is still to be written'
      : `${sentences.length} sentences are still to be written, this one first`;
  const inUse = `Starters are still in use (${files.join(', ')}): put your own in their place, on the page in “npm run edit” or into ${folder} under the same names.`;
  const onPage = `Starters are still in use (${files.join(', ')}): put your own in their place, on the page.`;
  return [
    ...(file ? [{ ...tell(file, inUse), inEditor: onPage }] : []),
    ...(text ? [tell(text, `${count}: “${text}”`)] : []),
  ];
}

/** The fields that lead to a text. */
function pathTo(value: unknown, text: string): PropertyKey[] | undefined {
  if (value === text) return [];
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, child] of Object.entries(value)) {
    const rest = pathTo(child, text);
    if (rest) return [Array.isArray(value) ? Number(key) : key, ...rest];
  }
  return undefined;
}
