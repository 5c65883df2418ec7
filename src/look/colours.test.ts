import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { lookSchema } from '../model/look.ts';
import { calmFour } from './calm.ts';
import { type Colours, type Four, isMarkedBehind, solveColours } from './colours.ts';
import { contrast, FOR_EDGES, FOR_TEXT, hexOf } from './contrast.ts';
import { darkFour } from './dark.ts';
import { fightOf } from './fight.ts';
import { comesAlong } from './looks.ts';

const four = (ground: string, text: string, accent: string, strong: string): Four => ({
  ground,
  text,
  accent,
  strong,
});
const WORKSHOP = four('#ffffff', '#2b2420', '#f4be35', '#2b2420');

/** What stands on what, and how well it has to be seen there. */
const PAIRS: [keyof Colours, (keyof Colours)[], number][] = [
  ['textSure', ['ground', 'groundSoft'], FOR_TEXT],
  ['textSoft', ['ground', 'groundSoft'], FOR_TEXT],
  ['accentText', ['ground', 'groundSoft'], FOR_TEXT],
  ['error', ['ground', 'groundSoft'], FOR_TEXT],
  ['textOnAccent', ['accent'], FOR_TEXT],
  ['textOnStrong', ['groundStrong'], FOR_TEXT],
  ['textOnStrongSoft', ['groundStrong'], FOR_TEXT],
  ['textOnStrongFaint', ['groundStrong'], FOR_TEXT],
  ['lineStrong', ['ground', 'groundSoft'], FOR_EDGES],
  ['focus', ['ground', 'groundSoft'], FOR_EDGES],
  ['accentOnStrong', ['groundStrong'], FOR_EDGES],
  ['accentLine', ['ground', 'groundSoft'], 1.5],
];

/** Every pair that does not hold, as words, and every one of the four that is not as it was given. */
function failing(given: Four): string[] {
  const colours = solveColours(given);
  const { ground, text, accent, groundStrong } = colours;
  const on = (one: keyof Colours, other: keyof Colours, least: number) =>
    contrast(colours[one], colours[other]) >= least
      ? []
      : [`${one} ${colours[one]} on ${other} ${colours[other]}: under ${least}`];
  // The owner’s own text is never changed: elsewhere it is read as well as on its ground.
  const own = Math.min(FOR_TEXT, contrast(colours.text, colours.ground));
  const grounds: (keyof Colours)[] = ['groundSoft', 'groundError'];
  if (isMarkedBehind(colours)) grounds.push('accentLine');
  const asSolved = four(ground, text, accent, groundStrong);
  return [
    ...(['ground', 'text', 'accent', 'strong'] as const).filter((name) => asSolved[name] !== given[name]),
    ...PAIRS.flatMap(([one, others, least]) => others.flatMap((other) => on(one, other, least))),
    ...grounds.flatMap((ground) => on('text', ground, own)),
    ...(contrast('#ffffff', colours.stage) < FOR_TEXT ? [`white on stage ${colours.stage}`] : []),
    ...(contrast(colours.accentEdge, ground) < 1.1 ? [`the edge of what is filled on ${ground}`] : []),
  ];
}

describe('the colours that follow from four', () => {
  it('are, for those of the workshop, the ones it has always had', () => {
    expect(solveColours(WORKSHOP)).toEqual({
      ground: '#ffffff',
      groundSoft: '#f7f7f7',
      groundStrong: '#2b2420',
      groundError: '#fcf4f4',
      text: '#2b2420',
      textSure: '#2b2420',
      textSoft: '#5a5451',
      textOnStrong: '#ffffff',
      textOnStrongSoft: '#d9d8d7',
      textOnStrongFaint: '#c4c2c1',
      textOnAccent: '#2b2420',
      accent: '#f4be35',
      accentLine: '#f4be35',
      accentText: '#906c00',
      accentEdge: '#f4be35',
      accentOnStrong: '#f4be35',
      line: '#dddddd',
      lineStrong: '#8f8c8a',
      lineOnStrong: '#514b48',
      focus: '#2b2420',
      focusHalo: '#f4be35',
      error: '#c91c1c',
      shade: '#2b2420',
      stage: '#2b2420',
    });
  });

  it.each(lookSchema.shape.look.unwrap().options)('hold in the look %s, light, dark and calmed', (name) => {
    const { colours, dark } = comesAlong(name);
    const asHex = (given: Four) =>
      four(...([given.ground, given.text, given.accent, given.strong].map(hexOf) as Parameters<typeof four>));
    for (const given of [colours, darkFour(colours, dark)]) {
      expect(failing(asHex(given))).toEqual([]);
      expect(failing(asHex(calmFour(given)))).toEqual([]);
      expect(fightOf(given)).toBeUndefined();
    }
  });

  const hard: [string, Four][] = [
    ['a yellow ground', four('#ffe600', '#1a1a1a', '#e4002b', '#1a1a1a')],
    ['a ground of middle grey', four('#777777', '#000000', '#f4be35', '#333333')],
    ['a ground on which black and white are alike', four('#757575', '#ffffff', '#757575', '#757575')],
    ['an accent that is the ground', four('#ffffff', '#2b2420', '#ffffff', '#2b2420')],
    ['black on white', four('#ffffff', '#000000', '#000000', '#000000')],
    ['white on black', four('#000000', '#ffffff', '#ffffff', '#ffffff')],
    ['one colour four times', four('#808080', '#808080', '#808080', '#808080')],
    [
      'an accent that is the text, and a strong ground that is light',
      four('#ffffff', '#222222', '#222222', '#f2f2f0'),
    ],
    ['a cobalt ground', four('#1f3bff', '#ffffff', '#ffe14d', '#0b1a8c')],
  ];
  test.each(hard)('hold with %s, in light and dark, and leave the four as they are', (_, given) => {
    expect(failing(given)).toEqual([]);
    expect(failing(darkFour(given))).toEqual([]);
  });

  it('hold with any four, in light and dark', () => {
    const colour = fc
      .integer({ min: 0, max: 0xffffff })
      .map((number) => `#${number.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(colour, colour, colour, colour, (...any) => {
        const given = four(...any);
        expect(failing(given)).toEqual([]);
        expect(failing(darkFour(given))).toEqual([]);
      }),
      { seed: 25, numRuns: 1000 },
    );
  }, 60_000);

  it('follow from any way of writing a colour', () => {
    const { ground, text, accent, groundStrong } = solveColours(
      four('white', 'hsl(22 15% 15%)', 'oklch(0.83 0.16 85)', 'color(display-p3 1 0 0)'),
    );
    expect([ground, text, accent, groundStrong]).toEqual(['#ffffff', '#2c2521', '#f7be2b', '#ff3428']);
  });

  it('let a highlighter run behind letters that are read on it, and below others', () => {
    expect(isMarkedBehind(solveColours(WORKSHOP))).toBe(true);
    expect(isMarkedBehind(solveColours({ ...WORKSHOP, accent: '#2b2420' }))).toBe(false);
  });
});

describe('the dark scheme', () => {
  it('keeps the brand’s colour and the tint of the letters', () => {
    const { ground, text, accent } = darkFour(WORKSHOP);
    expect(accent).toBe('#f4be35');
    expect(contrast(text, ground)).toBeGreaterThan(12);
    expect(ground).toBe('#19120f');
  });

  it('keeps what is given, and works the rest out from that', () => {
    const given = { ground: '#171412', accent: '#ff0000' };
    expect(darkFour(WORKSHOP, given)).toMatchObject(given);
    expect(fightOf(darkFour(WORKSHOP, { ground: '#8a8a8a' }))).toBeUndefined();
  });

  it('leaves an accent that is the colour of the letters the colour of the letters', () => {
    const { accent, text } = darkFour({ ...WORKSHOP, accent: WORKSHOP.text });
    expect(accent).toBe(text);
  });

  it('is what it is, where the colours are dark already', () => {
    const night = four('#0d1014', '#e8ecf1', '#b6f09c', '#161b22');
    expect(darkFour(night)).toEqual(night);
  });
});

describe('letters that can hardly be read on their ground', () => {
  it('are told with the number and the nearest colour that can', () => {
    const fight = fightOf({ text: '#ff8800', ground: '#ffffff' });
    expect(fight?.ratio).toBe(2.39);
    expect(contrast(fight?.nearest ?? '', '#ffffff')).toBeGreaterThanOrEqual(FOR_TEXT);
    expect(fight?.nearest).toBe('#b65f00');
  });

  it('are none where they can', () => {
    expect(fightOf(WORKSHOP)).toBeUndefined();
  });
});
