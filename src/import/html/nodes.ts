import type { RichText } from '../../model/inline.ts';
import { decoded } from '../bundle.ts';
import { flat, linksIn, type Node, type NotCarried, squeezed } from '../source.ts';
import { isFileName } from './file-name.ts';
import { isInLine, leadsOn, type Piece, pieces, tidied } from './inline.ts';
import { leftBehind } from './left-behind.ts';
import { isAroundBlocks, isNoteMark, isPointer, linkTitle } from './links.ts';
import { definitions, listNodes, oneText, tableNodes } from './structures.ts';
import { givenIn, saysMore, titlesIn } from './titles.ts';
import {
  attr,
  type Child,
  type Element,
  find,
  findAll,
  hasClass,
  isElement,
  isText,
  outermost,
  takeOut,
  visibleText,
} from './tree.ts';

export interface Page {
  /** The file of the bundle that a picture’s address means. */
  pictureAt(address: string): { path: string } | { why: string };
  /** Whether more than a line in an item is what is folded under that line. */
  hasFolds?: boolean;
  /** Whether an address is the one of another page that came along. */
  isBrought?(address: string): boolean;
  notCarried: NotCarried[];
}

/** What stands on a page, in its order. Whatever cannot be carried is noted with the heading it stood under. */
export function nodesOf(root: Element, page: Page): Node[] {
  const marks = findAll(root, isNoteMark);
  marks.forEach(takeOut);
  if (marks.length > 0)
    page.notCarried.push({
      what: 'the marks of footnotes',
      place: 'on the page',
      why: 'The words of the footnotes stand in the text, and nothing leads to them.',
      words: marks.map(visibleText).join(' '),
    });
  findAll(root, isPointer).forEach(takeOut);
  const titles = titlesIn(root);
  if (titles.length > 0)
    page.notCarried.push({
      what: titles.length === 1 ? 'a title' : `${titles.length} titles`,
      place: 'on the page',
      why: 'It shows only under the pointer of a mouse. Put it into the text, if it should be read.',
      words: titles.join(' · '),
    });
  const given = givenIn(root);
  if (given.length > 0)
    page.notCarried.push({
      what: given.length === 1 ? 'a component' : `${given.length} components`,
      place: 'on the page',
      why: 'It draws itself, and may show these words, which it is given. Put them into the text, if it did.',
      words: given.join(' · '),
    });
  findAll(root, isAroundBlocks).forEach(linkTitle);
  return new Reading(page).blocks(root.childNodes);
}

const isStruck = (element: Element): boolean =>
  /^(del|s|strike)$/.test(element.tagName) || /line-through/.test(attr(element, 'style') ?? '');

class Reading {
  readonly #page: Page;
  #under = '';

  constructor(page: Page) {
    this.#page = page;
  }

  blocks(children: readonly Child[]): Node[] {
    const nodes: Node[] = [];
    let run: Piece[] = [];
    const end = () => {
      nodes.push(...this.#paragraphs(run));
      run = [];
    };
    for (const child of children) {
      if (isElement(child) && isStruck(child)) {
        this.#strike(child);
        continue;
      }
      if (isElement(child) && isInLine(child)) outermost(child, isStruck).forEach(this.#strike);
      if (isText(child) || (isElement(child) && isInLine(child))) {
        run.push(...pieces(child));
        if (isElement(child)) this.#noteLinks(child);
      } else if (isElement(child)) {
        end();
        nodes.push(...this.#block(child));
      }
    }
    end();
    return nodes;
  }

  /** The lines of a run of text, and what stood between them. */
  #paragraphs(run: readonly Piece[]): Node[] {
    const nodes: Node[] = [];
    let line: RichText = [];
    const end = () => {
      const text = tidied(line);
      if (text.length > 0) nodes.push({ kind: 'paragraph', text });
      line = [];
    };
    for (const piece of run) {
      if (piece.kind === 'break') end();
      else if (piece.kind === 'element') {
        end();
        nodes.push(...this.#block(piece.element));
      } else line.push(piece);
    }
    end();
    return nodes;
  }

  #block(element: Element): Node[] {
    const left = leftBehind(element);
    if (left) {
      if (left !== 'nothing') this.#leave(left.what, left.why, left.words);
      return [];
    }
    switch (element.tagName) {
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        return this.#heading(element);
      case 'ul':
      case 'ol':
        return listNodes(element, this.#inside, this.#page.hasFolds);
      case 'details':
        return this.#fold(element);
      case 'blockquote':
        return this.#quoted(element);
      case 'figure':
        return hasClass(element, 'callout') ? this.blocks(element.childNodes) : this.#figure(element);
      case 'img':
        return this.#picture(element);
      case 'table':
        return tableNodes(element, this.#inside);
      case 'dl':
        return definitions(element, this.#inside);
      default:
        return this.blocks(element.childNodes);
    }
  }

  readonly #inside = (element: Element): Node[] => this.blocks(element.childNodes);

  #heading(element: Element): Node[] {
    const inside = this.blocks(element.childNodes);
    const text = oneText(inside);
    const rest = inside.filter((node) => !('text' in node));
    if (text.length === 0) return rest;
    this.#under = flat(text);
    return [{ kind: 'heading', level: Number(element.tagName.slice(1)), text }, ...rest];
  }

  #quoted(element: Element): Node[] {
    let starts = true;
    return this.blocks(element.childNodes).map((node) => {
      if (node.kind !== 'paragraph') return node;
      const quote: Node = { ...node, kind: 'quote', ...(starts && { starts }) };
      starts = false;
      return quote;
    });
  }

  /** What opens and closes: its words, and what was behind them. */
  #fold(element: Element): Node[] {
    const summary = element.childNodes.filter(isElement).find(({ tagName }) => tagName === 'summary');
    const text = summary ? oneText(this.blocks(summary.childNodes)) : [];
    const inside = this.blocks(element.childNodes.filter((child) => child !== summary));
    if (text.length === 0) return inside;
    return inside.length === 0
      ? [{ kind: 'paragraph', text }]
      : [{ kind: 'fold', text }, ...inside, { kind: 'foldEnd' }];
  }

  #figure(element: Element): Node[] {
    const caption = find(element, ({ tagName }) => tagName === 'figcaption');
    if (caption) takeOut(caption);
    const nodes = this.blocks(element.childNodes);
    const words = caption ? this.blocks(caption.childNodes) : [];
    // Whoever is quoted belongs to the quotation.
    if (nodes.some(({ kind }) => kind === 'quote') && !nodes.some(({ kind }) => kind === 'picture'))
      return [...nodes, ...words].map((node) =>
        node.kind === 'paragraph' ? { ...node, kind: 'quote' } : node,
      );
    if (!caption) return nodes;
    const said = words.flatMap((node) => ('text' in node ? [flat(node.text)] : [])).join(' ');
    const last = nodes.findLastIndex(({ kind }) => kind === 'picture');
    const picture = nodes[last];
    // Words under something that did not come along are words all the same.
    if (picture?.kind !== 'picture' || !words.every((node) => 'text' in node)) return [...nodes, ...words];
    for (const node of words) if ('text' in node) this.#notePlain(node.text);
    if (!said) return nodes;
    // Beside a caption, a title says what there is to see, or nothing.
    const { alt, caption: title = '' } = picture.picture;
    if (alt && saysMore(title, said))
      this.#leave('the title of a picture', 'It has a caption already.', title);
    return nodes.with(last, {
      kind: 'picture',
      picture: { ...picture.picture, alt: alt ?? (title || undefined), caption: said },
    });
  }

  #picture(element: Element): Node[] {
    const address =
      [attr(element, 'src'), attr(element, 'data-src')].find(
        (one) => one && !/^data:image\/(gif|svg)/.test(one),
      ) ??
      attr(element, 'src') ??
      '';
    const said = (name: string) => {
      const words = squeezed(attr(element, name) ?? '').trim();
      return isFileName(words, address) ? '' : words;
    };
    const alt = said('alt');
    // Many programs show a title as the caption.
    const caption = saysMore(said('title'), alt) ? said('title') : '';
    const there = this.#page.pictureAt(address);
    if ('why' in there) {
      this.#leave(IS_OTHER.test(address) ? 'a file' : 'a picture', there.why, `${alt} ${caption}`);
      return [];
    }
    return [
      {
        kind: 'picture',
        picture: { path: there.path, alt: alt || undefined, ...(caption && { caption }) },
      },
    ];
  }

  /** A link to a file or a page of the source keeps its words; where it led is told. */
  #noteLinks(element: Element): void {
    for (const link of [element, ...findAll(element, () => true)].filter(({ tagName }) => tagName === 'a')) {
      const href = attr(link, 'href')?.trim();
      const isPicture = find(link, ({ tagName }) => tagName === 'img');
      if (isPicture && href && leadsOn(href) && !leadsToPicture(href) && visibleText(link).trim() === '')
        this.#leave(
          'the link of a picture',
          `A picture leads nowhere here. It led to ${shownAddress(href)}.`,
          '',
        );
      if (!href || href.startsWith('#') || leadsOn(href) || isPicture) continue;
      const words = visibleText(link).replaceAll(/\s+/g, ' ').trim();
      this.#leave(
        `the link of “${words}”`,
        `It led to ${shownAddress(href)}, ${this.#page.isBrought?.(href) ? 'which was brought in too: link to the study that it became.' : 'which is no page of this site.'} Its words are there.`,
        '',
      );
    }
  }

  /** A caption keeps the words of a link; where it led is told. */
  #notePlain(text: RichText): void {
    for (const { href, words } of linksIn(text))
      this.#leave(`the link of “${words}”`, `A caption has no links. It led to ${href}.`, '');
  }

  /** What somebody has struck out is not what they mean. */
  readonly #strike = (struck: Element): void => {
    takeOut(struck);
    const words = visibleText(struck).trim();
    if (words) this.#leave('struck-out words', 'Whoever wrote them took them back.', words);
  };

  #leave(what: string, why: string, words: string): void {
    const place = this.#under ? `under “${this.#under}”` : 'at the top';
    this.#page.notCarried.push({ what, place, why, words: words.replaceAll(/\s+/g, ' ').trim() });
  }
}

/** Many pages lead from a picture to itself, in full. */
const leadsToPicture = (href: string): boolean => /\.(?:png|jpe?g|webp|avif|gif|svg)(?:[?#].*)?$/i.test(href);

/** What a note shows among its pictures, and is none. */
const IS_OTHER = /\.(?:pdf|mp4|mov|webm|m4v|mp3|m4a|wav|ogg|canvas|excalidraw|html?)(?:[?#].*)?$/i;

const shownAddress = (href: string) =>
  /^(javascript|data|vbscript):/i.test(href) ? 'a script' : shortened(decoded(href));

const shortened = (address: string) => (address.length > 120 ? `${address.slice(0, 119)}…` : address);
