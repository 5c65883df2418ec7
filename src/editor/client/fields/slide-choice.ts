import type { Block } from '../../../model/blocks/any.ts';
import { inWords } from '../../shared/field-names.ts';
import { type Edit, type Path, valueAt } from '../../shared/value.ts';

/** How a block stands among the slides: as it is, under a heading of its own, or not at all. */
export type SlideChoice = 'shown' | 'shorter' | 'left out';

export const SLIDE_CHOICES: Readonly<Record<SlideChoice, string>> = {
  shown: 'Shown',
  shorter: 'Shown under a shorter heading',
  'left out': 'Left out',
};

/** What each is called as a step, after “Undo”. */
export const SLIDE_STEPS: Readonly<Record<SlideChoice, string>> = {
  shown: 'showing a slide',
  shorter: 'the shorter heading of a slide',
  'left out': 'leaving a slide out',
};

export function slideChoice(block: unknown): SlideChoice {
  const slide = valueAt(block, ['slide']);
  if (slide === undefined) return 'shown';
  return slide === false ? 'left out' : 'shorter';
}

/** What the file has to say for it. A shorter heading begins as the one of the page, to be cut down. */
export function slideEdit(choice: SlideChoice, block: unknown, path: Path): Edit {
  const at = [...path, 'slide'];
  if (choice === 'shown') return { op: 'remove', path: at };
  const value: Block['slide'] = choice === 'left out' ? false : { title: headingOf(block) };
  return { op: 'set', path: at, value };
}

function headingOf(block: unknown): string {
  const [title, section, type] = ['title', 'section', 'type'].map((name) => valueAt(block, [name]));
  const said = [title, section].find((one) => typeof one === 'string' && one.trim() !== '');
  return typeof said === 'string' ? said : inWords(String(type));
}
