import { posix } from 'node:path';
import { micromark } from 'micromark';
import { gfmStrikethrough, gfmStrikethroughHtml } from 'micromark-extension-gfm-strikethrough';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { gfmTaskListItem, gfmTaskListItemHtml } from 'micromark-extension-gfm-task-list-item';
import { parse } from 'yaml';
import { type Bundle, textIn } from './bundle.ts';
import { withoutDialects } from './dialects.ts';
import { isFactLine, knownFact } from './facts.ts';
import { nodesOf } from './html/nodes.ts';
import { pictureFinder } from './html/pictures.ts';
import { documentOf } from './html/tree.ts';
import { type Fact, flat, type Node, type NotCarried, type Source } from './source.ts';

/** A Markdown file. It is read as the page it would be, so that HTML in it is read by the same rules. */
export function readMarkdown(bundle: Bundle, file: string, { isNotion = false } = {}): Source {
  const notCarried: NotCarried[] = [];
  const front = frontMatter(textIn(bundle, file), notCarried);
  const lines = factLines(withoutDialects(withoutRemarks(front.body, notCarried)), isNotion);
  const html = micromark(lines.body, {
    extensions: [gfmTable(), gfmStrikethrough(), gfmTaskListItem()],
    htmlExtensions: [gfmTableHtml(), gfmStrikethroughHtml(), gfmTaskListItemHtml()],
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
  });
  const { body } = documentOf(html);
  const nodes = body
    ? nodesOf(body, { pictureAt: pictureFinder(bundle, file), notCarried, hasFolds: isNotion })
    : [];
  const { title, rest } = titled(nodes);
  const cover = front.facts.find(({ label }) => knownFact(label) === 'cover');
  const named = front.facts.find(({ label }) => knownFact(label) === 'title');
  return {
    file,
    title: named?.value ?? title,
    facts: [...front.facts.filter((fact) => fact !== named && fact !== cover), ...lines.facts],
    // A title that the file says twice in other words stays a heading.
    nodes: [
      ...coverOf(bundle, file, cover, notCarried),
      ...(named && title && named.value !== title ? nodes : rest),
    ],
    notCarried,
  };
}

/** The picture that the lines before the text name. */
function coverOf(bundle: Bundle, file: string, cover: Fact | undefined, notCarried: NotCarried[]): Node[] {
  if (!cover) return [];
  const picture = pictureFinder(bundle, file)(cover.value);
  if ('path' in picture) return [{ kind: 'picture', picture }];
  notCarried.push({ what: 'the cover', place: 'at the top', why: picture.why, words: '' });
  return [];
}

/** The first heading is the title, if it is the largest one. */
export function titled(nodes: readonly Node[]): { title: string | undefined; rest: Node[] } {
  const at = nodes.findIndex(({ kind }) => kind === 'heading');
  const first = nodes[at];
  if (first?.kind !== 'heading' || first.level !== 1) return { title: undefined, rest: [...nodes] };
  return { title: flat(first.text), rest: nodes.toSpliced(at, 1) };
}

/** `---`, lines of YAML, `---` at the start of the file. What cannot be read is text like any other. */
function frontMatter(text: string, notCarried: NotCarried[]): { facts: Fact[]; body: string } {
  const match =
    /^\uFEFF?(?:---[ \t]*\n([\s\S]*?)\n(?:---|\.\.\.)|\+{3}[ \t]*\n([\s\S]*?)\n\+{3})[ \t]*(?:\n|$)/.exec(
      text,
    );
  if (!match) return { facts: [], body: text };
  let fields: unknown;
  try {
    fields = parse(match[1] ?? asYaml(match[2] ?? ''));
  } catch {
    fields = undefined;
  }
  const body = text.slice(match[0].length);
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    notCarried.push({
      what: 'the lines before the text',
      place: 'at the top',
      why: 'They are meant as settings, and cannot be read.',
      words: match[1] ?? match[2] ?? '',
    });
    return { facts: [], body };
  }
  const facts = Object.entries(fields).flatMap(([label, value]): Fact[] => {
    const words = inWords(value);
    return words === '' ? [] : [{ label, value: words }];
  });
  return { facts, body };
}

/** `key = "value"`, as some programs write it: with a colon it is what the others write. */
const asYaml = (toml: string): string =>
  toml.replaceAll(/^[ \t]*\[.*\][ \t]*$/gm, '').replaceAll(/^[ \t]*([\w-]+)[ \t]*=[ \t]*/gm, '$1: ');

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
  if (!match || !areAll || !(isNotion || facts.some((fact) => fact && knownFact(fact.label))))
    return { facts: [], body: text };
  return {
    facts: facts.filter((fact) => fact !== undefined),
    body: (match[1] ?? '') + text.slice(match[0].length),
  };
}

/** Remarks that no reader of the page sees. */
function withoutRemarks(text: string, notCarried: NotCarried[]): string {
  return text.replaceAll(/<!--([\s\S]*?)-->|%%([^%\n]+)%%/g, (_, page?: string, note?: string) => {
    const remark = page ?? note ?? '';
    if (remark.trim())
      notCarried.push({
        what: 'a remark',
        place: 'in the file',
        why: 'Nobody who reads the page sees it.',
        words: remark.trim(),
      });
    return '';
  });
}

/** `my-study 0123….md` → `my study`: how a file calls itself, where nothing else does. */
export const nameOfFile = (file: string): string =>
  posix
    // A folder’s own page is called by the folder.
    .basename(file.replace(/\/_?(index|readme)\.\w+$/i, ''), posix.extname(file))
    .replace(/[ _-][0-9a-f]{32}$/i, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
