import { z } from 'zod';
import { aboutSchema } from './about.ts';
import { deckSchema } from './deck.ts';
import type { ContentKind } from './files.ts';
import { funSchema } from './fun.ts';
import type { Schema } from './json-schema.ts';
import { lookSchema } from './look.ts';
import { studySchema } from './study.ts';
import { siteFileSchema } from './words.ts';
import { workSchema } from './work.ts';

/** The schema of every kind of content file, as the owner writes it. */
export const schemas = {
  site: siteFileSchema,
  work: workSchema,
  about: aboutSchema,
  fun: funSchema,
  look: lookSchema,
  study: studySchema,
  deck: deckSchema,
} satisfies Record<ContentKind, z.ZodType>;

const forms = new WeakMap<z.ZodType, Schema>();

/** A schema as data: what the editor makes its forms from, and what says which texts are read. */
export function formOf(schema: z.ZodType): Schema {
  const known = forms.get(schema);
  if (known) return known;
  const form = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  forms.set(schema, form);
  return form;
}
