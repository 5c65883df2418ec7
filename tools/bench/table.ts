import type { PageBench } from './pages.ts';
import type { Peer } from './peers.ts';

const KB = 1024;
const kb = (bytes: number) => (bytes / KB).toFixed(1);
const ms = (time: number) => time.toFixed(0);

export const ratio = ({ page, limit }: PageBench) => page.lcp / limit.lcp;
export const watchedRatio = ({ watched }: PageBench) => watched.page.largest / watched.limit.largest;

/** The tables of a run, in Markdown. What was watched comes first, with other people’s pages in the same table. */
export function benchTables(benches: readonly PageBench[], peers: readonly Peer[] = []): string {
  return (['phone', 'desktop'] as const)
    .flatMap((form) => {
      const rows = benches.filter((bench) => bench.form === form);
      const others = peers.filter((peer) => peer.form === form);
      if (rows.length === 0) return [];
      return [
        `## On a ${form}`,
        `As watched, on ${rows[0]?.watched.line ?? ''}:`,
        table(
          ['page', 'first', 'limit', 'largest', 'limit', 'ratio', 'HTML, KB', 'scripts, KB', 'all, KB'],
          [...rows.map(watchedRow), ...others.map(peerRow)],
        ),
        'As Lighthouse simulates it:',
        table(
          ['page', 'scores', 'FCP', 'LCP', 'limit', 'ratio', 'TBT', 'limit', 'CLS'],
          rows.map(simulatedRow),
        ),
        table(
          ['page', 'requests', 'HTML', 'scripts', 'styles', 'fonts', 'pictures', 'films', 'other', 'all, KB'],
          rows.map(weightRow),
        ),
      ];
    })
    .join('\n\n');
}

function watchedRow(bench: PageBench): string[] {
  const { route, watched, page } = bench;
  return [
    route,
    ms(watched.page.first),
    ms(watched.limit.first),
    ms(watched.page.largest),
    ms(watched.limit.largest),
    watchedRatio(bench).toFixed(2),
    kb(page.bytes.document + page.bytes.stylesheet),
    kb(page.bytes.script),
    kb(page.bytes.total),
  ];
}

function peerRow({ page, first, largest, html, scripts, all }: Peer): string[] {
  const known = (value: number | undefined) => (value === undefined ? '' : value.toFixed(1));
  return [page, ms(first), '', ms(largest), '', '', known(html), known(scripts), known(all)];
}

function simulatedRow(bench: PageBench): string[] {
  const { route, page, limit } = bench;
  return [
    route,
    Object.values(page.scores).join(' · '),
    ms(page.fcp),
    ms(page.lcp),
    ms(limit.lcp),
    ratio(bench).toFixed(2),
    ms(page.tbt),
    ms(limit.tbt),
    page.cls.toFixed(3),
  ];
}

function weightRow({ route, page: { requests, bytes } }: PageBench): string[] {
  const { document, script, stylesheet, font, image, media, other, total } = bytes;
  return [
    route,
    String(requests),
    ...[document, script, stylesheet, font, image, media, other, total].map(kb),
  ];
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
