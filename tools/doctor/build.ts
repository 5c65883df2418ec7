import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../src/lib/files.ts';
import { baseOf } from '../../src/publish/host-files.ts';
import { AddressError, publishedAt } from '../../src/reader/published-at.ts';
import { AlteredError } from '../../src/vault/errors.ts';
import { type Keyring, openWithPassword, readKeyring } from '../../src/vault/keyring.ts';
import { DEMO_PASSWORD, GateSettingsError, TEST_PASSWORD } from '../../src/vault/settings.ts';
import { changedSince, currentStamp, lastStamp } from '../stamp.ts';
import type { Finding, Severity } from './finding.ts';

const SHOWN = 3;

const tell = (severity: Severity, sentence: string): Finding => ({ severity, topic: 'The build', sentence });

const toBuild = (sentence: string, severity: Severity = 'unfinished'): Finding => ({
  ...tell(severity, sentence),
  mendedBy: 'build',
});

/** Whether dist is there, made from what is there now, and locked with a password that is only the owner’s. */
export async function lookAtBuild(root: string): Promise<Finding[]> {
  return [currency(root), ...(await lock(root)), ...serverSettings(root), ...envFile(root)];
}

function currency(root: string): Finding {
  try {
    const now = currentStamp(root);
    if (!existsSync(join(root, 'dist/index.html'))) {
      // Nothing old can be published by mistake, and most hosts build by themselves.
      return toBuild('There is no build yet: run `npm run build`.', 'advice');
    }
    const stamp = lastStamp(root);
    if (!stamp) {
      return toBuild('It is not known what dist was made from: run `npm run build`.');
    }
    const changed = changedSince(stamp, now);
    const made = `Made ${ago(new Date(stamp.at))}`;
    if (changed.length > 0) {
      const more = changed.length > SHOWN ? ` and ${changed.length - SHOWN} more` : '';
      const files = `${changed.slice(0, SHOWN).join(', ')}${more}`;
      return toBuild(`${made}, and since then ${files} changed: run \`npm run build\`.`);
    }
    if (stamp.settings !== now.settings) {
      return toBuild(`${made} with another password, other links or another address: run \`npm run build\`.`);
    }
    const { origin, base } = publishedAt(root);
    return tell('good', `${made} from what is there now, for ${origin}${base}`);
  } catch (error) {
    if (error instanceof GateSettingsError || error instanceof AddressError)
      return tell('error', error.message);
    throw error;
  }
}

/** Tries the two passwords that anyone can read, on what would be published. */
async function lock(root: string): Promise<Finding[]> {
  const [name] = listFiles('dist/vault/keyring-*.bin', root);
  if (!name) return [];
  const keyring = keyringOf(join(root, name));
  if (!keyring) return [toBuild('dist was locked by another version of this project: run `npm run build`.')];
  const opens = (password: string) =>
    openWithPassword(keyring, createHash('sha384').update(password, 'utf8').digest('hex'));
  const [demo, tests] = await Promise.all([opens(DEMO_PASSWORD), opens(TEST_PASSWORD)]);
  if (demo) {
    return [
      {
        ...tell(
          'unfinished',
          `The locked studies open with the demo password, ${DEMO_PASSWORD}, which anyone can read in the README: set your own, in the editor under Site or with \`npm run gate\`, then run \`npm run build\`.`,
        ),
        inEditor:
          'The locked studies open with the demo password, which anyone can read, and no host publishes with it: set your own, under Site, Password.',
      },
    ];
  }
  if (tests) {
    return [
      tell(
        'unfinished',
        'The locked studies open with the tests’ password, which anyone can read: run `npm run build`.',
      ),
    ];
  }
  return [tell('good', 'The locked studies are locked with a password of your own')];
}

/** None, if its format is not the one of today. */
function keyringOf(file: string): Keyring | undefined {
  try {
    return readKeyring(new Uint8Array(readFileSync(file)));
  } catch (error) {
    if (error instanceof AlteredError) return undefined;
    throw error;
  }
}

/** Settings for nginx and Caddy that were written for another sub-path than the site’s. */
function serverSettings(root: string): Finding[] {
  const base = baseOrNone(root);
  if (base === undefined) return [];
  const others = ['hosting/nginx.conf', 'hosting/portfolio.caddy'].filter((file) => {
    const path = join(root, file);
    return existsSync(path) && baseOf(readFileSync(path, 'utf8')) !== base;
  });
  if (others.length === 0) return [];
  const place = base ? `for a site under ${base}` : 'for a site at the top of its domain';
  return [
    tell(
      'advice',
      `${others.join(' and ')} ${others.length > 1 ? 'are' : 'is'} not ${place}, as this one is: on a server of your own, run \`npm run hosting\` and copy them over.`,
    ),
  ];
}

/** An address that is none was told already. */
function baseOrNone(root: string): string | undefined {
  try {
    return publishedAt(root).base;
  } catch {
    return undefined;
  }
}

function envFile(root: string): Finding[] {
  const file = join(root, '.env');
  if (!existsSync(file)) return [];
  const isPrivate = process.platform === 'win32' || (statSync(file).mode & 0o077) === 0;
  if (isPrivate) return [tell('good', '.env is there, and only you can read it')];
  return [tell('advice', '.env can be read by other users of this machine: run `chmod 600 .env`.')];
}

function ago(date: Date): string {
  const minutes = Math.round((Date.now() - date.getTime()) / 60_000);
  const format = new Intl.RelativeTimeFormat('en-CA', { numeric: 'auto' });
  if (minutes < 1) return 'just now';
  if (minutes < 90) return format.format(-minutes, 'minute');
  if (minutes < 36 * 60) return format.format(-Math.round(minutes / 60), 'hour');
  return format.format(-Math.round(minutes / 60 / 24), 'day');
}
