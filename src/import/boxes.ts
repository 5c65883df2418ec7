// Boxes that stand out of a text, as Obsidian, GitHub and Docusaurus write them: text under a bold title.

/** `> [!tip] Title`: what is in it is text, and quoted only where it says so. */
export function withoutCallouts(lines: readonly string[]): string[] {
  const all: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const run = lines.slice(at, endOfQuoted(lines, at));
    if (!run.some((line) => line.includes('[!'))) {
      all.push(...(run.length > 0 ? run : [lines[at] ?? '']));
      at += Math.max(run.length, 1) - 1;
      continue;
    }
    at += run.length - 1;
    all.push(...unboxed(run.map((line) => line.replace(/^ {0,3}> ?/, ''))));
    // A line right after it would be one of its last paragraph.
    if (lines[at + 1]) all.push('');
  }
  return all;
}

const endOfQuoted = (lines: readonly string[], at: number): number => {
  let end = at;
  while (/^ {0,3}>/.test(lines[end] ?? '')) end++;
  return end;
};

/** The lines of a quotation, in which boxes may begin. */
function unboxed(lines: readonly string[]): string[] {
  const all: string[] = [];
  let at = 0;
  while (at < lines.length) {
    const [, kind, said = ''] = BEGINS.exec(lines[at] ?? '') ?? [];
    let end = at + 1;
    while (end < lines.length && !BEGINS.test(lines[end] ?? '')) end++;
    const inside = withoutCallouts(lines.slice(kind ? at + 1 : at, end));
    if (!kind || /^(quote|cite)$/i.test(kind))
      all.push(...[...(said ? [bold(said), ''] : []), ...inside].map((line) => `> ${line}`.trimEnd()));
    else all.push('', bold(said || named(kind)), '', ...inside);
    at = end;
  }
  return all;
}

const BEGINS = /^\s*\[!([\p{L}\w-]+)\][+-]?[ \t]*(.*)$/u;

const bold = (said: string) => `**${said.replaceAll(/\*\*|__/g, '').trim()}**`;

/** A box without a title shows its kind. */
const named = (kind: string) =>
  kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase().replaceAll('-', ' ');

const KINDS =
  /^(note|tip|info|warning|danger|caution|important|success|question|example|abstract|summary|error|hint|attention|failure|todo)$/;

/** `:::tip Title`, `:::tip[Title]` or `::: {.tip title="Title"}`, as far as `:::`. */
export function withoutAdmonitions(line: string): string {
  if (/^\s*:{3,}\s*$/.test(line)) return '';
  const [, indent = '', kind = '', attributes = '', label = '', said = ''] =
    /^(\s*):{3,}[ \t]*(?:([\p{L}][\w-]*))?(?:\{([^{}]*)\})?(?:\[([^[\]]*)\])?[ \t]*([^:{}]*?)[ \t]*(?:\{[^{}]*\})?$/u.exec(
      line,
    ) ?? [];
  if (!kind && !attributes) return line;
  const own = (kind || (/\.([\w-]+)/.exec(attributes)?.[1] ?? '')).replace(/^callout-/, '').toLowerCase();
  const title =
    label || said || /title="([^"]*)"/.exec(attributes)?.[1] || (KINDS.test(own) ? named(own) : '');
  return title ? `\n${indent}${bold(title)}\n` : '';
}
