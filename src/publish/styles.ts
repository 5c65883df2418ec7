import postcss, { type ChildNode, type Container } from 'postcss';
import { PurgeCSS } from 'purgecss';

/** What styles are for: the markup of a page, or of a part of it, and the code of all its scripts. */
export interface PageTexts {
  markup: string;
  code: string;
}

/** A style sheet without what the page can never come to use. */
export async function trimSheet(css: string, { markup, code }: PageTexts): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    ...purging(css, code),
    content: [markup, code].map((raw) => ({ raw, extension: 'html' })),
    variables: true,
  });
  return tidy(postcss.parse(result?.css ?? css), layersIn(postcss.parse(css)));
}

/**
 * A page’s sheet in two. The first part is enough to draw what stands above; print, and what answers a hand, can wait.
 * The second is the whole sheet again: once it is there, everything is as if there had never been another.
 */
export async function splitSheet(css: string, above: PageTexts): Promise<{ first: string; whole: string }> {
  const [result] = await new PurgeCSS().purge({
    ...purging(css, above.code),
    content: [{ raw: above.markup, extension: 'html' }],
  });
  const first = postcss.parse(result?.css ?? css);
  first.walkAtRules('media', (rule) => void (/print|hover/.test(rule.params) && rule.remove()));
  first.walkRules(/:popover-open/, (rule) => void rule.remove());
  const whole = postcss.parse(css);
  const layers = layersIn(whole);
  // A typeface that is named again is loaded again.
  whole.walkAtRules('font-face', (rule) => void rule.remove());
  return { first: tidy(first, layers), whole: tidy(whole, layers) };
}

/** Custom properties under names of a letter or two, but for those a script asks for. */
export function shortenProperties(css: string, code: string): string {
  const own = new Set([...css.matchAll(/(?<![\w-])(--[\w-]+):/g)].map(([, name = '']) => name));
  const names = [...own].filter((name) => !code.includes(name));
  const short = new Map(names.map((name, index) => [name, `--${index.toString(36)}`]));
  return css.replaceAll(/(?<![\w-])--[\w-]+/g, (name) => short.get(name) ?? name);
}

const purging = (css: string, code: string) => ({
  css: [{ raw: css }],
  dynamicAttributes: attributesIn(css).filter((name) => canChange(name, code)),
  keyframes: true,
  safelist: { standard: [/^:/], variables: [...new Set(code.match(/--[\w-]+/g))] },
});

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
  return layers + sheet.toString().replaceAll(/\}\s+/g, '}');
}

const isHollow = (node: ChildNode | Container): boolean =>
  'nodes' in node && node.nodes !== undefined && node.nodes.every((child) => isHollow(child));

function layersIn(sheet: Container): string[] {
  const names = new Set<string>();
  sheet.walkAtRules('layer', ({ params }) => {
    for (const name of params.split(',')) names.add(name.trim());
  });
  return [...names];
}
