import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../src/lib/files.ts';
import { readSettings } from '../../src/reader/settings.ts';
import { openWithPassword, readKeyring } from '../../src/vault/keyring.ts';
import { DEMO_PASSWORD, GateSettingsError, readGateSettings } from '../../src/vault/settings.ts';
import { TEST_PASSWORD } from '../../tests/helpers/gate.ts';
import { changedSince, currentStamp, lastStamp } from '../stamp.ts';
import { type Finding, finder } from './finding.ts';

const find = finder('The build');
const SHOWN = 3;

/** Whether dist is there, made from what is there now, and locked with a password that is only the owner’s. */
export async function lookAtBuild(root: string): Promise<Finding[]> {
  const settings = gateSettings(root);
  if (!existsSync(join(root, 'dist/index.html'))) {
    return [...settings, find.mend('There is no build yet', 'Run `npm run build`.')];
  }
  return [
    ...(settings.length > 0 ? [] : [currency(root)]),
    ...settings,
    ...(await lock(root)),
    ...address(root),
    envFile(root),
  ];
}

function currency(root: string): Finding {
  const stamp = lastStamp(root);
  const mend = 'Run `npm run build`.';
  if (!stamp) return find.mend('It is not known what dist was made from', mend);
  const now = currentStamp(root);
  const changed = changedSince(stamp, now);
  const made = ago(new Date(stamp.at));
  if (changed.length > 0) {
    const more = changed.length > SHOWN ? ` and ${changed.length - SHOWN} more` : '';
    return find.mend(
      `Made ${made}; since then these changed: ${changed.slice(0, SHOWN).join(', ')}${more}`,
      mend,
    );
  }
  if (stamp.settings !== now.settings) {
    return find.mend(`Made ${made} with another password, other links or another address`, mend);
  }
  return find.good(`Current: made ${made} from what is there now`);
}

function gateSettings(root: string): Finding[] {
  try {
    readGateSettings(root);
    return [];
  } catch (error) {
    if (!(error instanceof GateSettingsError)) throw error;
    return [find.mend(error.message)];
  }
}

/** Tries the two passwords that anyone can read, on what would be published. */
async function lock(root: string): Promise<Finding[]> {
  const [name] = listFiles('dist/vault/keyring-*.bin', root);
  if (!name) return [];
  const keyring = readKeyring(new Uint8Array(readFileSync(join(root, name))));
  const opens = (password: string) =>
    openWithPassword(keyring, createHash('sha384').update(password, 'utf8').digest('hex'));
  const [demo, tests] = await Promise.all([opens(DEMO_PASSWORD), opens(TEST_PASSWORD)]);
  if (demo) {
    return [
      find.mend(
        `dist is locked with the demo password, ${DEMO_PASSWORD}, which anyone can read`,
        'Run `npm run gate`, then `npm run build`.',
      ),
    ];
  }
  if (tests) {
    return [
      find.mend('dist is locked with the tests’ password, which anyone can read', 'Run `npm run build`.'),
    ];
  }
  return [find.good('The locked studies are locked with a password of your own')];
}

function address(root: string): Finding[] {
  const url = process.env.SITE_URL ?? readSettings(root).url;
  if (!/\.example$/.test(new URL(url).hostname)) return [find.good(`Made for ${url}`)];
  return [
    find.mind(
      `The address is still the sample’s, ${url}: previews and search engines would be sent there`,
      'Put yours into `url:` in content/site.yaml.',
    ),
  ];
}

function envFile(root: string): Finding {
  const file = join(root, '.env');
  if (!existsSync(file)) {
    return find.mind('There is no .env on this machine, so no password of your own', 'Run `npm run gate`.');
  }
  const isPrivate = process.platform === 'win32' || (statSync(file).mode & 0o077) === 0;
  if (isPrivate) return find.good('.env is there, and only you can read it');
  return find.mind('.env can be read by other users of this machine', 'Run `chmod 600 .env`.');
}

function ago(date: Date): string {
  const minutes = Math.round((Date.now() - date.getTime()) / 60_000);
  const format = new Intl.RelativeTimeFormat('en-CA', { numeric: 'auto' });
  if (minutes < 1) return 'just now';
  if (minutes < 90) return format.format(-minutes, 'minute');
  if (minutes < 36 * 60) return format.format(-Math.round(minutes / 60), 'hour');
  return format.format(-Math.round(minutes / 60 / 24), 'day');
}
