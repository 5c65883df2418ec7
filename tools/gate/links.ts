import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readText } from '../../src/lib/files.ts';
import { lockedRoutes } from '../../src/reader/locked.ts';
import { publishedAt } from '../../src/reader/published-at.ts';
import { type PrivateLink, readLinks } from '../../src/vault/settings.ts';
import { quoted, Refusal, writeSetting } from './env-file.ts';

type Entry = Pick<PrivateLink, 'name' | 'secret'>;

/** `npm run gate -- link "Some company"`: a private link to each locked study. */
export function makeLink(root: string, name: string, say: (line: string) => void): void {
  const wanted = name.trim();
  if (wanted === '') throw new Refusal('Say whom it is for: npm run gate -- link "Some company"');
  if (/[^\p{L}\p{N} .&'’_-]/u.test(wanted)) {
    throw new Refusal(
      "A name is letters, digits, spaces and . & ' - _ only: commas and = have a meaning of their own.",
    );
  }
  const links = stored(root);
  if (links.some((link) => link.name === wanted)) {
    throw new Refusal(
      `There is a link for ${wanted} already. Revoke it first: npm run gate -- revoke "${wanted}"`,
    );
  }
  const link = { name: wanted, secret: randomBytes(16).toString('base64url') };
  store(root, [...links, link]);
  say(`✓ Made for ${wanted}. It works from the next build on:\n`);
  for (const address of addresses(root, link)) say(`  ${address}`);
  tellAddress(root, say);
  tellSetting([...links, link], say);
}

export function listLinks(root: string, say: (line: string) => void): void {
  const links = stored(root);
  if (links.length === 0) say('There are no private links. Make one: npm run gate -- link "Some company"');
  for (const link of links) {
    say(link.name);
    for (const address of addresses(root, link)) say(`  ${address}`);
  }
  if (links.length > 0) tellAddress(root, say);
}

export function revokeLink(root: string, name: string, say: (line: string) => void): void {
  const links = stored(root);
  const left = links.filter((link) => link.name !== name.trim());
  if (left.length === links.length) {
    const known = links.map((link) => link.name).join(', ') || 'none';
    throw new Refusal(`There is no link for “${name}”. There are: ${known}.`);
  }
  store(root, left);
  say(`✓ Revoked. The link for ${name.trim()} stops working with the next build.`);
  tellSetting(left, say);
}

function stored(root: string): Entry[] {
  const file = join(root, '.env');
  return existsSync(file) ? readLinks(parseEnv(readText(file)).GATE_LINKS ?? '') : [];
}

const written = (links: readonly Entry[]) => links.map(({ name, secret }) => `${name}=${secret}`).join(',');

function store(root: string, links: readonly Entry[]): void {
  writeSetting(root, 'GATE_LINKS', links.length > 0 ? written(links) : undefined);
}

function tellSetting(links: readonly Entry[], say: (line: string) => void): void {
  say('\nOn a host, put this into the site’s settings:\n');
  say(`GATE_LINKS=${quoted(written(links))}\n`);
}

/** A link is sent by mail and never looked at again: what would make it lead nowhere is said at once. */
function tellAddress(root: string, say: (line: string) => void): void {
  const { origin } = publishedAt(root);
  if (lockedRoutes(root).length === 0) say('  (No case study is locked: there is nothing to link to yet.)');
  else if (/([.-]example|localhost(:\d+)?)$/.test(origin)) {
    say(
      `\n! ${origin} is nobody’s address, so these links lead nowhere yet. Put the whole address of your site,`,
    );
    say('  sub-path included, into content/site.yaml at url:, then run `npm run gate -- links`.');
  }
}

function addresses(root: string, { secret }: Entry): string[] {
  const { origin, base } = publishedAt(root);
  return lockedRoutes(root).map((route) => `${origin}${base}/${route}#k=${secret}`);
}
