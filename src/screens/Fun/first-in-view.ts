import type { FirstPicture, Picture } from '../../model/picture.ts';
import { mediaQueries } from '../../styles/measures.ts';
import { columnTops } from './columns.ts';

/** A caption and the room below it, as a share of a painting's width. */
const CAPTION = 0.2;

interface Painting {
  picture: Picture;
}

/** The paintings on top of the columns, for every number of columns that Fun.module.css hangs them in. */
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
    ...top(3, mediaQueries['three-columns']).slice(1),
  ];
}

function tops(paintings: readonly Painting[], columns: number): number[] {
  return columnTops(
    paintings.map(({ picture }) => picture.height / picture.width + CAPTION),
    columns,
  );
}
