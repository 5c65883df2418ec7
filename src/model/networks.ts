import { z } from 'zod';
import { line } from './fields.ts';
import type { Site } from './site.ts';

/** How networks write their own names, so that `github` in the settings is GitHub on the page. */
const SPELLED = [
  'ADPList',
  'ArtStation',
  'Are.na',
  'Behance',
  'Bluesky',
  'CodePen',
  'Contra',
  'Cosmos',
  'DeviantArt',
  'Dribbble',
  'Facebook',
  'Figma',
  'GitHub',
  'GitLab',
  'Instagram',
  'Layers',
  'LinkedIn',
  'Mastodon',
  'Medium',
  'Peerlist',
  'Pinterest',
  'Polywork',
  'Read.cv',
  'Substack',
  'Threads',
  'Tumblr',
  'Vimeo',
  'X',
  'XING',
  'YouTube',
];

const https = z.url({ protocol: /^https$/ });

export const linkedin = https
  .optional()
  .describe('The whole address of your LinkedIn profile, starting with https://.');

export const networks = z
  .array(
    z.strictObject({
      name: line('What its link says: Behance, Dribbble, GitHub, or any word of yours.').meta({
        widget: 'name',
      }),
      url: https.describe('The whole address of your page there, starting with https://.'),
    }),
  )
  .optional()
  .describe('Other places to find you, in order: Behance, Dribbble, Read.cv, GitHub, Mastodon …');

/** How an address begins from which people leave its https:// out: `linkedin.com/in/me`. */
const HOST = /^[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+([/?#]|$)/u;

/** `linkedin.com/in/me` → `https://linkedin.com/in/me`; what is no address, or a whole one, stays as it is. */
export const wholeAddress = (text: string): string => (HOST.test(text) ? `https://${text}` : text);

const MAIL = /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#.]+$/;
/** A file of the site, which looks like a host: `resume.pdf`. */
const OWN_FILE = /^[^/?#]+\.(pdf|html?|xml|txt)$/i;

/** The same where a link may lead anywhere: to a page or a file of the site, or to `mailto:ada@ada.example`. */
export function wholeLink(text: string): string {
  if (MAIL.test(text)) return `mailto:${text}`;
  return OWN_FILE.test(text) ? text : wholeAddress(text);
}

export interface Network {
  name: string;
  url: string;
}

/** Everywhere else the owner can be found: LinkedIn first, then the others in their order, each address once. */
export function networksOf({ owner, footer }: Pick<Site, 'owner' | 'footer'>): Network[] {
  const first = owner.linkedin ? [{ name: footer.linkedinLabel, url: owner.linkedin }] : [];
  const all = [...first, ...(owner.networks ?? []).map(({ name, url }) => ({ name: spelled(name), url }))];
  return all.filter(({ url }, index) => all.findIndex((other) => other.url === url) === index);
}

/** What a place is called, by its address: `https://www.behance.net/me` → `Behance`, and a site of one’s own as its address. */
export function networkName(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, '');
  const [first = host] = host === 'bsky.app' ? ['bluesky'] : host.split('.');
  const known = SPELLED.find((name) => [host, first].includes(name.toLowerCase()));
  return known ?? host;
}

const spelled = (name: string) => SPELLED.find((known) => known.toLowerCase() === name.toLowerCase()) ?? name;

/** Where a network has the page of somebody whose name there is all that is known. */
const PAGES: Record<string, (name: string) => string> = {
  'Are.na': (name) => `www.are.na/${name}`,
  ArtStation: (name) => `www.artstation.com/${name}`,
  Behance: (name) => `www.behance.net/${name}`,
  Bluesky: (name) => `bsky.app/profile/${name}`,
  CodePen: (name) => `codepen.io/${name}`,
  DeviantArt: (name) => `www.deviantart.com/${name}`,
  Dribbble: (name) => `dribbble.com/${name}`,
  Figma: (name) => `www.figma.com/@${name}`,
  GitHub: (name) => `github.com/${name}`,
  GitLab: (name) => `gitlab.com/${name}`,
  Instagram: (name) => `www.instagram.com/${name}`,
  LinkedIn: (name) => `www.linkedin.com/in/${name}`,
  Medium: (name) => `medium.com/@${name}`,
  Pinterest: (name) => `www.pinterest.com/${name}`,
  Threads: (name) => `www.threads.net/@${name}`,
  Vimeo: (name) => `vimeo.com/${name}`,
  X: (name) => `x.com/${name}`,
  XING: (name) => `www.xing.com/profile/${name}`,
  YouTube: (name) => `www.youtube.com/@${name}`,
};

/**
 * A network as another program says it: the beginning of its address may be missing or be the old one, or there is a
 * name alone. Undefined where nobody can know the address; of a place that is no network, whether it answers at https.
 */
export function networkFrom({ network, url, username }: Record<'network' | 'url' | 'username', string>) {
  const called = network.trim().replaceAll(/\s+/g, ' ');
  const name = spelled(/\btwitter\b/i.test(called) ? 'X' : called);
  const user = username.trim().replace(/^@/, '');
  const given = wholeAddress(url.trim());
  const page = given === '' && /^[\w.-]+$/.test(user) ? PAGES[name]?.(user) : undefined;
  const address = page ? `https://${page}` : given;
  const isHttp = /^http:/i.test(address);
  const safe = address.replace(/^http:/i, 'https:');
  if (!https.safeParse(safe).success) return undefined;
  if (isHttp && !SPELLED.includes(networkName(safe))) return undefined;
  return { name: name || networkName(safe), url: safe };
}
