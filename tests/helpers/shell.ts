import { HOST_MARKS } from '../../src/vault/host.ts';

/** What a build is told by its surroundings. On a host the shell has all of it; a test says what it means to try. */
const SETTINGS = [
  'GATE_SHA384',
  'GATE_LINKS',
  'SITE_URL',
  'SITE_BASE',
  'SITE_OUT',
  'SITE_FOLDERS',
  'INIT_CWD',
];

/** Takes it out of an environment, so that tests fare the same in every shell. */
export function forgetSettings(env: Record<string, string | undefined>): void {
  for (const name of [...SETTINGS, ...HOST_MARKS]) delete env[name];
}
