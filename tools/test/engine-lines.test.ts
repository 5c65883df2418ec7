import { expect, test } from 'vitest';
import { engineLines, markLines, secondTries } from './engine-lines.ts';

const chromium = { engine: 'chromium', version: '148.0', passed: 210, failed: 0, marks: {} };
const firefox = {
  engine: 'firefox',
  passed: 150,
  failed: 2,
  marks: { 'The driver has no finger.': ['a swipe', 'a tap'] },
};

test('a run ends with a line per engine, whether it was tried or not', () => {
  expect(engineLines([chromium, firefox])).toEqual([
    '  ✓ Chromium 148.0: 210 passed, 0 failed',
    '  ✗ Firefox: 150 passed, 2 failed, 2 not tested there',
    '  – WebKit: not tried',
  ]);
});

test('what an engine was not tested for is counted under its reason', () => {
  expect(markLines([chromium, firefox])).toEqual(['  Not in Firefox (2): The driver has no finger.']);
});

test('whatever needed a second try is named, wherever it stands', () => {
  const made = (title: string, status: 'expected' | 'flaky' | 'unexpected', projectName = 'chromium') => ({
    ...{ title, tags: [], ok: true, id: title, file: 'e2e/menu.spec.ts', line: 1, column: 1 },
    tests: [
      {
        ...{ timeout: 0, annotations: [], expectedStatus: 'passed' as const, results: [] },
        ...{ status, projectName, projectId: projectName },
      },
    ],
  });
  const suite = { file: 'e2e/menu.spec.ts', line: 0, column: 0 };
  const suites = [
    {
      ...{ ...suite, title: 'e2e/menu.spec.ts' },
      specs: [made('it opens', 'flaky'), made('it stays', 'expected'), made('it breaks', 'unexpected')],
      suites: [{ ...suite, title: 'on a phone', specs: [made('it closes', 'flaky', 'webkit')] }],
    },
  ];
  expect(secondTries('nginx', { suites })).toEqual([
    '  ↻ Only at the second try (nginx): e2e/menu.spec.ts › it opens, in Chromium',
    '  ↻ Only at the second try (nginx): e2e/menu.spec.ts › on a phone › it closes, in WebKit',
  ]);
});
