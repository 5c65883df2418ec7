import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockedRoutes } from './locked.ts';

test('locked studies are known before anything is checked; drafts only on request', () => {
  const root = mkdtempSync(join(tmpdir(), 'locked-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [route, text] of Object.entries({
    open: 'locked: false',
    shut: '\uFEFFlocked: true\r\n',
    draft: 'locked: true\ndraft: true',
    broken: 'locked: true\n  caption: *Finally*',
    empty: '',
  })) {
    mkdirSync(join(root, 'content/case-studies', route), { recursive: true });
    writeFileSync(join(root, 'content/case-studies', route, 'study.yaml'), text);
  }
  expect(lockedRoutes(root)).toEqual(['shut']);
  expect(lockedRoutes(root, { withDrafts: true })).toEqual(['draft', 'shut']);
});
