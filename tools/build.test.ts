import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { goodContent, goodFolder, set } from '../tests/helpers/good-content.ts';

/** What a build says of a small site with a locked study, on a machine that says this of itself. */
async function built(env: Record<string, string>) {
  const files = goodContent();
  set(files, 'case-studies/alpha/study.yaml', ['locked'], true);
  const { root, remove } = await goodFolder(files);
  onTestFinished(remove);
  const script = join(root, 'build.ts');
  writeFileSync(
    script,
    `import { buildSite } from ${JSON.stringify(resolve('tools/build.ts'))};\nprocess.exitCode = (await buildSite({ root: ${JSON.stringify(root)} })) ? 0 : 1;\n`,
  );
  const ours = Object.fromEntries(Object.entries(process.env).filter(([name]) => name !== 'CI'));
  const { stderr, stdout, status } = spawnSync(process.execPath, [script], {
    env: { ...ours, ...env },
    encoding: 'utf8',
  });
  return { root, status, said: stdout + stderr };
}

// Astro takes its time to load, on a busy machine more than the usual.
const SLOW = { timeout: 120_000 };

test(
  'on a host, a build without a password of one’s own says what to set and nothing else',
  SLOW,
  async () => {
    const { root, status, said } = await built({ CF_PAGES: '1', CI: 'true', GATE_SHA384: '' });
    expect(status).toBe(1);
    expect(said).toMatch(
      /^\n✗ There are locked case studies, and no password of your own is set on Cloudflare Pages/,
    );
    expect(said).toContain('add the variable GATE_SHA384');
    expect(said.trim().split('\n')).toHaveLength(6);
    expect(existsSync(join(root, 'dist'))).toBe(false);
  },
);

test('an address that is none is told the same way', SLOW, async () => {
  const hash = 'a'.repeat(96);
  const { said } = await built({ GATE_SHA384: hash, SITE_BASE: 'C:/Program Files/Git/portfolio' });
  expect(said).toMatch(/^\n✗ SITE_BASE is “C:\/Program Files\/Git\/portfolio”, a folder on this machine/);
});
