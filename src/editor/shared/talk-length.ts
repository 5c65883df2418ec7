import { valueAt } from './value.ts';

/** The slides of a study: those that every talk shows, and the section of each of the others. */
export interface SlideCount {
  always: number;
  inSections: (string | null)[];
}

/** How much there is to show, and in how much time. */
export interface Length {
  slides: number;
  minutes: number | undefined;
}

export interface TalkLength extends Length {
  studies: (Length & { route: string })[];
}

/** How many slides a talk has against how many minutes, in all and for each study; undefined where a study is not known. */
export function talkLength(
  deck: unknown,
  counts: Readonly<Record<string, SlideCount>>,
): TalkLength | undefined {
  const listed = valueAt(deck, ['studies']);
  const studies: TalkLength['studies'] = [];
  for (const one of Array.isArray(listed) ? listed : []) {
    const route = String(valueAt(one, ['study']));
    const count = Object.hasOwn(counts, route) ? counts[route] : undefined;
    if (!count) return undefined;
    const sections = valueAt(one, ['sections']);
    const shown = Array.isArray(sections)
      ? count.inSections.filter((section) => sections.includes(section))
      : count.inSections;
    studies.push({ route, slides: count.always + shown.length, minutes: minutesOf(one) });
  }
  const frame = ['opening', 'closing']
    .map((name) => valueAt(deck, [name]))
    .filter((part) => part !== undefined)
    .map((part): Length => ({ slides: 1, minutes: minutesOf(part) }));
  const parts: Length[] = [...studies, ...frame];
  const said = parts.map(({ minutes }) => minutes);
  const all = said.every((one) => one !== undefined) ? said.reduce((sum, one) => sum + one, 0) : undefined;
  return {
    studies,
    slides: parts.reduce((sum, { slides }) => sum + slides, 0),
    minutes: minutesOf(deck) ?? all,
  };
}

function minutesOf(part: unknown): number | undefined {
  const minutes = valueAt(part, ['minutes']);
  return typeof minutes === 'number' ? minutes : undefined;
}

/** `18 slides in 20 minutes` */
export const lengthInWords = ({ slides, minutes }: Length): string =>
  [counted(slides, 'slide'), ...(minutes === undefined ? [] : [counted(minutes, 'minute')])].join(' in ');

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
