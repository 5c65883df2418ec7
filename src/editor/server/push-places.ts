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
  /** Whether git asks these very addresses when it is given them; else a setting leads it from there to another. */
  isAskable: boolean;
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
  const addresses = urls ? urls.split('\n') : [await sentTo(root, remote)];
  const address = addresses.map(shownAddress).join(' and ');
  const isNamed = urls !== '';
  const shown = { remote: isNamed ? remote : address, branch: ref.replace(/^refs\/heads\//, ''), address };
  const asked = await Promise.all(addresses.map((one) => askedAt(root, one)));
  return { shown, remote, isNamed, addresses, isAskable: addresses.every((one, at) => one === asked[at]) };
}

const askedAt = async (root: string, address: string): Promise<string> =>
  line(await git(root, 'ls-remote', '--get-url', '--', address)) || address;

/** Where git sends what is pushed to an address: settings may put another one in its place, and it names that nowhere. */
async function sentTo(root: string, address: string): Promise<string> {
  const { out } = await git(root, 'config', '-z', '--get-regexp', String.raw`^url\..*\.pushinsteadof$`);
  const [longest] = out
    .split('\0')
    .map((entry) => {
      const [key = '', ...prefix] = entry.split('\n');
      return { to: key.slice('url.'.length, -'.pushinsteadof'.length), prefix: prefix.join('\n') };
    })
    .filter(({ prefix }) => prefix !== '' && address.startsWith(prefix))
    .toSorted((a, b) => b.prefix.length - a.prefix.length);
  return longest ? longest.to + address.slice(longest.prefix.length) : askedAt(root, address);
}
