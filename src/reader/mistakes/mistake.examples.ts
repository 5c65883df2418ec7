import { stringify } from 'yaml';
import { rightContent } from '../../../tests/helpers/content-folder.ts';

/** Something people do to a content file, and what they are told of it. */
export interface Mistake {
  mistake: string;
  /** The file it is made in, below content. */
  file: string;
  /** What stands in the file instead of what; or the whole file; or anything else done to the folder. */
  change: { from: string | RegExp; to: string } | { whole: string | Buffer } | ((content: string) => void);
  /** Where it is told: what stands on the line, or the line’s number; nothing where there is no line. */
  at?: string | number | undefined;
  /** The file it is told of, if that is another. */
  told?: string;
  says: string;
  /** The line as it should be. */
  right?: string | undefined;
}

export const STUDY = 'case-studies/alpha/study.yaml';
export const FUN = 'fun.yaml';
export const ABOUT = 'about.yaml';
export const SITE = 'site.yaml';

/** One thing in a file replaced by another, and told at the first line of it. */
export const changed = (
  mistake: string,
  file: string,
  [from, to]: [string | RegExp, string],
  says: string,
  right?: string,
): Mistake => ({ mistake, file, change: { from, to }, at: to.split('\n')[0]?.trim(), says, right });

/** The title of a study, spoilt. */
export const title = (mistake: string, text: string, says: string, right?: string): Mistake =>
  changed(mistake, STUDY, [/^title: Alpha$/m, `title: ${text}`], says, right && `title: ${right}`);

/** A whole file, told at a line’s number. */
export const whole = (
  mistake: string,
  content: string | Buffer,
  at: number,
  says: string,
  right?: string,
): Mistake => ({
  mistake,
  file: FUN,
  change: { whole: content },
  at,
  says,
  right,
});

/** Content without a mistake, as it is written. */
export const written = (): Record<string, string | Buffer> =>
  Object.fromEntries(
    Object.entries(rightContent()).map(([file, data]) => [
      file,
      stringify(data, { aliasDuplicateObjects: false }),
    ]),
  );

/** The same with a mistake in it, as far as it is one of a file’s words. */
export function spoilt({ file, change }: Mistake): Record<string, string | Buffer> {
  const files = written();
  if ('whole' in change) files[file] = change.whole;
  if ('from' in change) files[file] = replaced(String(files[file]), change.from, change.to);
  return files;
}

export function replaced(text: string, from: string | RegExp, to: string): string {
  const after = text.replace(from, () => to);
  if (after === text) throw new Error('The content of the tests no longer holds what is to be spoilt.');
  return after;
}
