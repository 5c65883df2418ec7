import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import { cspHash } from '../lib/csp-hash.ts';

/**
 * Astro writes the styles of every block into every study. Each page keeps those it can come to use: what its HTML
 * names, and what its scripts do. A locked page draws most of its blocks later; the whole sheet waits beside it.
 */
export async function trimPages(folder: string, base: string): Promise<{ before: number; after: number }> {
  const sum = { before: 0, after: 0 };
  for (const name of globSync('**/*.html', { cwd: folder })) {
    const file = join(folder, name);
    const html = readFileSync(file, 'utf8');
    const scripts = scriptsOf(html, base).map((path) => readFileSync(join(folder, path), 'utf8'));
    let trimmed = calmScripts(html);
    for (const [element, whole = ''] of html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)) {
      const css = await trimSheet(whole, [html.replaceAll(/<style[^>]*>.*?<\/style>/gs, ''), ...scripts]);
      const waiting = isLocked(html) && css !== whole ? waitingSheet(folder, base, whole) : '';
      trimmed = trimmed
        .replace(element, () => element.replace(whole, () => css) + waiting)
        .replace(cspHash(whole), () => cspHash(css));
      sum.before += whole.length;
      sum.after += css.length;
    }
    trimmed = tightenPolicy(trimmed);
    if (trimmed !== html) writeFileSync(file, trimmed);
  }
  return sum;
}

/** A style sheet without the rules that nothing in the given texts can ever match. */
export async function trimSheet(css: string, texts: readonly string[]): Promise<string> {
  // Attributes and their values change while a page is open; classes and elements do not come out of nowhere.
  const dynamicAttributes = [...css.matchAll(/\[([\w-]+)/g)].map(([, name]) => name ?? '');
  const [result] = await new PurgeCSS().purge({
    content: texts.map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: css }],
    dynamicAttributes,
    keyframes: true,
    safelist: { standard: [/^:/] },
  });
  return result?.css ?? css;
}

const isLocked = (html: string) => html.includes('data-gate-form');

/** The whole sheet as a file that is fetched last and applies to nothing, until src/lib/waiting-styles.ts says so. */
function waitingSheet(folder: string, base: string, css: string): string {
  const name = `_astro/study.${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`;
  mkdirSync(join(folder, '_astro'), { recursive: true });
  writeFileSync(join(folder, name), css);
  return `<link rel="stylesheet" href="${base}/${name}" media="not all" data-waiting-styles>`;
}

/**
 * Everything works without these scripts, only plainer: they are fetched when the page has come and has been painted,
 * so that pictures and fonts have the line to themselves. The policy gets the hash of the line that does it.
 */
function calmScripts(html: string): string {
  let calm = html;
  for (const [element, address] of html.matchAll(/<script type="module" src="([^"]+)"><\/script>/g)) {
    const code = afterPaint(`import("${address}")`);
    calm = calm
      .replace(element, `<script type="module">${code}</script>`)
      .replace("script-src 'self'", `script-src 'self' '${cspHash(code)}'`);
  }
  return calm;
}

/** A page drawn ahead of a click is not painted until it is shown: it has all the time, and fetches at once. */
const afterPaint = (run: string) =>
  `{const run=()=>${run},rest=()=>(self.requestIdleCallback||setTimeout)(run,{timeout:300});document.prerendering?run():addEventListener("load",()=>new PerformanceObserver((_,seen)=>{seen.disconnect();rest()}).observe({type:"paint",buffered:true}))}`;

/** Astro allows every page what any page has inside it; each keeps what is in its own. */
function tightenPolicy(html: string): string {
  const inside: string[] = [...html.matchAll(/<(script|style)[^>]*>(.+?)<\/\1>/gs)].map(([, , code = '']) =>
    cspHash(code),
  );
  return html.replace(/<meta http-equiv="content-security-policy"[^>]*>/i, (policy) =>
    policy.replaceAll(/ '(sha256-[^']+)'/g, (source, hash: string) => (inside.includes(hash) ? source : '')),
  );
}

/** Every script a page loads by itself, its inline ones aside: they stand in the HTML. */
function scriptsOf(html: string, base: string): string[] {
  const addresses = [...html.matchAll(/(?:src|component-url|renderer-url)="([^"]+\.js)"/g)];
  return addresses.map(([, address = '']) => address.slice(base.length + 1));
}
