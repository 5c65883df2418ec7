import type { Widget } from './widgets.ts';

/** The part of JSON Schema that content’s schemas use: they are data then, which a browser can have too. */
export interface Schema {
  type?: string | string[];
  description?: string;
  widget?: Widget;
  /** What a form says instead of the description, which speaks of the file. */
  help?: string;
  /** What a number counts: `px`, `%`. */
  unit?: string;
  /** How people say the words of `enum`. */
  names?: Record<string, string>;
  /** The list of the group around, with which this one goes along: it has one item for each of its. */
  along?: string;
  place?: string;
  /** The field beside it that names a phrase of this text. */
  phrase?: string;
  /** A first value, where the kind alone does not give one that the reader takes. */
  start?: unknown;
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
