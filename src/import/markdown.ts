import { posix } from 'node:path';
import { micromark } from 'micromark';
import { gfmStrikethrough, gfmStrikethroughHtml } from 'micromark-extension-gfm-strikethrough';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { gfmTaskListItem, gfmTaskListItemHtml } from 'micromark-extension-gfm-task-list-item';
import { parse } from 'yaml';
import { type Bundle, isPicturePath, textIn } from './bundle.ts';
import { besideCode } from './code.ts';
import { withoutComponents } from './components.ts';
import { withoutDialects } from './dialects.ts';
import { isFactLine, knownFact } from './facts.ts';
import { nodesOf } from './html/nodes.ts';
import { pictureFinder } from './html/pictures.ts';
import { documentOf } from './html/tree.ts';
import { type Fact, flat, type Node, type NotCarried, type Source } from './source.ts';
import { withoutTemplates } from './templates.ts';

/** A Markdown file. It is read as the page it would be, so that HTML in it is read by the same rules. */
export function readMarkdown(bundle: Bundle, file: string, { isNotion = false } = {}): Source {
  const notCarried: NotCarried[] = [];
  const front = frontMatter(textIn(bundle, file), notCarried);
  const isMdx = /\.mdx$/i.test(file);
  const written = besideCode(
    front.body,
    (text, asWritten) => {
      const said = withoutRemarks(withoutTemplates(text), notCarried, asWritten);
      return withoutDialects(withoutComponents(said, isMdx));
    },
    { isMdx },
  );
  const lines = factLines(written, isNotion);
  const html = micromark(lines.body, {
    extensions: [
      gfmTable(),
      gfmStrikethrough({ singleTilde: false }),
      gfmTaskListItem(),
      ...(isMdx ? [{ disable: { null: ['codeIndented'] } }] : []),
    ],
    htmlExtensions: [gfmTableHtml(), gfmStrikethroughHtml(), gfmTaskListItemHtml()],
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
  });
  const { body } = documentOf(html);
  const nodes = body
    ? nodesOf(body, { pictureAt: pictureFinder(bundle, file), notCarried, hasFolds: isNotion })
    : [];
  const { title, rest } = titled(nodes);
  const named = front.facts.find(({ label }) => knownFact(label) === 'title');
  return {
    file,
    title: named?.value ?? title,
    facts: [...front.facts.filter((fact) => fact !== named), ...lines.facts],
    // A title that the file says twice in other words stays a heading.
    nodes: [
      ...coverOf(bundle, file, front.covers, notCarried),
      ...(named && title && named.value !== title ? nodes : rest),
    ],
    notCarried,
  };
}

/** A picture that the lines before the text name, with what they say of it. */
interface Cover {
  address: string;
  alt?: string | undefined;
  /** Words beside it: a caption, whose picture it is. */
  said: string;
}

/** The first of the pictures that the lines before the text name; what is said of it and of the others is told. */
function coverOf(bundle: Bundle, file: string, covers: readonly Cover[], notCarried: NotCarried[]): Node[] {
  const find = pictureFinder(bundle, file);
  const all = covers.map((cover) => ({ ...cover, ...find(cover.address) }));
  const first = all.find((one) => 'path' in one);
  for (const one of all) {
    const words = [one === first ? '' : one.alt, one.said].filter(Boolean).join(' ');
    const why = 'A card shows one picture, and no line under it.';
    if (!first && 'why' in one)
      notCarried.push({ what: 'the cover', place: 'at the top', why: one.why, words });
    else if (words) notCarried.push({ what: 'words beside the cover', place: 'at the top', why, words });
  }
  return first && 'path' in first ? [{ kind: 'picture', picture: { path: first.path, alt: first.alt } }] : [];
}

/** The pictures in a field: an address, several, or a group that has one in it. */
function coversIn(value: unknown): Cover[] {
  if (typeof value === 'string')
    return isPicturePath(value.replace(/[?#].*$/, '')) || /^(https?:|data:image)/.test(value)
      ? [{ address: value.trim(), said: '' }]
      : [];
  if (Array.isArray(value)) return value.flatMap(coversIn);
  if (typeof value !== 'object' || value === null) return [];
  const { alt, ...group } = value as Record<string, unknown>;
  const [first, ...others] = Object.values(group).flatMap(coversIn);
  const beside = Object.values(group).filter((one) => typeof one === 'string' && coversIn(one).length === 0);
  return first ? [{ ...first, alt: inWords(alt) || undefined, said: beside.join(' ') }, ...others] : [];
}

/** The first heading is the title, if it is the largest one. */
export function titled(nodes: readonly Node[]): { title: string | undefined; rest: Node[] } {
  const at = nodes.findIndex(({ kind }) => kind === 'heading');
  const first = nodes[at];
  if (first?.kind !== 'heading' || first.level !== 1) return { title: undefined, rest: [...nodes] };
  return { title: flat(first.text), rest: nodes.toSpliced(at, 1) };
}

/** `---`, lines of YAML, `---` (or `+++` and TOML) at the start of the file. What cannot be read is text like any other. */
function frontMatter(
  text: string,
  notCarried: NotCarried[],
): { facts: Fact[]; covers: Cover[]; body: string } {
  const toml = /^\uFEFF?\+{3}[ \t]*\n([\s\S]*?)\n\+{3}[ \t]*(?:\n|$)/.exec(text);
  const match = toml ?? /^\uFEFF?---[ \t]*\n([\s\S]*?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/.exec(text);
  if (!match) return { facts: [], covers: [], body: text };
  let fields: unknown;
  try {
    // What the library would warn of goes to nobody.
    fields = parse(toml ? asYaml(match[1] ?? '') : (match[1] ?? ''), { logLevel: 'error' });
  } catch {
    fields = undefined;
  }
  const body = text.slice(match[0].length);
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    notCarried.push({
      what: 'the lines before the text',
      place: 'at the top',
      why: 'They are meant as settings, and cannot be read.',
      words: match[1] ?? '',
    });
    return { facts: [], covers: [], body };
  }
  const all = Object.entries(fields);
  const covers = all.flatMap(([label, value]) => (knownFact(label) === 'cover' ? coversIn(value) : []));
  const facts = all.flatMap(([label, value]): Fact[] => {
    const isCover = knownFact(label) === 'cover' && coversIn(value).length > 0;
    const words = isCover ? '' : inWords(value);
    return words === '' ? [] : [{ label, value: words }];
  });
  return { facts, covers, body };
}

/** `key = "value"` as YAML has it; groups are opened up. */
const asYaml = (toml: string): string =>
  toml.replaceAll(/^\s*\[+[\w.-]+\]+\s*$/gm, '').replaceAll(/^\s*([\w-]+)\s*=\s*/gm, '$1: ');

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).filter(Boolean).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, one]) => `${key}: ${inWords(one)}`)
      .join(', ');
  return value === null || value === undefined ? '' : String(value).replaceAll(/\s+/g, ' ').trim();
}

/** Notion writes what its database knows of a page right under the title, a line each; so do people. */
function factLines(text: string, isNotion: boolean): { facts: Fact[]; body: string } {
  const match = /^(\s*#[ \t][^\n]*\n\s*\n)((?:[^\n]+\n?)+)(?=\n|$)/.exec(text);
  const lines = match?.[2]?.trimEnd().split('\n') ?? [];
  const facts = lines.map(isFactLine);
  const areAll = facts.length > 0 && facts.every((fact) => fact !== undefined);
  if (
    !match ||
    !areAll ||
    !(isNotion || facts.some((fact) => fact && (knownFact(fact.label) ?? 'cover') !== 'cover'))
  )
    return { facts: [], body: text };
  return {
    facts: facts.filter((fact) => fact !== undefined),
    body: (match[1] ?? '') + text.slice(match[0].length),
  };
}

/** Remarks that no reader of the page sees, and what is shown from another note. */
function withoutRemarks(
  text: string,
  notCarried: NotCarried[],
  asWritten: (piece: string) => string,
): string {
  const tell = (what: string, why: string, words: string) => {
    notCarried.push({ what, place: 'in the file', why, words: asWritten(words.trim()) });
    return '';
  };
  return text
    .replaceAll(/!\[\[([^[\]\n]+)\]\]/g, (link, words: string) =>
      /\.(?!md)\w+$/i.test(words.replace(/[|#].*$/, '').trim())
        ? link
        : tell(
            'a part of another note',
            'It shows what another page says. Bring that page too, and put in what you need of it.',
            words,
          ),
    )
    .replaceAll(REMARK, (_, ...said: (string | undefined)[]) => {
      const remark = said.find((one) => one !== undefined) ?? '';
      return remark.trim() && !OF_PROGRAMS.test(remark)
        ? tell('a remark', 'Nobody who reads the page sees it.', remark)
        : '';
    })
    .replaceAll(
      /^export (?:default|const|let|function|async|class) [\s\S]*?(?=\n\s*\n|(?![\s\S]))/gm,
      (lines) => tell('lines of a program', 'What a page does is never carried, only what it says.', lines),
    );
}

/** `<!-- … -->`, Obsidian’s `%%…%%`, MDX’s braces, and a definition that leads nowhere: `[//]: # (…)`. */
const REMARK =
  /<!--([\s\S]*?)-->|\{\/\*([\s\S]*?)\*\/\}|%%([^%\n]+)%%|^%%[ \t]*\n([\s\S]*?)\n%%[ \t]*$|^ {0,3}\[[^[\]\n]*\]:[ \t]*(?:#|<>)[ \t]+(?:\((.*)\)|"(.*)"|'(.*)')[ \t]*$/gm;

/** What programs note for themselves: how large a picture is, where a beginning ends, which block this was. */
const OF_PROGRAMS =
  /^\s*(?:\{.*\}|\/?wp:.*|\/?kg-card.*|more|truncate|excerpt|\/?toc|prettier-.*|markdownlint-.*|#?(?:end)?region.*)\s*$/is;

/** `my-study 0123….md` → `my study`: how a file calls itself, where nothing else does. */
export const nameOfFile = (file: string): string =>
  posix
    // A folder’s own page is called by the folder.
    .basename(file.replace(/\/_?(index|readme)\.\w+$/i, ''), posix.extname(file))
    .replace(/[ _-][0-9a-f]{32}$/i, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
