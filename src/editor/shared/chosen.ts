/** Stands where the name of a file goes that is still to be chosen. */
export const CHOSEN = '{file}';

/** A first value with the file’s name in it. */
export function withFile(value: unknown, file: string): unknown {
  if (value === CHOSEN) return file;
  if (Array.isArray(value)) return value.map((one) => withFile(one, file));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withFile(one, file)]));
}
