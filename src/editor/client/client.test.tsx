import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Schema, settled } from '../../model/json-schema.ts';
import { parseInline } from '../../model/markdown.ts';
import { siteSchema } from '../../model/site.ts';
import { studySchema } from '../../model/study.ts';
import { toMarkdown } from '../../model/to-markdown.ts';
import { fieldName } from '../../reader/problem.ts';
import { fieldPath } from './fields/field-path.ts';
import { schemaAt, startValue } from './fields/schema.ts';
import { marked, unmarked } from './page/marks.ts';
import { fill, read } from './page/rich.ts';

const study = z.toJSONSchema(studySchema, { io: 'input', unrepresentable: 'any' }) as Schema;
const site = z.toJSONSchema(siteSchema, { io: 'input', unrepresentable: 'any' }) as Schema;

describe('forms', () => {
  test('every field of every kind of block has a form that needs nothing but the schema', () => {
    const kinds = study.properties?.blocks?.items?.oneOf ?? [];
    expect(kinds.length).toBeGreaterThan(30);
    let fields = 0;
    const walk = (schema: Schema, depth = 0) => {
      const core = settled(schema, study, undefined);
      if (depth > 8) return;
      for (const [name, field] of Object.entries(core.properties ?? {})) {
        if (field.const !== undefined) continue;
        fields++;
        const { description, items, properties, type, widget, anyOf } = settled(field, study, undefined);
        expect(items ?? properties ?? type ?? widget ?? anyOf, name).toBeDefined();
        expect(field.description ?? description, name).toBeTruthy();
        walk(field, depth + 1);
      }
      if (core.items) walk(core.items, depth + 1);
    };
    for (const kind of kinds) walk(kind);
    expect(fields).toBeGreaterThan(300);
  });

  test('a block that nobody has heard of gets its form from its schema', () => {
    const fresh = z.toJSONSchema(
      z.strictObject({
        mood: z.enum(['calm', 'loud']).describe('How it feels.'),
        lines: z.array(z.string().describe('One.')).min(2).max(3).describe('Lines.'),
      }),
      { io: 'input' },
    ) as Schema;
    expect(startValue(fresh, fresh)).toEqual({
      mood: 'calm',
      lines: ['Write here — one.', 'Write here — one.'],
    });
    expect(schemaAt(fresh, ['lines', 0], { lines: ['a'] })?.description).toBe('One.');
  });

  test('a field is found again by the name the reader gives it', () => {
    for (const path of [['hero', 'tags', 1], ['blocks', 3, 'text', 0], ['title']])
      expect(fieldPath(fieldName(path))).toEqual(path);
  });
});

describe('marks', () => {
  test('every text that is read carries where it comes from, and loses it again', () => {
    const shown = {
      owner: { name: 'Ada', email: 'ada@example.com' },
      url: 'https://ada.example',
      navigation: [{ label: 'Work', href: '/' }],
    };
    const result = marked(shown, 'content/site.yaml', site);
    expect(unmarked(result.owner.name)).toEqual({
      text: 'Ada',
      origin: { file: 'content/site.yaml', path: ['owner', 'name'] },
      end: 3,
    });
    expect(unmarked(`“${result.owner.name}”`)).toMatchObject({ text: '“Ada”', end: 4 });
    expect(unmarked(result.navigation[0]?.label ?? '').origin?.path).toEqual(['navigation', 0, 'label']);
    // Words for machines stay as they are.
    expect(result.owner.email).toBe('ada@example.com');
    expect(result.url).toBe('https://ada.example');
    expect(result.navigation[0]?.href).toBe('/');
  });

  test('what did not change is the same object, so that nothing is drawn twice', () => {
    const shown = {
      blocks: [
        { type: 'howMightWe', question: 'How?', hideOnPhone: false },
        { type: 'howMightWe', question: 'Why?', hideOnPhone: false },
      ],
    };
    const first = marked(shown, 'content/x.yaml', study);
    const second = marked(
      { blocks: [shown.blocks[0], { ...shown.blocks[1], question: 'When?' }] },
      'content/x.yaml',
      study,
    );
    expect(second.blocks[0]).toBe(first.blocks[0]);
    expect(second.blocks[1]).not.toBe(first.blocks[1]);
    expect(unmarked(String(second.blocks[1]?.question)).text).toBe('When?');
    expect(second.blocks[1]?.type).toBe('howMightWe');
  });
});

describe('paragraphs', () => {
  const before = {
    document: globalThis.document,
    Node: globalThis.Node,
    HTMLElement: globalThis.HTMLElement,
  };
  beforeAll(() => {
    const window = new Window();
    Object.assign(globalThis, {
      document: window.document,
      Node: window.Node,
      HTMLElement: window.HTMLElement,
    });
  });
  afterAll(() => void Object.assign(globalThis, before));

  const through = (markdown: string) => {
    const result = parseInline(markdown);
    if ('refused' in result) throw new Error(result.refused);
    const element = document.createElement('div');
    fill(element, result.text);
    return toMarkdown(read(element));
  };

  test.each([
    'Plain words, with a snake_case name and 2 * 3.',
    'Some *emphasis* and **strong words** and [a link](/about).',
    '**Both *at once***, [with **strong** inside](https://example.com/a_b).',
    'Costs 5 < 6 & more',
    'An \\*escaped\\* star',
    '1\\. not a list',
  ])('%s is written as it was read', (markdown) => {
    expect(parseInline(through(markdown))).toEqual(parseInline(markdown));
    if (!markdown.includes('\\')) expect(through(markdown)).toBe(markdown);
  });

  test('what browsers make of bold and italic means the same', () => {
    const element = document.createElement('div');
    element.innerHTML =
      'a <b>bold</b>, <i>slanted</i>&nbsp;and <span style="font-weight: 700">heavy </span>word<br>';
    expect(toMarkdown(read(element))).toBe('a **bold**, *slanted* and **heavy** word');
  });

  test('signs that Markdown would take for its own are guarded, and only then', () => {
    const element = document.createElement('div');
    element.textContent = 'literally *this* and [that](x)';
    const markdown = toMarkdown(read(element));
    expect(parseInline(markdown)).toEqual({
      text: [{ kind: 'text', text: 'literally *this* and [that](x)' }],
    });
  });
});
