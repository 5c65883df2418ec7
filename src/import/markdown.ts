import { posix } from 'node:path';
import { micromark } from 'micromark';
import { gfmStrikethrough, gfmStrikethroughHtml } from 'micromark-extension-gfm-strikethrough';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { gfmTaskListItem, gfmTaskListItemHtml } from 'micromark-extension-gfm-task-list-item';
import { type Bundle, leadsToPage, textIn } from './bundle.ts';
import { besideCode } from './code.ts';
import { withoutComponents } from './components.ts';
import { withoutDialects } from './dialects.ts';
import { isFactLine, knownFact } from './facts.ts';
import { type Cover, frontMatter } from './front-matter.ts';
import { nodesOf } from './html/nodes.ts';
import { pictureFinder } from './html/pictures.ts';
import { documentOf } from './html/tree.ts';
import { withoutRemarks } from './remarks.ts';
import { type Fact, flat, type Node, type NotCarried, type Source } from './source.ts';
import { withFences, withoutTemplates } from './templates.ts';

/** A Markdown file. It is read as the page it would be, so that HTML in it is read by the same rules. */
export function readMarkdown(bundle: Bundle, file: string, { isNotion = false } = {}): Source {
  const notCarried: NotCarried[] = [];
  const front = frontMatter(textIn(bundle, file), notCarried);
  const isMdx = /\.mdx$/i.test(file);
  const drawn: string[] = [];
  const written = besideCode(
    withFences(front.body),
    (text, asWritten) => {
      const said = withoutRemarks(withoutTemplates(text), notCarried, asWritten);
      return withoutDialects(withoutComponents(said, isMdx, (what) => drawn.push(asWritten(what))));
    },
    { isMdx },
  );
  if (drawn.length > 0)
    notCarried.push({
      what: drawn.length === 1 ? 'a component' : `${drawn.length} components`,
      place: 'in the file',
      why: 'A program puts it in when it builds the page. Make a picture of it, or link to what it shows.',
      words: drawn.join(' · '),
    });
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
    ? nodesOf(body, {
        pictureAt: pictureFinder(bundle, file),
        isBrought: leadsToPage(bundle, file),
        notCarried,
        hasFolds: isNotion,
      })
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

/** The first heading is the title, if it is the largest one. */
export function titled(nodes: readonly Node[]): { title: string | undefined; rest: Node[] } {
  const at = nodes.findIndex(({ kind }) => kind === 'heading');
  const first = nodes[at];
  if (first?.kind !== 'heading' || first.level !== 1) return { title: undefined, rest: [...nodes] };
  return { title: flat(first.text), rest: nodes.toSpliced(at, 1) };
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

/** `my-study 0123….md` → `my study`: how a file calls itself, where nothing else does. */
export const nameOfFile = (file: string): string =>
  posix
    // A folder’s own page is called by the folder.
    .basename(file.replace(/\/_?(index|readme)\.\w+$/i, ''), posix.extname(file))
    .replace(/[ _-][0-9a-f]{32}$/i, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
