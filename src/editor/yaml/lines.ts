/** Where what was written ends: a block of text or a list claims the blank lines after it too. */
export function contentEnd(text: string, end: number): number {
  return text.slice(0, end).trimEnd().length;
}
