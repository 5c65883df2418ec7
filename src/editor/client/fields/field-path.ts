import type { Path } from '../../shared/value.ts';

/** `hero.tags, item 2` → `['hero', 'tags', 1]`: the reader’s way of naming a field, read backwards. */
export function fieldPath(field: string): Path {
  return field
    .split(/, |\./)
    .filter(Boolean)
    .map((step) => {
      const [, place] = /^item (\d+)$/.exec(step) ?? [];
      return place ? Number(place) - 1 : step;
    });
}
