/** A text as it was written: UTF-8 or what says so at its start, else the letters of older Windows. */
export function textOf(bytes: Uint8Array): string {
  const wide =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : undefined;
  const read = (encoding: string, fatal: boolean) => new TextDecoder(encoding, { fatal }).decode(bytes);
  let text: string;
  try {
    text = read(wide ?? 'utf-8', true);
  } catch {
    text = read('windows-1252', false);
  }
  return text.replaceAll(/\r\n?/g, '\n').normalize('NFC');
}
