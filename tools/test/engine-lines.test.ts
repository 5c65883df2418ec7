import { expect, test } from 'vitest';
import { engineLines, markLines } from './engine-lines.ts';

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
