/** A text in Markdown, changed where it is no code: in code every sign is one. */
export function besideCode(
  text: string,
  change: (text: string, asWritten: (piece: string) => string) => string,
  { isMdx = false } = {},
): string {
  const kept: string[] = [];
  const keep = (code: string) => `\u{F0000}${kept.push(code) - 1}\u{F0001}`;
  const asWritten = (piece: string) =>
    piece.replaceAll(/\u{F0000}(\d+)\u{F0001}/gu, (sign, at: string) => kept[Number(at)] ?? sign);
  const lines = text.split('\n');
  const inCode = linesOfCode(lines, isMdx);
  const masked: string[] = [];
  let paragraph: string[] = [];
  const end = () => {
    if (paragraph.length > 0) masked.push(withoutSpans(paragraph.join('\n'), keep));
    paragraph = [];
  };
  lines.forEach((line, at) => {
    if (inCode.has(at) || line.trim() === '') {
      end();
      const [, start = '', title] = /^([ \t>]*)[`~]{3,}(.*)$/.exec(inCode.get(at) ?? '') ?? [];
      const named = title && titleIn(title);
      if (named) masked.push(start.trimEnd(), `${start}**${keep(named)}**`, start.trimEnd());
      masked.push(inCode.has(at) ? line.replace(/(?<=^[ \t>]*)[^ \t>].*/, keep) : line);
    } else paragraph.push(line);
  });
  end();
  return asWritten(change(masked.join('\n'), asWritten));
}

/** What stands over code: `js title="a.js"`, `js:a.js` or `js [a.js]`. */
const titleIn = (info: string): string | undefined =>
  (
    /\w*(?:title|name|caption|cap|label)=\{?["']([^"']+)/i.exec(info)?.[1] ??
    /^[ \t]*(?:[\w+-]+[ \t]+)?(?:[\w+-]+:(\S+)|\[([^\]]+)\])/.exec(info)?.slice(1).find(Boolean)
  )?.replaceAll(/[*_`[\]<\\]/g, '\\$&');

/** The lines between fences, and those that are indented as code is; of the first of a fence, what it says. */
function linesOfCode(lines: readonly string[], isMdx: boolean): Map<number, string> {
  const inside = new Map<number, string>();
  let fence: { sign: string; isQuoted: boolean } | undefined;
  // How far the text of the item is indented in which a line may stand.
  let item = 0;
  let mayBegin = true;
  lines.forEach((line, at) => {
    const isQuoted = /^ {0,3}>/.test(line);
    if (fence?.isQuoted && !isQuoted) fence = undefined;
    if (fence) {
      inside.set(at, '');
      const [, sign] = /^[\s>]*(`{3,}|~{3,})\s*$/.exec(line) ?? [];
      if (sign?.startsWith(fence.sign)) fence = undefined;
      return;
    }
    const [, sign] = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*(`{3,}(?=[^`]*$)|~{3,})/.exec(line) ?? [];
    if (sign) {
      fence = { sign, isQuoted };
      inside.set(at, line);
      return;
    }
    const plain = line.replace(/^(?: {0,3}> ?)+/, '').replaceAll('\t', '    ');
    if (plain.trim() === '') {
      mayBegin = true;
      return;
    }
    const depth = plain.search(/\S/);
    const marker = /^\s*(?:[-*+]|\d{1,9}[.)]) +/.exec(plain)?.[0].length;
    if (!isMdx && mayBegin && depth >= item + 4) inside.set(at, '');
    else {
      item = marker ?? Math.min(item, depth);
      mayBegin = /^ {0,3}#/.test(plain);
    }
  });
  return inside;
}

/** A paragraph with its pieces of code kept. */
function withoutSpans(text: string, keep: (code: string) => string): string {
  const signs = [...text.matchAll(/`+/g)];
  const next = new Map<number, number>();
  const closing = signs.map(() => -1);
  for (let at = signs.length - 1; at >= 0; at--) {
    const size = signs[at]?.[0].length ?? 0;
    closing[at] = next.get(size) ?? -1;
    next.set(size, at);
  }
  let rest = '';
  let from = 0;
  signs.forEach((sign, at) => {
    const close = signs[closing[at] ?? -1];
    if (!close || sign.index < from || text[sign.index - 1] === '\\') return;
    const end = close.index + close[0].length;
    rest +=
      text.slice(from, sign.index) +
      text.slice(sign.index, end).replaceAll(/(?<=(?:^|\n)[ \t>]*)[^ \t>\n].*/g, keep);
    from = end;
  });
  return rest + text.slice(from);
}
