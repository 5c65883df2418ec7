import { createHash } from 'node:crypto';
import { TEST_PASSWORD } from '../../src/vault/settings.ts';

export { TEST_PASSWORD };
export const TEST_HASH = createHash('sha384').update(TEST_PASSWORD, 'utf8').digest('hex');

/** 16 bytes each. They open nothing but the build under test. */
export const TEST_LINKS = [
  { name: 'Quartz & Marigold Ltd', secret: 'Wm5zT0hRb2pYc1J2TGRhQQ' },
  { name: 'Zephyr Bakery', secret: 'Q3VsbGluYW4tRGlhbW9uZA' },
] as const;
export const TEST_SECRET: string = TEST_LINKS[0].secret;
/** Well formed, and in no slot: what a link is after it was revoked. */
export const REVOKED_SECRET = 'UmV2b2tlZC1hbmQtZ29uZQ';

/** Wins over the owner’s .env, so that tests know the password whatever it is. */
export const TEST_ENV = {
  GATE_SHA384: TEST_HASH,
  GATE_LINKS: TEST_LINKS.map(({ name, secret }) => `${name}=${secret}`).join(','),
};
