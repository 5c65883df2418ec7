import type { Step } from './state.ts';

/** What a key asks for: a step of the talk, or something of the window it was pressed in. */
export type Command =
  | { kind: 'step'; step: Step }
  | { kind: 'digit'; digit: string }
  | { kind: 'jump' | 'escape' | 'laser' | 'zoom' }
  | { kind: 'fullScreen' | 'presenter' | 'overview' | 'notes' | 'help' }
  | { kind: 'larger' | 'smaller' | 'notesOn' | 'notesBack' };

export interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** Held down for so long that it comes again. */
  repeat: boolean;
}

export interface Around {
  direction: 'ltr' | 'rtl';
  /** A number was begun. */
  isTyping: boolean;
  /** The keys that what has the focus keeps to itself: none, unless the focus came to it by the keyboard. */
  own: readonly string[];
}

const step = (kind: 'next' | 'back' | 'first' | 'last' | 'black' | 'white' | 'hold' | 'swap' | 'colours') =>
  ({ kind: 'step', step: { kind } }) as const;

/** Letters by what is on the key, whether capital or not. Clickers send PageUp, PageDown and the full stop. */
const BY_LETTER: Record<string, Command> = {
  pagedown: step('next'),
  pageup: step('back'),
  n: { kind: 'notes' },
  home: step('first'),
  end: step('last'),
  b: step('black'),
  '.': step('black'),
  w: step('white'),
  h: step('hold'),
  x: step('swap'),
  c: step('colours'),
  z: { kind: 'zoom' },
  f: { kind: 'fullScreen' },
  s: { kind: 'presenter' },
  o: { kind: 'overview' },
  l: { kind: 'laser' },
  '?': { kind: 'help' },
  '+': { kind: 'larger' },
  '=': { kind: 'larger' },
  '-': { kind: 'smaller' },
};

/** These turn pages, and go on doing so as long as they are held. */
const TURNS = ['PageDown', 'PageUp', 'ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', ' '];

const ARROWS = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'];

/** What a control works with; the first that fits counts. Clickers’ PageUp and PageDown are nobody’s but the talk’s. */
const OF_CONTROLS: readonly (readonly [controls: string, keys: readonly string[]])[] = [
  ['button, summary', [' ', 'Enter']],
  ['a[href]', ['Enter']],
  ['input[type=radio]', [...ARROWS, ' ']],
  [
    'input, select, textarea, video[controls], [contenteditable]',
    [...ARROWS, ' ', 'Enter', 'Home', 'End', 'Backspace'],
  ],
];

/** The keys of what has the focus. */
export const keysOf = (focused: Pick<Element, 'closest'>): readonly string[] =>
  OF_CONTROLS.find(([controls]) => focused.closest(controls))?.[1] ?? [];

/** What a key asks for; nothing where it belongs to the browser or to what has the focus. */
export function commandOf(pressed: Pressed, { direction, isTyping, own }: Around): Command | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey, repeat } = pressed;
  if (ctrlKey || metaKey || altKey) return undefined;
  // Whoever typed a number wants to go there, whatever has the focus.
  if (key === 'Enter' && isTyping) return { kind: 'jump' };
  if (own.includes(key)) return undefined;
  if (repeat && !TURNS.includes(key)) return undefined;
  if (shiftKey && key === 'ArrowDown') return { kind: 'notesOn' };
  if (shiftKey && key === 'ArrowUp') return { kind: 'notesBack' };
  if (/^[0-9]$/.test(key)) return { kind: 'digit', digit: key };
  const [forward, backward] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === forward || key === 'ArrowDown') return step('next');
  if (key === backward || key === 'ArrowUp') return step('back');
  if (key === ' ') return step(shiftKey ? 'back' : 'next');
  if (key === 'Enter') return step('next');
  if (key === 'Backspace') return step('back');
  if (key === 'Escape') return { kind: 'escape' };
  const name = key.toLowerCase();
  return Object.hasOwn(BY_LETTER, name) ? BY_LETTER[name] : undefined;
}

interface HelpGroup {
  title: string;
  keys: readonly (readonly [keys: string, does: string])[];
}

/** The help for a talk: a look with one scheme has no other to change to. */
export const helpFor = ({ hasBoth }: { hasBoth: boolean }): HelpGroup[] =>
  HELP.map(({ title, keys }) => ({ title, keys: keys.filter(([pressed]) => hasBoth || pressed !== 'C') }));

/** All of it in words, for the help: what is done, and by which keys. */
export const HELP: readonly HelpGroup[] = [
  {
    title: 'Move',
    keys: [
      ['→ ↓ Space Page Down', 'Next slide; a click beside what is on the slide does the same'],
      ['← ↑ Shift + Space Page Up', 'Slide before'],
      ['Home End', 'First slide, last slide'],
      ['1 2 Enter', 'To slide 12'],
      ['O', 'All slides at a glance'],
    ],
  },
  {
    title: 'For the audience',
    keys: [
      ['F', 'Full screen'],
      ['B .', 'Black, and back'],
      ['W', 'White, and back'],
      ['Z', 'Near to a picture, and away; a click on it does the same'],
      ['L', 'A red dot where you point, while you hold the key'],
      ['C', 'Light, dark, or as the look has it'],
    ],
  },
  {
    title: 'For you',
    keys: [
      ['S', 'Presenter window: notes, next slide, time'],
      ['H', 'Hold their slide while you look ahead, and let go'],
      ['X', 'Swap the two windows'],
      ['N', 'Notes below the slide, where there is one screen only'],
      ['+ −', 'Larger notes, smaller notes'],
      ['Shift + ↓ ↑', 'On in long notes, and back'],
      ['?', 'This help'],
    ],
  },
];

/** A number that is being typed: no longer than there are slides. */
export const typedOn = (typed: string, digit: string, count: number): string =>
  `${typed}${digit}`.replace(/^0+/, '').slice(0, String(count).length);
