// The words of a Markdown file by plain means, without any of the code that reads it.
import { parse } from 'yaml';
import { isHtmlElement } from './html/element-names.ts';

/** A tag as Markdown knows it: any other sign for less is one. */
const NO_TAG =
  /<(?!\/?[a-z][\w-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?>)/gi;
/** Where a link leads, and what is shown beside the pointer. Without bounds a page of brackets takes for ever. */
const LEADS = String.raw`\((<[^<>\n]{0,999}>|(?:[^()\s\\]|\\.|\((?:[^()\s\\]|\\.){0,99}\)){0,999})(?:\s{1,9}("(?:[^"\\]|\\.){0,999}"|'[^']{0,999}'|\([^()]{0,999}\)))?\s{0,9}\)`;
const DEFINITION =
  /^[ \t>]*\[([^\]^][^[\]\n]{0,999})\]:[ \t]*\n?[ \t]*(<[^<>\n]*>|\S+)(?:[ \t]+("[^"\n]*"|'[^'\n]*'|\([^)\n]*\)))?[ \t]*$/gm;
const isAddress = (text: string) => /^<?(?:[a-z]+:\S|www\.|[/#.>])|\.[a-z]{2,5}(?:[?#]\S*)?>?$/i.test(text);
/** What is said to a program in braces: names, and values for names. */
const FIELD = String.raw`(?:[#.][\p{L}\w][\p{L}\w:-]{0,99}|[\w-]{1,99}=(?:"[^"\n]{0,999}"|'[^'\n]{0,999}'|[^\s{}"']{1,999}))`;
const FIELDS = new RegExp(
  String.raw`\{:[^{}\n]{0,999}\}|\{[ \t]{0,9}${FIELD}(?:[ \t]{1,9}${FIELD}){0,99}[ \t]{0,9}\}`,
  'gu',
);
/** A component of MDX, or an element with what only MDX knows; a tag of Jekyll or Hugo; and a text that one is given. */
const COMPONENT =
  /<\/?(?:[A-Z][\w.]{0,99}|[a-z]{1,99}-[\w-]{0,99}|[a-z]\w{0,99}(?=[^<>]{0,999}=\{))(?:[^<>"'`{}\n]|\n(?![ \t]*\n)|"[^"]{0,9999}"|'[^']{0,9999}'|\{[^<>]{0,9999}?\}){0,999}>|\{\{[<%](?:[^{}\n]|\n(?![ \t]*\n)){0,9999}[>%]\}\}|\{%(?:[^{}\n]|\n(?![ \t]*\n)){0,9999}%\}/g;
const GIVEN = /(?:([\w:@.-]{1,99})=(?:\{[^"'`]{0,99})?)?(["'`])((?:(?!\2)[\s\S]){0,9999})\2/g;
const OF_LOOKS =
  /^:?(?:class|className|id|style|src|href|to|url|type|variant|kind|icon|(?:v-|client:|set:|@).*)$/;
const givenTo = (component: string): string =>
  /^<\/?[A-Z\d.]+[\s>]/.test(component) && !component.endsWith('/>')
    ? component
    : [' ', ...component.matchAll(GIVEN)]
        .map(([, name = '', , said = '']) =>
          !OF_LOOKS.test(name) &&
          /\p{L}/u.test(said) &&
          /[\sA-Z]|[^\x20-\x7E]/.test(said.trim()) &&
          !/^\.{0,2}[/#]\S*$|\.(?:png|jpe?g|webp|avif|gif|svg)$/i.test(said)
            ? literal(said)
            : '',
        )
        .join(' ');
const KINDS =
  /^(?:note|tip|info|warning|danger|caution|important|success|question|example|abstract|summary|error|hint|attention|failure|todo)$/i;

/** A text without all that stands between two marks. */
function without(text: string, start: string, end: string): string {
  const small = text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
  let rest = '';
  let from = 0;
  for (let at = small.indexOf(start); at >= 0; at = small.indexOf(start, from)) {
    const to = small.indexOf(end, at);
    if (to < 0) break;
    rest += `${text.slice(from, at)} `;
    from = to + end.length;
  }
  return rest + text.slice(from);
}

/** Obsidian says how large a picture is behind what it shows. */
const unsized = (said: string) => said.replaceAll(/\|\s{0,9}\d{1,5}(?:x\d{1,5})?\s{0,9}(?=\||$)/g, '');

const tag = (name: string, fields: Record<string, string>) => {
  const given = Object.entries(fields).map(
    ([field, said]) => `${field}="${literal(said).replaceAll('"', '&quot;')}"`,
  );
  return `<${name} ${given.join(' ')}>${name === 'img' ? '' : `</${name}>`}`;
};

const literal = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Where the words of a link ended. */
const CLOSED = '\uE003';

/** A Markdown file as the page of its words: no addresses, no marks, no names of fields. */
export function markdownWords(text: string): { front: string; page: string } {
  const fenced = /^\uFEFF?(---|\+\+\+)[ \t]*\n([\s\S]*?)\n(?:\1|\.\.\.)[ \t]*(?:\n|$)/.exec(text);
  const unfenced = /^\uFEFF?()(title:[ \t]*\S[^\n]*\n(?:[^\n:]{1,40}:[ \t][^\n]*\n)*)[ \t]*\n/i.exec(text);
  const [whole, fence, front] = fenced ?? unfenced ?? [''];
  const labels = new Set<string>();
  // The same code has the same number: it may be the name of a link.
  const code = new Map<string, number>();
  const apart = (...words: string[]) => {
    const inside = words.map(literal).join(' ');
    if (!code.has(inside)) code.set(inside, code.size);
    return `\u{F0002}${code.get(inside)}\u{F0002}`;
  };
  const written = text
    .slice(whole.length)
    .replaceAll(
      /^([ \t>]*)(`{3,20}|~{3,20})([^\n]*)\n((?:[^\n]*\n)*?)[ \t>]*\2/gm,
      (_, _start, _fence, info: string, inside: string) =>
        apart(inside, ...(info.match(/(?<==\{?["'])[^"'\n]{1,999}/g) ?? [])),
    )
    .replaceAll(/(?<!`)(`{1,9})(?!`)((?:[^`\n]|\n(?!\s*\n)){1,9999})\1(?!`)/g, (_, _sign, inside: string) =>
      apart(inside),
    );
  const named = (label: string) => label.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const closed = new Set([...written.matchAll(/<\/([\w.-]{1,99})\s{0,9}>/g)].map(([, name]) => name));
  const brackets = named(written);
  const isMeant = (label: string) => brackets.split(`[${named(label)}]`).length > 2;
  const body = without(without(without(written, '<!--', '-->'), '<script', '</script>'), '<style', '</style>')
    .replaceAll(/\]\(\s{0,9}<?data:[^)\s>]*/g, '](')
    // An address that is put together when the page is built.
    .replaceAll(
      /(?<=\]\(\s{0,9}<?|(?:src|href)=["'])(?:\{\{[^{}\n]{0,999}\}\}|\{%[^{}\n]{0,999}%\}){1,9}/g,
      (tags) => tags.replaceAll(/[^\w./-]/g, ''),
    )
    .replaceAll(/^import\s[^;\n]{0,999}["'][^"'\n]{1,999}["'];?[ \t]*$/gm, '')
    // A name between the signs that is no element and is never closed is a word.
    .replaceAll(/<([a-z][\w.-]{0,99})>/gi, (all, name: string) =>
      isHtmlElement(name) || closed.has(name) ? all : `&lt;${name}>`,
    )
    .replaceAll(COMPONENT, givenTo)
    .replaceAll(/<\/?(script|style|template|noscript)\b[^>]*>/gi, ' ')
    .replaceAll(DEFINITION, (line, label: string, address: string, title = '""') => {
      const isUsed = isMeant(label);
      if (!isUsed && !isAddress(address)) return line;
      labels.add(named(label));
      return isUsed ? tag('i', { title: title.slice(1, -1) }) : '';
    })
    // A picture of iA Writer’s, in a line of its own; and how large others make one.
    .replaceAll(
      /^\/\S[^\n]{0,999}?\.(?:png|jpe?g|webp|gif|svg)(?:[ \t]{1,9}["'(]([^\n]{1,999})["')])?[ \t]*(?:\d{1,5}x\d{1,5})?[ \t]*$/gim,
      (_, said = '') => said,
    )
    .replaceAll(/(?<=\]\([^()\s]{1,999})[ \t]{1,9}=\d{0,5}x\d{0,5}/g, '')
    // Notion says a caption twice.
    .replaceAll(/!\[([^\]]{1,999})\]\([^)\n]{0,999}\)\n\n(?=\1\n)/g, ' ')
    .replaceAll(/!\[\[[^[\]\n|]{0,999}((?:\|[^[\]\n|]{0,999}){0,9})\]\]/g, (_, said: string) => unsized(said))
    .replaceAll(/\[\[[^[\]\n|]{0,999}\|([^[\]\n]{0,999})\]\]/g, '$1')
    .replaceAll(
      new RegExp(String.raw`!\[([^[\]]{0,999})\]${LEADS}`, 'g'),
      (_, alt: string, to: string, title = '""') =>
        tag('img', { alt: unsized(alt), src: to.replaceAll(/[<>]/g, ''), title: title.slice(1, -1) }),
    )
    .replaceAll(
      new RegExp(String.raw`\]${LEADS}`, 'g'),
      (_, _to, title = '""') => (title.length > 2 ? tag('i', { title: title.slice(1, -1) }) : '') + CLOSED,
    )
    .replaceAll(/<([^\s<>]*[@:][^\s<>]*)>/g, '$1')
    .replaceAll(NO_TAG, '&lt;')
    .replaceAll(/\]\[([^[\]]{0,999})\]/g, (all, label: string) =>
      label === '' || labels.has(named(label)) ? CLOSED : all,
    )
    // What follows a link at once is a part of its last word.
    .replaceAll(new RegExp(String.raw`\[([^[\]${CLOSED}]{0,999})${CLOSED}`, 'g'), '$1')
    .replaceAll(CLOSED, ']')
    .replaceAll(/\[\/?caption\b[^\]\n]{0,999}\]/g, ' ')
    // A box shows its kind where it has no title.
    .replaceAll(/\[!([\p{L}\w-]{1,99})\][+-]?[ \t]{0,9}(?=(\S?))/gu, (_, kind: string, next: string) =>
      next || /^(?:quote|cite)$/i.test(kind) ? ' ' : ` ${kind} `,
    )
    .replaceAll(
      /^([ \t]*):{3,}[ \t]*([\p{L}][\w-]{0,99})?(.*)$/gmu,
      (_, start: string, kind = '', rest = '') =>
        rest.replace(FIELDS, '').trim() !== '' || !KINDS.test(kind) ? start + rest : start + kind,
    )
    .replaceAll(
      /^[ \t]*\[?\[_?TOC_?\]\]?[ \t]*$|^(?:[-*+]|1\.)[^\n]{0,99}\n\{:[ \t]*toc[ \t]*\}[ \t]*$/gim,
      '',
    )
    .replaceAll(/\[\^[^[\]\s]{1,99}\]:?/g, ' ')
    .replaceAll(FIELDS, ' ')
    .replaceAll(/(?:^|[ \t])\^([\w-]{1,99})[ \t]{0,9}$/gm, (all, name: string) =>
      /[\d-]/.test(name) || text.includes(`#^${name}`) ? ' ' : all,
    )
    // The number of an item is none of its words; a year is.
    .replaceAll(/^(?:[ \t>]|[-*+][ \t])*(?:\d{1,3}[.)][ \t])?[ \t]*(?:\[[ x]\][ \t])?/gim, ' ')
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll(/~~(?=\S)([^~\n]{1,999})~~/g, '<del>$1</del>')
    .replaceAll(/(?<=[\p{L}\p{N}])~(?=[\p{L}\p{N}])/gu, ' ')
    .replaceAll(/[*_~]/g, '');
  const inside = [...code.keys()];
  const page = body.replaceAll(/\u{F0002}(\d+)\u{F0002}/gu, (_, at: string) => inside[Number(at)] ?? '');
  return {
    front: front === undefined ? '' : wordsOfFront(front, fence === '+++', text),
    page,
  };
}

/** The values of the lines before a text: a file’s name says nothing, and a title may be said again as a heading. */
function wordsOfFront(front: string, isToml: boolean, text: string): string {
  const headings = new Set(
    [...text.matchAll(/^#[ \t]+(.+?)[ \t]*(?:#+|\{[^{}\n]*\})?[ \t]*$|^(\S.*)\n=+[ \t]*$/gm)].map(
      ([, one, other]) => one ?? other,
    ),
  );
  const values = (value: unknown): string => {
    if (typeof value === 'object' && value !== null) return Object.values(value).map(values).join(' ');
    const one = String(value ?? '');
    return (isAddress(one) && !/\s/.test(one)) || headings.has(one.trim()) ? '' : one;
  };
  if (isToml) {
    const quoted = /#[^\n]*|"""([\s\S]*?)"""|'''([\s\S]*?)'''|"((?:[^"\\\n]|\\.)*)"|'([^'\n]*)'/g;
    return values(
      [...front.matchAll(quoted)].map(([, ...said]) =>
        said.map((one) =>
          one
            ?.replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) =>
              String.fromCharCode(Number.parseInt(code, 16)),
            )
            .replaceAll(/\\[nrt]/g, ' '),
        ),
      ),
    );
  }
  try {
    return values(parse(front, { logLevel: 'error' }));
  } catch {
    // One line that is no YAML: the words behind the names of the fields.
    return values(front.replaceAll(/^[ \t-]*[\p{L}_][^:\n]*:(?=[ \t\n])/gmu, ' ').split(/[\s,[\]"']+/));
  }
}
