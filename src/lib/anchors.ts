import { slug } from './slug.ts';

/** What a place on a page can be found by, as far as a name matters. */
interface Named {
  section?: string | undefined;
  type?: string | undefined;
  task?: string | undefined;
}

/** Places on a study’s page that have a name already. */
const TAKEN = ['summary', 'main'];

/** Letters of scripts that `slug` cannot write in Latin ones. */
const FOREIGN = /(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}])\p{L}/u;

/** Words as the name of a place on a page, in any script: `First iterations` → `first-iterations`, `研究 2024` → `研究-2024`. */
function nameOf(words: string): string {
  const own = words
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return FOREIGN.test(words) ? (own ?? []).join('-') : slug(words);
}

/**
 * Where links lead to, for each block of a study: to those that start a section, and to prototypes, which have names that
 * no section’s can be. A name that is taken gets a number.
 */
export function anchorsOf(blocks: readonly Named[]): (string | undefined)[] {
  const taken = new Set(TAKEN);
  return blocks.map(({ section, type, task = '' }) => {
    if (!section && type !== 'prototype') return undefined;
    const wanted = section ? nameOf(section) || 'section' : `try_${nameOf(task)}`;
    let anchor = wanted;
    for (let number = 2; taken.has(anchor); number++) anchor = `${wanted}-${number}`;
    taken.add(anchor);
    return anchor;
  });
}
