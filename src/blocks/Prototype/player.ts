// What runs a prototype, from the first press on: a file of its own, which no page has at first.
import { ESCAPE, READY } from '../../lib/frame-messages.ts';
import { nextPrototypeState, type PrototypeEvent, type PrototypeState } from './prototype-state.ts';

/** An element that holds a prototype. Where that is sealed, whoever opened the study says how to read it. */
export interface Player extends HTMLElement {
  readSealed?: (src: string) => Promise<string>;
  /** The frame’s page itself, where nothing has an address. */
  frameText?: string | undefined;
}

/** Longer than any prototype takes to draw itself, once it is there. */
const PATIENCE = 10_000;

const fetchText = async (src: string) => {
  const response = await fetch(src);
  if (!response.ok) throw new Error(src);
  return response.text();
};

/** Brings a player to life until the signal; what is sent to it is what was pressed. */
export function play(player: Player, signal: AbortSignal): (event: PrototypeEvent) => void {
  const one = (selector: string) => player.querySelector(selector) as HTMLElement;
  const root = one('figure');
  const stage = one('[data-act]');
  const bar = one('figcaption');
  let state: PrototypeState = 'still';
  let frame: HTMLIFrameElement | undefined;
  let stilled: HTMLElement[] = [];
  let scrolled = 0;
  const focus = (element?: HTMLElement) => element?.focus({ preventScroll: true });

  const send = (event: PrototypeEvent) => {
    const before = state;
    state = nextPrototypeState(state, event);
    const isLarge = state === 'large';
    root.dataset.state = state;
    root.toggleAttribute('data-open', isLarge || state === 'open');
    one('[role=status]').textContent = (state === 'failed' && player.dataset.failed) || '';
    if ((before === 'large') !== isLarge) fill(isLarge);
    if (state === 'still' || state === 'failed') {
      frame?.remove();
      frame = undefined;
    }
    if (state === 'still') focus(one('button[data-act=try]'));
    else if (event === 'restart' || (state === 'loading' && before !== 'loading')) run();
  };

  /** In the top layer, so that nothing of the page lies over it; and nothing of the page can be reached behind it. */
  const fill = (isLarge: boolean) => {
    for (const other of stilled) other.inert = false;
    stilled = [];
    root.popover = isLarge ? 'manual' : null;
    if (isLarge) {
      scrolled = scrollY;
      root.showPopover?.();
      for (let at: HTMLElement = root; at.parentElement; at = at.parentElement) {
        stilled.push(
          ...([...at.parentElement.children] as HTMLElement[]).filter((it) => it !== at && !it.inert),
        );
      }
      for (const other of stilled) other.inert = true;
    } else {
      // Meanwhile the page was shorter by what fills the window.
      scrollTo({ top: scrolled, behavior: 'instant' });
    }
    settle();
  };

  /** The frame is not seen before the prototype is in it: until then there is the still, which looks the same. */
  const run = () => {
    const { frame: address = '', page = '', upright } = player.dataset;
    // As the still does: the frame stands in its very place.
    const isUpright = getComputedStyle(player).getPropertyValue('--pictures').trim() === 'upright';
    const [width = '', height = '', src = ''] = ((isUpright && upright) || page).split(' ');
    frame?.remove();
    const next = document.createElement('iframe');
    frame = next;
    next.setAttribute('sandbox', 'allow-scripts');
    const from = player.frameText ? { srcdoc: player.frameText } : { src: address };
    Object.assign(next, { title: one('[data-task]').textContent, ...from, width, height });
    next.dataset.coming = '';
    const fail = () => isComing(next) && send('fail');
    const opened = new Promise<void>((resolve) => {
      next.onload = () => resolve();
    });
    stage.append(next);
    settle();
    // A file that an open study shows too is not sealed, and has an address.
    const read = (!src.startsWith('/') && player.readSealed) || fetchText;
    Promise.all([read(src), opened]).then(([html]) => {
      if (!isComing(next)) return;
      next.onload = null;
      // Its origin is nobody’s, so it cannot be named; who it is was settled by the address and the policy.
      next.contentWindow?.postMessage(html, '*');
      setTimeout(fail, PATIENCE);
    }, fail);
  };

  const isComing = (one: HTMLIFrameElement) => one === frame && one.dataset.coming === '';

  const show = (arrived: HTMLIFrameElement) => {
    delete arrived.dataset.coming;
    send('arrive');
    focus(arrived);
  };

  /**
   * The prototype always has a window of its own size; that is scaled to the place it has. Measured without what may be
   * done to the place itself: a slide is drawn larger or smaller as a whole.
   */
  const settle = () => {
    if (!frame) return;
    const [width, height] = [Number(frame.width), Number(frame.height)];
    const above = state === 'large' ? bar.offsetHeight : 0;
    const place = above
      ? { width: innerWidth, height: innerHeight - above }
      : { width: stage.offsetWidth, height: stage.offsetHeight };
    const scale = Math.min(place.width / width, place.height / height);
    const [left, top] = [(place.width - width * scale) / 2, above + (place.height - height * scale) / 2];
    frame.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
  };
  signal.onabort = () => state === 'large' && fill(false);
  addEventListener('resize', settle, { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && send('escape'), { signal });
  addEventListener(
    'message',
    ({ source, data }) => {
      if (!frame || source !== frame.contentWindow) return;
      if (data === READY && isComing(frame)) show(frame);
      if (data !== ESCAPE || state !== 'large') return;
      send('escape');
      focus(one('[data-act=resize]'));
    },
    { signal },
  );
  return send;
}
