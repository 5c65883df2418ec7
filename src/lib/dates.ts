/** As Canadian style has it: May, June and July are not shortened. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June', 'July', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/** `2023-09` → `Sept 2023`; a year alone stays a year. */
export function monthName(value: string): string {
  const [year, month] = value.split('-');
  return month ? `${MONTHS[Number(month) - 1]} ${year}` : String(year);
}
