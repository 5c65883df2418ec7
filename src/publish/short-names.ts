import { globSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * Names classes for visitors: letters for the style sheet, a number for the class. They stand in every page and are
 * read by nobody there. The same sources always give the same names; while editing, classes keep their own.
 */
export function shortNames(root: string): (name: string, file: string) => string {
  const sheets = globSync('src/**/*.module.css', { cwd: root }).sort();
  const classes = new Map<string, string[]>();
  return (name, file) => {
    const sheet = relative(root, file.replace(/\?.*$/, ''));
    const number = sheets.indexOf(sheet);
    if (number < 0) throw new Error(`${sheet} is not a style sheet of this project.`);
    const known = classes.get(sheet) ?? [];
    if (!known.includes(name)) classes.set(sheet, [...known, name]);
    return `${letters(number)}${classes.get(sheet)?.indexOf(name)}`;
  };
}

/** a to z, then ba, bb and so on: a number written with letters. */
function letters(number: number): string {
  const last = String.fromCharCode(97 + (number % 26));
  return number < 26 ? last : letters(Math.floor(number / 26)) + last;
}
