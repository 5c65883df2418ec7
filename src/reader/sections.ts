import { slug } from '../lib/slug.ts';
import type { Study } from '../model/study.ts';
import { type Checked, place } from './checks.ts';
import type { Problem } from './problem.ts';

/** Places on a study’s page that have an address already. */
const TAKEN = ['summary', 'main'];

/** Two sections of one name share an address: the section list would always lead to the first. */
export function sectionProblems({ source, data }: Checked<Study>): Problem[] {
  const seen = new Set(TAKEN);
  return data.blocks.flatMap(({ section }, index): Problem[] => {
    if (!section) return [];
    const anchor = slug(section);
    const isTaken = seen.has(anchor);
    seen.add(anchor);
    if (anchor !== '' && !isTaken) return [];
    const why = anchor === '' ? 'no letters at all' : 'taken on this page';
    const message = `The section list cannot lead to “${section}”, because that name is ${why}. Give the section a name of its own.`;
    return [{ ...place(source, ['blocks', index, 'section']), message }];
  });
}
