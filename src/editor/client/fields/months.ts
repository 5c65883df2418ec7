/** A month as a timeline has it: a year alone, or with a month; an end may be still to come. */
export interface Month {
  year: number;
  /** From 1; none where the year alone is said. */
  month: number | undefined;
}

export function monthOf(written: unknown): Month | undefined {
  const [, year, month] = /^(\d{4})(?:-(\d\d))?$/.exec(String(written)) ?? [];
  return year === undefined ? undefined : { year: Number(year), month: month ? Number(month) : undefined };
}

/** As it stands in the file: a year alone is a number there. */
export const written = ({ year, month }: Month): string | number =>
  month === undefined ? year : `${year}-${String(month).padStart(2, '0')}`;

/** The names of the months, as the site’s language has them. */
export function monthNames(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC', calendar: 'gregory' });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2024, month, 1))));
}

/** The years to choose from, newest first: those of a long life, and the ones that stand there. */
export function yearsAround(...years: number[]): number[] {
  const now = new Date().getFullYear();
  const [first, last] = [Math.min(now - 60, ...years), Math.max(now + 2, ...years)];
  return Array.from({ length: last - first + 1 }, (_, index) => last - index);
}
