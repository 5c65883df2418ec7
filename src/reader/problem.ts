import { harmless } from '../lib/harmless.ts';

/** One thing wrong in the content, told to the owner: where it is, what it is, how to mend it. */
export interface Problem {
  /** Path from the project’s root. */
  file: string;
  line?: number;
  /** The field, as the owner would say it: `hero.cover.alt`, `tags, item 2`. */
  field?: string;
  /** What is wrong and how to mend it, in whole sentences. */
  message: string;
  /** The line as it stands and as it should, where the mend can be shown. */
  mended?: { from: string; to: string };
  /** What is counted, where the sentence speaks of many places at once: with fewer of them it is the same problem. */
  counts?: string;
}

export function sentence({ file, line, field, message }: Problem): string {
  const where = [file, line === undefined ? '' : `line ${line}`, field ?? ''].filter(Boolean).join(', ');
  // It may quote what a stranger wrote, and is printed in terminals.
  return harmless(`${where}: ${message}`);
}

/** Stops a build. Its message is what was found, as much of it as can be read at one go; `problems` is all of it. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? 'One thing' : `${problems.length} things`;
    super(`${count} in the content to mend first:\n${listed(problems).join('\n')}`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** How many fit on a screen; and how many of one file are told before it is only counted. */
const ON_A_SCREEN = 20;
const OF_A_FILE = 5;

function listed(problems: readonly Problem[]): string[] {
  if (problems.length <= ON_A_SCREEN) return problems.flatMap(told);
  const files = Map.groupBy(problems, ({ file }) => file);
  const lines: string[] = [];
  let room = ON_A_SCREEN;
  let filesLeft = 0;
  for (const [file, all] of files) {
    const some = all.slice(0, Math.min(OF_A_FILE, room));
    room -= some.length;
    lines.push(...some.flatMap(told));
    if (some.length === 0) filesLeft += 1;
    else if (some.length < all.length)
      lines.push(`    … and ${all.length - some.length} more in ${harmless(file)}`);
  }
  if (filesLeft > 0) lines.push(`    … and more in ${filesLeft} other ${filesLeft === 1 ? 'file' : 'files'}`);
  return [...lines, '', 'All of them: npm run check -- content --all'];
}

function told(problem: Problem): string[] {
  const { mended } = problem;
  return [
    `  • ${sentence(problem)}`,
    ...(mended ? [`      ✗ ${harmless(mended.from.trim())}`, `      ✓ ${harmless(mended.to.trim())}`] : []),
  ];
}

/** `['hero', 'tags', 1]` → `hero.tags, item 2`: lists are counted from one, as people do. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}, item ${step + 1}`;
    if (name === '') return String(step);
    return name.includes(', item ') ? `${name}, ${String(step)}` : `${name}.${String(step)}`;
  }, '');
}
