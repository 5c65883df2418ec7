import type { Checked } from '../../src/reader/checks.ts';
import type { Problem } from '../../src/reader/problem.ts';
import { openContent } from '../../src/reader/read.ts';
import { type Desk, EVERY_PAGE, type Finding, type Page, type ReportOptions } from './finding.ts';

/** Opens the content and lays its pages out in the order visitors meet them. */
export async function openDesk(root: string, options: ReportOptions): Promise<Desk> {
  const content = await openContent(root);
  const { site, work, about, fun, studies } = content;
  const page = (address: string, name: string, file: Checked<unknown> | undefined): Page[] =>
    file ? [{ page: address, name, source: file.source, data: file.data }] : [];
  const shelves = work ? [...work.data.featured.studies, ...work.data.previous.studies] : [];
  const routes = [...new Set([...shelves, ...Object.keys(studies)])].filter((route) => studies[route]);
  return {
    ...content,
    root,
    options,
    pages: [
      ...page(EVERY_PAGE, 'Every page', site),
      ...page('/', work?.data.pageName ?? '', work),
      ...page('/fun', fun?.data.pageName ?? '', fun),
      ...page('/about', about?.data.pageName ?? '', about),
      ...routes.flatMap((route) => page(`/${route}`, studies[route]?.data.title ?? route, studies[route])),
    ],
  };
}

const PAGE_OF: Record<string, string> = {
  'content/work.yaml': '/',
  'content/about.yaml': '/about',
  'content/fun.yaml': '/fun',
};

/** What the reader refuses: the first layer of the report. */
export function readerFindings(problems: readonly Problem[]): Finding[] {
  return problems.map(({ message, ...where }) => {
    const [, route] = /^content\/case-studies\/([^/]+)/.exec(where.file) ?? [];
    const page = route ? `/${route}` : (PAGE_OF[where.file] ?? EVERY_PAGE);
    return { severity: 'error', page, ...where, rule: 'reader', sentence: message };
  });
}
