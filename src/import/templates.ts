// Words to the program that builds a site, among the words of a page: Liquid of Jekyll, shortcodes of Hugo.
import { micromark } from 'micromark';

/** Addresses as they will be, and every other tag of such a program as a component, which may have words. */
export function withoutTemplates(text: string): string {
  const ended = new Set(
    [...text.matchAll(/[<%]\s*\/\s*([\w./-]+)|%-?\s*end(\w+)/g)].map(([, one, other]) => one ?? other),
  );
  return text
    .replaceAll(IN_ADDRESS, (tags) => tags.replaceAll(TAG, addressIn))
    .replaceAll(CAPTION, '\n\n$1\n\n*$2*\n\n')
    .replaceAll(/\{%-?\s*comment\s*-?%\}([\s\S]*?)\{%-?\s*endcomment\s*-?%\}/g, '<!--$1-->')
    .replaceAll(SHORTCODE, (_, closing: string, name: string, given: string) =>
      closing ? `</site-${plain(name)}>` : component(name, given, !ended.has(name)),
    )
    .replaceAll(LIQUID, (_, name: string, given: string) => {
      if (CONTROL.test(name)) return '';
      return name.startsWith('end') ? `</site-${name.slice(3)}>` : component(name, given, !ended.has(name));
    });
}

/** Code between tags of such a program, as Markdown has it. */
export const withFences = (text: string): string =>
  text.replaceAll(
    /\{(?:%-?\s*|\{[<%]\s*)highlight\s+(\w+)[^{}\n]*\}\}?\n?([\s\S]*?)\n?\{(?:%-?\s*end|\{[<%]\s*\/\s*)highlight\s*(?:-?%|[>%]\})\}/g,
    '\n```$1\n$2\n```\n',
  );

/** A picture of WordPress with what stands under it. */
const CAPTION =
  /\[caption\b[^\]]*\]\s*((?:<a\b[^>]*>)?<img\b[^>]*>(?:<\/a>)?|\[?!\[[^\]]*\]\([^)]*\)(?:\]\([^)]*\))?)\s*([^[*]+?)\s*\[\/caption\]/g;
const SHORTCODE = /\{\{[<%]\s*(\/?)\s*([\w./-]+)((?:[^{}\n]|\n(?![ \t]*\n))*?)\/?\s*[>%]\}\}/g;
const LIQUID = /\{%-?\s*(\w+)((?:[^{}\n]|\n(?![ \t]*\n))*?)-?%\}/g;
/** What steers how a page is built, and shows nothing. */
const CONTROL =
  /^(?:(?:end)?(?:if|unless|case|for|raw|capture|tablerow|liquid)|else|elsif|when|break|continue|assign|increment|decrement)$/;

const TAG = /\{\{[^{}\n]*\}\}|\{%[^{}\n]*%\}/g;
const IN_ADDRESS = new RegExp(
  String.raw`(?<=\]\([ \t]*<?|^ {0,3}\[[^\]\n]+\]:[ \t]*|(?:src|href|poster)=["'])(?:${TAG.source})+`,
  'gm',
);

/** `{{ "/a.png" | relative_url }}` and `{% link a.md %}` hold an address; any other tag is something in front of one. */
const addressIn = (tag: string): string =>
  (/["']([^"']*)["']/.exec(tag) ?? /\b(?:link|post_url)\s+(\S+)/.exec(tag))?.[1] ?? '';

const FIELD = /(?:([\w-]+)=)?(?:"((?:[^"\\]|\\.)*)"|“([^”]*)”|`([^`]*)`|'([^']*)'|([^\s"'`=]+))/g;

/** `{{< figure src="a.png" caption="…" >}}` and `{% include figure.html src="a.png" %}`, by whatever name. */
function component(name: string, given: string, isClosed: boolean): string {
  const fields = [...given.matchAll(FIELD)].map(([, field, ...said]) => ({
    // What has no name is a word only if it is set in quotes.
    name: field ?? (said[4] === undefined ? 'of' : 'id'),
    said: (said.find((one) => one !== undefined) ?? '').replaceAll(/\\(?=["\\])/g, ''),
  }));
  const led = fields.find((one) => one.name === 'attrlink')?.said;
  const written = fields.map((one) => {
    const said = led && one.name === 'attr' ? `[${one.said}](${led})` : one.said;
    return ` ${one.name}=${said.includes('"') ? `'${said.replaceAll("'", '’')}'` : `"${said}"`}`;
  });
  return `<site-${plain(name)}${written.join('')}${isClosed ? '/' : ''}>`;
}

const plain = (name: string) => name.replaceAll(/[^\w.-]/g, '-');

/** A picture as a page has it. Its caption may have marks of Markdown in it. */
export function figure(src: string, alt = '', captions: readonly (string | undefined)[] = []): string {
  const caption = micromark([...new Set(captions.filter(Boolean))].join(' – ')).replaceAll('\n', ' ');
  const said = caption && `<figcaption>${caption}</figcaption>`;
  return `\n\n<figure><img src="${quoted(src)}" alt="${quoted(alt)}">${said}</figure>\n\n`;
}

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
