import { withoutAdmonitions, withoutCallouts } from './boxes.ts';

/** Markdown as programs write it beyond its standard, as a reader of the page would see it: what is no code in it. */
export function withoutDialects(text: string): string {
  const lines = withoutCallouts(shownDefinitions(text.replaceAll(CONTENTS, '')).split('\n'));
  const notes = notesOf(lines);
  const places = new Set([...text.matchAll(/#\^([\w-]+)/g)].map(([, name]) => name));
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
    if (notes.lines.has(at)) return undefined;
    const isHeading = /^#{1,6}\s/.test(line) || /^ {0,3}(=+|-+)\s*$/.test(lines[at + 1] ?? '');
    const plain = inMarkdown(withoutAttributes(withoutPlace(withoutAdmonitions(line), places), isHeading));
    const whole = withNotes(plain);
    if (!/^#{1,6}\s/.test(plain) || whole === plain) return withRoom(whole, lines[at + 1]);
    return `${plain.replaceAll(/ ?\[\^[^\]\s]+\]/g, '')}\n\n${whole.slice(plain.indexOf('[^')).trim()}`;
  });
  const unread = [...notes.texts].filter(([name]) => !said.has(name)).map(([, note]) => `\n${note}`);
  return [...written.filter((line) => line !== undefined), ...unread].join('\n');
}

/** What `[^1]: words` says, with the lines that go on in it. */
function notesOf(lines: readonly string[]) {
  const texts = new Map<string, string>();
  const taken = new Set<number>();
  let name: string | undefined;
  lines.forEach((line, at) => {
    const [, begun, words = ''] = /^ {0,3}\[\^([^\]\s]+)\]:[ \t]*(.*)$/.exec(line) ?? [];
    const before = lines[at - 1] ?? '';
    const goesOn =
      name !== undefined && (/^(\t| {2,})\S/.test(line) || (line !== '' && before.trim() !== ''));
    if (begun !== undefined) {
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
      /!\[\[([^[\]|#\n]+\.\w+)(?:#[^[\]|\n]*)?((?:\|[^[\]|\n]*)*)\]\]/g,
      (_, file: string, said: string) => `![${withoutSize(said).slice(1)}](<${file}>)`,
    )
    .replace(
      CONTENT,
      (_, file: string, ...said: string[]) => `![${said.slice(0, 3).find(Boolean) ?? ''}](<${file}>)`,
    )
    .replaceAll(/(?<=!\[[^[\]\n]*\]\([^()\s]+)[ \t]+=\d*x\d*/g, '')
    .replaceAll(/!\[([^[\]\n]*)\]\(/g, (_, said: string) => `![${withoutSize(said)}](`)
    .replaceAll(/(?<!!)\[\[(?:[^[\]|\n]*\|)?([^[\]|\n]+)\]\]/g, '$1')
    // What Pandoc raises and lowers.
    .replaceAll(/(?<=[\p{L}\p{N})\]])\^([\dn+−-]{1,9})\^/gu, '<sup>$1</sup>')
    .replaceAll(/(?<=[\p{L}\p{N})\]])(?<!~)~([\dn+−-]{1,9})~(?!~)/gu, '<sub>$1</sub>')
    .replaceAll(/==(?=\S)([^=\n]+?)(?<=\S)==/g, '$1');

/** A picture as iA Writer shows it: its path, and what is said of it. */
const CONTENT =
  /^(\/\S.{0,999}?\.(?:png|jpe?g|webp|gif|svg))(?:[ \t]+(?:"([^"]*)"|'([^']*)'|\(([^()]*)\)))?[ \t]*(?:\d+x\d+)?[ \t]*$/i;

/** Obsidian says how large a picture is behind what it shows. */
const withoutSize = (said: string): string => said.replaceAll(/\|\s*\d+(x\d+)?\s*(?=\||$)/g, '');

const MARK = String.raw`(?:[#.][\p{L}\p{N}_][\p{L}\p{M}\p{N}_:-]*|[\w-]+=(?:"[^"]*"|'[^']*'|[^\s{}"'=]+))`;
const MARKS = String.raw`\{(?::[^{}]*|[ \t]*${MARK}(?:[ \t]+${MARK})*[ \t]*)\}`;
const OWN_LINE = new RegExp(String.raw`^\s*(?:${MARKS}|\[?\[_?toc_?\]\]?)\s*$`, 'iu');
const SPAN = new RegExp(String.raw`(?<![!\]])\[([^[\]]+)\]${MARKS}`, 'gu');
const BEHIND = new RegExp(String.raw`(["']?\)|[\]*_\u{F0001}])(${MARKS})`, 'gu');
const AT_END = new RegExp(String.raw`(?<=\S)[ \t]*(${MARKS})(?=[ \t]*#*[ \t]*$)`, 'u');

/** `{#id}`, `{: .class}` and `{width=50%}` are said to the program, where one of its kind looks for them. */
const withoutAttributes = (line: string, isHeading: boolean): string =>
  line
    .replace(OWN_LINE, '')
    .replaceAll(SPAN, '$1')
    // What they say of a picture or a link is its title.
    .replaceAll(BEHIND, (_, before: string, marks: string) => {
      const [, said] = /\b(?:title|alt|caption)="([^"]+)"/.exec(marks) ?? [];
      return said && before === ')' ? ` "${said}")` : before;
    })
    // Whoever writes of `{#id}` in a sentence means it.
    .replace(AT_END, (all, marks: string) => (isHeading || !/^\{\s*#/.test(marks) ? '' : all));

/** `^block` at the end of a line is the name of a place, if it looks like one or something leads there. */
const withoutPlace = (line: string, places: ReadonlySet<string | undefined>): string =>
  line.replace(/(?:^|[ \t]+)\^([\w-]+)[ \t]*$/, (all, name: string) =>
    places.has(name) || (name.length > 3 && /[\d-]/.test(name)) ? '' : all,
  );

const DEFINED =
  /^((?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*)(?=\[([^\]^[][^\][\n]*)\]:[ \t]*\n?[ \t]*<?(\S+))/gm;
const IS_ADDRESS =
  /^[a-z][a-z\d+.-]*:\S|^www\.|^[/#?>]|^\.{1,2}\/|\.(?:mdx?|html?|pdf|png|jpe?g|webp|avif|gif|svg)(?:[?#>]|$)/i;

/** Where Jekyll puts the list of contents: a list of one item, and its mark. */
const CONTENTS = /^(?:[-*+]|1\.) .*\n\{:\s*toc\s*\}[ \t]*$/gm;

/** `[Role]: Designer` says something and leads nowhere, unless that is an address or something refers to it. */
function shownDefinitions(text: string): string {
  const label = (name: string) => name.replaceAll(/\s+/g, ' ').trim().toLowerCase();
  const meant = new Set(
    [...text.matchAll(/\[([^[\]]{1,999})\](?![:(])/g)].map(([, name = '']) => label(name)),
  );
  return text.replaceAll(DEFINED, (start, _, name: string, address: string) =>
    meant.has(label(name)) || IS_ADDRESS.test(address) ? start : `${start}\\`,
  );
}

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
