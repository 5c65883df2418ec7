import type { PageBench } from './pages.ts';

const KB = 1024;
const kb = (bytes: number) => (bytes / KB).toFixed(1);
const ms = (time: number) => time.toFixed(0);

export const ratio = ({ page, limit }: PageBench) => page.lcp / limit.lcp;
export const watchedRatio = ({ watched }: PageBench) => watched.page / watched.limit;

/** The tables of a run, in Markdown: one of times and one of bytes for each kind of screen. */
export function benchTables(benches: readonly PageBench[]): string {
  return (['phone', 'desktop'] as const)
    .map((form) => {
      const rows = benches.filter((bench) => bench.form === form);
      return [
        `## On a ${form}`,
        table(
          [
            'page',
            'scores',
            'FCP',
            'LCP',
            'limit',
            'ratio',
            'watched',
            'limit',
            'ratio',
            'TBT',
            'limit',
            'CLS',
          ],
          rows.map((bench) => [
            bench.route,
            Object.values(bench.page.scores).join(' · '),
            ms(bench.page.fcp),
            ms(bench.page.lcp),
            ms(bench.limit.lcp),
            ratio(bench).toFixed(2),
            ms(bench.watched.page),
            ms(bench.watched.limit),
            watchedRatio(bench).toFixed(2),
            ms(bench.page.tbt),
            ms(bench.limit.tbt),
            bench.page.cls.toFixed(3),
          ]),
        ),
        table(
          ['page', 'requests', 'HTML', 'scripts', 'styles', 'fonts', 'pictures', 'films', 'other', 'all, KB'],
          rows.map(({ route, page: { requests, bytes } }) => [
            route,
            String(requests),
            kb(bytes.document),
            kb(bytes.script),
            kb(bytes.stylesheet),
            kb(bytes.font),
            kb(bytes.image),
            kb(bytes.media),
            kb(bytes.other),
            kb(bytes.total),
          ]),
        ),
      ].join('\n\n');
    })
    .join('\n\n');
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}
