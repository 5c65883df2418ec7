import type { ShownPicture } from '../../talk.ts';

/** Pictures in the rows that show them largest in a room of this shape. */
export function rowsOf(pictures: readonly ShownPicture[], room: number): ShownPicture[][] {
  const counts = Array.from({ length: Math.min(3, pictures.length) }, (_, at) => at + 1);
  const [best = [[...pictures]]] = counts
    .map((count) => inRows(pictures, count))
    .toSorted((a, b) => heightOf(b, room) - heightOf(a, room));
  return best;
}

function inRows(pictures: readonly ShownPicture[], count: number): ShownPicture[][] {
  const size = Math.ceil(pictures.length / count);
  return Array.from({ length: count }, (_, at) => pictures.slice(at * size, (at + 1) * size)).filter(
    (row) => row.length > 0,
  );
}

/** How high the lowest row is, in parts of the room’s height. */
function heightOf(rows: readonly ShownPicture[][], room: number): number {
  const share = 1 / rows.length;
  return Math.min(
    ...rows.map((row) => {
      const wide = row.reduce((sum, { picture }) => sum + picture.width / picture.height, 0);
      return Math.min(share, room / wide);
    }),
  );
}
