/** A table as it is written, with the heading over it. */
interface Table {
  title?: string | undefined;
  section?: string | undefined;
  subjects: readonly string[];
  rows: readonly { aspect: string; values: readonly string[] }[];
}

/** As slides/Table and slides/Head draw it, in pixels of the stage. */
const STAGE = { width: 1440, height: 748 };
const CELL = { letter: 14.6, line: 34, padding: 26, gap: 20 };
const HEAD = { section: 62, line: 55, letter: 25, gap: 40 };

/** Whether a table has room on a slide, at the smallest size that those at the back can read. */
export function tableFits({ title, section, subjects, rows }: Table): boolean {
  const letters = (STAGE.width / (subjects.length + 1) - CELL.gap) / CELL.letter;
  const high = (cells: readonly string[]) =>
    CELL.padding + CELL.line * Math.max(...cells.map((cell) => linesOf(cell, letters)));
  const head =
    (section ? HEAD.section : 0) +
    (title ? HEAD.line * linesOf(title, STAGE.width / HEAD.letter) + HEAD.gap : 0);
  const body = rows.reduce((sum, { aspect, values }) => sum + high([aspect, ...values]), high(subjects));
  return head + body <= STAGE.height;
}

/** How many lines a text takes, broken between words. */
function linesOf(text: string, letters: number): number {
  let lines = 1;
  let left = letters;
  for (const word of text.split(/\s+/)) {
    if (word.length > left && left < letters) {
      lines += 1;
      left = letters;
    }
    // A longer word than a line has room for is broken.
    lines += Math.floor(word.length / (letters + 1));
    left -= word.length + 1;
  }
  return lines;
}
