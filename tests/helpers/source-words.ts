// The words of an export by plain means, without any of the code that reads it: what is counted must not count itself.
import { strFromU8, unzipSync } from 'fflate';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** What a person reads in a Markdown file: no addresses, no marks, no names of fields. */
export function wordsOfMarkdown(text: string): string {
  const [, front = '', body = text] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n')) ?? [];
  const values = front.replaceAll(/^[\w-]+:/gm, ' ').replaceAll(/\S+\.(png|jpe?g|webp|svg)/g, ' ');
  const read = body
    .replaceAll(/<script[\s\S]*?<\/script>/g, ' ')
    // Notion says a caption twice.
    .replaceAll(/!\[([^\]]+)\]\([^)]*\)\n\n(?=\1\n)/g, ' ')
    .replaceAll(/!\[([^\]]*)\]\(([^)]*)\)/g, (_, alt: string, address: string) =>
      isFile(alt, address) ? ' ' : ` ${alt} `,
    )
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, ' $1 ')
    .replaceAll(/^```\w*$/gm, ' ')
    .replaceAll(/^\s*\d+\.\s/gm, ' ')
    .replaceAll(/- \[[ x]\]/g, ' ')
    .replaceAll(/<(img)[^>]*alt="([^"]*)"[^>]*>/g, ' $2 ')
    .replaceAll(/<!--|-->/g, ' ')
    .replaceAll(/<\/?[a-z][^>]*>/g, ' ')
    .replaceAll(/[*_~`\\|#>]/g, (sign) => (sign === '_' || sign === '*' || sign === '~' ? '' : ' '));
  return `${values} ${read}`;
}

/** A name of a file where an alternative text belongs. */
const isFile = (alt: string, address: string) => {
  const plain = (one: string) =>
    one
      .toLowerCase()
      .replace(/\.\w+$/, '')
      .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return (
    /\.(png|jpe?g)$/i.test(alt) ||
    plain(alt) === plain(decodeURIComponent(address.split(/[\\/]/).at(-1) ?? ''))
  );
};

type Child = DefaultTreeAdapterTypes.ChildNode;

/** What a person reads on a page: its text and the alternative texts of its pictures. */
export function wordsOfHtml(html: string): string {
  const read = (node: Child): string => {
    if ('value' in node && node.nodeName === '#text') return node.value;
    if (!('tagName' in node) || /^(script|style|template|head)$/.test(node.tagName)) return '';
    const said = (wanted: string) => node.attrs.find(({ name }) => name === wanted)?.value ?? '';
    const alt = node.tagName === 'img' && !isFile(said('alt'), said('src')) ? said('alt') : '';
    const isInline =
      /^(a|b|i|em|strong|span|code|time|mark|sup|sub|u|small)$/.test(node.tagName) &&
      !node.attrs.some(({ value }) => value.includes('selected-value'));
    const inside = node.childNodes.map(read).join('');
    return isInline ? inside : ` ${alt} ${inside} `;
  };
  return parse(html)
    .childNodes.map((node) => read(node as Child))
    .join(' ');
}

/** What a person reads in a Word document, its margins and comments included. */
export function wordsOfWord(bytes: Uint8Array): string {
  return Object.entries(unzipSync(bytes))
    .filter(([path]) => /^word\/(document|comments|header\d|footer\d|footnotes)\.xml$/.test(path))
    .map(([, part]) =>
      [...strFromU8(part).matchAll(/<w:p[ >][\s\S]*?<\/w:p>/g)]
        .map(([paragraph]) =>
          [...paragraph.matchAll(/<w:(t|tab|br)(?: [^>]*)?(?:\/>|>([^<]*)<\/w:t>)/g)]
            .map(([, , text]) => text ?? ' ')
            .join(''),
        )
        .join(' '),
    )
    .join(' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
}
