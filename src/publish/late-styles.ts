import { brotliCompressSync, constants as zlib } from 'node:zlib';
import { splitSheet } from './styles.ts';

/** What a server may send before it has to wait for an answer: ten packets, less the headers of the answer. */
const FIRST_ROUND_TRIP = 14_600 - 700;
/** How much smaller the published copy is than this quick one (src/publish/compress.ts takes its time). */
const PUBLISHED = 0.9;

/**
 * A page that fits into the first round trip keeps all its styles inside. A longer study keeps those for what stands
 * above a block, as far down as they fit; all of them are a file that comes right after the first paint. Until then,
 * nothing below is shown. Says where that block begins and what both sheets hold, or nothing.
 */
export async function breakStyles(html: string, css: string, code: string) {
  const fits = (sheet: string) => wireSize(html + sheet) <= FIRST_ROUND_TRIP;
  const blocks = [...html.matchAll(/<section[^>]* data-starts=/g)].map(({ index }) => index);
  if (blocks.length === 0 || fits(css)) return undefined;
  for (const share of [2 / 3, 1 / 3, 0]) {
    const at = blocks[Math.floor(blocks.length * share)] ?? 0;
    const { first, whole } = await splitSheet(css, { markup: html.slice(0, at), code });
    const sheets = { first: first + WAITING, late: SHOWN + whole };
    if (fits(sheets.first + lateSheet(''))) return { at, ...sheets };
  }
  return undefined;
}

function wireSize(text: string): number {
  const quick = brotliCompressSync(text, { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } });
  return quick.length * PUBLISHED;
}

/** After five seconds, what is below shows as it is: plain words are better than none. */
const WAITING =
  '@media screen{@keyframes bare{0%{--bare:hidden}}:root[data-fresh]:not(:has(:target)){animation:bare 1ms 5s backwards}noscript~*,main>.behind>*,main~.behind>*{visibility:var(--bare);content-visibility:var(--bare)}}';
const SHOWN = ':root{animation:none!important}';

/**
 * Only a page that is read from its top for the first time waits (src/lib/fresh.ts); whoever has chosen a section
 * meanwhile is led there again. Any other page gets the sheet in the usual way: what follows is not shown before it
 * has come. So does one without JavaScript.
 */
export const LATE_SCRIPT =
  '{let sheet=document.currentScript.previousSibling,add=()=>{if(sheet){sheet.insertAdjacentHTML("afterend",sheet.textContent);sheet.nextSibling.onload=()=>document.querySelector(":target")?.scrollIntoView();sheet=0}};"fresh"in document.documentElement.dataset?document.prerendering?add():(new PerformanceObserver(add).observe({type:"paint",buffered:true}),setTimeout(add,2e3)):document.write(sheet.textContent)}';

export const lateSheet = (address: string) =>
  `<noscript><link rel="stylesheet" href="${address}"></noscript><script>${LATE_SCRIPT}</script>`;
