import { type Schema, settled } from '../../../model/json-schema.ts';
import { type Edit, type Path, valueAt } from '../../shared/value.ts';
import { schemaAt, startValue } from './schema.ts';

// Some lists go along with another: a row of a table has one value for each of the table’s columns. Their schema says so
// (`along`), and names the list of the group around them. What is done to that list is done to those that go along.

interface Around {
  root: Schema;
  /** The whole document. */
  written: unknown;
}

/** A change to a list, with the same change to every list that goes along with it. */
export function editsAlong({ root, written }: Around, path: Path, edit: Edit): Edit[] {
  const group = path.slice(0, -1);
  const schema = schemaAt(root, group, written);
  const name = String(path.at(-1));
  const lists = schema ? listsAlong(schema, root, valueAt(written, group), name, group) : [];
  return [
    edit,
    ...lists.flatMap(({ path: other, items }): Edit[] => {
      const count = (valueAt(written, other) as unknown[]).length;
      switch (edit.op) {
        case 'insert':
        case 'duplicate': {
          const at = edit.op === 'insert' ? edit.at : edit.at + 1;
          return [{ op: 'insert', path: other, at: Math.min(at, count), value: startValue(items, root) }];
        }
        case 'move':
          return Math.max(edit.from, edit.to) < count ? [{ ...edit, path: other }] : [];
        case 'remove': {
          const at = Number(edit.path.at(-1));
          return at < count ? [{ op: 'remove', path: [...other, at] }] : [];
        }
        default:
          return [];
      }
    }),
  ];
}

/** Every list below a group that goes along with the one of this name. */
function listsAlong(
  schema: Schema,
  root: Schema,
  value: unknown,
  name: string,
  path: Path,
): { path: Path; items: Schema }[] {
  const core = settled(schema, root, value);
  if (Array.isArray(value)) {
    const { items = {} } = core;
    if (core.along === name) return [{ path, items }];
    return value.flatMap((one, index) => listsAlong(items, root, one, name, [...path, index]));
  }
  return Object.entries(core.properties ?? {}).flatMap(([key, field]) =>
    listsAlong(field, root, valueAt(value, [key]), name, [...path, key]),
  );
}

/** A first value for a new item of a list: what in it goes along with a list around has as many items as that. */
export function startAlong({ root, written }: Around, path: Path, item: Schema, freeStudy = ''): unknown {
  const fitted = (value: unknown, schema: Schema): unknown => {
    const core = settled(schema, root, value);
    if (Array.isArray(value)) {
      const other = core.along === undefined ? undefined : listAround(written, path, core.along);
      if (!other || !core.items) return value;
      const { items } = core;
      return other.map(() => startValue(items, root));
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, fitted(one, core.properties?.[key] ?? {})]),
    );
  };
  return fitted(startValue(item, root, freeStudy), item);
}

/** The list of that name in the nearest group around a place. */
export function listAround(written: unknown, path: Path, name: string): unknown[] | undefined {
  for (let depth = path.length; depth >= 0; depth--) {
    const list = valueAt(written, [...path.slice(0, depth), name]);
    if (Array.isArray(list)) return list;
  }
  return undefined;
}
