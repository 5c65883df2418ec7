import { afterEach, expect, test, vi } from 'vitest';
import { lookCss } from '../../../look/css.ts';
import { fightOf } from '../../../look/fight.ts';
import { comesAlong } from '../../../look/looks.ts';
import { FILES } from '../../../model/files.ts';
import type { PageState } from '../../shared/answers.ts';
import type { Schemas } from '../fields/schema.ts';
import { applied } from '../session/applied.ts';
import type { Documents } from '../session/drafts.ts';
import type { View } from '../session/session.ts';
import { gestureOf, labelOf } from './context.ts';
import { choosing, givingBack } from './edits.ts';
import { pairsOf } from './pairs.ts';
import { cssOf, lookOf, seenScheme, wornCss } from './worn.ts';

const workshop = comesAlong('workshop');
const schemas = { look: {}, looks: { workshop } } as unknown as Schemas;
const documents = (look: object): Documents => ({
  [FILES.look]: { file: FILES.look, version: '', written: look, shown: look, problems: [], isBroken: false },
});
const set = (all: Documents, path: string[], value: unknown) =>
  applied(all, schemas, FILES.look, { op: 'set', path, value });

afterEach(() => void vi.useRealTimers());

test('a hand that has let go of a slider, or rests in a picker, begins another step; words in a field stay one', () => {
  vi.useFakeTimers();
  const [picking, typing] = [gestureOf(true), gestureOf(false)];
  const first = [picking.merge(), typing.merge()];
  vi.advanceTimersByTime(400);
  expect([picking.merge(), typing.merge()]).toEqual(first);
  vi.advanceTimersByTime(2000);
  expect([picking.merge(), typing.merge()]).toEqual([expect.not.stringMatching(first[0] ?? ''), first[1]]);
  typing.touched.onFocus();
  expect(typing.merge()).not.toBe(first[1]);
  picking.touched.onPointerDown();
  const held = picking.merge();
  vi.advanceTimersByTime(5000);
  expect(picking.merge(), 'a drag is one step, however slow').toBe(held);
  picking.touched.onPointerUp();
  vi.advanceTimersByTime(5000);
  expect(picking.merge()).not.toBe(held);
});

test('what is typed is worn at once, and a colour that is half typed is as it was', () => {
  const teal = set(documents({}), ['colours', 'accent'], 'teal');
  expect(lookOf(teal)).toEqual({ colours: { accent: 'teal' } });
  const half = set(teal, ['colours', 'accent'], 'teali');
  expect(half[FILES.look]?.written).toEqual({ colours: { accent: 'teali' } });
  expect(lookOf(half)).toEqual({ colours: { accent: 'teal' } });
  expect(lookOf(set(half, ['corners'], 900))).toEqual({ colours: { accent: 'teal' } });
  expect(lookOf(set(half, ['corners'], 9))).toEqual({ colours: { accent: 'teal' }, corners: 9 });
});

test('what is saved is worn as the server says; what is not, as it is worked out here', () => {
  const now = documents({ corners: 4 });
  const session = (there: Documents) => ({
    schemas,
    view: () => ({ documents: now, state: { documents: there, look: 'the server’s' } as PageState }) as View,
  });
  expect(wornCss(session(now))).toBe('the server’s');
  expect(wornCss(session(documents({})))).toBe(lookCss({ ...workshop, corners: 4 }));
  seenScheme.set('dark');
  expect(wornCss(session(now))).toBe(lookCss({ ...workshop, corners: 4, scheme: 'dark' }));
  seenScheme.set(undefined);
});

test('a look for both schemes is shown in one of them by its own sheet', () => {
  const auto = documents({ scheme: 'auto' });
  const view = () => ({ documents: auto, state: { documents: auto } as PageState }) as View;
  const dark = cssOf({ schemas, view }, 'dark');
  expect(dark).toContain('color-scheme:dark');
  expect(dark).toContain('light-dark(');
  expect(dark).not.toContain('color-scheme:light');
});

test('the pairs that people read are told, and which of them were worked out', () => {
  const [text, accent, onAccent, onStrong] = pairsOf(workshop.colours);
  expect(text).toMatchObject({ letters: '#2b2420', ground: '#ffffff', ratio: 15.26 });
  expect(accent?.workedOut).toBe(accent?.letters);
  expect(accent?.ratio).toBeGreaterThanOrEqual(4.5);
  expect(onAccent).toMatchObject({ letters: '#2b2420', ground: '#f4be35' });
  expect(onStrong?.workedOut).toBeUndefined();
});

test('of colours that fight, the list and the warning under it say one number', () => {
  const four = { ...workshop.colours, text: '#ff8800', ground: '#ffffff' };
  expect(pairsOf(four)[0]?.ratio).toBe(fightOf(four)?.ratio);
});

test('a look that is chosen takes every other line away; a line that is given back takes an empty group along', () => {
  expect(choosing({ look: 'workshop', corners: 3, dark: {} }, 'workshop').also).toEqual([
    { op: 'remove', path: ['corners'] },
    { op: 'remove', path: ['dark'] },
  ]);
  expect(choosing(undefined, 'workshop').also).toEqual([]);
  const two = { colours: { text: 'navy', ground: 'ivory' } };
  expect(givingBack(two, ['colours', 'text'])).toEqual({ op: 'remove', path: ['colours', 'text'] });
  expect(givingBack({ colours: { text: 'navy' } }, ['colours', 'text'])).toEqual({
    op: 'remove',
    path: ['colours'],
  });
});

test('steps are called as people would', () => {
  expect(labelOf(['colours', 'accent'])).toBe('the accent');
  expect(labelOf(['dark', 'ground'])).toBe('the dark ground');
  expect(labelOf(['textSize'])).toBe('the text size');
});
