import { ESCAPE } from '../../lib/frame.ts';
import { sealedName } from '../../model/sealed.ts';
import { mediaQueries } from '../../styles/measures.ts';
import { nextPrototypeState, type PrototypeEvent, type PrototypeState } from './prototype-state.ts';
import { sealedTexts } from './sealed-texts.ts';

const fetchText = async (src: string) => {
  const response = await fetch(src);
  if (!response.ok) throw new Error(src);
  return response.text();
};

/** Everything beside an element and beside what holds it. */
function* around(element: Element): Generator<HTMLElement> {
  for (let one = element; one !== document.body && one.parentElement; one = one.parentElement) {
    for (const other of one.parentElement.children) if (other !== one) yield other as HTMLElement;
  }
}

/** Runs its prototype in a frame of another origin when it is asked to, and never before. */
class PrototypePlayer extends HTMLElement {
  #leaving = new AbortController();

  connectedCallback() {
    const root = this.querySelector('figure');
    const stage = this.querySelector<HTMLElement>('[data-stage]');
    if (!root || !stage) return;
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    let state: PrototypeState = 'still';
    let frame: HTMLIFrameElement | undefined;
    let stilled: HTMLElement[] = [];
    let scrolled = 0;
    const act = (name: string) => this.querySelector<HTMLElement>(`[data-act=${name}]`);

    const send = (event: PrototypeEvent) => {
      const before = state;
      state = nextPrototypeState(state, event);
      root.dataset.state = state;
      const status = this.querySelector('[role=status]');
      if (status) status.textContent = (state === 'failed' && this.dataset.failed) || '';
      if ((before === 'large') !== (state === 'large')) fill(state === 'large');
      if (state === 'still') {
        frame?.remove();
        act('try')?.focus({ preventScroll: true });
      } else if (event === 'restart' || (state === 'loading' && before !== 'loading')) {
        run().catch(() => send('fail'));
      }
    };

    /** In the top layer, so that nothing of the page lies over it; and nothing of the page can be reached behind it. */
    const fill = (isLarge: boolean) => {
      if (isLarge) scrolled = scrollY;
      for (const one of stilled) one.inert = false;
      stilled = isLarge ? [...around(root)].filter((one) => !one.inert) : [];
      for (const one of stilled) one.inert = true;
      if (!isLarge) root.hidePopover?.();
      root.popover = isLarge ? 'manual' : null;
      if (isLarge) root.showPopover?.();
      // Meanwhile the page was shorter by what fills the window.
      else scrollTo({ top: scrolled, behavior: 'instant' });
    };

    const run = async () => {
      const { frame: address = '', page = '', upright } = this.dataset;
      const version = (matchMedia(mediaQueries.phone).matches && upright) || page;
      const [width = '', height = '', src = ''] = version.split(' ');
      // A file that an open study shows too is not sealed.
      const read = (sealedName(src) && sealedTexts.get(this)) || fetchText;
      const html = await read(src);
      if (state === 'still') return;
      frame?.remove();
      const next = document.createElement('iframe');
      frame = next;
      next.title = this.querySelector('[data-task]')?.textContent ?? '';
      next.setAttribute('sandbox', 'allow-scripts');
      Object.assign(next, { src: address, width, height });
      // Its origin is nobody’s, so it cannot be named; who it is was settled by the address and the policy.
      const hand = () => {
        next.contentWindow?.postMessage(html, '*');
        next.focus({ preventScroll: true });
        send('arrive');
      };
      next.addEventListener('load', hand, { once: true });
      stage.append(next);
      settle();
    };

    /** The prototype always has a window of its own size; that is scaled to the place it has. */
    const settle = () => {
      if (!frame) return;
      const [width, height] = [Number(frame.width), Number(frame.height)];
      const place = stage.getBoundingClientRect();
      const scale = Math.min(place.width / width, place.height / height);
      const left = (place.width - width * scale) / 2;
      const top = (place.height - height * scale) / 2;
      frame.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
    };
    const observer = new ResizeObserver(settle);
    observer.observe(stage);
    signal.addEventListener('abort', () => {
      observer.disconnect();
      if (state === 'large') fill(false);
    });

    this.addEventListener(
      'click',
      ({ target }) => {
        const event = (target as Element).closest<HTMLElement>('[data-act]')?.dataset.act;
        if (event) send(event as PrototypeEvent);
      },
      { signal },
    );
    addEventListener('keydown', ({ key }) => key === 'Escape' && send('escape'), { signal });
    addEventListener(
      'message',
      ({ source, data }) => {
        if (state !== 'large' || data !== ESCAPE || source !== frame?.contentWindow) return;
        send('escape');
        act('resize')?.focus({ preventScroll: true });
      },
      { signal },
    );
  }

  disconnectedCallback() {
    this.#leaving.abort();
  }
}

if (!customElements.get('prototype-player')) customElements.define('prototype-player', PrototypePlayer);
