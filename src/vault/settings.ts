import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readText } from '../lib/files.ts';
import { type Bytes, fromBase64url } from './bytes.ts';

/** Opens the locked studies until the owner sets a password. The README names it: it protects nothing. */
export const DEMO_PASSWORD = 'open-sesame-demo';

export interface GateSettings {
  /** SHA-384 of the password, as lower-case hex. */
  hash: string;
  links: PrivateLink[];
  /** Whether anyone who reads the README can get in. */
  isDemo: boolean;
}

export interface PrivateLink {
  /** Whom it was made for; never leaves the owner’s machine. */
  name: string;
  /** 16 random bytes as 22 characters of base64url. */
  secret: string;
  bytes: Bytes;
}

/** Stops a build: the owner’s settings for the gate are not what they should be. */
export class GateSettingsError extends Error {
  override name = 'GateSettingsError';
}

const sha384 = (text: string) => createHash('sha384').update(text, 'utf8').digest('hex');

/** Reads GATE_SHA384 and GATE_LINKS from the environment, else from the git-ignored .env. */
export function readGateSettings(
  root: string,
  env: Record<string, string | undefined> = process.env,
): GateSettings {
  const file = existsSync(`${root}/.env`) ? parseEnv(readText(`${root}/.env`)) : {};
  const hash = checkHash(env.GATE_SHA384 ?? file.GATE_SHA384);
  return {
    hash,
    links: readLinks(env.GATE_LINKS ?? file.GATE_LINKS ?? ''),
    isDemo: hash === sha384(DEMO_PASSWORD),
  };
}

function checkHash(value: string | undefined): string {
  if (value === undefined) return sha384(DEMO_PASSWORD);
  const refuse = (fault: string): never => {
    throw new GateSettingsError(
      `GATE_SHA384 ${fault}. It is the SHA-384 hash of the password: 96 digits and small letters a to f. ` +
        'Run `npm run gate` to make it, or remove the setting to use the demo password.',
    );
  };
  if (value.trim() === '') return refuse('is empty');
  if (/^[0-9A-F]{96}$/i.test(value) && !/^[0-9a-f]{96}$/.test(value)) return refuse('has capital letters');
  if (/^[0-9a-f]+$/.test(value) && value.length !== 96) {
    return refuse(`has ${value.length} characters instead of 96`);
  }
  if (!/^[0-9a-f]{96}$/.test(value)) return refuse('is not a hash');
  if (value === sha384('')) return refuse('is the hash of no password at all');
  return value;
}

/** Messages count entries instead of quoting them: a build log is no place for a secret or a company’s name. */
export function readLinks(value: string): PrivateLink[] {
  if (value.trim() === '') return [];
  const links: PrivateLink[] = [];
  for (const [index, entry] of value.split(',').entries()) {
    const refuse = (fault: string): never => {
      throw new GateSettingsError(
        `GATE_LINKS, entry ${index + 1}: ${fault}. Each entry is name=secret, and commas stand between them. ` +
          'Run `npm run gate -- link "Some company"` to make one.',
      );
    };
    const at = entry.indexOf('=');
    if (entry.trim() === '') refuse('it is empty');
    if (at < 0) refuse('there is no = between the name and the secret');
    const name = entry.slice(0, at).trim();
    const secret = entry.slice(at + 1).trim();
    const bytes = fromBase64url(secret);
    if (name === '') refuse('the name is missing');
    if (bytes?.length !== 16) {
      return refuse('the secret is not 16 bytes written as 22 characters of base64url');
    }
    if (links.some((link) => link.name === name)) refuse('this name was there before');
    if (links.some((link) => link.secret === secret)) refuse('this secret was there before');
    links.push({ name, secret, bytes });
  }
  return links;
}
