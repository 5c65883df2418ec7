import { halves } from './halves.ts';
import type { Sheet, Unit } from './sheet.ts';

/** One page: a sheet, or as much of it as there is room for. */
export interface PageOf {
  sheet: Sheet;
  units: Unit[];
  /** Which page of its sheet it is, counted from nought. */
  turn: number;
  /** How close its lines stand. */
  set: Setting;
}

/** From large letters, where there are few, to close lines, where there are many. */
type Setting = (typeof SETTINGS)[number];
const SETTINGS = ['large', 'easy', 'close'] as const;

/** How much room a page has for its units, and where each of them ends in it. */
export interface Measured {
  room: number;
  ends: number[];
}

export const firstPages = (sheets: readonly Sheet[]): PageOf[] =>
  sheets.map((sheet) => ({ sheet, units: sheet.units, turn: 0, set: 'large' }));

/** A page that would stay emptier than this takes the beginning of what comes next. */
const LEFT_OPEN = 0.3;
/** A pixel of rounding. */
const SLACK = 1;

/** The pages anew, where some had no room for all that they should show; the same pages where all had. */
export function paged(pages: readonly PageOf[], measured: readonly Measured[]): readonly PageOf[] {
  let isChanged = false;
  const next = pages.flatMap((page, index): PageOf[] => {
    const made = fitted(page, measured[index] ?? { room: 0, ends: [] });
    if (made) isChanged = true;
    return made ?? [page];
  });
  return isChanged ? next : pages;
}

function fitted(page: PageOf, { room, ends }: Measured): PageOf[] | undefined {
  const last = Math.max(0, ...ends);
  if (last <= room + SLACK) return undefined;
  const closer = SETTINGS[SETTINGS.indexOf(page.set) + 1];
  if (closer) return [{ ...page, set: closer }];
  const firstOut = ends.findIndex((end) => end > room + SLACK);
  const filled = Math.max(0, ...ends.slice(0, firstOut));
  const unit = page.units[firstOut];
  const [a, b] = (unit && room - filled > room * LEFT_OPEN && halves(unit)) || [];
  if (a && b) return [{ ...page, units: page.units.toSpliced(firstOut, 1, a, b) }];
  const stays = page.units.slice(0, firstOut);
  const goes = page.units.slice(firstOut);
  // What is seen can stand alone; words that fit no page at all are left as they are.
  if (stays.length === 0 && (page.turn > 0 || !page.sheet.shown)) return undefined;
  return [
    { ...page, units: stays },
    { ...page, units: goes, turn: page.turn + 1, set: 'easy' },
  ];
}
