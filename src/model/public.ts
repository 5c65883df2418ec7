import type { Resolved } from './resolved.ts';
import type { Study } from './study.ts';

/** What anyone may know of a locked study. Whatever is not named here is sealed. */
export const PUBLIC_FIELDS = [
  'tabTitle',
  'title',
  'description',
  'outcome',
  'tags',
  'cover',
  'locked',
  'draft',
  'formerly',
  'info',
  'teaser',
] as const satisfies (keyof Study)[];

type PublicField = (typeof PUBLIC_FIELDS)[number];

/** A locked study as far as anyone may know it, as written. */
export type PublicStudy = Pick<Study, PublicField>;

/** The same with its pictures, and the address it is found at: what cards and links to a study are drawn from. */
export type ShownStudy = Resolved<PublicStudy> & { route: string };

/** The public part of a study, resolved or not: a list of what may pass, so that a new field is sealed by default. */
export function publicPart<T extends { [Field in PublicField]?: unknown }>(
  study: T,
): Pick<T, PublicField & keyof T> {
  const entries = PUBLIC_FIELDS.flatMap((field) => (field in study ? [[field, study[field]]] : []));
  return Object.fromEntries(entries) as Pick<T, PublicField & keyof T>;
}
