/** The way to a value: names of fields, and places in lists. */
export type Path = readonly (string | number)[];

/** One change to a content file. Lists are edited by place; `set` also adds a field that was not there. */
export type Edit =
  | { op: 'set'; path: Path; value: unknown }
  | { op: 'remove'; path: Path }
  | { op: 'insert'; path: Path; at: number; value: unknown }
  | { op: 'move'; path: Path; from: number; to: number }
  | { op: 'duplicate'; path: Path; at: number };

/** The value after the edit; everything the edit is not about is the same object as before. */
export function changed<T>(value: T, edit: Edit): T {
  switch (edit.op) {
    case 'set':
      return within(value, edit.path, () => edit.value) as T;
    case 'remove':
      return within(value, edit.path.slice(0, -1), (parent) => without(parent, edit.path.at(-1))) as T;
    case 'insert':
      return within(value, edit.path, (list) => (list as unknown[]).toSpliced(edit.at, 0, edit.value)) as T;
    case 'move':
      return within(value, edit.path, (list) => moved(list as unknown[], edit.from, edit.to)) as T;
    case 'duplicate':
      return within(value, edit.path, (list) => {
        const items = list as unknown[];
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
      typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[step] : undefined,
    value,
  );
}

function within(value: unknown, path: Path, change: (value: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(value);
  if (Array.isArray(value)) return value.with(Number(step), within(value[Number(step)], rest, change));
  const fields = (value ?? {}) as Record<string, unknown>;
  return { ...fields, [step]: within(fields[step], rest, change) };
}

function without(parent: unknown, step: string | number | undefined): unknown {
  if (Array.isArray(parent)) return parent.toSpliced(Number(step), 1);
  return Object.fromEntries(Object.entries(parent as object).filter(([key]) => key !== step));
}
