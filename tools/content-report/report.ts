import { openDesk, readerFindings } from './desk.ts';
import type { Finding, ReportOptions, Rule } from './finding.ts';
import { minutesOf } from './reading.ts';
import { altTextRule } from './rules/alt-text.ts';
import { filmsRule } from './rules/films.ts';
import { headingsRule } from './rules/headings.ts';
import { lengthRule } from './rules/length.ts';
import { linksRule } from './rules/links.ts';
import { onlineLinksRule } from './rules/links-online.ts';
import { passwordRule } from './rules/password.ts';
import { picturesRule } from './rules/pictures.ts';
import { proportionsRule } from './rules/proportions.ts';
import { proseRule } from './rules/prose.ts';
import { resumeRule } from './rules/resume.ts';
import { startersRule } from './rules/starters.ts';
import { studiesRule } from './rules/studies.ts';

/** What the report says of one page. */
export interface PageReport {
  page: string;
  name: string;
  /** How long it takes to read, in minutes. */
  minutes?: number;
  findings: Finding[];
}

export interface Report {
  errors: number;
  advice: number;
  /** All pages, those with nothing to say included. */
  pages: PageReport[];
}

const RULES: readonly Rule[] = [
  altTextRule,
  picturesRule,
  filmsRule,
  proportionsRule,
  headingsRule,
  lengthRule,
  studiesRule,
  startersRule,
  linksRule,
  onlineLinksRule,
  resumeRule,
  passwordRule,
  proseRule,
];

/** Reads the content and tells all there is to tell: first what stops the build, then what would make it better. */
export async function contentReport(root: string, options: ReportOptions = {}): Promise<Report> {
  const desk = await openDesk(root, options);
  const findings = readerFindings(desk.problems);
  for (const rule of RULES) findings.push(...(await rule(desk)));
  const known = desk.pages.map(({ page }) => page);
  const names = new Map(desk.pages.map((page) => [page.page, page]));
  const order = [...new Set([...known, ...findings.map(({ page }) => page)])];
  return {
    errors: findings.filter(({ severity }) => severity === 'error').length,
    advice: findings.filter(({ severity }) => severity === 'advice').length,
    pages: order.map((page) => {
      const found = names.get(page);
      const minutes = found && minutesOf(found);
      return {
        page,
        name: found?.name ?? '',
        ...(minutes === undefined ? {} : { minutes }),
        findings: findings.filter((finding) => finding.page === page).toSorted(byWeight),
      };
    }),
  };
}

/** Errors first, then by where they stand. */
function byWeight(a: Finding, b: Finding): number {
  if (a.severity !== b.severity) return a.severity === 'error' ? -1 : 1;
  return a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0);
}
