import { changed, type Mistake, STUDY } from './mistake.examples.ts';

const RIGHT = `title: Two studies
minutes: 45
opening:
  notes: Say who I am.
studies:
  - study: alpha
    minutes: 20
    sections: [Problem]
  - study: beta
    minutes: 15
closing:
  title: Thank you
  points: [Ask me anything.]
  minutes: 10
`;

/** Something wrong in a talk, told at what was put in. */
const deck = (
  mistake: string,
  [from, to]: [string | RegExp, string],
  says: string,
  { at = to.split('\n').at(-1)?.trim(), right }: { at?: string | undefined; right?: string } = {},
): Mistake => ({
  mistake: `in a talk, ${mistake}`,
  file: 'decks/both.yaml',
  change: { whole: RIGHT.replace(from, () => to) },
  at,
  says,
  right,
});

/** A talk that is right, under a name that is not. */
const named = (mistake: string, file: string, says: string): Mistake => ({
  mistake: `a talk ${mistake}`,
  file: `decks/${file}`,
  change: { whole: RIGHT },
  says,
});

const slide = (mistake: string, lines: string, says: string, at = lines.split('\n').at(-1)): Mistake => ({
  ...changed(
    `of slides, ${mistake}`,
    STUDY,
    [/^ {4}title: It was hard$/m, `    title: It was hard\n${lines}`],
    says,
  ),
  at: at?.trim(),
});

/** Talks, and what blocks say to the speaker. */
export const decks: Mistake[] = [
  deck(
    'a study that is none',
    ['study: beta', 'study: btea'],
    'There is no case study called btea. Did you mean beta?',
  ),
  deck(
    'the same study twice',
    ['study: beta', 'study: alpha # once more'],
    'alpha is in this talk already. Keep one',
  ),
  deck(
    'a section that is none',
    ['[Problem]', '[Problems]'],
    'alpha has no section called Problems. Did you mean Problem?',
    {
      at: 'sections: [Problems]',
    },
  ),
  deck(
    'a section of another study',
    ['[Problem]', '[Colour]'],
    'alpha has no section called Colour. Its sections are Problem.',
    {
      at: 'sections: [Colour]',
    },
  ),
  deck(
    'more minutes than it has',
    ['minutes: 45', 'minutes: 44'],
    'The parts take 45 minutes together, and the talk has 44.',
  ),
  deck(
    'minutes in words',
    ['minutes: 45', 'minutes: 45 min'],
    'This should be a number, but it is text. Write digits',
  ),
  deck(
    'no studies',
    [/studies:[\s\S]*closing/, 'closing'],
    'This field is missing. Add it. It is: the case studies',
    {
      at: 'title: Two studies',
    },
  ),
  deck(
    'an empty list of studies',
    [/studies:[\s\S]*closing/, 'studies: []\nclosing'],
    'This list needs at least 1.',
    {
      at: 'studies: []',
    },
  ),
  deck(
    'a name that is close',
    ['opening', 'openning'],
    'There is no field called `openning`. Did you mean `opening`?',
    {
      at: 'openning:',
    },
  ),
  named(
    'with capitals and a space in its name',
    'My Talk.yaml',
    'Use small letters, digits, - and _ only: my-talk.yaml.',
  ),
  named('with the other ending', 'both.yml', 'Rename it to both.yaml.'),
  named('called like a study', 'alpha.yaml', 'nobody could say which of the two to present. Rename the talk'),
  slide('a title that stands alone', '    slide: Shorter', 'This should be a group of fields'),
  slide('yes', '    slide: true', 'This should be a group of fields, but it is true or false.'),
  slide(
    'another name for the title',
    '    slide:\n      heading: Shorter',
    'This field is missing. Add it.',
    'slide:',
  ),
  slide(
    'notes as a list',
    '    notes:\n      - Say this.',
    'This should be text, but it is a list.',
    'notes:',
  ),
];
