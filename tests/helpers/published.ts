import { readLibrary } from '../../src/reader/read.ts';
import { SITE_ROOT } from './host.ts';

const { site } = await readLibrary(SITE_ROOT);

/** The site as its owner describes it. */
export const SITE = site;

const ORIGIN = new URL(process.env.SITE_URL ?? site.url).origin;

/** The whole address of a page, as it will be once published. */
export const whole = (path: string) => new URL(path, ORIGIN).href;

export const isOurs = (address: string) => address.startsWith(`${ORIGIN}/`);

/** The same address on the server under test. */
export function here(address: string): string {
  if (!isOurs(address)) throw new Error(`${address} is not an address of this site.`);
  return address.slice(ORIGIN.length);
}
