import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { type EngineResult, engineLines, markLines } from '../../tools/test/engine-lines.ts';

/** Ends a run with a line per engine. In `npm test`, which has more to say, the lines are kept for its own end. */
// biome-ignore lint/style/noDefaultExport: it is how Playwright takes a reporter.
export default class EnginesReporter implements Reporter {
  readonly #results = new Map<string, EngineResult>();

  onTestEnd(test: TestCase, { status, retry, annotations }: TestResult) {
    const engine = test.parent.project()?.name ?? '';
    const empty: EngineResult = { engine, passed: 0, failed: 0, marks: {} };
    const result = this.#results.get(engine) ?? empty;
    this.#results.set(engine, result);
    const version = annotations.find(({ type }) => type === 'engine')?.description;
    if (version) result.version = version;
    if (status === 'skipped') {
      const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'it was not reached';
      result.marks[reason] = [...(result.marks[reason] ?? []), test.title];
    } else if (test.ok() && status === test.expectedStatus) {
      result.passed++;
    } else if (retry === test.retries) {
      result.failed++;
    }
  }

  onEnd() {
    const results = [...this.#results.values()];
    const lines = [...markLines(results), ...engineLines(results)];
    const kept = process.env.ENGINE_LINES_FILE;
    if (kept) writeFileSync(kept, lines.join('\n'));
    else console.log(`\n${lines.join('\n')}`);
  }
}
