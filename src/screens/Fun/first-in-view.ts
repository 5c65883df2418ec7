import { columnTops } from '../../lib/columns.ts';
import type { FirstPicture, Picture } from '../../model/picture.ts';
import { mediaQueries } from '../../styles/breakpoints.ts';

/** A caption and the room below it, as a share of a painting's width. */
const CAPTION = 0.2;

/** How many paintings of a column may be in view when the page opens. */
const IN_VIEW = 2;

/** In how many columns paintings hang, by window: the same as in Fun.module.css. */
const COLUMNS = [1, 2, 3];

interface Painting {
  picture: Picture;
}

/** The paintings on top of the columns, for every number of columns. */
export function firstInView(paintings: readonly Painting[]): FirstPicture[] {
  const top = (columns: number, media?: string) =>
    tops(paintings, columns).flatMap((index): FirstPicture[] => {
      const picture = paintings[index]?.picture;
      return picture ? [{ picture, ...(media && { media }) }] : [];
    });
  // The very first is on top of a column in any case.
  return [
    ...top(1),
    ...top(2, mediaQueries['two-columns']).slice(1),
    ...top(3, mediaQueries.desktop).slice(1),
  ];
}

/** For each painting: with how many columns it is certainly out of view when the page opens. */
export function outOfView(paintings: readonly Painting[]): number[][] {
  const all = COLUMNS.map((columns) => tops(paintings, columns));
  return paintings.map((_, index) =>
    COLUMNS.filter((_, number) => {
      const top = all[number]?.findLast((first) => first <= index) ?? 0;
      return index - top >= IN_VIEW;
    }),
  );
}

function tops(paintings: readonly Painting[], columns: number): number[] {
  return columnTops(
    paintings.map(({ picture }) => picture.height / picture.width + CAPTION),
    columns,
  );
}
