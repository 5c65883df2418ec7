import Papa from 'papaparse';

/**
 * The rows of a CSV file. Where a quotation mark is never closed, that line is read without its marks and the lines
 * after it as if nothing had happened: one slip does not swallow the rest.
 */
export function tableOf(text: string): { rows: string[][]; broken: number[] } {
  const rows: string[][] = [];
  const broken: number[] = [];
  for (let from = 0; from < text.length; ) {
    const rest = text.slice(from);
    // Where each row ends.
    const ends: number[] = [];
    const found: string[][] = [];
    let isBroken = false;
    Papa.parse<string[]>(rest, {
      step: ({ data, errors, meta }) => {
        if (errors.some(({ code }) => code === 'MissingQuotes')) isBroken = true;
        found.push(data);
        ends.push(meta.cursor);
      },
    });
    if (!isBroken) {
      rows.push(...found);
      break;
    }
    rows.push(...found.slice(0, -1));
    const start = from + (ends.at(-2) ?? 0);
    const end = text.indexOf('\n', start);
    const line = text.slice(start, end < 0 ? undefined : end);
    broken.push(text.slice(0, start).split('\n').length);
    rows.push(line.replaceAll('"', '').split(','));
    from = end < 0 ? text.length : end + 1;
  }
  return { rows: rows.filter((row) => row.some((cell) => cell.trim() !== '')), broken };
}
