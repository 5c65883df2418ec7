import type { WholeLook } from '../../../look/whole.ts';
import { type ContentKind, kindOf } from '../../../model/files.ts';
import { type Schema, settled } from '../../../model/json-schema.ts';
import type { LookName } from '../../../model/look.ts';
import type { Widget } from '../../../model/widgets.ts';
import { CHOSEN } from '../../shared/chosen.ts';

export interface Schemas extends Record<ContentKind, Schema> {
  places: Record<string, { words: string; least: number; sharp: number }>;
  /** The looks that come along, every line of each. */
  looks: Record<LookName, WholeLook>;
}

/** The schema of a content file. */
export const schemaFor = (schemas: Schemas, file: string): Schema => schemas[kindOf(file) ?? 'study'];

/** The schema at a path. */
export function schemaAt(
  root: Schema,
  path: readonly (string | number)[],
  value: unknown,
): Schema | undefined {
  let schema: Schema | undefined = root;
  let at = value;
  for (const step of path) {
    if (!schema) return undefined;
    const core: Schema = settled(schema, root, at);
    schema = typeof step === 'number' ? core.items : core.properties?.[step];
    at = typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[step] : undefined;
  }
  return schema && settled(schema, root, at);
}

/**
 * A first value for a field, which the reader takes and the doctor asks the owner to replace. A study is named by the
 * first that is free; where there is none, or a file is needed, nothing can be made up (see needsStudy, neededFile).
 */
export function startValue(schema: Schema, root: Schema, freeStudy = ''): unknown {
  const core =
    schema.oneOf || schema.anyOf ? (schema.oneOf ?? schema.anyOf ?? [])[0] : settled(schema, root, undefined);
  if (!core) return '';
  if (core.start !== undefined) return core.start;
  if (core.default !== undefined) return core.default;
  if (core.const !== undefined) return core.const;
  if (core.enum) return core.enum[0];
  if (core.properties) {
    const needed = Object.entries(core.properties).filter(([key]) => core.required?.includes(key));
    return Object.fromEntries(needed.map(([key, field]) => [key, startValue(field, root, freeStudy)]));
  }
  if (core.items) {
    const { items, minItems = 1 } = core;
    return Array.from({ length: Math.max(1, minItems) }, () => startValue(items, root, freeStudy));
  }
  switch (core.widget) {
    case 'colour':
      return '#f4be35';
    case 'month':
      return '2024-01';
    case 'link':
      return '/';
    case 'study':
      return freeStudy;
    case 'media':
    case 'file':
      return CHOSEN;
  }
  if (core.type === 'boolean') return false;
  if (isNumber(core)) return core.minimum ?? 0;
  if (core.format === 'uri') return 'https://example.com';
  if (core.format === 'email') return 'name@example.com';
  const about = core.description ?? schema.description ?? 'a few words.';
  return `Write here — ${about.charAt(0).toLowerCase()}${about.slice(1)}`;
}

export const isNumber = ({ type }: Schema): boolean => type === 'number' || type === 'integer';

/** The file that a value of this kind needs, if it does: such a value cannot be made up. */
export const neededFile = (schema: Schema, root: Schema): Schema | undefined =>
  needed(schema, root, ['picture', 'film', 'file']);

/** Whether it needs the name of a study. */
export const needsStudy = (schema: Schema, root: Schema): boolean =>
  needed(schema, root, ['study']) !== undefined;

function needed(schema: Schema, root: Schema, widgets: readonly Widget[], depth = 0): Schema | undefined {
  const core = settled(schema, root, undefined);
  if (core.widget && widgets.includes(core.widget)) return core;
  if (depth > 6) return undefined;
  const inside = Object.entries(core.properties ?? {}).filter(([key]) => core.required?.includes(key));
  for (const one of [...(core.items ? [core.items] : []), ...inside.map(([, field]) => field)]) {
    const found = needed(one, root, widgets, depth + 1);
    if (found) return found;
  }
  return undefined;
}

/** What a form says of a field. */
export const helpOf = ({ help, description }: Schema): string => help ?? description ?? '';
