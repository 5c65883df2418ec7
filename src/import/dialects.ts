/** Markdown as programs write it beyond its standard, as a reader of the page would see it. */
export function withoutDialects(text: string): string {
  const lines = withoutCallouts(text.split('\n'));
  const inCode = fencedIn(lines);
  const notes = notesOf(lines, inCode);
  const said = new Set<string>();
  const noteOf = (name: string): string | undefined => {
    const note = notes.texts.get(name);
    if (note === undefined || said.has(name)) return note === undefined ? undefined : '';
    said.add(name);
    return ` (${withNotes(note)})`;
  };
  /** The words of a footnote stand where its mark stood; a second mark of it says nothing. */
  const withNotes = (line: string): string =>
    line
      .replaceAll(/ ?\[\^([^\]\s]+)\]/g, (mark, name: string) => noteOf(name) ?? mark)
      .replaceAll(/ ?\^\[([^[\]]+)\]/g, ' ($1)');
  const written = lines.map((line, at) => {
    if (inCode.has(at)) return line;
    if (notes.lines.has(at)) return undefined;
    const plain = inMarkdown(withoutAttributes(line));
    const isHeading = /^#{1,6}\s/.test(plain);
    const whole = withNotes(plain);
    if (!isHeading || whole === plain) return withRoom(whole, lines[at + 1]);
    return `${plain.replaceAll(/ ?\[\^[^\]\s]+\]/g, '')}\n\n${whole.slice(plain.indexOf('[^')).trim()}`;
  });
  const unread = [...notes.texts].filter(([name]) => !said.has(name)).map(([, note]) => `\n${note}`);
  return [...written.filter((line) => line !== undefined), ...unread].join('\n');
}

/** `> [!tip]` begins a box that stands out: what is in it is text, and quoted only where it says so. */
function withoutCallouts(lines: readonly string[]): string[] {
  const inCode = fencedIn(lines);
  let isInside = false;
  return lines.flatMap((line, at) => {
    const [, sign] = /^ {0,3}>\s*\[!([\p{L}\w-]+)\]/u.exec(line) ?? [];
    const ended = isInside && !/^ {0,3}>/.test(line);
    const begins = sign !== undefined && !inCode.has(at) && !/^(quote|cite)$/i.test(sign);
    if (begins || ended) isInside = begins;
    if (!isInside) return ended && line !== '' ? ['', line] : [line];
    const inner = line.replace(/^ {0,3}> ?/, '');
    if (!begins) return [inner];
    const title = inner.replace(/^\s*\[![\p{L}\w-]+\][+-]?[ \t]*/u, '').trim();
    return ['', ...(title ? [`**${title}**`, ''] : [])];
  });
}

/** The lines of code between fences: every sign in them is one. */
function fencedIn(lines: readonly string[]): Set<number> {
  const inside = new Set<number>();
  let fence: string | undefined;
  lines.forEach((line, at) => {
    const [, sign] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence !== undefined || sign) inside.add(at);
    if (fence === undefined) fence = sign;
    else if (sign?.startsWith(fence)) fence = undefined;
  });
  return inside;
}

/** What `[^1]: words` says, with the lines that go on in it. */
function notesOf(lines: readonly string[], inCode: ReadonlySet<number>) {
  const texts = new Map<string, string>();
  const taken = new Set<number>();
  let name: string | undefined;
  lines.forEach((line, at) => {
    const [, begun, words = ''] = /^ {0,3}\[\^([^\]\s]+)\]:[ \t]*(.*)$/.exec(line) ?? [];
    const before = lines[at - 1] ?? '';
    const goesOn =
      name !== undefined && (/^(\t| {2,})\S/.test(line) || (line !== '' && before.trim() !== ''));
    if (inCode.has(at)) name = undefined;
    else if (begun !== undefined) {
      name = texts.has(begun) ? undefined : begun;
      if (!name) return;
      texts.set(name, words);
      taken.add(at);
    } else if (name !== undefined && goesOn) {
      texts.set(name, `${texts.get(name)} ${line.trim()}`.trim());
      taken.add(at);
    } else if (line.trim() !== '') name = undefined;
  });
  return { texts, lines: taken };
}

/** Links and pictures among a person’s notes, and marked words. */
const inMarkdown = (line: string): string =>
  line
    .replaceAll(
      /!\[\[([^[\]|\n]+\.\w+)((?:\|[^[\]|\n]*)*)\]\]/g,
      (_, file: string, said: string) => `![${withoutSize(said).slice(1)}](<${file}>)`,
    )
    .replaceAll(/!\[([^[\]\n]*)\]\(/g, (_, said: string) => `![${withoutSize(said)}](`)
    .replaceAll(/(?<!!)\[\[(?:[^[\]|\n]*\|)?([^[\]|\n]+)\]\]/g, '$1')
    // What Pandoc raises and lowers.
    .replaceAll(/(?<=[\p{L}\p{N})\]])\^([\dn+−-]{1,9})\^/gu, '<sup>$1</sup>')
    .replaceAll(/(?<=[\p{L}\p{N})\]])(?<!~)~([\dn+−-]{1,9})~(?!~)/gu, '<sub>$1</sub>')
    .replaceAll(/==(?=\S)([^=\n]+?)(?<=\S)==/g, '$1');

/** Obsidian says how large a picture is behind what it shows. */
const withoutSize = (said: string): string => said.replaceAll(/\|\s*\d+(x\d+)?\s*(?=\||$)/g, '');

/** `{#id}`, `{: .class}` and `{width=50%}` are said to the program, `^block` and `[!note]` name a place or a kind. */
const withoutAttributes = (line: string): string =>
  line
    .replace(/^\s*\{:[^{}]*\}\s*$/, '')
    .replaceAll(/(?<=\S)[ \t]*\{(?::[ \t]*)?[#.][\p{L}\w][^{}]*\}/gu, '')
    .replaceAll(/(?<=\))\{:?[ \t]*[\w-]+=[^{}]*\}/g, '')
    .replace(/(?<=\S)[ \t]+\^[\w-]{4,}[ \t]*$/, '')
    // `[Role]: Designer` says something, and leads nowhere.
    .replace(/^( {0,3})(?=\[[^\]^][^\]]*\]:[ \t]*[^\s/#.<:]+[ \t]*$)/, '$1\\')
    .replace(/^((?:\s*>)+\s*)\[![\p{L}\w-]+\][+-]?[ \t]*(.*)$/u, (_, sign: string, title: string) =>
      title ? `${sign}**${title.trim()}**\n${sign.trimEnd()}` : sign.trimEnd(),
    );

/** Between the ends of a box and what is in it a line stays free, or its Markdown would be read as HTML. */
function withRoom(line: string, next: string | undefined): string {
  if (
    !/^[ \t]*<(\/?(aside|details)\b[^>]*|summary\b[^>]*>.*<\/summary|(aside|details)\b[^>]*>\s*<summary\b[^>]*>.*<\/summary)>[ \t]*$/i.test(
      line,
    )
  )
    return line;
  const depth = (one: string) => /^[ \t]*/.exec(one)?.[0].length ?? 0;
  const isCode = next !== undefined && depth(next) > depth(line) + 3;
  return /^\s*<\//.test(line) ? `\n${line}\n` : isCode ? line : `${line}\n`;
}
