// Opens pictures large in a <dialog>: arrow keys and swipes step through the page's pictures, Escape closes.
// What opens one is looked up when it is clicked, so pictures that were drawn later take part too: a link to the large
// file, or a button where that file is sealed.

import type { SealedOpener } from './SealedEnlarge.tsx';

const SWIPE = 48;
type Opener = HTMLAnchorElement | SealedOpener;

let openers: Opener[] = [];
let shown = 0;
let swipeFrom: number | undefined;
/** A click that ends a swipe must not close the view. */
let hasJustSwiped = false;

const dialog = document.querySelector<HTMLDialogElement>('[data-viewer]');
const part = <T extends HTMLElement>(name: string) => dialog?.querySelector<T>(`[data-viewer-${name}]`);
const picture = part<HTMLImageElement>('picture');

document.addEventListener('click', (event) => {
  const opener = (event.target as Element).closest<Opener>('[data-enlarge]');
  const wantsOwnTab = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
  if (!opener || !dialog || wantsOwnTab) return;
  event.preventDefault();
  openers = [...document.querySelectorAll<Opener>('[data-enlarge]')];
  dialog.toggleAttribute('data-single', openers.length < 2);
  show(openers.indexOf(opener));
  dialog.showModal();
});

function show(index: number) {
  shown = (index + openers.length) % openers.length;
  const opener = openers[shown];
  if (!opener || !picture) return;
  void place(opener, picture);
  const small = opener.querySelector('img');
  picture.alt = small?.alt ?? '';
  dialog?.toggleAttribute('data-tall', small?.hasAttribute('data-tall') ?? false);
  dialog?.scrollTo(0, 0);
  const count = `${shown + 1} / ${openers.length}`;
  write('caption', opener.dataset.caption ?? '');
  write('count', count);
  // Screen readers hear what came into view; the picture's own alt is read when they move to it.
  write('status', `${opener.dataset.caption ?? ''} ${count}. ${picture.alt}`);
  for (const step of [1, -1]) void preload(openers[(shown + step + openers.length) % openers.length]);
}

function write(name: string, text: string) {
  const element = part(name);
  if (element) element.textContent = text;
}

/** A sealed picture is opened first; by then another may be wanted. */
async function place(opener: Opener, image: HTMLImageElement) {
  const isSealed = !('href' in opener);
  if (isSealed) image.removeAttribute('src');
  const src = await addressOf(opener);
  if (src && (!isSealed || openers[shown] === opener)) image.src = src;
}

function addressOf(opener: Opener): Promise<string | undefined> | string | undefined {
  return 'href' in opener ? opener.href : opener.largeSource?.().catch(() => undefined);
}

async function preload(opener: Opener | undefined) {
  const src = opener && (await addressOf(opener));
  if (src) new Image().src = src;
}

dialog?.addEventListener('click', (event) => {
  const target = event.target as Element;
  const step = target.closest<HTMLElement>('[data-viewer-step]')?.dataset.viewerStep;
  if (step) show(shown + Number(step));
  else if (!hasJustSwiped) dialog.close();
});

/** The next picture is at the right, or at the left where the language runs that way. */
const forward = () => (document.dir === 'rtl' ? -1 : 1);

dialog?.addEventListener('keydown', (event) => {
  const steps: Record<string, number> = {
    ArrowRight: shown + forward(),
    ArrowLeft: shown - forward(),
    Home: 0,
    End: -1,
  };
  const target = steps[event.key];
  if (target === undefined) return;
  event.preventDefault();
  show(target);
});

picture?.addEventListener('pointerdown', ({ clientX, pointerType }) => {
  hasJustSwiped = false;
  swipeFrom = pointerType === 'mouse' ? undefined : clientX;
});

picture?.addEventListener('pointerup', ({ clientX }) => {
  const distance = clientX - (swipeFrom ?? clientX);
  swipeFrom = undefined;
  if (Math.abs(distance) < SWIPE) return;
  show(shown + (distance < 0 ? forward() : -forward()));
  hasJustSwiped = true;
});

dialog?.addEventListener('close', () => {
  openers[shown]?.focus();
  picture?.removeAttribute('src');
});
