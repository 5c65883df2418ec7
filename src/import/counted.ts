// The words of a file by plain means, without any of the code that reads it: what is counted must not count itself.
import { posix } from 'node:path';
import { parse } from 'yaml';
import { type Bundle, isWord, LONGEST_PAGE, textIn, textOf } from './bundle.ts';
import { isFileName } from './html/file-name.ts';
import { attr, type Child, documentOf, INLINE, isElement, isText } from './html/tree.ts';
import { resumeFile } from './json-resume.ts';
import { FILES } from './linkedin.ts';
import type { NotCarried } from './source.ts';
import { missingWords } from './words.ts';
import { newBudget, openZip } from './zip.ts';

/** What a person reads in a page that was handed in. */
export function wordsIn(bundle: Bundle, file: string): string {
  if (isWord(file)) return wordsOfWord(bundle.files.get(file)?.() ?? new Uint8Array(), file);
  if (/\.x?html?$/i.test(file)) return wordsOfPage(textIn(bundle, file, LONGEST_PAGE));
  return wordsOfMarkdown(textIn(bundle, file));
}

/** What is neither written nor told, if anything is: the last look at everything that is brought in. */
export function unaccounted(
  file: string,
  said: readonly string[],
  written: readonly string[],
  told: readonly NotCarried[],
): NotCarried[] {
  const lost = missingWords(said, [...written, ...told.map(({ words }) => words)]);
  if (lost.length === 0) return [];
  return [
    {
      what: lost.length === 1 ? 'a word' : `${lost.length} words`,
      place: `somewhere in ${file}`,
      why: 'Nothing that was made of the file has them. Look for them there, and put them in by hand.',
      words: lost.join(' '),
    },
  ];
}

const UNSEEN = /^(script|style|template|noscript|head)$/;

/** What stands on a page, with what is said of its pictures. */
export function wordsOfPage(html: string): string {
  const read = (node: Child): string => {
    if (isText(node)) return node.value;
    if (!isElement(node) || UNSEEN.test(node.tagName)) return '';
    if (node.tagName === 'img') {
      const alt = attr(node, 'alt') ?? '';
      return isFileName(alt, attr(node, 'src') ?? '') ? ' ' : ` ${alt} `;
    }
    const inside = node.childNodes.map(read).join('');
    return INLINE.includes(node.tagName) ? inside : ` ${inside} `;
  };
  const { body } = documentOf(html);
  return body ? read(body) : '';
}

/** A tag as Markdown knows it: any other sign for less is one. */
const NO_TAG =
  /<(?!\/?[a-z][\w-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?>)/gi;
/** Where a link leads, and what is shown beside the pointer. Without bounds a page of brackets takes for ever. */
const LEADS = String.raw`\((?:<[^<>\n]{0,999}>|(?:[^()\s\\]|\\.|\((?:[^()\s\\]|\\.){0,99}\)){0,999})(?:\s{1,9}(?:"[^"]{0,999}"|'[^']{0,999}'|\([^()]{0,999}\)))?\s{0,9}\)`;
const DEFINITION =
  /^[ \t>]*\[([^\]^][^[\]\n]{0,999})\]:[ \t]*(\S+)(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^)\n]*\)))?[ \t]*$/gm;
const isAddress = (text: string) => /[/#.<:]/.test(text);

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

const literal = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What a person reads in a Markdown file: no addresses, no marks, no names of fields. */
function wordsOfMarkdown(text: string): string {
  const [whole, , front] = /^\uFEFF?(---|\+\+\+)[ \t]*\n([\s\S]*?)\n(?:\1|\.\.\.)[ \t]*(?:\n|$)/.exec(
    text,
  ) ?? [''];
  const labels = new Set<string>();
  const body = without(
    without(without(text.slice(whole.length), '<!--', '-->'), '<script', '</script>'),
    '<style',
    '</style>',
  )
    .replaceAll(/\]\(\s{0,9}<?data:[^)\s>]*/g, '](')
    // Of a picture in Hugo’s words, what is said of it.
    .replaceAll(/\{\{[<%]\s*figure\s[^{}\n]{0,999}\}\}/g, (figure) =>
      [...figure.matchAll(/\b(?:alt|title|caption)=["“]([^"”]*)/g)].map(([, said]) => said).join(' '),
    )
    .replaceAll(
      /^([ \t>]*)(`{3,20}|~{3,20})[^\n]*\n([\s\S]*?)\n[ \t>]*\2/gm,
      (_, _start, _fence, code: string) => literal(code).replaceAll(/[[\]]/g, ' '),
    )
    .replaceAll(/(?<!`)(`{1,9})(?!`)((?:[^`\n]|\n(?!\s*\n)){1,9999})\1(?!`)/g, (_, _sign, code: string) =>
      literal(code),
    )
    .replaceAll(/<\/?(script|style|template|noscript)\b[^>]*>/gi, ' ')
    .replaceAll(DEFINITION, (line, label: string, address: string) => {
      if (!isAddress(address)) return line;
      labels.add(label.toLowerCase());
      return '';
    })
    // Notion says a caption twice.
    .replaceAll(/!\[([^\]]{1,999})\]\([^)\n]{0,999}\)\n\n(?=\1\n)/g, ' ')
    .replaceAll(/!\[\[[^[\]\n]{0,999}\]\]/g, ' ')
    .replaceAll(/\[\[[^[\]\n|]{0,999}\|([^[\]\n]{0,999})\]\]/g, '$1')
    .replaceAll(new RegExp(String.raw`!\[([^[\]]{0,999})\](${LEADS})`, 'g'), (_, alt: string, to: string) =>
      isFileName(alt, to.replace(/^\(<?|(?:>|\s.*)?\)$/g, '')) ? ' ' : ` ${alt} `,
    )
    .replaceAll(new RegExp(String.raw`\]${LEADS}`, 'g'), ']')
    .replaceAll(/<([^\s<>]*[@:][^\s<>]*)>/g, '$1')
    .replaceAll(NO_TAG, '&lt;')
    .replaceAll(/\]\[([^[\]\n]{0,999})\]/g, (all, label: string) =>
      labels.has(label.toLowerCase()) ? ']' : all,
    )
    .replaceAll(
      /\[\^[^[\]\s]{1,99}\]:?|\[![\p{L}\w-]{1,99}\]|\{:?[ \t]{0,9}[#.][^{}\n]{0,999}\}|\{:[^{}\n]{0,999}\}|\{[\w-]{1,99}=[^{}\n]{0,999}\}|[ \t]\^[\w-]{4,99}[ \t]{0,9}$/gmu,
      ' ',
    )
    // The number of an item is none of its words; a year is.
    .replaceAll(/^(?:[ \t>]|[-*+][ \t])*(?:\d{1,3}[.)][ \t])?[ \t]*(?:\[[ x]\][ \t])?/gim, ' ')
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll(/[*_~]/g, '');
  return `${front === undefined ? '' : wordsOfFront(front, text)} ${wordsOfPage(body)}`;
}

/** The values of the lines before a text: a file’s name says nothing, and a title may be said again as a heading. */
function wordsOfFront(front: string, text: string): string {
  const values = (value: unknown): string => {
    if (typeof value === 'object' && value !== null) return Object.values(value).map(values).join(' ');
    const one = String(value ?? '');
    return (isAddress(one) && !/\s/.test(one)) || text.includes(`\n# ${one}\n`) ? '' : one;
  };
  try {
    // `title = "Ferry"` and `title: Ferry` say the same.
    const yaml = front.replaceAll(/^([\w.-]+)[ \t]*=[ \t]*/gm, '$1: ').replaceAll(/^\[.*\]$/gm, '');
    return values(parse(yaml, { logLevel: 'error' }));
  } catch {
    return front;
  }
}

/** Parts of a Word document that hold words, by what they call themselves: where they lie is up to the program. */
const PARTS = /^(?:\s|<\?[^>]*>|<!--[\s\S]*?-->)*<(?:[\w.-]+:)?(\w+)[\s>]/;
const SPOKEN = ['document', 'footnotes', 'endnotes', 'comments', 'hdr', 'ftr', 'dataModel', 'chartSpace'];

export const kindOfPart = (xml: string): string => PARTS.exec(xml.replace(/^\uFEFF/, ''))?.[1] ?? '';

function wordsOfWord(bytes: Uint8Array, file: string): string {
  return openZip(bytes, file, newBudget())
    .entries.filter(({ path }) => /\.xml$/i.test(path))
    .map((entry) => textOf(entry.read()))
    .filter((xml) => SPOKEN.includes(kindOfPart(xml)))
    .map(wordsOfXml)
    .join(' ');
}

/** The words of a part of a Word document, and what is said of its pictures. Boxes are there twice, and so is what was moved. */
export function wordsOfXml(xml: string): string {
  const texts = xml
    .replaceAll(/<(mc:Fallback|w:moveFrom)\b[\s\S]*?<\/\1>/g, '')
    .matchAll(
      /<(?:[\w.-]+:)?(?:t|v)(?:\s[^>]*)?>([^<]*)<\/(?:[\w.-]+:)?(?:t|v)>|<(?:[\w.-]+:)?(?:p|pt|tab|br|cr)[\s/>]|<wp:docPr[^>]* descr="([^"]*)"/g,
    );
  return [...texts]
    .map(([, text, alt]) => text ?? (alt && !isFileName(alt, '') ? ` ${alt} ` : ' '))
    .join('')
    .replaceAll(/&#(x?)([\da-f]+);/gi, (_, isHex: string, code: string) =>
      String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(code, isHex ? 16 : 10))),
    )
    .replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => SIGNS[name] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const SIGNS: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: '’', amp: '&' };

/** What a person’s export says of them: dates are written anew, and only their years are looked for. */
export function wordsOfPeople(bundle: Bundle): string[] {
  const resume = resumeFile(bundle);
  if (resume) return [spokenIn(JSON.parse(textIn(bundle, resume)))];
  return [...bundle.files.keys()].flatMap((path) => {
    const known = Object.values(FILES).find(({ name }) => name.test(posix.basename(path)));
    if (!known) return [];
    const lines = textIn(bundle, path).split('\n');
    const head = lines.findIndex((line) => line.toLowerCase().includes(known.column));
    // A skill that is there twice is one.
    return [...new Set(lines.slice(head + 1))].map((line) => line.split(/,|"/).map(yearOf).join(' '));
  });
}

function spokenIn(value: unknown): string {
  if (typeof value === 'string') return yearOf(value);
  if (typeof value !== 'object' || value === null) return typeof value === 'number' ? String(value) : '';
  // An address says by itself whose it is, and where.
  if ('network' in value && 'url' in value && value.url) return spokenIn(value.url);
  return Object.entries(value)
    .map(([key, one]) => (/^(\$schema|meta)$/.test(key) ? '' : spokenIn(one)))
    .join(' ');
}

const yearOf = (text: string) =>
  text
    .trim()
    .replace(/^(?:\d{1,2} )?(?:\p{L}+\.? |\d{1,2}[./])?((?:19|20)\d\d)(?:-\d\d){0,2}(?:T[\d:.]+Z?)?$/u, '$1');
