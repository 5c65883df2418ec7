// Writes docs/blocks.md from the schemas: the owner's manual is the same text that checks their files.
import { writeFileSync } from 'node:fs';
import type { z } from 'zod';
import { blockSchema } from '../src/model/blocks/any.ts';
import { studySchema } from '../src/model/study.ts';
import { orList } from '../src/reader/explain.ts';
import { descriptionOf } from '../src/reader/schema-tree.ts';

interface Def {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  options?: z.ZodType[];
  entries?: Record<string, string>;
  values?: unknown[];
}

const SHARED = ['type', 'section', 'title', 'text', 'hideOnPhone', 'notes', 'slide'];
const defOf = (schema: z.ZodType) => schema._zod.def as unknown as Def;

export function blocksDoc(): string {
  const study = fields(studySchema, 0, ['blocks']);
  const first = blockSchema.options[0];
  const shared = first
    ? fields(
        first,
        0,
        Object.keys(shapeOf(first)).filter((name) => !SHARED.includes(name) || name === 'type'),
      )
    : '';
  const blocks = blockSchema.options.map((option) => {
    const type = [...(shapeOf(option).type as z.ZodLiteral<string>).values][0];
    const own = fields(option, 0, SHARED);
    return `### ${type}\n\n${descriptionOf(option)}\n\n${own || '_No fields of its own._\n'}`;
  });
  return [
    '# The fields of a case study\n',
    'Made by `npm run docs` from the schemas in `src/model`; the same text checks your files. A field is needed unless it says _optional_.\n',
    `## The file\n\n${study}- \`blocks\`: the study itself, an ordered list of the blocks below, each with its \`type\`.\n`,
    `## Fields of every block\n\n${shared}`,
    `## Block types\n\n${blocks.join('\n')}`,
  ].join('\n');
}

function fields(schema: z.ZodType, depth: number, without: readonly string[] = []): string {
  return Object.entries(shapeOf(schema))
    .filter(([name]) => !without.includes(name))
    .map(([name, field]) => row(name, field, depth))
    .join('');
}

function row(name: string, field: z.ZodType, depth: number): string {
  const optional = isOptional(field) ? ' _(optional)_' : '';
  const inner = core(field);
  const def = defOf(inner);
  const list = def.type === 'array' && def.element ? core(def.element) : undefined;
  const nested = depth < 3 ? fields(list ?? inner, depth + 1) : '';
  return `${'  '.repeat(depth)}- \`${name}\`${list ? ', a list' : ''}${optional}: ${descriptionOf(field) ?? ''}${written(inner)}\n${nested}`;
}

/** How it is written, where the file wants one of a few words. */
function written(schema: z.ZodType): string {
  const { type, entries, options } = defOf(schema);
  if (type === 'boolean') return ' `true` turns it on.';
  if (type === 'union') return ` Write ${orList((options ?? []).map(branch))}.`;
  const words = Object.values(entries ?? {});
  if (words.length > 0) return ` Write ${orList(words.map((word) => `\`${word}\``))}.`;
  return schema.meta()?.widget === 'colour' ? ' Write it in quotes: `"#f4be35"`.' : '';
}

/** One kind of value among several: a word, or the fields of a group. */
function branch(schema: z.ZodType): string {
  const { values = Object.keys(shapeOf(schema)).map((name) => `${name}:`) } = defOf(schema);
  return `${values.map((value) => `\`${value}\``).join(', ')} for _${descriptionOf(schema)?.toLowerCase()}_`;
}

const shapeOf = (schema: z.ZodType): Record<string, z.ZodType> => defOf(core(schema)).shape ?? {};

function core(schema: z.ZodType): z.ZodType {
  const { innerType, in: input } = defOf(schema);
  const next = innerType ?? input;
  return next ? core(next) : schema;
}

function isOptional(schema: z.ZodType): boolean {
  const { type, innerType, in: input } = defOf(schema);
  if (type === 'optional' || type === 'default') return true;
  const next = innerType ?? input;
  return next ? isOptional(next) : false;
}

if (import.meta.main) {
  writeFileSync('docs/blocks.md', blocksDoc());
  console.log('✓ docs/blocks.md is up to date.');
}
