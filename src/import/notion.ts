import { posix } from 'node:path';
import { type Bundle, found, LONGEST_PAGE, leadsToPage, textIn } from './bundle.ts';
import { textOf } from './charset.ts';
import { nodesOf } from './html/nodes.ts';
import { pictureFinder } from './html/pictures.ts';
import { attr, documentOf, find, findAll, hasClass, isElement, takeOut, visibleText } from './html/tree.ts';
import { nameOfFile, readMarkdown } from './markdown.ts';
import { flat, type Node, type NodeOf, type NotCarried, type Source, textsOfNode } from './source.ts';
import { missingWords, wordsOf } from './words.ts';

/** Notion puts the page’s number behind its name. */
const NUMBERED = /[ _-][0-9a-f]{32}(_all)?\.(md|html|csv)$/i;
const NUMBERED_FOLDER = /[ _-][0-9a-f]{32}\//i;

export const isNotion = ({ files }: Bundle): boolean =>
  [...files.keys()].some((path) => NUMBERED.test(path)) ||
  [...files].some(
    ([path, read]) =>
      /\.html?$/i.test(path) && /<article[^>]*class="page /.test(textOf(read().subarray(0, 200_000))),
  );

/** A page of an export: what may be a study. */
export const isNotionPage = (path: string): boolean => /\.(md|html?)$/i.test(path);

export function readNotionPage(bundle: Bundle, file: string): Source {
  const source = /\.md$/i.test(file)
    ? readMarkdown(bundle, file, { isNotion: true })
    : readHtml(bundle, file);
  const nodes = withoutEmbeds(captioned(source.nodes), source.notCarried);
  return { ...source, title: source.title ?? nameOfFile(file), nodes };
}

/** In Markdown, all that Notion says of an embed or a bookmark is its address, in a line of its own. */
function withoutEmbeds(nodes: readonly Node[], notCarried: NotCarried[]): Node[] {
  let under = '';
  return nodes.filter((node) => {
    const words = textsOfNode(node).join(' ');
    if (node.kind === 'heading') under = words;
    if (node.kind !== 'paragraph' || !/^https?:\/\/\S+$/.test(words)) return true;
    notCarried.push({
      what: 'an embed',
      place: under ? `under “${under}”` : 'at the top',
      why: 'It is shown from another site, and a page here asks nobody else. Make a picture of it, or link to it.',
      words,
    });
    return false;
  });
}

function readHtml(bundle: Bundle, file: string): Source {
  const notCarried: NotCarried[] = [];
  const { body } = documentOf(textIn(bundle, file, LONGEST_PAGE));
  if (!body) return { file, title: undefined, facts: [], nodes: [], notCarried };
  const heading = find(body, (one) => hasClass(one, 'page-title'));
  const title = heading && visibleText(heading).replaceAll(/\s+/g, ' ').trim();
  if (heading) takeOut(heading);
  const table = find(body, (one) => hasClass(one, 'properties'));
  const facts = table
    ? findAll(table, ({ tagName }) => tagName === 'tr').flatMap((row) => {
        const [label = '', value = ''] = row.childNodes
          .filter(isElement)
          .map((cell) => visibleText(cell).replaceAll(/\s+/g, ' ').trim());
        if (label && value) return [{ label, value: tagsApart(row) || value }];
        const why = 'It has no answer in words.';
        if (label) notCarried.push({ what: `“${label}”`, place: 'at the top', why, words: label });
        return [];
      })
    : [];
  if (table) takeOut(table);
  for (const database of findAll(body, (one) => hasClass(one, 'collection-content'))) {
    takeOut(database);
    notCarried.push({
      what: 'a database',
      place: 'on the page',
      why: 'A study has no place for databases. Those of its pages that have a text come as studies of their own.',
      words: visibleText(database).replaceAll(/\s+/g, ' ').trim(),
    });
  }
  for (const embed of findAll(body, (one) => hasClass(one, 'source') || hasClass(one, 'bookmark'))) {
    const link = find(embed, ({ tagName }) => tagName === 'a') ?? embed;
    const lying = found(bundle, file, attr(link, 'href') ?? '');
    takeOut(embed);
    if (lying) {
      notCarried.push({
        what: /\.(mp4|mov|webm|m4v)$/i.test(lying) ? 'a film' : 'a file',
        place: lying,
        why: 'It lies in the export. Put what it shows into the study by hand, or link to where it can be read.',
        words: visibleText(embed).replaceAll(/\s+/g, ' ').trim(),
      });
      continue;
    }
    notCarried.push({
      what: 'an embed',
      place: 'on the page',
      why: `It is shown from another site: ${attr(link, 'href') ?? 'its address is not known'}. Make a picture of it, or link to it.`,
      words: visibleText(embed).replaceAll(/\s+/g, ' ').trim(),
    });
  }
  // What is drawn before a name is no picture that a page could show.
  for (const icon of findAll(body, (one) => one.tagName === 'img' && hasClass(one, 'icon')))
    bundle.files.delete(found(bundle, file, attr(icon, 'src') ?? '') ?? '');
  const columns = findAll(body, (one) => hasClass(one, 'column-list')).length;
  if (columns > 0)
    notCarried.push({
      what: `columns (${columns})`,
      place: 'on the page',
      why: 'What stood side by side stands one below the other.',
      words: '',
    });
  const cover = find(body, (one) => hasClass(one, 'page-cover-image'));
  const picture = cover && pictureFinder(bundle, file)(attr(cover, 'src') ?? '');
  if (cover) takeOut(cover);
  const nodes = nodesOf(body, {
    pictureAt: pictureFinder(bundle, file),
    isBrought: leadsToPage(bundle, file),
    notCarried,
  });
  const first: Node[] =
    picture && 'path' in picture ? [{ kind: 'picture', picture: { path: picture.path } }] : [];
  return { file, title: title || undefined, facts, nodes: [...first, ...inOneList(nodes)], notCarried };
}

/** In HTML, Notion makes a list of every item. */
function inOneList(nodes: readonly Node[]): Node[] {
  const all: Node[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    if (last?.kind === 'list' && node.kind === 'list' && isCounted(last) === isCounted(node))
      all[all.length - 1] = { kind: 'list', items: [...last.items, ...node.items] };
    else all.push(node);
  }
  return all;
}

const isCounted = ({ items }: NodeOf<'list'>) => items[0]?.number !== undefined;

/** Notion draws each of several answers as a label of its own. */
const tagsApart = (row: Parameters<typeof findAll>[0]): string =>
  findAll(row, (one) => hasClass(one, 'selected-value'))
    .map((one) => visibleText(one).trim())
    .join(', ');

/** Notion’s Markdown says a caption twice: in the picture’s alternative text, and in the line after it. */
function captioned(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node, index): Node[] => {
    const before = nodes[index - 1];
    if (node.kind === 'paragraph' && before?.kind === 'picture' && before.picture.alt === flat(node.text))
      return [];
    const next = nodes[index + 1];
    if (node.kind !== 'picture' || next?.kind !== 'paragraph' || flat(next.text) !== node.picture.alt)
      return [node];
    return [{ kind: 'picture', picture: { path: node.picture.path, caption: node.picture.alt } }];
  });
}

/** Whether a page only leads to others, as the first page of an export does: then most of its words are links. */
export function isOnlyLinks({ notCarried, nodes }: Source): boolean {
  const links = notCarried.flatMap(({ what }) => /^the link of “(.*)”$/s.exec(what)?.[1] ?? []);
  const texts = nodes.flatMap((node) => (node.kind === 'heading' ? [] : textsOfNode(node)));
  const beside = missingWords(texts, links);
  return (
    links.length > 0 &&
    beside.length <= links.flatMap(wordsOf).length &&
    !nodes.some(({ kind }) => kind === 'picture')
  );
}

/** The folder of pictures beside a page is called like the page, with its number or without. */
export const isOfNotion = (path: string): boolean =>
  NUMBERED.test(path) || NUMBERED_FOLDER.test(`${posix.dirname(path)}/`);
