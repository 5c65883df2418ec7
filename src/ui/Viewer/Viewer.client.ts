// Opens pictures large in a <dialog>: arrow keys and swipes step through the page's pictures, a click or a tap shows one
// from nearer, and Escape closes. A picture that is larger than its room is moved about in it by scrolling.
// What opens one is looked up when it is clicked, so pictures that were drawn later take part too: a link to the large
// file, or a button where that file is sealed.

import { shownImage } from '../../lib/shown-image.ts';
import type { SealedOpener } from './SealedEnlarge.tsx';

const SWIPE = 48;
type Opener = HTMLAnchorElement | SealedOpener;

let openers: Opener[] = [];
let shown = 0;
let swipeFrom: number | undefined;
/** From so much nearer a click shows a picture. */
const NEAR = 2.5;
let isNear = false;
/** A click that ends a swipe is none. */
let hasJustSwiped = false;

const dialog = document.querySelector<HTMLDialogElement>('[data-viewer]');
const part = <T extends HTMLElement>(name: string) => dialog?.querySelector<T>(`[data-viewer-${name}]`);
const room = part('room');
const picture = room?.appendChild(new Image());
const zoom = part('zoom');

document.addEventListener('click', (event) => {
  const opener = (event.target as Element).closest<Opener>('[data-enlarge]');
  const wantsOwnTab = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
  if (!opener || !dialog || wantsOwnTab) return;
  event.preventDefault();
  openers = [...document.querySelectorAll<Opener>('[data-enlarge]')];
  dialog.toggleAttribute('data-single', openers.length < 2);
  dialog.showModal();
  show(openers.indexOf(opener));
});

function show(index: number) {
  shown = (index + openers.length) % openers.length;
  const opener = openers[shown];
  if (!opener || !picture) return;
  void place(opener, picture);
  const small = shownImage(opener);
  picture.alt = small?.alt ?? '';
  near(false);
  const count = `${shown + 1} / ${openers.length}`;
  write('caption', opener.dataset.caption ?? '');
  write('count', count);
  // Screen readers hear what came into view; the picture's own alt is read when they move to it.
  write('status', `${opener.dataset.caption ?? ''} ${count}. ${picture.alt}`);
  for (const step of [1, -1]) void preload(openers[(shown + step + openers.length) % openers.length]);
}

/** Whole, but no smaller than on the page: what is shown there upright, or its upper part, would be hard to read. */
function settle() {
  const opener = openers[shown];
  const small = opener && shownImage(opener);
  if (!small || !picture?.naturalWidth || !room) return;
  const { naturalWidth, naturalHeight } = picture;
  const { clientWidth, clientHeight } = room;
  const filling = (clientHeight * naturalWidth) / naturalHeight;
  const isUpright = small.clientHeight > small.clientWidth && naturalWidth > naturalHeight;
  const isPage = small.dataset.tall === 'page';
  // Of a picture that is whole in a wider box. Heights are told in whole pixels.
  const onPage = Math.min(small.clientWidth, ((small.clientHeight + 1) * naturalWidth) / naturalHeight);
  const least = isUpright ? filling : isPage ? clientWidth : onPage;
  const opened = Math.max(Math.min(clientWidth, filling, naturalWidth), Math.min(least, naturalWidth));
  const width = isNear ? NEAR * opened : opened;
  picture.style.width = `${width}px`;
  const isLarger = width > clientWidth + 1 || (width * naturalHeight) / naturalWidth > clientHeight + 1;
  dialog?.toggleAttribute('data-larger', isLarger);
}

/** Nearer, towards the point that was pressed, or back. */
function near(nearer: boolean, at?: { clientX: number; clientY: number }) {
  const before = picture?.getBoundingClientRect();
  isNear = nearer;
  zoom?.setAttribute('aria-pressed', String(isNear));
  settle();
  if (!room || !picture || !before) return;
  const place = room.getBoundingClientRect();
  const { clientX, clientY } = at ?? {
    clientX: place.left + place.width / 2,
    clientY: place.top + place.height / 2,
  };
  room.scrollTo({
    left: isNear ? ((clientX - before.left) / before.width) * picture.offsetWidth - clientX + place.left : 0,
    top: isNear ? ((clientY - before.top) / before.height) * picture.offsetHeight - clientY + place.top : 0,
    behavior: 'instant',
  });
}

picture?.addEventListener('load', settle);
addEventListener('resize', settle);

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
  const large = shownImage(opener)?.dataset.large;
  return 'href' in opener ? (large ?? opener.href) : opener.largeSource?.(large).catch(() => undefined);
}

async function preload(opener: Opener | undefined) {
  const src = opener && (await addressOf(opener));
  if (src) new Image().src = src;
}

dialog?.addEventListener('click', (event) => {
  const target = event.target as Element;
  const by = target.closest<HTMLElement>('[data-viewer-step]')?.dataset.viewerStep;
  if (by) show(shown + Number(by));
  else if (target.closest('[data-viewer-zoom]')) near(!isNear);
  else if (target !== picture) dialog.close();
  else if (!hasJustSwiped) near(!isNear, event);
});

/** The next picture is at the right, or at the left where the language runs that way. */
const forward = () => (document.dir === 'rtl' ? -1 : 1);

dialog?.addEventListener('keydown', (event) => {
  const whole = 0.9 * (room?.clientHeight ?? 0);
  const moves: Record<string, [number, number]> = {
    ArrowDown: [0, 80],
    ArrowUp: [0, -80],
    PageDown: [0, whole],
    PageUp: [0, -whole],
    // From afar these two lead to another picture.
    ...(isNear && { ArrowRight: [80, 0], ArrowLeft: [-80, 0] }),
  };
  const move = moves[event.key];
  if (move) {
    event.preventDefault();
    room?.scrollBy({ left: move[0], top: move[1] });
    return;
  }
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
  const isMoved = dialog?.hasAttribute('data-larger');
  swipeFrom = pointerType === 'mouse' || isMoved ? undefined : clientX;
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
