import type { Talk, TalkPart } from '../talk.ts';

/** When each slide should be done, in milliseconds from the start of the talk. */
export type Plan = readonly number[];

/** In time, a little late, or late. */
export type PaceColour = 'green' | 'amber' | 'red';

export interface Pace {
  colour: PaceColour;
  /** How late the talk is, in milliseconds; less than nothing where there is time in hand. */
  late: number;
}

const MINUTE = 60_000;
/** Later than this, a talk is late: two minutes, and in a short one less. */
const MUCH = 2 * MINUTE;
const SHARE = 0.08;

/**
 * The plan of a talk. A part has its minutes and gives each slide the same of them; parts without share what is left of
 * the talk’s by their slides. A talk that says nothing of minutes has no plan.
 */
export function planOf({ minutes, parts }: Pick<Talk, 'minutes' | 'parts'>): Plan | undefined {
  const open = parts.filter((part) => part.minutes === undefined && part.slides.length > 0);
  const said = sum(parts.map((part) => part.minutes ?? 0));
  if (minutes === undefined && open.length > 0) return undefined;
  const left = Math.max(0, (minutes ?? said) - said);
  const openSlides = sum(open.map(({ slides }) => slides.length));
  const ofPart = (part: TalkPart) => part.minutes ?? (left * part.slides.length) / openSlides;
  let end = 0;
  return parts.flatMap((part) => {
    const each = (ofPart(part) * MINUTE) / part.slides.length;
    return part.slides.map(() => (end += each));
  });
}

/** How a talk goes that is at a slide after so long. Nobody is late on a slide before the time for it is over. */
export function paceOf(plan: Plan, at: number, elapsed: number): Pace {
  const begins = plan[at - 1] ?? 0;
  const ends = plan[at] ?? 0;
  const late = elapsed > ends ? elapsed - ends : Math.min(0, elapsed - begins);
  const much = Math.min(MUCH, SHARE * (plan.at(-1) ?? 0));
  return { late, colour: late <= 0 ? 'green' : late <= much ? 'amber' : 'red' };
}

/** In words, as a speaker thinks: “3 min behind”. */
export function paceWords({ late }: Pace): string {
  const minutes = Math.round(Math.abs(late) / MINUTE);
  if (late > 0) return minutes === 0 ? 'Just behind' : `${minutes} min behind`;
  return minutes === 0 ? 'On time' : `${minutes} min in hand`;
}

/** `3723000` → `1:02:03` */
export function clockWords(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, rest] = [Math.floor(seconds / 3600), seconds % 3600];
  const two = (number: number) => String(number).padStart(2, '0');
  const minutes = Math.floor(rest / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest % 60)}` : `${minutes}:${two(rest % 60)}`;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
