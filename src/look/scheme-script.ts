/**
 * Runs in the head, before anything is painted: puts on the scheme that the visitor has chosen here before, and lets the
 * switch go round: first to what their device does not show, then to the other, and back to the device’s own. The colour of the browser’s bar goes along. Where
 * nothing may be stored, the choice lasts as long as the page.
 */
export const SCHEME_SCRIPT = [
  '{let e=document.documentElement,c="",w=v=>{c=v;v?e.dataset.scheme=v:delete e.dataset.scheme;',
  'for(let m of document.querySelectorAll("meta[data-for]"))',
  'm.media=v?v==m.dataset.for?"all":"not all":"(prefers-color-scheme:"+m.dataset.for+")"};',
  'try{w(localStorage.scheme||"")}catch{}',
  'addEventListener("click",t=>{if(t.target.closest("[data-scheme-switch]")){',
  'let[a,b]=matchMedia("(prefers-color-scheme:dark)").matches?["light","dark"]:["dark","light"];',
  'w(c?c==a?b:"":a);try{localStorage.scheme=c}catch{}}})}',
].join('');
