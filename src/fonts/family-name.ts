import { harmless } from '../lib/harmless.ts';

const LONGEST_NAME = 80;

/** The family’s name: the one for typographers where there is one, since the other may hold a weight too. */
export function familyIn(table: Uint8Array | undefined): string | undefined {
  if (!table) return undefined;
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  const [count, texts] = [view.getUint16(2), view.getUint16(4)];
  const names = new Map<number, string>();
  for (let at = 6; at < 6 + count * 12; at += 12) {
    const [platform, id] = [view.getUint16(at), view.getUint16(at + 6)];
    const from = texts + view.getUint16(at + 10);
    const bytes = table.subarray(from, from + view.getUint16(at + 8));
    const text = harmless(new TextDecoder(platform === 1 ? 'latin1' : 'utf-16be').decode(bytes)).trim();
    if (text !== '' && !names.has(id)) names.set(id, text);
  }
  return (names.get(16) ?? names.get(1))?.slice(0, LONGEST_NAME);
}
