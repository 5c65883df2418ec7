import type { ClientDirective } from 'astro';
import { LINK_EVENT } from './early.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads an island as soon as someone needs it, and not before. */
    'client:wake'?: boolean;
  }
}

/** What someone does who is about to use the gate. Not `pointerover`: a pointer that lies still gives one by itself. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'input', 'submit', LINK_EVENT];

/**
 * The overlay is readable and its field writable without a script, so React stays out of the way until a hand moves.
 * Its files are fetched, not run, once the page is at rest: then waking takes a moment.
 */
const wake: ClientDirective = (load, _options, island) => {
  let isAwake = false;
  const now = async (event?: Event) => {
    if (isAwake) return;
    isAwake = true;
    for (const sign of SIGNS) removeEventListener(sign, now, true);
    const hydrate = await load();
    await hydrate();
    // The gate was not there to hear it; what was typed and sent is kept by early.ts.
    if (event instanceof KeyboardEvent && event.key === 'Escape')
      dispatchEvent(new KeyboardEvent('keydown', event));
  };
  // A private link opens by itself; where there is no encryption, the gate has something to say.
  if (globalThis.gate?.secret !== undefined || !globalThis.crypto?.subtle) return void now();
  for (const sign of SIGNS) addEventListener(sign, now, true);
  if (document.readyState === 'complete') fetchAhead(island);
  else addEventListener('load', () => fetchAhead(island), { once: true });
};

function fetchAhead(island: HTMLElement): void {
  const fetchAll = () => {
    for (const name of ['renderer-url', 'component-url']) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload' });
      link.href = island.getAttribute(name) ?? '';
      document.head.append(link);
    }
  };
  if ('requestIdleCallback' in window) requestIdleCallback(fetchAll);
  else setTimeout(fetchAll, 100);
}

// biome-ignore lint/style/noDefaultExport: Astro looks for it there
export default wake;
