/** The way to a value: names of fields, and places in lists. */
export type Path = readonly (string | number)[];

/** One change to a content file. Lists are edited by place; `set` also adds a field that was not there. */
export type Edit =
  | { op: 'set'; path: Path; value: unknown }
  | { op: 'remove'; path: Path }
  | { op: 'insert'; path: Path; at: number; value: unknown }
  | { op: 'move'; path: Path; from: number; to: number }
  | { op: 'duplicate'; path: Path; at: number };

/** An edit of a place that is not there, or that a file’s way of writing does not allow. The message is for the owner. */
export class CannotEdit extends Error {}

/** The value after the edit; everything the edit is not about is the same object as before. */
export function changed<T>(value: T, edit: Edit): T {
  switch (edit.op) {
    case 'set':
      return within(value, edit.path, () => edit.value) as T;
    case 'remove':
      return within(value, edit.path.slice(0, -1), (parent) => without(parent, edit.path.at(-1))) as T;
    case 'insert':
      return within(value, edit.path, (list) => listOf(list).toSpliced(edit.at, 0, edit.value)) as T;
    case 'move':
      return within(value, edit.path, (list) => moved(listOf(list), edit.from, edit.to)) as T;
    case 'duplicate':
      return within(value, edit.path, (list) => {
        const items = listOf(list);
        return items.toSpliced(edit.at + 1, 0, items[edit.at]);
      }) as T;
  }
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1));
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, step) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, step)
        ? (at as Record<PropertyKey, unknown>)[step]
        : undefined,
    value,
  );
}

function within(value: unknown, path: Path, change: (value: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(value);
  if (Array.isArray(value)) {
    const at = Number(step);
    if (!Object.hasOwn(value, at)) throw new CannotEdit(`There is no ${at + 1}. in this list.`);
    return value.with(at, within(value[at], rest, change));
  }
  if (typeof value !== 'object' && value !== undefined)
    throw new CannotEdit(`There is no ${step} in this text.`);
  const fields = { ...value } as Record<string, unknown>;
  const now = Object.hasOwn(fields, step) ? fields[step] : undefined;
  return { ...fields, [step]: within(now, rest, change) };
}

function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new CannotEdit('This is not a list.');
  return value;
}

function without(parent: unknown, step: string | number | undefined): unknown {
  if (Array.isArray(parent)) {
    if (typeof step !== 'number' || step >= parent.length)
      throw new CannotEdit('There is nothing here to take out.');
    return parent.toSpliced(step, 1);
  }
  if (typeof parent !== 'object' || parent === null)
    throw new CannotEdit('There is nothing here to take out.');
  return Object.fromEntries(Object.entries(parent).filter(([key]) => key !== step));
}
