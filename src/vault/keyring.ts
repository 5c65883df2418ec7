import { type Bytes, concat, isEqual, type Random, systemRandom } from './bytes.ts';
import { AlteredError } from './errors.ts';
import { DERIVATION, importContentKey, linkKeys, passwordKeys, type SlotKeys } from './keys.ts';

/** The published file that holds the content key, wrapped once for each way in. */
export interface Keyring {
  salt: Bytes;
  password: Slot;
  links: Slot[];
}

interface Slot {
  /** The password’s verifier, or a link’s id. */
  mark: Bytes;
  wrapped: Bytes;
}

/** `KEY`, the format’s version, and how keys come from what a visitor brings. */
const HEADER = Uint8Array.of(0x4b, 0x45, 0x59, 2, DERIVATION);
const SALT = 16;
const VERIFIER = 32;
const LINK_ID = 16;
/** Nonce, key, tag. */
const WRAPPED = 12 + 32 + 16;
const FIXED = HEADER.length + SALT + VERIFIER + WRAPPED + 1;
const LINK_SLOT = LINK_ID + WRAPPED;
/** Slots come in eights, the spare ones noise: nobody counts the owner’s links. */
const LINK_STEP = 8;
const MOST_LINKS = 248;

export async function makeKeyring(
  contentKey: Bytes,
  ways: { hash: string; secrets: readonly Bytes[] },
  random: Random = systemRandom,
): Promise<Bytes> {
  if (ways.secrets.length > MOST_LINKS)
    throw new RangeError(`There is room for ${MOST_LINKS} private links.`);
  const salt = random(SALT);
  const password = await wrap(await passwordKeys(ways.hash, salt), contentKey, random);
  const links: Bytes[] = [];
  for (const secret of ways.secrets) links.push(await wrap(await linkKeys(secret, salt), contentKey, random));
  const count = Math.max(1, Math.ceil(links.length / LINK_STEP)) * LINK_STEP;
  while (links.length < count) links.push(random(LINK_SLOT));
  // Sorted by their ids, which are noise: the order of the owner’s list does not show either.
  links.sort((one, two) => compare(one, two));
  return concat(HEADER, salt, password, Uint8Array.of(count), ...links);
}

export function readKeyring(bytes: Bytes): Keyring {
  const count = bytes[FIXED - 1] ?? 0;
  const isWhole = bytes.length === FIXED + count * LINK_SLOT;
  if (!isWhole || HEADER.some((byte, index) => bytes[index] !== byte)) {
    throw new AlteredError('This is not a keyring.');
  }
  let at = HEADER.length;
  const take = (length: number) => {
    at += length;
    return bytes.slice(at - length, at);
  };
  const salt = take(SALT);
  const password = { mark: take(VERIFIER), wrapped: take(WRAPPED) };
  at = FIXED;
  const links = Array.from({ length: count }, () => ({ mark: take(LINK_ID), wrapped: take(WRAPPED) }));
  return { salt, password, links };
}

/** The content key, or undefined when the password is not the one. */
export async function openWithPassword(keyring: Keyring, hash: string): Promise<CryptoKey | undefined> {
  return unwrap(await passwordKeys(hash, keyring.salt), [keyring.password]);
}

/** The content key, or undefined when no slot knows this secret (any more). */
export async function openWithSecret(keyring: Keyring, secret: Bytes): Promise<CryptoKey | undefined> {
  return unwrap(await linkKeys(secret, keyring.salt), keyring.links);
}

async function wrap({ wrapping, mark }: SlotKeys, contentKey: Bytes, random: Random): Promise<Bytes> {
  const nonce = random(12);
  const wrapped = await crypto.subtle.encrypt(bound(nonce, mark), wrapping, contentKey);
  return concat(mark, nonce, new Uint8Array(wrapped));
}

async function unwrap({ wrapping, mark }: SlotKeys, slots: readonly Slot[]): Promise<CryptoKey | undefined> {
  const slot = slots.find((one) => isEqual(one.mark, mark));
  if (!slot) return undefined;
  try {
    const algorithm = bound(slot.wrapped.subarray(0, 12), mark);
    const raw = await crypto.subtle.decrypt(algorithm, wrapping, slot.wrapped.subarray(12));
    return await importContentKey(new Uint8Array(raw));
  } catch {
    throw new AlteredError('The keyring has been altered.');
  }
}

const bound = (iv: Bytes, mark: Bytes) => ({ name: 'AES-GCM', iv, additionalData: concat(HEADER, mark) });

function compare(one: Uint8Array, two: Uint8Array): number {
  const at = one.findIndex((byte, index) => byte !== two[index]);
  return (one[at] ?? 0) - (two[at] ?? 0);
}
