import { DEFAULT_LANGUAGE } from '../model/language.ts';

/** As Canadian style has it: May, June and July are not shortened, September is Sept. Node has no such list. */
const CANADIAN = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June', 'July', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/** `2023-09` → `Sept 2023`, or as the site’s language has it; a year alone stays a year. */
export function monthName(value: string, language: string = DEFAULT_LANGUAGE): string {
  const [year, month] = value.split('-').map(Number);
  if (year === undefined) return value;
  if (month && language === 'en-CA') return `${CANADIAN[month - 1]} ${year}`;
  // By the calendar the dates are written in: months of others begin on other days.
  const format = new Intl.DateTimeFormat(language, {
    calendar: 'gregory',
    timeZone: 'UTC',
    year: 'numeric',
    ...(month && { month: 'short' }),
  });
  return format.format(new Date(Date.UTC(year, (month ?? 1) - 1, 1)));
}
