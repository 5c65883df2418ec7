import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type LookName, lookSchema } from '../model/look.ts';
import type { WholeLook } from './whole.ts';

const FOLDER = 'src/look/looks';
const known = new Map<LookName, WholeLook>();

/** A look that comes along: a file that says every line. */
export function comesAlong(name: LookName): WholeLook {
  const before = known.get(name);
  if (before) return before;
  const beside = join(import.meta.dirname, 'looks', `${name}.yaml`);
  // A build puts this code elsewhere, but runs in the project’s folder.
  const file = existsSync(beside) ? beside : join(process.cwd(), FOLDER, `${name}.yaml`);
  const look = { dark: {}, ...lookSchema.parse(parse(readFileSync(file, 'utf8'))) } as WholeLook;
  known.set(name, look);
  return look;
}
