// What a run of the browser tests says at its end: one line per engine, what was not tested in it, with the reason, and
// what only held the second time.
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

export interface EngineResult {
  engine: string;
  /** The engine’s own number, if it said it. */
  version?: string;
  passed: number;
  failed: number;
  /** Reasons, each with the names of the tests it holds for. */
  marks: Record<string, string[]>;
}

const NAMES: Record<string, string> = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' };

/** One line per engine, those that were not tried included. */
export function engineLines(results: readonly EngineResult[]): string[] {
  return Object.entries(NAMES).map(([engine, name]) => {
    const result = results.find((one) => one.engine === engine);
    if (!result) return `  – ${name}: not tried`;
    const marked = Object.values(result.marks).flat().length;
    const parts = [
      `${result.passed} passed`,
      `${result.failed} failed`,
      ...(marked > 0 ? [`${marked} not tested there`] : []),
    ];
    return `  ${result.failed > 0 ? '✗' : '✓'} ${[name, result.version].filter(Boolean).join(' ')}: ${parts.join(', ')}`;
  });
}

/** Each reason, and how many tests it holds for. */
export const markLines = (results: readonly EngineResult[]): string[] =>
  results.flatMap(({ engine, marks }) =>
    Object.entries(marks).map(
      ([reason, tests]) => `  Not in ${NAMES[engine] ?? engine} (${tests.length}): ${reason}`,
    ),
  );

/** Whatever failed and then passed, by name: a second try forgives a test, it does not mend it. */
export const secondTries = (where: string, { suites }: Pick<JSONReport, 'suites'>): string[] =>
  suites.flatMap((suite) => flakyIn(suite)).map((name) => `  ↻ Only at the second try (${where}): ${name}`);

function flakyIn({ title, specs, suites = [] }: JSONReportSuite): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `${spec.title}, in ${NAMES[projectName] ?? projectName}`),
  );
  return [...own, ...suites.flatMap((suite) => flakyIn(suite))].map((name) => `${title} › ${name}`);
}
