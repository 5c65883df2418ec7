// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { typefaceList as listOf } from '../../../fonts/list.ts';
import { comesAlong } from '../../../look/looks.ts';
import { FIRST_LOOK } from '../../../look/whole.ts';
import { weightNote } from './typefaces.ts';

/** The style sheet of the list is not fetched here. */
const { happyDOM } = window as unknown as { happyDOM: { settings: object } };
const list = await listOf(process.cwd());
const first = comesAlong(FIRST_LOOK);
const tried = () => document.querySelector('style[data-typefaces-tried]')?.textContent ?? '';

/** As a page has it that was just loaded. */
async function loaded(head = '<style data-fonts></style>') {
  vi.resetModules();
  document.head.innerHTML = head;
  Object.assign(happyDOM.settings, { handleDisabledFileLoadingAsSuccess: true });
  vi.stubGlobal('fetch', async () => Response.json(list));
  const { typefaceList, wearTypefaces } = await import('./typefaces.ts');
  wearTypefaces(first);
  await typefaceList.bring();
  return wearTypefaces;
}

beforeEach(() => vi.unstubAllGlobals());

test('a page stays in what it was loaded with', async () => {
  const wear = await loaded();
  expect(wear(first)).toBe(false);
  expect(tried()).toBe('');
  expect(document.querySelector('link[data-typefaces]')?.getAttribute('href')).toMatch(
    /^\/@typefaces\/list\.css/,
  );
});

test('the page that stands in for one that cannot be drawn is set in the typefaces of the look too', async () => {
  const wear = await loaded('');
  expect(wear(first)).toBe(true);
  await vi.waitFor(() => expect(tried()).toContain(`--font-heading:"heading: ${first.typefaces.heading}"`));
});

test('it wears another typeface and another weight at once, and takes them off again', async () => {
  const wear = await loaded();
  const typefaces = { heading: 'Fraunces', text: 'Newsreader' };
  expect(wear({ ...first, typefaces })).toBe(true);
  expect(tried()).toContain('--font-heading:"heading: Fraunces"');
  expect(wear({ ...first, typefaces, headingWeight: 900 })).toBe(true);
  expect(document.documentElement.style.getPropertyValue('--heading-weight')).toBe('900');
  await vi.waitFor(() => expect(tried()).toContain('--heading-weight:900'));
  expect(wear(first)).toBe(true);
  expect(tried()).toBe('');
});

test('the panel says in what weight headings are drawn, where their typeface lacks the one that is asked for', () => {
  const own = {
    ...list[0],
    value: 'look/Own.ttf',
    values: ['look/Own.ttf', 'look/Own-Bold.ttf'],
    name: 'Own',
  } as (typeof list)[number];
  const note = (drawn: [number, number][], headingWeight: number, heading = 'look/Own.ttf') =>
    weightNote({ typefaces: { heading, text: 'Inter' }, headingWeight }, [...list, { ...own, drawn }]);
  expect(note([[400, 400]], 600)).toBe(
    'Own has no weight of 600, so headings are drawn in 400, the nearest that its files have.',
  );
  const both: [number, number][] = [
    [400, 400],
    [700, 700],
  ];
  expect(note(both, 600)).toContain('drawn in 700');
  expect(note([[400, 400]], 400)).toBeUndefined();
  expect(note([[100, 900]], 600)).toBeUndefined();
  expect(note([[400, 400]], 900, 'Instrument Sans')).toContain('drawn in 700, the nearest that it has');
  expect(note([[400, 400]], 600, 'look/Gone.ttf')).toBeUndefined();
});
