// `npm run test:hosts`: the whole browser suite on nginx, on Caddy and under a sub-path, one after the other; what every
// host has to do also on Apache, and on each program under a sub-path. With --quick only the latter, some hosts at
// once, which is what `npm test` does. Name a host to run just that one.
import { readFileSync } from 'node:fs';
import { listFiles } from '../../src/lib/files.ts';
import { findServer } from '../find/servers.mjs';
import { ownCommand, packageCommand, runCommand } from '../run.ts';

/** Each with whether all tests run on it: the others serve the same files, and only what a host does can differ. */
const HOSTS = {
  nginx: true,
  caddy: true,
  subpath: true,
  apache: false,
  'nginx-subpath': false,
  'caddy-subpath': false,
  'apache-subpath': false,
};
type Host = keyof typeof HOSTS;
const ALL = Object.keys(HOSTS) as Host[];
const serverOf = (host: Host) => host.replace(/-?subpath$/, '');
const FIRST_PORT = 4340;
/** A browser each: more would only wait for each other. */
const AT_ONCE = 3;
const isQuick = process.argv.includes('--quick');
const asked = ALL.filter((host) => process.argv.slice(2).includes(host));
const reports = process.env.REPORTS;

const missing = new Set<string>();
const hosts = (asked.length > 0 ? asked : ALL).filter((host) => {
  const server = serverOf(host);
  if (server === '' || findServer(server)) return true;
  missing.add(server);
  return false;
});
for (const server of missing)
  console.warn(
    `\n  ⚠ SKIPPED: ${server} is not installed, so the site was not tried under it. Install ${server} to have it tested.\n`,
  );

// One build serves all of them.
const subpathBuild = hosts.some((host) => host.endsWith('subpath'))
  ? runCommand(ownCommand('tools/test/build.ts', 'subpath'), { output: isQuick ? 'pipe' : 'inherit' })
  : undefined;
if (!isQuick) await subpathBuild;

const failed: string[] = [];
const waiting = hosts.map((host, index) => () => tryHost(host, FIRST_PORT + index));
const tryNext = async (): Promise<void> => {
  await waiting.shift()?.();
  if (waiting.length > 0) await tryNext();
};
await Promise.all(Array.from({ length: isQuick ? AT_ONCE : 1 }, tryNext));
if (failed.length > 0)
  console.error(`✗ Under ${failed.join(' and ')} the site does not behave as it should.`);
process.exit(failed.length > 0 ? 1 : 0);

async function tryHost(host: Host, port: number): Promise<void> {
  const env = {
    TEST_HOST: host,
    TEST_PORT: String(port),
    ...(reports && { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/${host}.json` }),
  };
  const some = isQuick || !HOSTS[host] ? ['--grep', '@host', '--workers=1', ...filesForHosts()] : [];
  const apart = isQuick ? [`--output=test-results/${host}`] : [];
  const server = serverOf(host);
  const title = `\n── The site under ${[server, host.endsWith('subpath') && 'a sub-path'].filter(Boolean).join(', under ')}`;
  if (!isQuick) console.log(title);
  const built = host.endsWith('subpath') ? await subpathBuild : undefined;
  const tested =
    built?.isGood === false
      ? built
      : await runCommand(packageCommand('playwright', 'test', ...some, ...apart), {
          output: isQuick ? 'pipe' : 'inherit',
          env,
        });
  // Side by side, each tells its story in one piece at the end.
  if (isQuick) console.log(`${title}\n${tested.said}`);
  if (!tested.isGood) failed.push(host);
}

/** The files that have such tests: to look for them in the others takes as long as to run them. */
function filesForHosts(): string[] {
  return listFiles('tests/e2e/*.spec.ts', process.cwd()).filter((file) =>
    readFileSync(file, 'utf8').includes("'@host'"),
  );
}
