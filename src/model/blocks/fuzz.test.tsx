// @vitest-environment happy-dom
import fc from 'fast-check';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { study } from '../../../tests/helpers/content-folder.ts';
import { labels } from '../../../tests/helpers/render-block.tsx';
import { asWritten } from '../../blocks/as-written.ts';
import { exampleFilm, examplePicture, examplePrototype } from '../../blocks/example-media.ts';
import { examples } from '../../blocks/examples.ts';
import { explain } from '../../reader/explain.ts';
import { sourceOf } from '../../reader/source.ts';
import { StudyBody } from '../../screens/Study/StudyBody.tsx';
import { isHtmlRef, isPictureRef, isVideoRef } from '../fields.ts';
import type { AnyBlock, ResolvedStudy } from '../resolved.ts';
import { type Study, studySchema } from '../study.ts';

const blocks = Object.values(examples).flatMap((named) =>
  Object.values<AnyBlock>(named).map((block) => asWritten(block)),
);

/** Right documents: a study with a block or a few of the examples in it. */
const rightDocument = fc.subarray(blocks, { minLength: 1, maxLength: 3 }).map((some) => {
  const right = study('Fuzz');
  return structuredClone({ ...right, blocks: [...(right.blocks as unknown[]), ...some] });
});

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '👩🏽‍🚀🇨🇦 lift-off',
    'مرحبا بالعالم',
    'שלום עולם',
    '\u202Ereversed',
    'a'.repeat(5000),
    ' ',
    '*open',
    '[a](b',
    '[x](javascript:alert)',
    '<b>bold</b>',
    '# Heading',
    'two\n\nparagraphs',
    '\u0000',
    '\uD800',
  ),
);
const junk = fc.oneof(
  text,
  text,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
);
const mutation = fc.record({
  kind: fc.constantFrom('drop', 'replace', 'replace text', 'add', 'empty', 'repeat'),
  at: fc.nat(),
  name: fc.oneof(fc.constantFrom('txt', 'titel', '__proto__', 'constructor', 'toString'), fc.string()),
  junk,
  text,
});

type Mutation = typeof mutation extends fc.Arbitrary<infer Value> ? Value : never;
type Node = Record<PropertyKey, unknown>;

/** Every place in a document, as the thing that holds it and its name there. */
function places(value: unknown): [Node, PropertyKey][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((key): [Node, PropertyKey][] => [
    [value as Node, key],
    ...places((value as Node)[key]),
  ]);
}

function mutate(document: unknown, { kind, at, name, junk, text }: Mutation) {
  const all = places(document).filter(
    ([holder, key]) => kind !== 'replace text' || typeof holder[key] === 'string',
  );
  const [holder, key] = all[at % Math.max(1, all.length)] ?? [];
  if (!holder || key === undefined) return;
  const child = holder[key];
  if (kind === 'replace') holder[key] = junk;
  else if (kind === 'replace text') holder[key] = text;
  else if (kind === 'empty') holder[key] = Array.isArray(child) ? [] : '';
  else if (kind === 'drop' && Array.isArray(holder)) holder.splice(Number(key), 1);
  else if (kind === 'drop') delete holder[key];
  else if (kind === 'repeat' && Array.isArray(child)) child.push(...structuredClone(child));
  else if (kind === 'add' && !Array.isArray(holder)) {
    Object.defineProperty(holder, name, {
      value: junk,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
}

/** Puts drawings in for the files a document names. */
function withPictures(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isPictureRef(value)) return examplePicture('wide', value.alt);
  if (isVideoRef(value)) return exampleFilm(value.poster.alt);
  if (isHtmlRef(value)) return examplePrototype('wide').file;
  if (Array.isArray(value)) return value.map(withPictures);
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withPictures(child)]));
}

/** Draws a study as the build does, and as the browser does once a locked one is open. */
function draw(read: Study): { built: string; drawn: string } {
  const body = <StudyBody document={withPictures(read) as ResolvedStudy} labels={labels} />;
  const built = renderToStaticMarkup(body);
  const container = document.body.appendChild(document.createElement('div'));
  const errors: unknown[] = [];
  const root = createRoot(container, { onUncaughtError: (error) => errors.push(error) });
  flushSync(() => root.render(body));
  const drawn = container.textContent ?? '';
  flushSync(() => root.unmount());
  container.remove();
  if (errors.length > 0) throw errors[0];
  return { built, drawn };
}

/** What a sentence to an owner never holds: a slip of ours, or Zod’s own words. */
const NOT_FOR_OWNERS =
  /undefined|\[object Object\]|Invalid |[Ee]xpected|received|Unrecognized|Too (small|big)/;

// React warns of twins in a list, which repeating makes on purpose; they are drawn all the same.
vi.spyOn(console, 'error').mockImplementation(() => {});
const outcomes = { drawn: 0, refused: 0 };
afterAll(() => vi.restoreAllMocks());

test('any document is drawn, at build and in the browser, or refused in readable sentences', () => {
  fc.assert(
    fc.property(rightDocument, fc.array(mutation, { maxLength: 3 }), (document, mutations) => {
      for (const one of mutations) mutate(document, one);
      const result = studySchema.safeParse(document);
      if (result.success) {
        outcomes.drawn += 1;
        const { built, drawn } = draw(result.data);
        expect(built).toContain(' data-starts=');
        expect(drawn.length).toBeGreaterThan(0);
        return;
      }
      outcomes.refused += 1;
      const source = sourceOf('study.yaml', 'title: Fuzz');
      const written = { file: 'study.yaml', value: document, source, doubts: [], lineOf: () => 1 };
      const problems = explain(written, studySchema, result.error.issues);
      expect(problems.length).toBeGreaterThan(0);
      for (const { message } of problems) {
        expect(message).toMatch(/\S+ \S+.*[.?]$/su);
        expect(message).not.toMatch(NOT_FOR_OWNERS);
      }
    }),
    { numRuns: 250 },
  );
  expect(outcomes.drawn).toBeGreaterThan(30);
  expect(outcomes.refused).toBeGreaterThan(30);
}, 120_000);
