import { describe, expect, test } from 'vitest';
import { markupOf, renderBlock } from '../../tests/helpers/render-block.tsx';
import { blockSchema } from '../model/blocks/any.ts';
import type { AnyBlock } from '../model/resolved.ts';
import { asWritten } from './as-written.ts';
import { examples } from './examples.ts';

const types = blockSchema.options.map(({ shape }) => shape.type.value);
const all = Object.entries(examples).flatMap(([type, named]) =>
  Object.entries<AnyBlock>(named).map(([name, block]) => ({ type, name, block })),
);

test('every block type of the schema has an example', () => {
  expect(Object.keys(examples).toSorted()).toEqual(types.toSorted());
  expect(types.filter((type) => Object.keys(examples[type]).length === 0)).toEqual([]);
});

test('no two examples start the same section: their anchors share a page', () => {
  const sections = all.flatMap(({ block }) => block.section ?? []);
  expect(sections.filter((section, index) => sections.indexOf(section) !== index)).toEqual([]);
});

describe.each(all)('$type, $name', ({ type, block }) => {
  test('is a block a study could have', () => {
    expect(block.type).toBe(type);
    expect(blockSchema.safeParse(asWritten(block)).error?.issues).toBeUndefined();
  });

  test('skips no level of heading', () => {
    const levels = renderBlock(block)
      .headings()
      .map((heading) => Number(heading.charAt(1)));
    // Under the title of a study (1) a section starts (2), or goes on (3).
    const above = block.section ? 1 : 2;
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? above)).toBeLessThanOrEqual(1);
      expect(level).toBeGreaterThan(above);
    });
  });

  test('is a section where it has a heading of its own, and belongs to the one above where it has none', () => {
    const headless = { ...block, section: undefined, title: undefined };
    expect(renderBlock({ ...block, title: 'Why' }).root.localName).toBe('section');
    expect(renderBlock(headless).root.localName).toBe('div');
  });

  test('says in words what each picture shows', () => {
    expect(renderBlock(block).alts()).not.toContain(null);
    expect(renderBlock(block).alts()).not.toContain('');
  });

  test('has neither style attributes nor scripts, which the CSP refuses', () => {
    expect(markupOf(block)).not.toMatch(/\sstyle=|<script/);
  });
});
