import { slug } from './slug.ts';

/** Where a link to a prototype leads: to its section, or to an address of its own, which no section’s name can make. */
export function prototypeAnchor({ section, task }: { section?: string | undefined; task: string }): string {
  return section ? slug(section) : `try_${slug(task)}`;
}
