// `npm run test:hosts`: the whole browser suite on nginx, on Caddy and under a sub-path, one after the other. With
// --quick only the tests marked @host, all hosts at once, which is what `npm test` does. Name a host to run just that one.
import { findServer } from './hosts/find.mjs';
import { ownCommand, packageCommand, runCommand } from './run.ts';

const HOSTS = ['nginx', 'caddy', 'subpath'];
const FIRST_PORT = 4340;
const isQuick = process.argv.includes('--quick');
const asked = process.argv.slice(2).filter((word) => HOSTS.includes(word));
const reports = process.env.REPORTS;

const hosts = (asked.length > 0 ? asked : HOSTS).filter((host) => {
  const isHere = host === 'subpath' || findServer(host);
  if (!isHere)
    console.warn(
      `\n  ⚠ SKIPPED: ${host} is not installed, so the site was not tried under it. Install ${host} to have it tested.\n`,
    );
  return isHere;
});

const failed: string[] = [];
const waiting: Promise<void>[] = [];
for (const [index, host] of hosts.entries()) {
  const tried = tryHost(host, FIRST_PORT + index);
  if (isQuick) waiting.push(tried);
  else await tried;
}
await Promise.all(waiting);
if (failed.length > 0)
  console.error(`✗ Under ${failed.join(' and ')} the site does not behave as it should.`);
process.exit(failed.length > 0 ? 1 : 0);

async function tryHost(host: string, port: number): Promise<void> {
  const env = {
    TEST_HOST: host,
    TEST_PORT: String(port),
    ...(reports && { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/${host}.json` }),
  };
  const quick = isQuick ? ['--grep', '@host', '--workers=1', `--output=test-results/${host}`] : [];
  const steps = [
    ...(host === 'subpath' ? [ownCommand('tools/build-for-tests.ts', 'subpath')] : []),
    packageCommand('playwright', 'test', ...quick),
  ];
  const title = `\n── The site under ${host === 'subpath' ? 'a sub-path' : host}`;
  if (!isQuick) console.log(title);
  const said: string[] = [];
  let isGood = true;
  for (const command of steps) {
    if (!isGood) break;
    const ended = await runCommand(command, { output: isQuick ? 'pipe' : 'inherit', env });
    said.push(ended.said);
    isGood = ended.isGood;
  }
  // Side by side, each tells its story in one piece at the end.
  if (isQuick) console.log([title, ...said].join('\n'));
  if (!isGood) failed.push(host);
}
