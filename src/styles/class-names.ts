import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';

/**
 * What a class of a component’s sheet is called on the page: its first letter and four signs made of its file and its
 * name. The whole name would weigh half a kilobyte on a long page, and tell nobody more. The file is named from the
 * project’s root, so a page is the same to the byte in whatever folder it is built.
 */
export const classNames = (root: string) => (name: string, file: string) => {
  const place = relative(root, file.replace(/\?.*/, '')).replaceAll(sep, '/');
  return `${name[0]}${createHash('sha256').update(`${place} ${name}`).digest('base64url').slice(0, 4)}`;
};
