import type { Mistake } from './mistake.examples.ts';

const COLOUR = 'This is not a colour. Write it as CSS does, in quotes: "#f4be35"';

/** Something wrong in content/look.yaml, which says nothing else. */
const look = (mistake: string, lines: string, says: string, right?: string): Mistake => ({
  mistake: `in the look, ${mistake}`,
  file: 'look.yaml',
  change: { whole: `# How it looks\n${lines}\n` },
  at: lines.split('\n').at(-1)?.trim(),
  says,
  right,
});

const ground = (mistake: string, value: string, says: string, right?: string): Mistake =>
  look(mistake, `colours:\n  ground: ${value}`, says, right && `ground: ${right}`);

/** What people do to the look. */
export const looks: Mistake[] = [
  look(
    'a key that there is none of',
    'color: red',
    'There is no field called `color`. Did you mean `colours`?',
  ),
  look('a colour that has no place', 'colours:\n  headings: red', 'There is no field called `headings`.'),
  look(
    'a look that there is none of',
    'look: brutalist',
    'This is not one of the words it can be. Write workshop.',
  ),
  look('colours in a row', 'colours: red, blue', 'This should be a group of fields, but it is text.'),
  look(
    'round corners',
    'corners: round',
    'This should be a number, but it is text. Write digits, without quotes.',
  ),
  look('corners of a percentage', 'corners: 50%', 'This should be a number, but it is text.'),
  look('corners that are too round', 'corners: 48', 'This is above 32. Write a smaller number.'),
  look('text that is too small', 'textSize: 12', 'This is below 85. Write a larger number.'),
  look('spacing of another name', 'spacing: wide', 'Write tight, even or airy.'),
  look('lines of a width', 'lines: 2', 'Write none, hairline or strong.'),
  look('depth of another name', 'depth: deep', 'Write flat or soft.'),
  ground('a colour that is none', 'whiteish', COLOUR),
  ground('a colour without its sign', '"f4be35"', COLOUR),
  ground('a colour that is a number', '222222', 'This should be text, but it is a number.', '"222222"'),
  ground('a colour without quotes', '#f4be35', 'quotes', '"#f4be35"'),
  ground('a colour that is seen through', '"#f4be3580"', 'This colour is see-through.'),
  ground('no colour', '', 'This field is empty. Fill it in. It is: what everything stands on.'),
];
