import { FILES, routeOfFile } from '../../model/files.ts';
import { type Path, valueAt } from '../shared/value.ts';

/** A study as people call it, in quotation marks: it stands in sentences. */
export function titleOf(written: unknown, route: string): string {
  const title = valueAt(written, ['title']);
  return `“${typeof title === 'string' && title.trim() ? title.trim() : `/${route}`}”`;
}

/** Where a text stands, in the owner’s words: “your bio”, “the bar at the top”; a study by its title. */
export function whereabouts(file: string, [part]: Path, written: unknown): string {
  const route = routeOfFile(file);
  if (route !== undefined) return titleOf(written, route);
  if (file === FILES.about) return part === 'bio' ? 'your bio' : 'the About page';
  if (file === FILES.fun) return 'the Fun page';
  if (file === FILES.work) return 'the Work page';
  if (file === FILES.look) return 'the look of the site';
  return part === 'navigation' ? 'the bar at the top' : 'the words that every page shares';
}

/** The page on which a file is edited. */
export function pageOf(file: string): string {
  const route = routeOfFile(file);
  if (route !== undefined) return `/${route}`;
  return file === FILES.about ? '/about' : file === FILES.fun ? '/fun' : '/';
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
