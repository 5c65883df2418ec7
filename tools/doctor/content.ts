import type { Finding, Opened, Rule, Severity } from './finding.ts';
import { openPages, readerFindings } from './pages.ts';
import { minutesOf } from './reading.ts';
import { altTextRule } from './rules/alt-text.ts';
import { coloursRule } from './rules/colours.ts';
import { filmsRule } from './rules/films.ts';
import { formerAddressesRule } from './rules/former-addresses.ts';
import { headingsRule } from './rules/headings.ts';
import { languageRule } from './rules/language.ts';
import { lengthRule } from './rules/length.ts';
import { linksRule } from './rules/links.ts';
import { onlineLinksRule } from './rules/links-online.ts';
import { picturesRule } from './rules/pictures.ts';
import { proportionsRule } from './rules/proportions.ts';
import { proseRule } from './rules/prose.ts';
import { prototypesRule } from './rules/prototypes.ts';
import { resumeRule } from './rules/resume.ts';
import { sampleRule } from './rules/sample.ts';
import { sampleAddressesRule } from './rules/sample-addresses.ts';
import { slidesRule } from './rules/slides.ts';
import { startersRule } from './rules/starters.ts';
import { studiesRule } from './rules/studies.ts';
import { typefacesRule } from './rules/typefaces.ts';
import { unusedRule } from './rules/unused.ts';

const RULES: readonly Rule[] = [
  languageRule,
  coloursRule,
  typefacesRule,
  altTextRule,
  picturesRule,
  filmsRule,
  prototypesRule,
  proportionsRule,
  headingsRule,
  lengthRule,
  studiesRule,
  slidesRule,
  startersRule,
  linksRule,
  onlineLinksRule,
  resumeRule,
  formerAddressesRule,
  sampleAddressesRule,
  sampleRule,
  unusedRule,
  proseRule,
];

/** All there is to say of the content, by page: what stops the build, and what would make it better. */
export async function lookAtContent(root: string, { online = false } = {}): Promise<Finding[]> {
  const opened = await openPages(root, online);
  const findings = readerFindings(opened);
  for (const rule of RULES) findings.push(...(await rule(opened)));
  return [...summary(opened), ...findings.map(ofDrafts(opened)).toSorted(byPage(opened))];
}

/** Nothing of a draft is published, so nothing in it stands in the way: what is wrong there is advice for later. */
function ofDrafts({ pages, draftProblems }: Opened): (finding: Finding) => Finding {
  const drafts = new Set([
    ...pages.flatMap(({ study, source }) => (study?.draft ? [source.file] : [])),
    ...draftProblems.map(({ file }) => file),
  ]);
  return (finding) =>
    finding.file && drafts.has(finding.file) ? { ...finding, severity: 'advice', isOfDraft: true } : finding;
}

function summary({ problems, fun, studies, pages }: Opened): Finding[] {
  const all = Object.values(studies);
  const locked = all.filter(({ data }) => data.locked);
  const drafts = all.filter(({ data }) => data.draft);
  const kinds = [
    `${locked.length} locked`,
    ...(drafts.length > 0 ? [`${drafts.length} not published yet (draft)`] : []),
  ];
  const paintings = fun?.data.paintings ?? [];
  const minutes = pages.flatMap((page) => (page.address ? `${page.address} ${minutesOf(page)}` : []));
  const tell = (sentence: string): Finding => ({ severity: 'good', topic: 'The content', sentence });
  return [
    tell(`Case studies: ${all.length}, of them ${kinds.join(', ')}; paintings: ${paintings.length}`),
    tell(`Minutes to read: ${minutes.join(', ')}`),
  ].slice(problems.length > 0 ? 1 : 0);
}

const WORST_FIRST: readonly Severity[] = ['error', 'unfinished', 'advice'];

/** Pages as visitors meet them; on each the worst first, then by where it stands. */
function byPage({ pages }: Opened): (a: Finding, b: Finding) => number {
  const order = pages.map(({ address }) => address);
  // What cannot be read has no page there, and comes last.
  const rank = ({ page }: Finding) => (order.includes(page) ? order.indexOf(page) : order.length);
  return (a, b) =>
    rank(a) - rank(b) ||
    a.topic.localeCompare(b.topic) ||
    WORST_FIRST.indexOf(a.severity) - WORST_FIRST.indexOf(b.severity) ||
    (a.file ?? '').localeCompare(b.file ?? '') ||
    (a.line ?? 0) - (b.line ?? 0);
}
