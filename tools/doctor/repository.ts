import { spawnSync } from 'node:child_process';
import { lockedRoutes } from '../../src/reader/locked.ts';
import type { Finding, Severity } from './finding.ts';

const PATIENCE = 10_000;

/** How a host is asked about a repository without saying who asks: only a public one is there. */
const ASKED_AT: Record<string, (path: string) => string> = {
  'github.com': (path) => `https://api.github.com/repos/${path}`,
  'gitlab.com': (path) => `https://gitlab.com/api/v4/projects/${encodeURIComponent(path)}`,
  'bitbucket.org': (path) => `https://api.bitbucket.org/2.0/repositories/${path}`,
  'codeberg.org': (path) => `https://codeberg.org/api/v1/repos/${path}`,
};

interface Remote {
  host: string;
  /** `you/portfolio` */
  path: string;
}

type Ask = (address: string) => Promise<number | undefined>;

const tell = (severity: Severity, sentence: string): Finding => ({
  severity,
  topic: 'The repository',
  sentence,
});

/** A locked study lies readable in content/: whoever can read the repository can read it without a password. */
export async function lookAtRepository(
  root: string,
  { online = false, ask = statusOf } = {},
): Promise<Finding[]> {
  const count = lockedRoutes(root, { withDrafts: true }).length;
  if (count === 0) return [];
  const lies = count === 1 ? 'The locked study lies' : `The ${count} locked studies lie`;
  const remotes = remotesOf(root);
  if (remotes.length === 0) {
    return [
      tell('good', `${lies} readable in content/, and on this machine only: keep any repository private`),
    ];
  }
  return Promise.all(remotes.map((remote) => judge(remote, lies, online ? ask : undefined)));
}

async function judge({ host, path }: Remote, lies: string, ask: Ask | undefined): Promise<Finding> {
  const name = `${host}/${path}`;
  const address = ASKED_AT[host]?.(path);
  const status = ask && address ? await ask(address) : undefined;
  if (status === 200) {
    return tell(
      'unfinished',
      `${lies} readable in content/, and ${name} is public: anyone can read them there without a password. Make it private in its settings. Netlify, Cloudflare Pages and Vercel publish from a private repository for nothing, GitHub Pages with a paid plan; or build here and upload dist (docs/publish.md). What was public before should count as read.`,
    );
  }
  if (status === 404 || status === 403 || status === 401) {
    return tell('good', `${lies} readable in content/, and ${name} is not public`);
  }
  const mend =
    !ask && address
      ? 'see that it is, or have it asked: `npm run doctor -- --online`.'
      : 'that could not be asked, so open its address in a private window, where it must not be found.';
  return tell('advice', `${lies} readable in content/, so ${name} must be private: ${mend}`);
}

/**
 * Where `git push` leads, each once. Folders on this machine are nobody else’s, and `upstream` is where newer versions
 * come from (docs/upgrade.md): nothing of the owner’s goes there.
 */
function remotesOf(root: string): Remote[] {
  const { stdout, status } = spawnSync('git', ['remote', '-v'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) return [];
  const remotes = stdout.split('\n').flatMap((line) => {
    const [name, address = '', way] = line.split(/\s+/);
    return (way === '(push)' && name !== 'upstream' && readRemote(address)) || [];
  });
  return [...new Map(remotes.map((remote) => [`${remote.host}/${remote.path}`, remote])).values()];
}

/** Whatever name or token stands before the host is left out: what the doctor says is shown around. */
export function readRemote(address: string): Remote | undefined {
  const [, host, path] =
    /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([^/:]+)(?::\d+)?\/+(.+)$/.exec(address) ??
    /^(?:[^@/\\:]+@)?([^/\\:]{2,}):(?![/\\])(.+)$/.exec(address) ??
    [];
  if (!host || !path) return undefined;
  return { host: host.toLowerCase().replace(/^(www|ssh)\./, ''), path: path.replace(/(\.git)?\/*$/, '') };
}

async function statusOf(address: string): Promise<number | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    await response.body?.cancel();
    // GitHub answers so when it was asked too often from one place.
    const isBusy = response.headers.get('x-ratelimit-remaining') === '0';
    return response.ok ? 200 : isBusy ? undefined : response.status;
  } catch {
    return undefined;
  }
}
