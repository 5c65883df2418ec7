import { posix } from 'node:path';
import { type Bundle, textIn } from './bundle.ts';
import { diplomaOf, entryOf, inOneLine, type People, whyLeft } from './people.ts';
import type { NotCarried } from './source.ts';
import { tableOf } from './table.ts';

/** The files of an export that say something for About, by the first column that each of them has. */
export const FILES = {
  positions: { name: /^positions\.csv$/i, column: 'company name' },
  volunteering: { name: /^volunteer(ing| experiences?)\.csv$/i, column: 'company name' },
  education: { name: /^education\.csv$/i, column: 'school name' },
  certificates: { name: /^certifications?\.csv$/i, column: 'authority' },
  languages: { name: /^languages\.csv$/i, column: 'proficiency' },
  skills: { name: /^skills\.csv$/i, column: 'name' },
  profile: { name: /^profile\.csv$/i, column: 'first name' },
} as const;

export const isOfLinkedIn = (path: string): boolean =>
  Object.values(FILES).some(({ name }) => name.test(posix.basename(path)));

const fileOf = ({ files }: Bundle, { name }: { name: RegExp }): string | undefined =>
  [...files.keys()].find((path) => name.test(posix.basename(path)));

export const isLinkedIn = (bundle: Bundle): boolean =>
  Object.values(FILES).some((file) => rowsOf(bundle, file, []).columns.includes(file.column));

/** Jobs, volunteer roles, education, languages, skills and headline. Of messages, contacts and the rest not a word is read. */
export function readLinkedIn(bundle: Bundle): People {
  const notCarried: NotCarried[] = [];
  const read = (name: keyof typeof FILES) => rowsOf(bundle, FILES[name], notCarried).rows;
  const [profile = {}] = read('profile');
  const roles = (
    name: keyof typeof FILES,
    position: string,
    where: string,
    others: (row: Row) => Record<string, string>,
  ) =>
    read(name).flatMap((row) =>
      entryOf(
        {
          position: cell(row, position),
          company: cell(row, 'company name'),
          city: cell(row, 'location'),
          from: cell(row, 'started on'),
          to: cell(row, 'finished on'),
          description: inOneLine(cell(row, 'description')),
          where,
          others: others(row),
        },
        notCarried,
      ),
    );
  const jobs = roles('positions', 'title', 'in your jobs', () => ({}));
  const volunteering = roles('volunteering', 'role', 'in your volunteer roles', (row) => ({
    Cause: cell(row, 'cause'),
  }));
  const schools = read('education').flatMap((row) =>
    diplomaOf(
      {
        diploma: cell(row, 'degree name'),
        school: cell(row, 'school name'),
        from: cell(row, 'start date') || cell(row, 'started on'),
        to: cell(row, 'end date') || cell(row, 'finished on'),
        description: inOneLine(`${cell(row, 'notes')}\n${cell(row, 'activities')}`),
      },
      notCarried,
    ),
  );
  const certificates = read('certificates').flatMap((row) =>
    diplomaOf(
      {
        diploma: cell(row, 'name'),
        school: cell(row, 'authority'),
        from: '',
        to: cell(row, 'started on'),
        description: '',
        others: {
          'End date': cell(row, 'finished on'),
          'License number': cell(row, 'license number'),
          Url: cell(row, 'url'),
        },
      },
      notCarried,
    ),
  );
  const languages = read('languages').flatMap((row) => {
    const [name, level] = [cell(row, 'name'), cell(row, 'proficiency')];
    return name ? [{ name, ...(level && { level }) }] : [];
  });
  const skills = [
    ...new Set(
      read('skills')
        .map((row) => cell(row, 'name'))
        .filter(Boolean),
    ),
  ];
  // Who they are is in site.yaml, where the owner has written it; the rest of a profile is nobody’s business.
  for (const [column, value] of Object.entries(profile)) {
    if (['headline', 'summary'].includes(column) || !value.trim()) continue;
    notCarried.push({
      what: `“${column}”`,
      place: 'in your profile',
      why: whyLeft(column),
      words: value.trim(),
    });
  }
  const summary = cell(profile, 'summary')
    .split(/\n\s*\n/)
    .map(inOneLine)
    .filter(Boolean);
  return {
    headline: inOneLine(cell(profile, 'headline')) || undefined,
    summary,
    jobs,
    volunteering,
    education: [...schools, ...certificates],
    languages,
    owner: { networks: [] },
    skills: skills.length > 0 ? [{ title: undefined, items: skills }] : [],
    notCarried,
  };
}

/** What else of an export is about somebody, rather than about whom they know and what they clicked. */
const PERSONAL =
  /^(courses|projects|honors|publications|patents|organizations|test ?scores|recommendations|endorsements)/i;

/** The files of an export that were not looked into: those about the person by their names, all others at once. */
export function unreadOfLinkedIn(paths: readonly string[]): NotCarried[] {
  const unread = paths.map((path) => posix.basename(path));
  const why = 'This was not opened: About has no place for it.';
  const told = unread
    .filter((file) => PERSONAL.test(file))
    .map((file) => ({ what: nameOf(file), place: `in ${file}`, why, words: '' }));
  const others = unread.filter((file) => !PERSONAL.test(file));
  if (others.length === 0) return told;
  const [what, unopened] =
    others.length === 1
      ? ['another file of the export', why]
      : [`${others.length} other files of the export`, 'They were not opened: About has no place for them.'];
  return [...told, { what, place: others.join(', '), why: unopened, words: '' }];
}

/** `Recommendations_Received.csv` → `Recommendations received`. */
const nameOf = (file: string) => {
  const words = posix.basename(file, posix.extname(file)).replaceAll(/[_-]+/g, ' ');
  return words.charAt(0) + words.slice(1).toLowerCase();
};

type Row = Record<string, string>;
const cell = (row: Row, column: string) => (row[column] ?? '').trim();

/** A table by its columns’ names, in whatever order and case. Some begin with a few lines of notes. */
function rowsOf(
  bundle: Bundle,
  file: (typeof FILES)[keyof typeof FILES],
  notCarried: NotCarried[],
): { columns: string[]; rows: Row[] } {
  const path = fileOf(bundle, file);
  if (!path) return { columns: [], rows: [] };
  const { rows: data, broken } = tableOf(textIn(bundle, path));
  const at = data.findIndex((row) => row.some((one) => one.trim().toLowerCase() === file.column));
  const columns = (data[at] ?? []).map((one) => one.trim().toLowerCase());
  const rows = data
    .slice(at + 1)
    .map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index] ?? ''])));
  for (const line of broken)
    notCarried.push({
      what: posix.basename(path),
      place: `line ${line}`,
      why: 'A quotation mark is missing there. Look at what came of it.',
      words: '',
    });
  const more = data
    .slice(at + 1)
    .flatMap((row) => row.slice(columns.length))
    .filter(Boolean);
  if (at >= 0 && more.length > 0)
    notCarried.push({
      what: posix.basename(path),
      place: 'in the file',
      why: 'Some lines have more cells than the file has columns.',
      words: more.join(' '),
    });
  return { columns, rows: at < 0 ? [] : rows };
}
