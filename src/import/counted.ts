// The words of a file by plain means, without any of the code that reads it: what is counted must not count itself.
import { posix } from 'node:path';
import { type Bundle, decoded, isWord, LONGEST_PAGE, textIn } from './bundle.ts';
import { markdownWords } from './counted-markdown.ts';
import { wordsOfWord } from './counted-word.ts';
import { isOfPage, leadsAround } from './html/titles.ts';
import { attr, type Child, documentOf, type Element, INLINE, isElement, isText } from './html/tree.ts';
import { resumeFile } from './json-resume.ts';
import { FILES } from './linkedin.ts';
import { IS_OPEN } from './sought.ts';
import type { NotCarried } from './source.ts';
import { missingWords, wordsOf } from './words.ts';

/** What a person reads in a page that was handed in. */
export function wordsIn(bundle: Bundle, file: string): string {
  if (isWord(file)) return wordsOfWord(bundle.files.get(file)?.() ?? new Uint8Array(), file);
  if (/\.x?html?$/i.test(file)) return wordsOfPage(textIn(bundle, file, LONGEST_PAGE));
  const { front, page } = markdownWords(textIn(bundle, file));
  return `${front} ${wordsOfPage(page)}`;
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

/** What stands on a page, with what is said of its pictures: in a title only what is said nowhere else. */
export function wordsOfPage(html: string): string {
  const titles: string[] = [];
  const struck: string[] = [];
  const read = (node: Child, isFilled = false): string => {
    if (isText(node)) return node.value;
    // What a component has drawn; in its slots stands what the page says, if it says anything.
    if ('content' in node && node.attrs.some(({ name }) => name.startsWith('shadowroot'))) {
      const isSaid = node.parentNode?.childNodes.some((one) =>
        isElement(one) ? one !== node : isText(one) && one.value.trim() !== '',
      );
      return node.content.childNodes.map((one) => read(one, isSaid)).join(' ');
    }
    if (!isElement(node) || UNSEEN.test(node.tagName) || (isFilled && node.tagName === 'slot')) return '';
    if (node.tagName === 'a' && isPermalink(node)) return '';
    if (
      node.tagName === 'input' &&
      !/^(?:hidden|checkbox|radio|password|file|image|range|color)$/.test(attr(node, 'type') ?? '')
    )
      return ` ${attr(node, 'value') ?? ''} `;
    if (node.tagName === 'img') {
      const [alt = '', title = ''] = ['alt', 'title'].map((name) => {
        const said = attr(node, name) ?? '';
        return isBareName(said, attr(node, 'src') ?? '') ? '' : said;
      });
      titles.push(title);
      return ` ${alt} `;
    }
    const inside = node.childNodes.map((one) => read(one, isFilled)).join('');
    // A letter may be struck out of a word: it is none of it.
    if (/^(del|s|strike)$/.test(node.tagName)) {
      struck.push(inside);
      return '';
    }
    const title = attr(node, 'title') ?? '';
    // What leads within a page, by a sign alone, says how to use it.
    const isSign = !/[\p{L}\p{N}]{2}/u.test(inside) && attr(node, 'href')?.includes('#');
    if (!/^(?:time|link)$/.test(node.tagName) && !isSign && !leadsAround(node) && !isOfPage(title))
      titles.push(title);
    if (attr(node, 'srcdoc')) return ` ${wordsOfPage(attr(node, 'srcdoc') ?? '')} `;
    if (node.tagName.includes('-'))
      for (const { name, value } of node.attrs)
        if (
          /^(?:text|label|caption|alt|author|quote|heading|description)$/.test(name) &&
          /\s/.test(value.trim())
        )
          titles.push(value);
    return INLINE.includes(node.tagName) ? inside : ` ${inside} `;
  };
  const { head, body } = documentOf(html);
  const shown = body ? read(body) : '';
  const tab = head?.childNodes.find((node) => node.nodeName === 'title');
  titles.push(tab && isElement(tab) ? tab.childNodes.map((node) => read(node)).join('') : '');
  const there = new Set(wordsOf(shown));
  const beside = new Set(titles.flatMap(wordsOf).filter((word) => !there.has(word)));
  return [shown, ...struck, ...beside].join(' ');
}

/** A link in a heading that leads to it and says so, unless it is all of the heading. */
function isPermalink(link: Element): boolean {
  const said = (node: Child): string =>
    isText(node) ? node.value : isElement(node) ? node.childNodes.map(said).join('') : '';
  const heading = headingAround(link);
  const isBeside = heading && said(heading).trim() !== said(link).trim();
  if (!isBeside || !attr(link, 'href')?.includes('#')) return false;
  const isCalled = /anchor|permalink|headerlink|hash-link|heading-link/.test(attr(link, 'class') ?? '');
  return isCalled || isOfPage(said(link).trim());
}

const headingAround = ({ parentNode: parent }: Element): Element | undefined => {
  if (!parent || !('tagName' in parent)) return undefined;
  return /^h[1-6]$/.test(parent.tagName) ? parent : headingAround(parent);
};

/** Whether what is said of a picture is no more than a file is called: with its ending, or in one piece with its words. */
function isBareName(said: string, address: string): boolean {
  if (/\.(?:png|jpe?g|gif|webp|svg|heic|tiff?|bmp|avif)$/i.test(said)) return true;
  if (/^(?:untitled|image|picture|photo|img|screen ?shot)[\s_-]*\d*$/i.test(said)) return true;
  const file = wordsOf(decoded(address)).join('');
  return (
    file.includes(wordsOf(said).join('')) && (!/\p{L}\S*\s+\p{L}/u.test(said) || /\d-\d\d-\d/.test(said))
  );
}

/** What a person’s export says of them: dates are written anew, and only their years are looked for; “now” is no date. */
export function wordsOfPeople(bundle: Bundle): string[] {
  const resume = resumeFile(bundle);
  if (resume) return [spokenIn(JSON.parse(textIn(bundle, resume)))];
  return [...bundle.files.keys()].flatMap((path) => {
    const known = Object.values(FILES).find(({ name }) => name.test(posix.basename(path)));
    if (!known) return [];
    const lines = textIn(bundle, path).split('\n');
    const head = lines.findIndex((line) => line.toLowerCase().includes(known.column));
    // A skill that is there twice is one.
    return [...new Set(lines.slice(head + 1))].map((line) =>
      line
        // `"Feb 1, 2010"` is one date.
        .replaceAll(/"(\p{L}+\.? \d{1,2}\p{L}*), (\d{4})"/gu, '$1 $2')
        .split(/,|"/)
        .map(yearOf)
        .join(' '),
    );
  });
}

function spokenIn(value: unknown): string {
  if (typeof value === 'string') return yearOf(value);
  if (typeof value !== 'object' || value === null) return typeof value === 'number' ? String(value) : '';
  // An address mostly says by itself whose it is, and where.
  const address = 'network' in value && 'url' in value ? String(value.url).toLowerCase() : '';
  const isInAddress = (key: string, one: unknown) =>
    (/^(network|username)$/.test(key) &&
      address.includes(String(one).toLowerCase().replaceAll(/[@\s]/g, ''))) ||
    // Whose name is X now.
    (key === 'network' && /\btwitter\b/i.test(String(one)));
  return Object.entries(value)
    .map(([key, one]) => (/^(\$schema|meta)$/.test(key) || isInAddress(key, one) ? '' : spokenIn(one)))
    .join(' ');
}

const yearOf = (text: string) =>
  (IS_OPEN.test(text) && !/\d/.test(text) ? '' : text)
    .trim()
    .replace(
      /^(?:le )?(?:\d{1,2}(?:er|st|nd|rd|th)? (?:of )?)?(?:\p{L}+\.? (?:\d{1,2}(?:st|nd|rd|th)?,? )?|(?:\d{1,2}[./-]){1,2})?((?:19|20)\d\d)(?:-\d\d){0,2}(?:T[\d:.]+Z?)?$/iu,
      '$1',
    );
