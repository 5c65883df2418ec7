import { type Bytes, concat, type Random, systemRandom, utf8 } from './bytes.ts';
import { AlteredError } from './errors.ts';
import { paddedLength } from './padding.ts';

/** A file before it is sealed and after it is opened. */
export interface PlainFile {
  /** Its media type, such as `image/avif`; sealed along with it. */
  type: string;
  bytes: Uint8Array;
}

/** `VLT` and the format’s version. Raise the version with any change to a byte below. */
const HEADER = Uint8Array.of(0x56, 0x4c, 0x54, 1);
const NONCE_LENGTH = 12;
const START = HEADER.length + NONCE_LENGTH;
const TAG_LENGTH = 16;

/** Binds the ciphertext to its version and to its name: a file put in another’s place does not open. */
const boundTo = (name: string): Bytes => concat(HEADER, utf8(name));

export async function sealFile(
  key: CryptoKey,
  name: string,
  file: PlainFile,
  random: Random = systemRandom,
): Promise<Bytes> {
  const nonce = random(NONCE_LENGTH);
  const algorithm = { name: 'AES-GCM', iv: nonce, additionalData: boundTo(name) };
  const sealed = await crypto.subtle.encrypt(algorithm, key, pack(file));
  return concat(HEADER, nonce, new Uint8Array(sealed));
}

/** Throws AlteredError unless every byte, the name included, is as it was sealed. */
export async function openFile(key: CryptoKey, name: string, sealed: Bytes): Promise<PlainFile> {
  if (sealed.length < START + TAG_LENGTH || HEADER.some((byte, index) => sealed[index] !== byte)) {
    throw new AlteredError(`${name} is not a sealed file.`);
  }
  const algorithm = {
    name: 'AES-GCM',
    iv: sealed.subarray(HEADER.length, START),
    additionalData: boundTo(name),
  };
  try {
    return unpack(new Uint8Array(await crypto.subtle.decrypt(algorithm, key, sealed.subarray(START))));
  } catch {
    throw new AlteredError(`${name} has been altered.`);
  }
}

/** Length of the content (4 bytes), length of the type (1 byte), type, content, zeros up to the step. */
function pack({ type, bytes }: PlainFile): Bytes {
  const label = utf8(type);
  if (label.length > 255) throw new RangeError('A media type is at most 255 bytes long.');
  const used = 5 + label.length + bytes.length;
  const whole = new Uint8Array(paddedLength(used));
  new DataView(whole.buffer).setUint32(0, bytes.length);
  whole[4] = label.length;
  whole.set(label, 5);
  whole.set(bytes, 5 + label.length);
  return whole;
}

/** The content is a view of the opened bytes, not a copy: a film is held no more often than it must be. */
function unpack(whole: Bytes): PlainFile {
  const length = new DataView(whole.buffer).getUint32(0);
  const start = 5 + (whole[4] ?? 0);
  return {
    type: new TextDecoder().decode(whole.subarray(5, start)),
    bytes: whole.subarray(start, start + length),
  };
}
