import postcss, { type ChildNode, type Container } from 'postcss';
import { PurgeCSS } from 'purgecss';

/** What styles are for: the markup of a page, and the code of all its scripts. */
export interface PageTexts {
  markup: string;
  code: string;
  /** The owner’s own style sheet, which may use any token. */
  own?: string;
}

/** A style sheet without what the page can never come to use. */
export async function trimSheet(css: string, { markup, code, own = '' }: PageTexts): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [
      { raw: markup, extension: 'html' },
      { raw: code, extension: 'js' },
    ],
    extractors: [
      { extensions: ['html'], extractor: (text) => namesIn(text, CLASS_ATTRIBUTES) },
      { extensions: ['js'], extractor: (text) => namesIn(text, IN_QUOTES) },
    ],
    dynamicAttributes: attributesIn(css).filter((name) => canChange(name, code)),
    keyframes: true,
    variables: true,
    safelist: { standard: [/^:/], variables: [...new Set(`${code} ${own}`.match(/--[\w-]+/g))] },
  });
  return tidy(postcss.parse(result?.css ?? css), layersIn(postcss.parse(css)));
}

/** A sheet for a page that has its fonts already: told of them once more, a browser would fetch and set them anew. */
export function withoutFonts(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  return sheet.toString();
}

const CLASS_ATTRIBUTES = /(?<=\sclass="[^"]*)[\w-]+/g;
const IN_QUOTES = /(?<=["'`\s])[\w-]+(?=["'`\s])/g;

/** Elements and attributes by any word. Classes are so short that a word of a text or a script may look like one. */
function namesIn(text: string, classes: RegExp) {
  const words = text.match(/[\w-]+/g) ?? [];
  return {
    classes: text.match(classes) ?? [],
    ids: words,
    tags: words,
    attributes: { names: words, values: words },
    undetermined: [],
  };
}

const attributesIn = (css: string) => [...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name);

/** The browser changes its own attributes while a page is open; the site’s change if a script knows them. */
function canChange(attribute: string, code: string): boolean {
  if (!attribute.startsWith('data-')) return true;
  const asProperty = attribute
    .slice('data-'.length)
    .replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return code.includes(attribute) || new RegExp(`\\b${asProperty}\\b`).test(code);
}

/** Removes what has nothing inside. That may have been the first mention of a layer: their order is said up front. */
function tidy(sheet: Container, order: readonly string[]): string {
  sheet.walkAtRules((rule) => {
    if (isHollow(rule) || (rule.name === 'layer' && !rule.nodes)) rule.remove();
  });
  const layers = order.length > 1 ? `@layer ${order.join()};` : '';
  return layers + sheet.toString().replaceAll(/\}\s+/g, '}').replaceAll(TWO_OF_TOKENS, '$1;');
}

/** Typefaces and colours come as two sheets, and are one to a page. */
const TWO_OF_TOKENS = /(@layer tokens\{:root\{[^{}]*)\}\}@layer tokens\{:root\{/g;

const isHollow = (node: ChildNode | Container): boolean =>
  'nodes' in node && node.nodes !== undefined && node.nodes.every((child) => isHollow(child));

function layersIn(sheet: Container): string[] {
  const names = new Set<string>();
  sheet.walkAtRules('layer', ({ params }) => {
    for (const name of params.split(',')) names.add(name.trim());
  });
  return [...names];
}
