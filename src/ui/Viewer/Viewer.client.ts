// Opens pictures large in a <dialog>: arrow keys and swipes step through the page's pictures, Escape closes.
// Links are looked up when one is clicked, so pictures that were drawn later take part too.

import { largeSources } from '../../lib/large.ts';
import { ICON_PATHS } from '../Icon/paths.ts';

const SWIPE = 48;
let links: HTMLAnchorElement[] = [];
let shown = 0;
let swipeFrom: number | undefined;
/** A click that ends a swipe must not close the view. */
let hasJustSwiped = false;

const dialog = document.querySelector<HTMLDialogElement>('[data-viewer]');
if (dialog) draw(dialog);
const part = <T extends HTMLElement>(name: string) => dialog?.querySelector<T>(`[data-viewer-${name}]`);
const picture = part<HTMLImageElement>('picture');

function draw(empty: HTMLDialogElement) {
  const button = (attribute: string, sign: 'previous' | 'next' | 'close') =>
    `<button type="button" ${attribute}>
      <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${ICON_PATHS[sign]}"/></svg>
    </button>`;
  empty.innerHTML = `
    <figure>
      <img data-viewer-picture />
      <figcaption><span data-viewer-caption></span><span data-viewer-count></span></figcaption>
    </figure>
    ${button('data-viewer-step="-1"', 'previous')}
    ${button('data-viewer-step="1"', 'next')}
    ${button('data-viewer-close', 'close')}
    <p class="visually-hidden" aria-live="polite" data-viewer-status></p>`;
  const { previous = '', next = '', close = '' } = empty.dataset;
  for (const [index, element] of empty.querySelectorAll('button').entries())
    element.ariaLabel = [previous, next, close][index] ?? '';
}

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-enlarge]');
  const wantsOwnTab = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
  if (!link || !dialog || wantsOwnTab) return;
  event.preventDefault();
  links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-enlarge]')];
  dialog.toggleAttribute('data-single', links.length < 2);
  show(links.indexOf(link));
  dialog.showModal();
});

function show(index: number) {
  shown = (index + links.length) % links.length;
  const link = links[shown];
  if (!link || !picture) return;
  void place(link, picture);
  picture.alt = link.querySelector('img')?.alt ?? '';
  const count = `${shown + 1} / ${links.length}`;
  write('caption', link.dataset.caption ?? '');
  write('count', count);
  // Screen readers hear what came into view; the picture's own alt is read when they move to it.
  write('status', `${link.dataset.caption ?? ''} ${count}. ${picture.alt}`);
  for (const step of [1, -1]) void preload(links[(shown + step + links.length) % links.length]);
}

function write(name: string, text: string) {
  const element = part(name);
  if (element) element.textContent = text;
}

/** A sealed picture is opened first; by then another may be wanted. */
async function place(link: HTMLAnchorElement, image: HTMLImageElement) {
  const isSealed = largeSources.has(link);
  if (isSealed) image.removeAttribute('src');
  const src = await addressOf(link);
  if (src && (!isSealed || links[shown] === link)) image.src = src;
}

function addressOf(link: HTMLAnchorElement): Promise<string | undefined> | string {
  return (
    largeSources
      .get(link)?.()
      .catch(() => undefined) ?? link.href
  );
}

async function preload(link: HTMLAnchorElement | undefined) {
  const src = link && (await addressOf(link));
  if (src) new Image().src = src;
}

dialog?.addEventListener('click', (event) => {
  const target = event.target as Element;
  const step = target.closest<HTMLElement>('[data-viewer-step]')?.dataset.viewerStep;
  if (step) show(shown + Number(step));
  else if (!hasJustSwiped) dialog.close();
});

dialog?.addEventListener('keydown', (event) => {
  const steps: Record<string, number> = { ArrowRight: shown + 1, ArrowLeft: shown - 1, Home: 0, End: -1 };
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
  show(shown + (distance < 0 ? 1 : -1));
  hasJustSwiped = true;
});

dialog?.addEventListener('close', () => {
  links[shown]?.focus();
  picture?.removeAttribute('src');
});
