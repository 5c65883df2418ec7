import { FRAME_POLICY } from './frame.ts';
import { ESCAPE, PAGE_DOWN, PAGE_UP, READY } from './frame-messages.ts';

/**
 * Takes one prototype from the page that framed us, if that is a page of our own site, and becomes it. What a browser
 * was told of this page it still holds to afterwards: the policy, the sandbox, no address of our own. Writing removes
 * every listener, so our own are put in between.
 */
const SCRIPT = `addEventListener('message',function(e){
if(e.source!==parent||parent===self||e.origin!==location.origin||typeof e.data!=='string')return;
var page=parent,say=function(word){page.postMessage(word,e.origin)};document.open();
addEventListener('load',function(){say('${READY}')});
addEventListener('keydown',function(k){if(k.key==='Escape'&&!k.defaultPrevented)say('${ESCAPE}')});
addEventListener('keydown',function(k){var word={PageUp:'${PAGE_UP}',PageDown:'${PAGE_DOWN}'}[k.key];if(word)say(word)},true);
document.write(e.data);document.close()})`;

/** The same in a file of its own, whose pages have no origin to go by: who frames it is who wrote it. */
const SCRIPT_IN_FILE = SCRIPT.replace('||e.origin!==location.origin', '').replace(
  '(word,e.origin)',
  "(word,'*')",
);

/** What the page around it says of itself, and a frame as well. */
interface Named {
  language: string;
  title: string;
}

/** Empty, public, and the same for every prototype: nothing of any study is in it. */
export const framePage = (named: Named): string => pageWith(SCRIPT, named);

/** For a frame that is given its page, not an address. */
export const frameDocument = (named: Named): string => pageWith(SCRIPT_IN_FILE, named);

const pageWith = (script: string, { language, title }: Named): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`,
    `<meta http-equiv="Content-Security-Policy" content="${FRAME_POLICY}">`,
    '<meta name="robots" content="noindex"><meta name="viewport" content="width=device-width">',
    `<script>${script}</script></head><body></body></html>\n`,
  ].join('');
