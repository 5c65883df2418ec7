import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { asMeant } from '../lib/as-meant.ts';
import { readText } from '../lib/files.ts';
import { type Bytes, fromBase64url } from './bytes.ts';
import { buildHost } from './host.ts';

/** Opens the locked studies until the owner sets a password. The README names it: it protects nothing. */
export const DEMO_PASSWORD = 'open-sesame-demo';

/** The password of builds under test: accents, an emoji, spaces, and characters that HTML must escape. */
export const TEST_PASSWORD = 'Élan vital & 🔑 "naïveté" <d’été>';

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
  const given = env.GATE_SHA384 ?? file.GATE_SHA384;
  // GitHub hands over a secret that was never set as an empty one.
  const isUnset = given === undefined || (given.trim() === '' && buildHost(env) !== undefined);
  const hash = isUnset ? sha384(DEMO_PASSWORD) : checkHash(given);
  return {
    hash,
    links: readLinks(env.GATE_LINKS ?? file.GATE_LINKS ?? ''),
    isDemo: hash === sha384(DEMO_PASSWORD),
  };
}

/** Stops a build that would publish locked studies with the password that anyone can read in the README. */
export function refuseDemo({ isDemo }: GateSettings, env: Record<string, string | undefined> = process.env) {
  const host = buildHost(env);
  if (!isDemo || !host) return;
  // Some CI that runs `npm start` looks at the site there and then; nothing leaves it.
  if (host.isAny && globalThis.servesFirst) return;
  const place = host.isAny ? 'here' : `on ${host.name}`;
  throw new GateSettingsError(
    `There are locked case studies, and no password of your own is set ${place}: they would be published with the demo password, which anyone can read.\n` +
      '  1. On your own machine run `npm run gate`. It asks for a password and prints a line GATE_SHA384=…\n' +
      `  2. ${host.isAny ? 'In' : `On ${host.name}, under`} ${host.where}, add the variable GATE_SHA384; its value is what stands after the =.\n` +
      '  3. Build again. docs/publish.md has the steps for each host.',
  );
}

function checkHash(given: string): string {
  // A narrow window breaks the line it is copied from.
  const value = asMeant('GATE_SHA384', given).replaceAll(/\s/g, '');
  const refuse = (fault: string): never => {
    throw new GateSettingsError(
      `GATE_SHA384 ${fault}. It is the SHA-384 hash of the password: 96 digits and small letters a to f. ` +
        'Run `npm run gate` to make it, or remove the setting to use the demo password.',
    );
  };
  if (value === '') return refuse('is empty');
  if (/^[0-9A-F]{96}$/i.test(value) && !/^[0-9a-f]{96}$/.test(value)) return refuse('has capital letters');
  if (/^[0-9a-f]+$/.test(value) && value.length !== 96) {
    return refuse(`has ${value.length} characters instead of 96`);
  }
  if (!/^[0-9a-f]{96}$/.test(value)) return refuse('is not a hash');
  if (value === sha384('')) return refuse('is the hash of no password at all');
  return value;
}

/** Messages count entries instead of quoting them: a build log is no place for a secret or a company’s name. */
export function readLinks(given: string): PrivateLink[] {
  const value = asMeant('GATE_LINKS', given);
  if (value === '') return [];
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
