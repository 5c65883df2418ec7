import type { Problem } from './problem.ts';

/** Every page carries the sheet. */
const LARGEST_KB = 256;
/** No sheet that a person writes is nested so deeply; what makes it short ends the whole process at some thousands. */
const DEEPEST = 50;

/** What no parser may see: a sheet that is too large, or brackets in brackets without end. */
export function excessIn(text: string): Pick<Problem, 'line' | 'message'> | undefined {
  const size = Math.ceil(text.length / 1024);
  if (size > LARGEST_KB) {
    return {
      message: `This file has ${size} KB, and may have ${LARGEST_KB}: every page carries it. Take out what no page needs, large pictures above all.`,
    };
  }
  const at = tooDeepAt(text);
  if (at === undefined) return undefined;
  const line = text.slice(0, at).split('\n').length;
  return { line, message: `More than ${DEEPEST} brackets stand in each other here. Write it with fewer.` };
}

/** A remark, words in quotes, a name that may open a bracket, a sign that is meant as such, a bracket. */
const SIGN =
  /\/\*[\s\S]*?(?:\*\/|$)|"(?:\\[\s\S]|[^"\\\n])*|'(?:\\[\s\S]|[^'\\\n])*|(?<name>[@#]?(?:[-\w\u0080-\uffff]|\\[\da-f]{1,6}\s?|\\[^\n])+)(?<call>\()?|(?<opens>[([{])|(?<closes>[)\]}])/gi;
const CLOSES: Record<string, string> = { '(': ')', '[': ']', '{': '}' };
/** The rest of an address without quotes: brackets in it are none. */
const ADDRESS = /\s*(?!["'\s])(?:\\[\s\S]|[^)\\])*\)?/y;

function tooDeepAt(text: string): number | undefined {
  /** What closes each bracket that is open. */
  const open: string[] = [];
  const signs = new RegExp(SIGN);
  for (let found = signs.exec(text); found; found = signs.exec(text)) {
    const { name = '', call, opens = call, closes } = found.groups ?? {};
    // The second quote is behind the words.
    if (/^["']/.test(found[0])) signs.lastIndex += 1;
    ADDRESS.lastIndex = signs.lastIndex;
    if (call && unescaped(name).toLowerCase() === 'url' && ADDRESS.test(text)) {
      signs.lastIndex = ADDRESS.lastIndex;
      continue;
    }
    if (opens) open.push(CLOSES[opens] ?? '');
    else if (closes && open.at(-1) === closes) open.pop();
    if (open.length > DEEPEST) return found.index;
  }
  return undefined;
}

/** `\75 rl`, `u\rl` → `url` */
const unescaped = (name: string) =>
  name.replaceAll(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_all, code?: string, sign = '') =>
    code ? String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)) : sign,
  );
