/** One thing wrong in the content, told to the owner: where it is, what it is, how to mend it. */
export interface Problem {
  /** Path from the project’s root. */
  file: string;
  line?: number;
  /** The field, as the owner would say it: `hero.cover.alt`, `tags, item 2`. */
  field?: string;
  /** What is wrong and how to mend it, in whole sentences. */
  message: string;
}

export function sentence({ file, line, field, message }: Problem): string {
  const where = [file, line === undefined ? '' : `line ${line}`, field ?? ''].filter(Boolean).join(', ');
  return `${where}: ${message}`;
}

/** Stops a build. Its message is every problem found, a line each. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? 'One thing' : `${problems.length} things`;
    super(
      `${count} in the content to mend first:\n${problems.map((one) => `  • ${sentence(one)}`).join('\n')}`,
    );
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** `['hero', 'tags', 1]` → `hero.tags, item 2`: lists are counted from one, as people do. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}, item ${step + 1}`;
    if (name === '') return String(step);
    return name.includes(', item ') ? `${name}, ${String(step)}` : `${name}.${String(step)}`;
  }, '');
}
