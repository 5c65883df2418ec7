import { posix } from 'node:path';
import { allow } from './policy.ts';
import { readAt, type SiteFolder, writeHashed } from './site-folder.ts';

const MODULE = /<script type="module"(?: src="([^"]+)")?>(.*?)<\/script>/gs;

/**
 * Everything works without these scripts, only plainer: they are fetched when the page has come and has been painted,
 * so that pictures and fonts have the line to themselves. On a page that fetches any, one that stands in the HTML
 * becomes a file too.
 */
export function calmScripts(html: string, site: SiteFolder): string {
  const modules = [...html.matchAll(MODULE)];
  if (!modules.some(([, address]) => address)) return html;
  const addresses = modules.map(([, address, code = '']) => address ?? writeHashed('page', 'js', code, site));
  const line = afterPaint(addresses.map((address) => `import("${address}")`).join(','));
  let left = modules.length;
  const calm = html.replaceAll(MODULE, () => (--left ? '' : `<script type="module">${line}</script>`));
  return allow('script-src', line, calm);
}

/** A page drawn ahead of a click is not painted until it is shown: it has all the time, and fetches at once. */
const afterPaint = (run: string) =>
  `{const run=()=>{${run}},rest=()=>(self.requestIdleCallback||setTimeout)(run,{timeout:300});document.prerendering?run():addEventListener("load",()=>new PerformanceObserver((_,seen)=>{seen.disconnect();rest()}).observe({type:"paint",buffered:true}))}`;

/** The code of every script a page has or loads by itself, and of what those need at once. */
export function codeOf(html: string, site: SiteFolder): string {
  const addresses = [...html.matchAll(/(?:src|component-url|renderer-url)="([^"]+\.js)"/g)];
  const files = new Map<string, string>();
  for (const [, address = ''] of addresses) readWithImports(address, site, files);
  const inline = [...html.matchAll(/<script[^>]*>(.+?)<\/script>/gs)].map(([, code = '']) => code);
  return [...files.values(), ...inline].join('\n');
}

function readWithImports(address: string, site: SiteFolder, files: Map<string, string>): void {
  if (files.has(address)) return;
  const code = readAt(address, site);
  files.set(address, code);
  const imports = code.matchAll(/\b(?:from|import)\s*["']\.\/([^"']+)["']/g);
  for (const [, name = ''] of imports) readWithImports(posix.join(posix.dirname(address), name), site, files);
}
