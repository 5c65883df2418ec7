import { asMeant } from '../lib/as-meant.ts';
import { readSettings } from './settings.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Where visitors find the site. */
export interface PublishedAt {
  /** `https://your-name.example`, without a path. */
  origin: string;
  /** The sub-path it lives under, such as `/portfolio`; nothing at the top of a domain. */
  base: string;
}

/** Stops a command: the address that was set is none. */
export class AddressError extends Error {
  override name = 'AddressError';
}

/**
 * The address as `url:` in content/site.yaml says it, its path being the sub-path. SITE_URL and SITE_BASE in the
 * environment win over it: the steps for GitHub Pages set both.
 */
export function publishedAt(root: string, env: Env = process.env): PublishedAt {
  const setting = (name: string) => asMeant(name, env[name] ?? '');
  const address = setting('SITE_URL') || readSettings(root).url;
  if (!/^https?:\/\/[^/]/.test(address) || !URL.canParse(address)) {
    throw new AddressError(
      `SITE_URL is “${address}”, which is no address: it starts with https://, for example https://your-name.example.`,
    );
  }
  const { origin, pathname } = new URL(address);
  const set = setting('SITE_BASE');
  return { origin, base: set ? checkBase(set, 'SITE_BASE') : checkBase(pathname, 'The path of the address') };
}

function checkBase(given: string, name: string): string {
  // Git Bash on Windows takes /portfolio for a folder of its own, and writes that folder’s whole path instead.
  if (/^[a-z]:[/\\]/i.test(given)) {
    throw new AddressError(
      `${name} is “${given}”, a folder on this machine: write it without the slash in front, SITE_BASE=portfolio, and nothing will turn it into one.`,
    );
  }
  const base = given.replaceAll(/^\/+|\/+$/g, '');
  if (base === '') return '';
  const parts = base.split('/');
  if (parts.some((part) => !/^[\w.~-]+$/.test(part) || /^\.+$/.test(part))) {
    throw new AddressError(
      `${name} is “${given}”, which is no sub-path: it is what stands in the address after the domain, such as /portfolio, in letters, digits, dots, - and _.`,
    );
  }
  return `/${base}`;
}
