import { type Edit, type Path, valueAt } from './value.ts';

/** What draws a phone around a picture of a study; undefined where no phone can stand, or does already. */
export function inPhone(written: unknown, path: Path): Edit[] | undefined {
  const [list, at, ...inside] = path;
  // The large picture at the top of a study.
  if (path.join() === 'hero' && typeof valueAt(written, ['hero', 'file']) === 'string')
    return valueAt(written, ['hero', 'device'])
      ? undefined
      : [{ op: 'set', path: ['hero', 'device'], value: 'Phone' }];
  if (list !== 'blocks' || at === undefined) return undefined;
  const home = [list, at];
  const type = valueAt(written, [...home, 'type']);
  if (type === 'mockup') {
    const device = [...path.slice(0, -1), 'device'];
    const isPhone = String(valueAt(written, device)).startsWith('Phone');
    return isPhone ? undefined : [{ op: 'set', path: device, value: 'Phone' }];
  }
  // Points under a picture are a list that a mockup has no place for.
  if (type !== 'picture' || inside.join() !== 'figure,picture' || valueAt(written, [...home, 'points']))
    return undefined;
  const set = (field: string, value: unknown): Edit => ({ op: 'set', path: [...home, field], value });
  const caption = valueAt(written, [...home, 'figure', 'caption']);
  return [
    set('type', 'mockup'),
    set('device', 'Phone'),
    set('picture', valueAt(written, path)),
    ...(caption === undefined ? [] : [set('caption', caption)]),
    { op: 'remove', path: [...home, 'figure'] },
  ];
}
