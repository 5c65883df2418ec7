// Words to the program that builds a site, among the words of a page: Liquid of Jekyll, shortcodes of Hugo.
import { micromark } from 'micromark';

/** What a program puts in front of an address when it builds the page; and its own way to write a picture. */
export const withoutTemplates = (text: string): string =>
  text.replaceAll(IN_ADDRESS, (tags) => tags.replaceAll(TAG, addressIn)).replaceAll(PICTURE, pictureIn);

const TAG = /\{\{[^{}\n]*\}\}|\{%[^{}\n]*%\}/g;
const IN_ADDRESS = new RegExp(
  String.raw`(?<=\]\([ \t]*<?|^ {0,3}\[[^\]\n]+\]:[ \t]*|(?:src|href|poster)=["'])(?:${TAG.source})+`,
  'gm',
);

/** `{{ "/a.png" | relative_url }}` and `{% link a.md %}` hold an address; any other tag is something in front of one. */
const addressIn = (tag: string): string =>
  (/["']([^"']*)["']/.exec(tag) ?? /\b(?:link|post_url)\s+(\S+)/.exec(tag))?.[1] ?? '';

/** `{{< figure src="a.png" caption="…" >}}` and `{% include figure.html src="a.png" %}`, by whatever name. */
const PICTURE =
  /\{\{[<%]\s*\w*(?:figure|image|img|picture|photo)\w*\s([^{}]*?)\/?\s*[%>]\}\}|\{%-?\s*include\s([^{}]*?)-?%\}/gi;
const FIELD = /([\w-]+)=(?:"((?:[^"\\]|\\.)*)"|“([^”]*)”|`([^`]*)`|'([^']*)')/g;

function pictureIn(tag: string, shortcode?: string, include?: string): string {
  const fields = new Map(
    [...(shortcode ?? include ?? '').matchAll(FIELD)].map(([, name = '', ...said]) => [
      name,
      (said.find((one) => one !== undefined) ?? '').replaceAll(/\\(?=["\\])/g, ''),
    ]),
  );
  const [src] = [...fields.values()].filter((value) => /\.(png|jpe?g|webp|avif|gif|svg)$/i.test(value));
  if (!src) return tag;
  const by = fields.get('attr');
  const led = fields.get('attrlink');
  const said = ['title', 'caption', 'description'].map((name) => fields.get(name));
  return figure(src, fields.get('alt'), [...said, led && by ? `[${by}](${led})` : by]);
}

/** A picture as a page has it. Its caption may have marks of Markdown in it. */
export function figure(src: string, alt = '', captions: readonly (string | undefined)[] = []): string {
  const caption = micromark([...new Set(captions.filter(Boolean))].join(' – ')).replaceAll('\n', ' ');
  const said = caption && `<figcaption>${caption}</figcaption>`;
  return `\n\n<figure><img src="${quoted(src)}" alt="${quoted(alt)}">${said}</figure>\n\n`;
}

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
