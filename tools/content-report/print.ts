import { EVERY_PAGE, type Finding } from './finding.ts';
import type { PageReport, Report } from './report.ts';

interface Look {
  /** Only where a terminal shows them. */
  colour: boolean;
  /** Where to break lines; whole sentences stay whole without it, so that they can be searched. */
  width?: number | undefined;
}

/** The report for people, by page. */
export function printed(report: Report, { colour, width = Number.POSITIVE_INFINITY }: Look): string {
  const paint = colour ? ansi : plain;
  const worth = report.pages.filter(({ findings }) => findings.length > 0);
  return [
    ...worth.map((page) => printedPage(page, paint, width)),
    `${lastLine(report, paint)}\n${readingTimes(report, paint)}`,
  ].join('\n\n');
}

type Paint = Record<'strong' | 'quiet' | 'red' | 'yellow' | 'green', (text: string) => string>;

const wrap = (code: number, end: number) => (text: string) => `\u001b[${code}m${text}\u001b[${end}m`;
const ansi: Paint = {
  strong: wrap(1, 22),
  quiet: wrap(2, 22),
  red: wrap(31, 39),
  yellow: wrap(33, 39),
  green: wrap(32, 39),
};
const same = (text: string) => text;
const plain: Paint = { strong: same, quiet: same, red: same, yellow: same, green: same };

function printedPage({ page, name, findings }: PageReport, paint: Paint, width: number): string {
  // A page that cannot be read has no name.
  const address = name ? `${paint.strong(name)}  ${paint.quiet(page)}` : paint.strong(page);
  const title = page === EVERY_PAGE ? paint.strong('Every page') : address;
  return [title, ...findings.map((finding) => printedFinding(finding, paint, width))].join('\n');
}

/** A file with its line behind a colon: most terminals and editors open it with a click. */
function printedFinding(
  { severity, sentence, file, line, field }: Finding,
  paint: Paint,
  width: number,
): string {
  const mark = severity === 'error' ? paint.red('✗') : paint.yellow('›');
  const where = `${file}${line === undefined ? '' : `:${line}`}${field ? `  ${field}` : ''}`;
  return [`  ${mark} ${broken(sentence, width - 4).join('\n    ')}`, `    ${paint.quiet(where)}`].join('\n');
}

/** Breaks between words. */
function broken(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function lastLine({ errors, advice }: Report, paint: Paint): string {
  const tips = advice === 1 ? '1 piece of advice' : `${advice} pieces of advice`;
  if (errors > 0) {
    const faults = errors === 1 ? '1 error to mend' : `${errors} errors to mend`;
    return paint.red(`✗ ${faults}, ${tips}.`);
  }
  return paint.green(advice === 0 ? '✓ The content is right.' : `✓ The content is right; ${tips} (›).`);
}

function readingTimes({ pages }: Report, paint: Paint): string {
  const times = pages.flatMap(({ page, minutes }) => (minutes === undefined ? [] : [`${page} ${minutes}`]));
  return paint.quiet(`  Minutes to read: ${times.join(', ')}.`);
}
