import {
  contrast,
  FOR_EDGES,
  FOR_TEXT,
  held,
  hexOf,
  leastContrast,
  lightnessOf,
  mix,
  moved,
  withLightness,
} from './contrast.ts';

/** The colours that an owner chooses. They are used exactly as they are. */
export interface Four {
  ground: string;
  text: string;
  accent: string;
  strong: string;
}

/** Every colour of a page by what it is for, as #rrggbb. */
export interface Colours {
  ground: string;
  /** Cards, panels, figures. */
  groundSoft: string;
  /** The dark panels: footer, how-might-we. */
  groundStrong: string;
  /** A field with something wrong in it. */
  groundError: string;
  text: string;
  /** The text where it has to be read whatever the four are: in what tells of mistakes. */
  textSure: string;
  textSoft: string;
  textOnStrong: string;
  textOnStrongSoft: string;
  textOnStrongFaint: string;
  textOnAccent: string;
  accent: string;
  /** Rules, dots, underlines and the stroke of a highlighter: the accent, but never so pale that it is not seen. */
  accentLine: string;
  /** The accent where it has to be read. */
  accentText: string;
  /** The edge of what is filled with the accent: not seen, unless the accent is the ground. */
  accentEdge: string;
  /** Edges and signs on `groundStrong`. */
  accentOnStrong: string;
  line: string;
  /** The edges of controls. */
  lineStrong: string;
  lineOnStrong: string;
  focus: string;
  focusHalo: string;
  error: string;
  /** What shadows are made of. */
  shade: string;
  /** The dark around an enlarged picture. */
  stage: string;
}

const RED = '#c91c1c';
/** How far from the ground towards the text, in lightness: a soft ground, where eyes tell less apart twice as far; and a hairline. */
const SOFT = { onLight: 0.0325, onDark: 0.065 };
const LINE = 0.1395;
/** From here on a line can be seen, though nothing be read in that colour. */
const SEEN = 1.5;
/** From here on a surface parts from its ground. */
const PARTED = 1.1;
/** How dark it is around an enlarged picture: white letters stand out there more than any text has to. */
const STAGE = { contrast: 9, lightness: 0.22 };

/** All that follows from four colours: each begins as a mixture of them, and is moved only as far as contrast asks. */
export function solveColours(four: Four): Colours {
  const [ground, text, accent, strong] = [four.ground, four.text, four.accent, four.strong].map(hexOf) as [
    string,
    string,
    string,
    string,
  ];
  const groundSoft = softGround(ground, text);
  const grounds = [ground, groundSoft];
  const textOnStrong = readOn(strong, [ground, text]);
  const onStrong = (share: number) => held(mix(textOnStrong, share, strong), [strong], FOR_TEXT);
  const error = held(RED, grounds, FOR_TEXT);
  const lineStrong = held(mix(text, 0.526, ground), grounds, FOR_EDGES);
  return {
    ground,
    groundSoft,
    groundStrong: strong,
    groundError: moved(mix(error, 0.05, ground), (tint) => holdsText({ ground, text }, tint)) ?? ground,
    text,
    textSure: held(text, grounds, FOR_TEXT),
    textSoft: held(mix(text, 0.78, ground), grounds, FOR_TEXT),
    textOnStrong,
    textOnStrongSoft: onStrong(0.82),
    textOnStrongFaint: onStrong(0.72),
    textOnAccent: readOn(accent, [text, ground]),
    accent,
    accentLine: held(accent, grounds, SEEN),
    accentText: held(accent, grounds, FOR_TEXT),
    accentEdge: leastContrast(accent, grounds) >= PARTED ? accent : lineStrong,
    accentOnStrong: held(accent, [strong], FOR_EDGES),
    line: towards(ground, text, LINE),
    lineStrong,
    lineOnStrong: mix(textOnStrong, 0.18, strong),
    focus: held(text, grounds, FOR_EDGES),
    focusHalo: accent,
    error,
    shade: isDark({ ground, text }) ? '#000000' : text,
    stage:
      [strong, ground, text].find((colour) => contrast('#ffffff', colour) >= STAGE.contrast) ??
      withLightness(strong, STAGE.lightness),
  };
}

type Pair = Pick<Four, 'ground' | 'text'>;

/** Light letters on a darker ground. */
export const isDark = ({ ground, text }: Pair): boolean => lightnessOf(text) > lightnessOf(ground);

/** Whether the owner’s own text, which is never changed, is read on another ground as well as on its own. */
const holdsText = ({ ground, text }: Pair, other: string): boolean =>
  contrast(text, other) >= Math.min(FOR_TEXT, contrast(text, ground));

/** Whether a highlighter may run behind the letters. Where they could not be read on it, it underlines them. */
export const isMarkedBehind = (colours: Pick<Colours, 'ground' | 'text' | 'accentLine'>): boolean =>
  holdsText(colours, colours.accentLine);

/** The same colour, a part of the way to the lightness of another. */
function towards(colour: string, other: string, share: number): string {
  const from = lightnessOf(colour);
  return withLightness(colour, from + (lightnessOf(other) - from) * share);
}

/**
 * A step from the ground towards the text; away from it, where the text could not be read on it any more, nor any other
 * on both; and the ground itself where there is no room on that side either.
 */
function softGround(ground: string, text: string): string {
  const ink = inkOn(ground, text);
  const isRead = (soft: string) =>
    holdsText({ ground, text }, soft) && leastContrast(ink, [ground, soft]) >= FOR_TEXT;
  const step = isDark({ ground, text }) ? SOFT.onDark : SOFT.onLight;
  return [step, -step].map((share) => towards(ground, text, share)).find(isRead) ?? ground;
}

/** The end of the scale on the text’s side of the ground, unless only the other can be read there. */
function inkOn(ground: string, text: string): string {
  const near = isDark({ ground, text }) ? '#ffffff' : '#000000';
  if (contrast(near, ground) >= FOR_TEXT) return near;
  return near === '#000000' ? '#ffffff' : '#000000';
}

/** The first of these that can be read on a ground; else the one that nearly can, moved until it is. */
export function readOn(ground: string, wanted: readonly [string, ...string[]]): string {
  const read = wanted.find((colour) => contrast(colour, ground) >= FOR_TEXT);
  if (read) return read;
  const best = wanted.reduce((one, other) => (contrast(other, ground) > contrast(one, ground) ? other : one));
  return held(best, [ground], FOR_TEXT);
}
