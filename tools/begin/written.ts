import { join } from 'node:path';
import { parse } from 'yaml';
import { readText } from '../../src/lib/files.ts';

/** What a content file says; nothing, if it is not there or broken: then there are no words to keep. */
export function written(root: string, file: string): Record<string, unknown> {
  try {
    const value: unknown = parse(readText(join(root, file)));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Whether a text names a picture, a film or a prototype. */
export const isPath = (text: string): boolean =>
  /^[\w./-]+\.(png|jpe?g|webp|avif|svg|gif|mp4|mov|webm|html)$/i.test(text);

export const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value) as object).flatMap(stringsIn);
