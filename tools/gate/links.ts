import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readText } from '../../src/lib/files.ts';
import { lockedRoutes } from '../../src/reader/locked.ts';
import { publishedAt } from '../../src/reader/published-at.ts';
import { readSettings } from '../../src/reader/settings.ts';
import { readLinks } from '../../src/vault/settings.ts';
import { wordsFor } from '../../src/words/words.ts';
import { quoted, Refusal, writeSetting } from './env-file.ts';

export interface KeptLink {
  /** Whom it is for. */
  name: string;
  secret: string;
  /** The day it was made, as 2026-11-17; links of earlier versions have none. */
  made: string | undefined;
}

/** Makes a link and keeps it. */
export function addLink(root: string, name: string, today = new Date()): KeptLink {
  const wanted = name.trim();
  if (wanted === '') throw new Refusal('Say whom it is for.');
  if (/[^\p{L}\p{N} .&'’()_-]/u.test(wanted)) {
    throw new Refusal(
      "A name is letters, digits, spaces and . & ' ( ) - _ only: commas and = have a meaning of their own.",
    );
  }
  const links = keptLinks(root);
  if (links.some((link) => link.name === wanted))
    throw new Refusal(`There is a link for ${wanted} already. Have it shown again, or say another name.`);
  const secret = randomBytes(16).toString('base64url');
  const link = { name: wanted, secret, made: today.toLocaleDateString('en-CA') };
  store(root, [...links, link]);
  return link;
}

/** A link that was made before. */
export function keptLink(root: string, name: string): KeptLink {
  const links = keptLinks(root);
  const kept = links.find((link) => link.name === name.trim());
  if (kept) return kept;
  const known = links.map((link) => link.name).join(', ') || 'none';
  throw new Refusal(`There is no link for “${name}”. There are: ${known}.`);
}

export function removeLink(root: string, name: string): void {
  const { secret } = keptLink(root, name);
  store(
    root,
    keptLinks(root).filter((link) => link.secret !== secret),
  );
}

export function keptLinks(root: string): KeptLink[] {
  const file = join(root, '.env');
  if (!existsSync(file)) return [];
  const { GATE_LINKS = '', GATE_LINKS_MADE = '' } = parseEnv(readText(file));
  const days = new Map(GATE_LINKS_MADE.split(',').map((entry) => entry.split('=') as [string, string]));
  return readLinks(GATE_LINKS).map(({ name, secret }) => ({ name, secret, made: days.get(name) }));
}

/** The line for a host; nothing, where there is no link. */
export function linksLine(root: string): string | undefined {
  const links = keptLinks(root);
  return links.length > 0 ? `GATE_LINKS=${quoted(written(links))}` : undefined;
}

/** What a link is sent as: one address for each locked study. */
export function addressesOf(root: string, { secret }: KeptLink): string[] {
  const { origin, base } = publishedAt(root);
  return lockedRoutes(root).map((route) => `${origin}${base}/${route}#k=${secret}`);
}

/** A mail to copy. Under the addresses stands the key alone, for mail that loses what comes after a #. */
export function mailOf(root: string, link: KeptLink): string {
  const { opens, code, unseen } = wordsFor(readSettings(root).language).mail;
  return [[opens, ...addressesOf(root, link)], [code, link.secret], [unseen]]
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** A link is sent by mail and never looked at again: what would make it lead nowhere is said at once. */
export function whyNowhere(root: string): 'nothing locked' | 'no address' | undefined {
  if (lockedRoutes(root).length === 0) return 'nothing locked';
  return /([.-]example|localhost(:\d+)?)$/.test(publishedAt(root).origin) ? 'no address' : undefined;
}

const written = (links: readonly KeptLink[]) =>
  links.map(({ name, secret }) => `${name}=${secret}`).join(',');

/** The days are the owner’s alone: a host is told names and secrets. */
function store(root: string, links: readonly KeptLink[]): void {
  writeSetting(root, 'GATE_LINKS', links.length > 0 ? written(links) : undefined);
  const days = links.flatMap(({ name, made }) => (made ? [`${name}=${made}`] : []));
  writeSetting(root, 'GATE_LINKS_MADE', days.length > 0 ? days.join(',') : undefined);
}
