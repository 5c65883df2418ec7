import type { z } from 'zod';
import { changed, type Path, valueAt } from './value.ts';

/**
 * What a file that is not right says as far as it can be drawn: whatever is wrong in it is as it was when the file was
 * last right, and everything else is as it is now. Nothing, if it has never been right.
 */
export function lastGood(schema: z.ZodType, written: unknown, good: unknown): unknown {
  let now = written;
  const tried = new Set<string>();
  for (;;) {
    const read = schema.safeParse(now);
    if (read.success) return read.data;
    if (good === undefined || tried.has('')) return undefined;
    for (const issue of read.error.issues) {
      const place = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
      // What was not there when the file was last right is left out.
      const added = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...place, key]) : [place];
      const left = added.filter(
        (one) =>
          typeof one.at(-1) === 'string' &&
          valueAt(good, one) === undefined &&
          valueAt(now, one) !== undefined,
      );
      if (left.length > 0) {
        now = left.reduce((rest, path) => changed(rest, { op: 'remove', path }), now);
        continue;
      }
      // What did not help at its own place may help in the group or list around it, at last in the whole file.
      while (place.length > 0 && (tried.has(place.join('/')) || !canPut(now, good, place))) place.pop();
      tried.add(place.join('/'));
      now = place.length === 0 ? good : changed(now, { op: 'set', path: place, value: valueAt(good, place) });
    }
  }
}

function canPut(now: unknown, good: unknown, place: Path): boolean {
  const around = valueAt(now, place.slice(0, -1));
  const step = place.at(-1);
  const isThere = Array.isArray(around) ? Number(step) < around.length : typeof around === 'object';
  return around !== null && isThere && valueAt(good, place) !== undefined;
}
