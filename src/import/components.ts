// MDX and its kin: components among the words of a page, whose own words stand in what they are given.
import { isHtmlElement } from './html/element-names.ts';
import { figure } from './templates.ts';

const BRACES = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]{0,999}\}){0,999}\}){0,9999}\}`;
/** A tag ends where its paragraph does: a sign for less is no beginning of one. */
const GAP = String.raw`(?:[ \t]|\n(?![ \t]*\n))`;
const QUOTED = String.raw`"(?:[^"\n]|\n(?![ \t]*\n))*"|'(?:[^'\n]|\n(?![ \t]*\n))*'`;
const FIELD = String.raw`(?:[:@\w.-]+(?:=(?:${QUOTED}|${BRACES}))?|${BRACES})`;
const TAG = String.raw`<(/?)([A-Za-z][\w.-]*)((?:${GAP}+${FIELD}){0,99})${GAP}*/?>`;
const LINE = new RegExp(String.raw`^([ \t]*)${TAG}[ \t]*$`, 'gm');
const IN_LINE = new RegExp(`()${TAG}`, 'g');
const FIELDS = new RegExp(String.raw`([:@\w.-]+)=("[^"]*"|'[^']*'|${BRACES})`, 'g');
const IMPORT = /^import\s+(?:([\w*{}, \t\n$]+?)\s+from\s+)?["']([^"'\n]+)["'];?[ \t]*$/gm;
const PICTURE = /\.(?:png|jpe?g|webp|avif|gif|svg)(?:[?#]\S*)?$/i;

/** By its name no element of HTML, which some write in capitals, though never to close itself. */
const IS_COMPONENT = /^<\/?(?:[A-Z]\w*[a-z]|[\w.]+-|(?!BR|HR|IMG)[A-Z][\s\S]*\/>$)/;
/** What shows something of another place. */
const EMBED =
  /youtube|vimeo|tweet|twitter|instagram|gist|figma|codepen|spotify|soundcloud|video|audio|loom|iframe|embed/i;
/** What of a component is no word of the page: how it looks, what it is called, where it leads. */
const SETTING =
  /^(?:(?:v-|client:|set:|@).*|data-.*|aria-.*|on[A-Z].*|class(?:Name)?|id|key|ref|style|type|variant|kind|size|colou?r|src|href|to|url|link|lang|language|icon|width|height|align|layout|theme|mode|as|slot|rel|target|position|loading)$/;
/** What is a word of the page, however short it is. */
const SPOKEN =
  /^(?:title|heading|label|name|text|caption|alt|author|by|cite|attr|quote|content|description|summary|subtitle|message|question|answer|term|role|unit)$/;
const COUNTED = /^(?:value|number|figure|count|before|after|total|amount|percent(?:age)?|score|result|year)$/;
const FIRST = /^(?:title|heading|label|summary|question|term)$/;
const LAST = /^(?:author|by|cite|attr)$/;

/** `List<String>`, “your <name>”: no element of HTML, given nothing and never closed. It is what people write for a gap. */
function withPlainNames(text: string): string {
  const closed = new Set([...text.matchAll(/<\/([A-Za-z][\w.-]*)\s*>/g)].map(([, name]) => name));
  return text.replaceAll(/<([A-Za-z][\w.-]*)>/g, (all, name: string) =>
    isHtmlElement(name) || closed.has(name) ? all : `&lt;${name}>`,
  );
}

/** The text as the page would show it, as far as that can be known without running it. */
export function withoutComponents(
  text: string,
  isMdx: boolean,
  /** Hears of what shows something that nothing here says. */
  draws: (what: string) => void,
): string {
  const imported = new Map<string, string>();
  const plain = text.replaceAll(IMPORT, (_, name: string | undefined, path: string) => {
    if (name) imported.set(name.trim(), path);
    return '';
  });
  const shown = (all: string, start: string, tag: string, given: string, isLine: boolean): string => {
    const fields = [...given.matchAll(FIELDS)].map(([, name = '', value = '']) => ({
      name: name.replace(/^:/, ''),
      said: saidIn(name, name.startsWith(':') ? `{${value.slice(1, -1)}}` : value, imported),
    }));
    if (!IS_COMPONENT.test(all.trim())) {
      const whole = /=\{|\bclassName=/.test(given) ? asHtml(tag, fields) : all.trim();
      // What stands between lines of tags is Markdown here, and no HTML.
      return isLine && isMdx && !/^(?:img|br|hr|input)$/.test(tag) ? `\n${whole}\n` : start + whole;
    }
    const rank = ({ name }: { name: string }) => (FIRST.test(name) ? 0 : LAST.test(name) ? 2 : 1);
    const words = fields
      .flatMap(({ name, said }) =>
        said.filter((one) => isSaid(name, one)).map((one) => ({ name, said: one })),
      )
      .toSorted((one, other) => rank(one) - rank(other));
    const picture = fields.flatMap(({ said }) => said).find((one) => PICTURE.test(one));
    if (picture) {
      // What has no name is said of the picture first of all.
      const alt = ['alt', 'of'].map((wanted) => words.find(({ name }) => name === wanted)).find(Boolean);
      const rest = words.filter((one) => one !== alt && one.said !== picture).map(({ said }) => said);
      return figure(picture, alt?.said, rest);
    }
    if (all.trim().endsWith('/>') && (words.length === 0 || EMBED.test(tag)))
      draws([tag.replace(/^site-/, ''), ...fields.flatMap(({ said }) => said)].join(' '));
    const lines = words.map(({ name, said }) => {
      const line = said.replaceAll(/[\\*_`[\]<]/g, '\\$&');
      return isLine && FIRST.test(name) ? `**${line}**` : line;
    });
    if (isLine) return `\n${lines.map((line) => `${start}${line}\n\n`).join('')}`;
    return lines.length > 0 ? ` ${lines.join(' ')} ` : '';
  };
  const whole = withPlainNames(plain)
    .replaceAll(LINE, (all, start, _, tag, given) => shown(all, start, tag, given, true))
    .replaceAll(IN_LINE, (all, start, _, tag, given) => shown(all, start, tag, given, false));
  return isMdx ? whole.replaceAll(/\{(["'`])([^"'`{}\n]*)\1\}/g, '$2') : whole;
}

/** The texts in what a component is given: a text, those in a list, or the file that a name stands for. */
function saidIn(name: string, value: string, imported: ReadonlyMap<string, string>): string[] {
  if (!value.startsWith('{')) return [value.slice(1, -1)];
  const inside = value.slice(1, -1).trim();
  // A text between the signs of code is kept apart until the end.
  if (/^\u{F0000}\d+\u{F0001}$/u.test(inside)) return [inside];
  if (/^-?\d[\d.,_]*$/.test(inside)) return COUNTED.test(name) ? [inside] : [];
  const path = imported.get(inside);
  return path
    ? [path]
    : [...value.matchAll(/(["'`])((?:(?!\1)[^\\]|\\.)*)\1/g)].map(([, , said = '']) => said);
}

function isSaid(name: string, said: string): boolean {
  if (SETTING.test(name) || !/[\p{L}\p{N}]/u.test(said)) return false;
  if (/^(?:[a-z]+:\/\/|\.{0,2}\/|#)\S*$/i.test(said)) return false;
  if (COUNTED.test(name) && /^\d/.test(said)) return true;
  return SPOKEN.test(name) || /\s|[^\x21-\x7E]|[A-Z%]/.test(said.trim());
}

const asHtml = (tag: string, fields: readonly { name: string; said: readonly string[] }[]): string =>
  `<${tag}${fields
    .flatMap(({ name, said: [said] }) =>
      said === undefined ? [] : [` ${name}="${said.replaceAll('"', '&quot;')}"`],
    )
    .join('')}>`;
