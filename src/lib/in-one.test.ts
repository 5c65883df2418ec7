import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inOne } from './in-one.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(process.cwd(), '.cache/in-one-'));
  writeFileSync(join(folder, 'look.module.css'), '.big { font-size: 2rem }');
  writeFileSync(
    join(folder, 'start.ts'),
    `import { createRoot } from 'react-dom/client';
     import styles from './look.module.css';
     export const start = (at: Element) => createRoot(at).render(styles.big);`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('packages come as visitors get them, whatever the process is told that it does', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const { code, css, files } = await inOne({ root: folder, entry: 'start.ts', css: {}, minify: false });
  vi.unstubAllEnvs();
  expect(code).toContain('react-dom-client.production');
  expect(code).not.toMatch(/\.development\.js|process\.env/);
  expect(code).toMatch(/export \{ start \}/);
  expect(css).toContain('2rem');
  expect(files).toEqual(expect.arrayContaining([expect.stringMatching(/start\.ts$/)]));
});
