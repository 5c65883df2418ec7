/** A text in three: what it shares with another at its start, what is its own, and what both end with. */
type Parts = readonly [string, string, string];

/** What differs between two texts, by whole words. */
export function differing(one: string, other: string): { one: Parts; other: Parts } {
  const [a, b] = [piecesOf(one), piecesOf(other)];
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a[start] === b[start]) start++;
  let end = 0;
  while (end < most - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const parts = (pieces: readonly string[]): Parts => {
    const last = pieces.length - end;
    return [pieces.slice(0, start), pieces.slice(start, last), pieces.slice(last)].map((part) =>
      part.join(''),
    ) as unknown as Parts;
  };
  return { one: parts(a), other: parts(b) };
}

const piecesOf = (text: string): string[] => text.split(/(\s+)/).filter((piece) => piece !== '');
