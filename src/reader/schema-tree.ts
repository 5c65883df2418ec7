import type { z } from 'zod';

/** The part of Zod’s own description of a schema that we walk. */
interface Def {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  options?: z.ZodType[];
  discriminator?: string;
}

const defOf = (schema: z.ZodType) => schema._zod.def as unknown as Def;

/** The schema that governs the value at a path; unions are followed by what the value says it is. */
export function schemaAt(
  schema: z.ZodType,
  path: readonly PropertyKey[],
  value: unknown,
): z.ZodType | undefined {
  const core = unwrap(schema, value);
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  const def = defOf(core);
  const field = String(step);
  const next = def.type === 'array' ? def.element : hasOwn(def.shape, field) ? def.shape[field] : undefined;
  return next && schemaAt(next, rest, child(value, step));
}

/** Every object knows a `constructor`; a schema only what it says. */
const hasOwn = (shape: Def['shape'], field: string): shape is Record<string, z.ZodType> =>
  shape !== undefined && Object.hasOwn(shape, field);

/** The names an object schema knows. */
export function knownFields(schema: z.ZodType, value: unknown): string[] {
  return Object.keys(defOf(unwrap(schema, value)).shape ?? {});
}

/** What the schema says a field is for: our own sentence, written beside the field. */
export function descriptionOf(schema: z.ZodType): string | undefined {
  for (let current: z.ZodType | undefined = schema; current; ) {
    if (current.description) return current.description;
    const def = defOf(current);
    current = def.innerType ?? def.in;
  }
  return undefined;
}

function unwrap(schema: z.ZodType, value: unknown): z.ZodType {
  const def = defOf(schema);
  const inner = def.innerType ?? def.in;
  if (inner) return unwrap(inner, value);
  if (def.type === 'union' && def.discriminator && def.options) {
    const tag = child(value, def.discriminator);
    const key = def.discriminator;
    const match = def.options.find((option) => {
      const literal = defOf(unwrap(option, undefined)).shape?.[key];
      return literal?.safeParse(tag).success;
    });
    return match ? unwrap(match, value) : schema;
  }
  return schema;
}

function child(value: unknown, step: PropertyKey): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<PropertyKey, unknown>)[step]
    : undefined;
}
