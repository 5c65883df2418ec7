import { plainText, type RichText } from '../model/inline.ts';
import type { BlockProps } from '../model/resolved.ts';
import { toGuardedMarkdown } from '../model/to-markdown.ts';
import {
  further,
  headed,
  headingOf,
  inMarkdown,
  lead,
  listed,
  type Part,
  pictured,
  point,
  prose,
  readingOn,
  readList,
  readPoint,
  type SlideWords,
  wordsIn,
} from './part.ts';
import { pointed } from './text-forms.ts';
import { countWords, firstSentence, MOST_WORDS, sharedOut } from './words.ts';

export const questions = ({ questions, ...head }: BlockProps<'questions'>): Part[] => [
  pointed(
    head,
    questions.map((title) => ({ title })),
    { isNumbered: true },
  ),
];

export const statistics = ({ statistics, ...head }: BlockProps<'statistics'>): Part[] => {
  const { heading, said, reading } = headed(head);
  return [
    {
      form: {
        kind: 'figures',
        ...heading,
        figures: statistics.map(({ value, label }) => ({ value, label })),
      },
      name: statistics[0]?.label,
      said: [...said, ...statistics.map(({ value, meaning }) => point(value, meaning))],
      reading: readingOn(
        reading,
        statistics.map(({ value, meaning }) => readPoint(value, [meaning])),
      ),
    },
  ];
};

export const personas = ({ personas, ...head }: BlockProps<'personas'>, words: SlideWords): Part[] => [
  ...(personas.length > 1 || head.text ? lead(head) : []),
  ...personas.map((persona) => ({ ...onePersona(persona, words) })),
];

function onePersona(
  {
    title,
    picture,
    info,
    status,
    description,
    habits,
    quote,
    cares,
    goals,
  }: BlockProps<'personas'>['personas'][number],
  words: SlideWords,
): Part {
  const { shown, said } = sharedOut([[{ kind: 'text', text: quote }]]);
  const left = MOST_WORDS - wordsIn(shown);
  const areGoalsShown = countWords(goals.join(' ')) <= left;
  return {
    form: {
      kind: 'persona',
      title,
      picture,
      status,
      quote: shown.map(plainText).join(' '),
      info,
      goals: { title: words.goals, lines: areGoalsShown ? goals : [] },
    },
    said: [
      ...said.map(toGuardedMarkdown),
      ...description.map(toGuardedMarkdown),
      listed(habits.title, habits.lines),
      listed(cares.title, cares.lines),
      ...(areGoalsShown ? [] : [listed(words.goals, goals)]),
    ],
    reading: {
      title,
      passages: [
        { kind: 'quote', words: quote },
        ...prose(description),
        readList(habits.lines, habits.title),
        readList(cares.lines, cares.title),
        readList(goals, words.goals),
      ],
    },
  };
}

export const insights = ({ insights, ...head }: BlockProps<'insights'>): Part[] => [
  pointed(head, insights, { isNumbered: true }),
];

export const comparison = ({ subjects, rows, picture, ...head }: BlockProps<'comparison'>): Part[] => {
  const { heading, said, reading } = headed(head, 0);
  return [
    { form: { kind: 'table', ...heading, subjects, rows }, name: subjects.join(', '), said, reading },
    ...(picture ? [further(pictured(headingOf(head), picture))] : []),
  ];
};

export const testing = ({ findings, ...head }: BlockProps<'testing'>, words: SlideWords): Part[] => [
  ...(findings.length > 1 || head.text ? lead(head) : []),
  ...findings.map(({ saw, changed }): Part => {
    const { sight, change } = findingWords(saw, changed);
    return {
      form: {
        kind: 'finding',
        saw: { title: words.saw, text: sight.shown[0] ?? [] },
        changed: { title: words.changed, text: change.shown[0] ?? [] },
      },
      name: plainText(change.shown[0] ?? changed),
      said: [
        ...(sight.said.length > 0 ? [point(words.saw, saw)] : []),
        ...(change.said.length > 0 ? [point(words.changed, changed)] : []),
      ],
      reading: {
        // A lone finding has no slide before it that says the heading.
        ...(findings.length === 1 && !head.text && head.title !== undefined && { title: head.title }),
        passages: [readPoint(words.saw, [saw]), readPoint(words.changed, [changed])],
      },
    };
  }),
];

/** With less room than this, a broken sentence says nothing: then both of them are cut. */
const LEAST_ROOM = 10;

/**
 * Two texts share the thirty words. Where their first sentences fit together, both end with a sentence, and what came of it
 * has its say first. Where they do not, the shorter one is whole and the other ends with a clause.
 */
function findingWords(saw: RichText, changed: RichText) {
  const [seen, done] = [firstSentence(saw), firstSentence(changed)];
  const share = (text: RichText, most: number) => sharedOut([text], most, { isNeeded: true });
  const left = MOST_WORDS - seen;
  const areBothLong = Math.min(seen, done) > MOST_WORDS - LEAST_ROOM;
  const change = share(changed, areBothLong ? MOST_WORDS / 2 : done < seen ? Math.max(done, left) : left);
  return { change, sight: share(saw, MOST_WORDS - wordsIn(change.shown)) };
}

export const strategy = ({ nodes, ...head }: BlockProps<'strategy'>): Part[] => {
  const { heading, said, reading } = headed(head, 0);
  const columns = nodes.map(({ title, points }) => ({ title, items: points }));
  const isShort = nodes.every(
    ({ points }) => points.length <= MOST_LINES && points.every((one) => one.length < LONG),
  );
  if (isShort || nodes.length <= 4)
    return [
      {
        form: { kind: 'columns', ...heading, columns, isInOrder: true },
        said,
        reading,
        name: nodes[0]?.title,
      },
    ];
  return [
    {
      form: {
        kind: 'columns',
        ...heading,
        columns: columns.map(({ title }) => ({ title, items: [] })),
        isInOrder: true,
      },
      name: nodes[0]?.title,
      said: [...said, ...nodes.map(({ title, points }) => listed(title, points))],
      reading: readingOn(
        reading,
        nodes.map(({ title, points }) => readList(points, title)),
      ),
    },
  ];
};

/** Two rows of steps have room for so many lines in each, and no longer ones. */
const MOST_LINES = 3;
const LONG = 44;

export const team = ({ members, ...head }: BlockProps<'team'>): Part[] => [
  pointed(
    head,
    members.map(({ who, did }) => ({ title: who, text: did })),
  ),
];

export const flow = ({ picture, steps, ...head }: BlockProps<'flow'>): Part[] => {
  const part = pictured(head, picture);
  return [
    {
      ...part,
      said: [...part.said, steps.map((step, index) => `${index + 1}. ${inMarkdown(step)}`).join('\n')],
      reading: readingOn(part.reading, [{ ...readList(steps), start: 1 }]),
    },
  ];
};
