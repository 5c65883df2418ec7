/** Bytes on a buffer of their own, which is what WebCrypto takes. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Where random bytes come from; tests that pin the format pass their own. */
export type Random = (length: number) => Bytes;

export const systemRandom: Random = (length) => crypto.getRandomValues(new Uint8Array(length));

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

export function concat(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Looks at every byte whatever it finds, so that timing says nothing. */
export function isEqual(one: Uint8Array, two: Uint8Array): boolean {
  let difference = one.length ^ two.length;
  one.forEach((byte, index) => {
    difference |= byte ^ (two[index] ?? 0);
  });
  return difference === 0;
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const toBase64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Undefined for anything that is not exactly how these bytes would be written. */
export function fromBase64url(text: string): Bytes | undefined {
  if (!/^[\w-]+$/.test(text)) return undefined;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return toBase64url(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}
