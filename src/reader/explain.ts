import type { z } from 'zod';
import { nearest } from '../lib/nearest.ts';
import { fieldName, type Problem } from './problem.ts';
import { descriptionOf, knownFields, schemaAt } from './schema-tree.ts';
import { shownMend } from './shown-mend.ts';
import type { YamlFile } from './yaml-file.ts';

type Issue = z.core.$ZodIssue;

/** Every way a file can fail its schema, as sentences for its owner. */
export function explain(source: YamlFile, schema: z.ZodType, issues: readonly Issue[]): Problem[] {
  const flat = issues.map(flatten);
  // Text where a list belongs is also “too long” for one: of a value of the wrong kind nothing else is worth saying.
  const isWrongKind = (path: string) =>
    flat.some((issue) => issue.code === 'invalid_type' && issue.path.join('.') === path);
  return flat
    .filter((issue) => issue.code === 'invalid_type' || !isWrongKind(issue.path.join('.')))
    .flatMap((issue) => toProblems(source, schema, issue));
}

/** A union’s own message helps nobody: the branch that got furthest says what is wrong. */
function flatten(issue: Issue): Issue {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return issue;
  const branches = issue.errors.filter((branch) => branch.length > 0);
  const best = branches.toSorted((a, b) => depth(b) - depth(a))[0]?.[0];
  return best ? flatten({ ...best, path: [...issue.path, ...best.path] }) : issue;
}

const depth = (branch: readonly Issue[]) => Math.max(...branch.map((issue) => issue.path.length));

function toProblems(source: YamlFile, schema: z.ZodType, issue: Issue): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      return { ...where(source, path), message: unknownField(source, schema, issue.path, key) };
    });
  }
  const found = valueAt(source.value, issue.path);
  return [
    {
      ...where(source, issue.path),
      message: message(source, schema, issue),
      ...shownMend(source, issue.path, found, issue),
    },
  ];
}

function where(source: YamlFile, path: readonly PropertyKey[]): Omit<Problem, 'message'> {
  const line = source.lineOf(path);
  const field = fieldName(path);
  return { file: source.file, ...(line === undefined ? {} : { line }), ...(field ? { field } : {}) };
}

function unknownField(
  source: YamlFile,
  schema: z.ZodType,
  parent: readonly PropertyKey[],
  key: string,
): string {
  const owner = schemaAt(schema, parent, source.value);
  const known = owner ? knownFields(owner, valueAt(source.value, parent)) : [];
  const guess = nearest(key, known);
  const mend = guess ? `Did you mean \`${guess}\`?` : `The fields here are ${quoted(known)}.`;
  return `There is no field called \`${key}\`. ${mend}`;
}

/** A block whose `type` is none: the name that was probably meant, else all of them. */
function unknownKind(found: unknown, known: readonly string[]): string {
  const list = `The blocks are ${quoted(known)}.`;
  if (typeof found !== 'string') {
    return `This block does not say which kind it is. Add \`type:\` and its name. ${list}`;
  }
  const guess = nearest(found, known);
  return `There is no block called \`${found}\`. ${guess ? `Did you mean \`${guess}\`?` : list}`;
}

const quoted = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

function message(source: YamlFile, schema: z.ZodType, issue: Issue): string {
  const found = valueAt(source.value, issue.path);
  const field = schemaAt(schema, issue.path, source.value);
  const about = field ? descriptionOf(field) : undefined;
  const manual = about ? ` It is: ${lowerFirst(about)}` : '';
  switch (issue.code) {
    case 'invalid_type':
      if (found === undefined) return `This field is missing. Add it.${manual}`;
      if (found === null) return `This field is empty. Fill it in.${manual}`;
      return `This should be ${nameOf(issue.expected)}, but it is ${kindOf(found)}. ${mendType(issue.expected)}${manual}`;
    case 'too_small':
      if (issue.origin === 'number') return `This is below ${issue.minimum}. Write a larger number.${manual}`;
      if (issue.origin !== 'array') return `This is empty. Fill it in.${manual}`;
      if (issue.exact) return `This list needs exactly ${issue.minimum}. Add the missing ones.${manual}`;
      return `This list needs at least ${issue.minimum}. Add to it.${manual}`;
    case 'too_big':
      if (issue.origin === 'number')
        return `This is above ${issue.maximum}. Write a smaller number.${manual}`;
      if (issue.origin !== 'array') return `This is too long: at most ${issue.maximum}. Shorten it.${manual}`;
      if (issue.exact) return `This list needs exactly ${issue.maximum}. Take some out.${manual}`;
      return `This list takes at most ${issue.maximum}. Take some out.${manual}`;
    case 'invalid_format':
      if (issue.format === 'email')
        return 'This is not an e-mail address. Write one such as name@example.com.';
      // A pattern says nothing to an owner; the schema has a sentence beside each of its own.
      if (issue.format === 'regex') return issue.message;
      return `This is not an address of the kind that belongs here. Write it whole, starting with https://.${manual}`;
    case 'invalid_value': {
      const words = `Write ${orList(issue.values.map(String))}.`;
      if (found === undefined) return `This field is missing. Add it. ${words}`;
      return `This is not one of the words it can be. ${words}`;
    }
    case 'invalid_union':
      if ('options' in issue && issue.options) return unknownKind(found, issue.options.map(String));
      return `This is not of a kind that belongs here. Change it.${manual}`;
    case 'custom':
      return issue.message;
    default:
      return `${issue.message}.${manual}`;
  }
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (current, step) =>
      typeof current === 'object' && current !== null
        ? (current as Record<PropertyKey, unknown>)[step]
        : undefined,
    value,
  );
}

function nameOf(expected: string): string {
  return (
    { string: 'text', array: 'a list', object: 'a group of fields', boolean: 'true or false' }[expected] ??
    `a ${expected}`
  );
}

function kindOf(found: unknown): string {
  if (Array.isArray(found)) return 'a list';
  if (typeof found === 'number' && !Number.isFinite(found)) return 'no number that can be used';
  return (
    { string: 'text', number: 'a number', boolean: 'true or false', object: 'a group of fields' }[
      typeof found as string
    ] ?? 'something else'
  );
}

function mendType(expected: string): string {
  switch (expected) {
    case 'string':
      return 'Put quotes around it, or write one line of text.';
    case 'array':
      return 'Write one item per line, each starting with “- ”.';
    case 'object':
      return 'Write its fields under it, indented by two spaces.';
    case 'boolean':
      return 'Write true or false, without quotes.';
    case 'number':
      return 'Write digits, without quotes.';
    default:
      return 'Change it.';
  }
}

export function orList(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
