import type { PushPlace } from '../shared/answers.ts';
import { shownAddress } from './address.ts';
import { git, line } from './git.ts';

/** A place as the owner sees it, and as git is told: that may be an address with a password in it. */
export interface KnownPlace {
  shown: PushPlace;
  remote: string;
  /** Whether the remote is the name of a place; else it is an address. */
  isNamed: boolean;
  addresses: string[];
}

/**
 * Where a branch may be sent. If git would know by itself, that is the one; else it is every place there is, for the
 * owner to choose from.
 */
export async function pushPlaces(root: string, branch: string): Promise<KnownPlace[]> {
  const asked = ['push:remotename', 'push:remoteref', 'push', 'upstream:remotename', 'upstream:remoteref'];
  const format = asked.map((field) => `%(${field})`).join('%00');
  const known = line(await git(root, 'for-each-ref', `--format=${format}`, `refs/heads/${branch}`));
  const [remote = '', ref = '', tracked = '', upstream = '', upstreamRef = ''] = known.split('\0');
  const here = `refs/remotes/${remote}/`;
  const target = ref || (tracked.startsWith(here) ? `refs/heads/${tracked.slice(here.length)}` : '');
  if (remote && target) return [await place(root, remote, target)];

  const same = `refs/heads/${branch}`;
  const remotes = remote
    ? [remote]
    : line(await git(root, 'remote'))
        .split('\n')
        .filter(Boolean);
  const all = remotes.map((name) => ({ name, to: same }));
  // A branch that takes from one of another name: git does not say which of the two is meant.
  const takesElse = upstreamRef !== '' && upstreamRef !== same;
  if (takesElse && (remote === '' || remote === upstream)) all.push({ name: upstream, to: upstreamRef });
  return Promise.all(all.map(({ name, to }) => place(root, name, to)));
}

async function place(root: string, remote: string, ref: string): Promise<KnownPlace> {
  // One remote may have several addresses, and is then sent to each.
  const urls = line(await git(root, 'remote', 'get-url', '--push', '--all', '--', remote));
  const addresses = (urls || line(await git(root, 'ls-remote', '--get-url', '--', remote)) || remote).split(
    '\n',
  );
  const address = addresses.map(shownAddress).join(' and ');
  const isNamed = urls !== '';
  const shown = { remote: isNamed ? remote : address, branch: ref.replace(/^refs\/heads\//, ''), address };
  return { shown, remote, isNamed, addresses };
}
