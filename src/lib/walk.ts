/** Visits every object in plain data, with the path that leads to it. */
export function walk(
  value: unknown,
  visit: (node: object, path: PropertyKey[]) => void,
  path: PropertyKey[] = [],
): void {
  if (typeof value !== 'object' || value === null) return;
  visit(value, path);
  for (const [key, child] of Object.entries(value)) {
    if (typeof child === 'object') walk(child, visit, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}
