import type { z } from 'zod';
import { inQuotes, mendedLine } from './mend.ts';
import type { Problem } from './problem.ts';
import type { YamlFile } from './yaml-file.ts';

type Mended = Pick<Problem, 'mended'>;

/** What people write for true and false. */
const YES = /^(yes|y|on|true|1)$/i;
const NO = /^(no|n|off|false|0)$/i;

/** The line as it should be, where a value of the wrong kind leaves no doubt about what was meant. */
export function shownMend(
  { source, lineOf }: YamlFile,
  path: readonly PropertyKey[],
  found: unknown,
  issue: z.core.$ZodIssue,
): Mended {
  const line = lineOf(path);
  const text = source.lines[(line ?? 0) - 1];
  const start = text === undefined ? undefined : valueStart(text, path.at(-1));
  if (line === undefined || text === undefined || start === undefined) return {};
  const value = text.slice(start).trim();
  const insteadOf = (to: string) => mendedLine(text, text.slice(0, start) + to);
  // A remark behind it would have to be told apart from the text: the words of the mend are enough then.
  if (value === '' || / #/.test(value) || found === null) return {};

  if (issue.code === 'invalid_format' && issue.format === 'url' && typeof found === 'string') {
    const whole = `https://${found.replace(/^\w*:?\/\//, '')}`;
    return value === found && /^https:\/\/[\w-]+(\.[\w-]+)+/.test(whole) ? insteadOf(whole) : {};
  }
  if (issue.code !== 'invalid_type') return {};
  switch (issue.expected) {
    case 'string':
      return typeof found !== 'object' && /^[[{]/.test(value) ? {} : inQuotes(source, line, start);
    case 'boolean':
      if (YES.test(String(found))) return insteadOf('true');
      return NO.test(String(found)) ? insteadOf('false') : {};
    case 'array':
      return /^[\p{L}\d][\p{L}\d /&+-]*(, ?[\p{L}\d /&+-]+)*$/u.test(value) && value.length < 60
        ? insteadOf(`[${value}]`)
        : {};
    default:
      return {};
  }
}

/** Where the value of a field or of a list’s item begins, if it begins on the line of its name or dash. */
function valueStart(text: string, step: PropertyKey | undefined): number | undefined {
  if (typeof step === 'number') return /^\s*(?:- +)+/.exec(text)?.[0].length;
  const [before, name] = /^\s*(?:- +)*(["']?[\w-]+["']?):\s+/.exec(text) ?? [];
  return name?.replaceAll(/["']/g, '') === step ? before?.length : undefined;
}
