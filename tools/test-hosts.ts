// `npm run test:hosts`: the whole browser suite on nginx, on Caddy and under a sub-path; with --quick only the tests
// marked @host, which is what `npm test` does. Name a host to run just that one.
import { spawnSync } from 'node:child_process';
import { findServer } from './hosts/find.mjs';
import { ownCommand, packageCommand } from './run.ts';

const HOSTS = ['nginx', 'caddy', 'subpath'];
const isQuick = process.argv.includes('--quick');
const asked = process.argv.slice(2).filter((word) => HOSTS.includes(word));
const reports = process.env.REPORTS;

const failed: string[] = [];
for (const host of asked.length > 0 ? asked : HOSTS) {
  if (host !== 'subpath' && !findServer(host)) {
    console.warn(
      `\n  ⚠ SKIPPED: ${host} is not installed, so the site was not tried under it. Install ${host} to have it tested.\n`,
    );
    continue;
  }
  console.log(`\n── The site under ${host === 'subpath' ? 'a sub-path' : host}`);
  const isBuilt = host !== 'subpath' || run(ownCommand('tools/build-for-tests.ts', 'subpath'));
  const env = {
    TEST_HOST: host,
    ...(reports && { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/${host}.json` }),
  };
  if (!isBuilt || !run(packageCommand('playwright', 'test', ...(isQuick ? ['--grep', '@host'] : [])), env))
    failed.push(host);
}
if (failed.length > 0)
  console.error(`✗ Under ${failed.join(' and ')} the site does not behave as it should.`);
process.exit(failed.length > 0 ? 1 : 0);

function run(command: [string, string[]], env: Record<string, string> = {}): boolean {
  return spawnSync(...command, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}
