import { parseDocument } from 'yaml';
import { mendedLine } from './mend.ts';
import type { Problem } from './problem.ts';
import type { Source } from './source.ts';

export type Told = Omit<Problem, 'file'>;

export const NOT_LINED_UP =
  'is indented differently from those it belongs with. Line it up: all fields of a group, and all dashes of a list, begin at the same column.';

export function neverClosed(line: number, bracket: string): Told {
  return {
    line,
    message: `The bracket ${bracket} that opens on this line is never closed. Put ${bracket === '[' ? ']' : '}'} at its end; if it belongs to a text, put quotes around the whole text.`,
  };
}

/** A line that is a field, an item, or both. */
const IS_FIELD = /:(\s|$)|^ *-/;
export const OWN_LINE = /^ *[^ #]/;
export const indentOf = (text: string) => /^ */.exec(text)?.[0].length ?? 0;

/** Alone behind the name of a field, or of an item. */
const LONE_BRACKET = /^( *(?:- +)*(?:[\w-]+:(?=\s))?)\s*([[{])(\s*|\s+#.*)$/;

/**
 * A bracket behind a name swallows the fields and the dashes below it, and the parser stumbles over any of them: it is
 * the one without which the file can be read.
 */
export function strayBracket({ lines }: Source): Told | undefined {
  const alone = lines.flatMap((text, at) => (LONE_BRACKET.test(text) ? [at] : [])).slice(0, MOST_TRIED);
  for (const at of alone) {
    const from = lines[at] ?? '';
    const to = from.replace(LONE_BRACKET, '$1$3').trimEnd();
    if (parseDocument(lines.with(at, to).join('\n')).errors.length > 0) continue;
    const bracket = from.replace(LONE_BRACKET, '$2');
    const below = lines.slice(at + 1).find((text) => OWN_LINE.test(text)) ?? '';
    if (!IS_FIELD.test(below)) return neverClosed(at + 1, bracket);
    return {
      line: at + 1,
      message: `The bracket ${bracket} that opens on this line is never closed. Take it out: what stands below is lined up, and needs none.`,
      ...mendedLine(from, to),
    };
  }
  return undefined;
}

/** So far above the line the parser stumbles over, the one that is odd is looked for. */
const FAR = 12;
/** A try reads the whole file anew. */
const MOST_TRIED = 12;
const columnOf = (line: string) => /^ *(?:- +)*/.exec(line)?.[0].length ?? 0;

/**
 * Where lines do not line up, the parser stumbles over the second of two, and either may be the odd one. It is the line
 * that mends the file if it is moved or gets its dash, and leaves it most regular; of two such, the one told already.
 */
export function oddOne({ lines }: Source, { line = 1, message }: Told): Told | undefined {
  const isField = IS_FIELD.test(lines[line - 1] ?? '');
  if (!message.includes(NOT_LINED_UP) && !(isField && message.includes('is neither a field')))
    return undefined;
  // The parser may count the empty line before.
  const last = lines.findIndex((text, at) => at >= line - 1 && OWN_LINE.test(text));
  const step = usualStep(lines);
  const near = lines.flatMap((text, at) => (at <= last && OWN_LINE.test(text) ? [at] : [])).slice(-FAR);
  const around = lines.slice(near[0], last + FAR).filter((text) => OWN_LINE.test(text));
  const columns = new Set(around.flatMap((text) => [indentOf(text), columnOf(text), indentOf(text) + step]));
  const tries = near.toReversed().flatMap((at) => {
    const [from = '', moved] = [lines[at], lines[at]?.trimStart() ?? ''];
    const all = [...columns].map((column) => ({
      to: ' '.repeat(column) + moved,
      fault: `This line ${NOT_LINED_UP}`,
    }));
    const indent = indentOf(from);
    const named = from.replace(/^( *- +)([\w-]+) +(?=\S)/, '$1$2: ');
    if (!IS_NAMED.test(from) && IS_NAMED.test(named)) all.push({ to: named, fault: NO_COLON });
    if (/^-[^ -]/.test(moved)) all.push({ to: from.replace('-', '- '), fault: NO_SPACE_AFTER_DASH });
    else if (!moved.startsWith('-'))
      for (const before of [indent, indent - 2])
        if (before >= 0) all.push({ to: `${' '.repeat(before)}- ${moved}`, fault: NO_DASH });
    return all
      .filter(({ to }) => to !== from)
      .map((one) => ({ ...one, at, from, left: oddities(lines.with(at, one.to), step) }));
  });
  const mends = tries.toSorted((a, b) => a.left - b.left).slice(0, MOST_TRIED);
  const found = mends.find(({ at, to }) => parseDocument(lines.with(at, to).join('\n')).errors.length === 0);
  if (!found) return { line: last + 1, message };
  const { at, from, to, fault } = found;
  // Moved lines look the same where they are quoted.
  if (!SEEN.includes(fault)) return { line: at + 1, message: at === line - 1 ? message : fault };
  return { line: at + 1, message: fault, ...mendedLine(from, to) };
}

const NO_DASH =
  'This line lacks the dash that an item of a list begins with. Put it there, with a space after it.';
const NO_SPACE_AFTER_DASH = 'There is no space after the dash. Put one there.';
const NO_COLON =
  'This line lacks the colon that ends the name of a field. Put one there, with a space after it.';
/** Whose mend can be seen. */
const SEEN = [NO_DASH, NO_SPACE_AFTER_DASH, NO_COLON];
const IS_NAMED = /^ *(?:- +)+[\w-]+:(\s|$)/;

/** A name with nothing behind it but a remark: what is in it stands below. */
const OPENS = /:( +#.*)?$/;

/** How much deeper lines go under a name, mostly; in doubt it is the two spaces that all of ours have. */
function usualStep(lines: readonly string[]): number {
  const own = lines.filter((text) => OWN_LINE.test(text));
  const steps = stepsIn(lines).filter((deeper, at) => deeper > 0 && OPENS.test(own[at - 1] ?? ''));
  const offTwo = (step: number) => Math.abs(step - 2);
  const often = [...Map.groupBy(steps, (one) => one)].toSorted(
    ([x, a], [y, b]) => b.length - a.length || offTwo(x) - offTwo(y),
  );
  return often[0]?.[0] ?? 2;
}

/** How much deeper each line begins than the name of the field before it. */
function stepsIn(lines: readonly string[]): number[] {
  const own = lines.filter((text) => OWN_LINE.test(text));
  return own.map((text, at) => (at === 0 ? 0 : indentOf(text) - columnOf(own[at - 1] ?? '')));
}

/** Lines that go deeper than usual or less, fields with nothing in them, and dashes without their space. */
function oddities(lines: readonly string[], step: number): number {
  const own = lines.filter((text) => OWN_LINE.test(text));
  return stepsIn(lines).filter((deeper, at) => {
    const [before = '', here = ''] = [own[at - 1], own[at]];
    const isEmpty = OPENS.test(before) && deeper <= 0 && !(deeper === 0 && /^ *-/.test(here));
    return isEmpty || (deeper > 0 && deeper !== step) || /^ *-[^ -]/.test(here);
  }).length;
}
