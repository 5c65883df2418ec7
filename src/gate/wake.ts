import type { ClientDirective } from 'astro';
import { LINK_EVENT } from './early.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads an island as soon as someone needs it, and not before. */
    'client:wake'?: boolean;
  }
}

/** What someone does who is about to use the gate. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'input', 'submit', LINK_EVENT];

/**
 * The overlay is readable and its field writable without a script, so React stays out of the way until a hand moves.
 * Its files are fetched, not run, once the page is at rest: then waking takes a moment.
 */
const wake: ClientDirective = (load, _options, island) => {
  const now = async (sign?: Event) => {
    if (sign && isStill(sign)) return;
    for (const name of SIGNS) removeEventListener(name, now, true);
    const hydrate = await load();
    await hydrate();
  };
  addEventListener('keydown', noteEscape, true);
  // A private link opens by itself; where there is no encryption, the gate has something to say.
  if (globalThis.gate?.secret !== undefined || !globalThis.crypto?.subtle) return void now();
  for (const name of SIGNS) addEventListener(name, now, true);
  if (document.readyState === 'complete') fetchAhead(island);
  else addEventListener('load', () => fetchAhead(island), { once: true });
};

/** The gate is not there yet to hear it: it asks when it comes. */
const noteEscape = ({ key }: KeyboardEvent) => {
  if (key === 'Escape' && globalThis.gate && !globalThis.gate.ready) globalThis.gate.left = true;
};

/** A pointer that only lies on the page gives a “move” of no length when the page comes up under it. */
const isStill = (sign: Event) =>
  sign.type === 'pointermove' &&
  (sign as PointerEvent).movementX === 0 &&
  (sign as PointerEvent).movementY === 0;

/** Long enough for whatever is seen to have come; nobody has typed a password by then. */
const REST = 2000;

function fetchAhead(island: HTMLElement): void {
  setTimeout(() => {
    for (const name of ['renderer-url', 'component-url']) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload' });
      link.href = island.getAttribute(name) ?? '';
      document.head.append(link);
    }
  }, REST);
}

// biome-ignore lint/style/noDefaultExport: Astro looks for it there
export default wake;
