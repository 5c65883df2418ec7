/** The part of JSON Schema that forms are made from. */
export interface Schema {
  type?: string | string[];
  description?: string;
  widget?: string;
  place?: string;
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  enum?: string[];
  const?: unknown;
  default?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  $ref?: string;
  $defs?: Record<string, Schema>;
}

export interface Schemas {
  site: Schema;
  work: Schema;
  about: Schema;
  fun: Schema;
  study: Schema;
  places: Record<string, { words: string; least: number; sharp: number }>;
}

/** The schema of a content file. */
export function schemaFor(schemas: Schemas, file: string): Schema {
  const [, name] = /^content\/(\w+)\.yaml$/.exec(file) ?? [];
  return name === 'site' || name === 'work' || name === 'about' || name === 'fun'
    ? schemas[name]
    : schemas.study;
}

/** Follows references, and a union by what the value says it is. */
export function settled(schema: Schema, root: Schema, value: unknown): Schema {
  if (schema.$ref) {
    const there = root.$defs?.[schema.$ref.replace('#/$defs/', '')];
    return there ? settled(there, root, value) : schema;
  }
  const options = schema.oneOf ?? schema.anyOf;
  if (!options) return schema;
  const found = options.find((option) => fits(settled(option, root, value), value));
  return found ? { description: schema.description ?? '', ...settled(found, root, value) } : schema;
}

/** Whether a value is of this branch of a union: told by the words that must stand in it, else by its kind. */
export function fits(schema: Schema, value: unknown): boolean {
  if (schema.const !== undefined) return value === schema.const;
  if (schema.properties) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    return Object.entries(schema.properties).every(
      ([key, field]) => field.const === undefined || (value as Record<string, unknown>)[key] === field.const,
    );
  }
  const types = [schema.type].flat();
  return types.includes(Array.isArray(value) ? 'array' : typeof value);
}

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

/** A first value for a field, which the reader takes and the doctor asks the owner to replace. */
export function startValue(schema: Schema, root: Schema): unknown {
  const core =
    schema.oneOf || schema.anyOf ? (schema.oneOf ?? schema.anyOf ?? [])[0] : settled(schema, root, undefined);
  if (!core) return '';
  if (core.default !== undefined) return core.default;
  if (core.const !== undefined) return core.const;
  if (core.enum) return core.enum[0];
  if (core.properties) {
    const needed = Object.entries(core.properties).filter(([key]) => core.required?.includes(key));
    return Object.fromEntries(needed.map(([key, field]) => [key, startValue(field, root)]));
  }
  if (core.items)
    return Array.from({ length: Math.max(1, core.minItems ?? 1) }, () => startValue(core.items ?? {}, root));
  switch (core.widget) {
    case 'colour':
      return '#f4be35';
    case 'month':
      return '2024-01';
    case 'link':
      return '/';
  }
  if (core.type === 'boolean') return false;
  if (core.type === 'number') return core.minimum ?? 0;
  if (core.format === 'uri') return 'https://example.com';
  if (core.format === 'email') return 'name@example.com';
  const about = core.description ?? schema.description ?? 'a few words.';
  return `Write here — ${about.charAt(0).toLowerCase()}${about.slice(1)}`;
}

/** Whether a value of this kind needs a file, and so cannot be made up. */
export function needsFile(schema: Schema, root: Schema, depth = 0): boolean {
  const core = settled(schema, root, undefined);
  if (core.widget === 'picture' || core.widget === 'film') return true;
  if (depth > 6) return false;
  const inside = [
    ...(core.items ? [core.items] : []),
    ...Object.entries(core.properties ?? {})
      .filter(([key]) => core.required?.includes(key))
      .map(([, field]) => field),
  ];
  return inside.some((one) => needsFile(one, root, depth + 1));
}

/** `hideOnPhone` → `Hide on phone` */
export function inWords(name: string): string {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
