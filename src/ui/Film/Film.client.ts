import { shownImage } from '../../lib/shown-image.ts';
import { type FilmEvent, type FilmState, nextFilmState } from './film-state.ts';

/** Share of the film that must be seen before it plays. */
const VISIBLE = 0.25;
/** Milliseconds the browser gets to answer a tap with its own controls. */
const TAP = 120;

/** Plays its film while it is in view, unless the reader or the browser would rather not. */
class FilmPlayer extends HTMLElement {
  #state: FilmState = 'waiting';
  #leaving = new AbortController();

  connectedCallback() {
    const video = this.querySelector('video');
    const stage = this.querySelector<HTMLElement>('[data-film]');
    const button = this.querySelector<HTMLButtonElement>('[data-film-toggle]');
    if (!video || !stage || !button) return;
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;

    const send = (event: FilmEvent) => {
      this.#state = nextFilmState(this.#state, event);
      stage.dataset.state = this.#state;
      const isManual = this.#state === 'manual';
      video.controls = isManual;
      // The browser's controls hide what lies underneath, so the still becomes the film's own.
      const still = shownImage(stage)?.currentSrc;
      if (isManual && still) video.poster = still;
      button.hidden = isManual;
      if (this.#state === 'playing') {
        // Playing may be refused (a setting, a low battery): then the reader gets the controls.
        video.play().catch((reason: DOMException) => reason.name === 'NotAllowedError' && send('refused'));
      } else if (!isManual || event === 'calm') {
        video.pause();
      }
    };

    // A muted attribute drawn by React is only a property there; autoplay needs it before anything else.
    video.muted = true;
    let isInView = false;
    const look = () => send(isInView && document.visibilityState === 'visible' ? 'enter' : 'leave');
    /** Nobody watches a film out of sight, even one the reader started. */
    const rest = (isSeen: boolean) => {
      if (!isSeen && this.#state === 'manual') video.pause();
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        isInView = (entry?.intersectionRatio ?? 0) >= VISIBLE;
        look();
        rest(entry?.isIntersecting ?? false);
      },
      { threshold: [0, VISIBLE] },
    );
    observer.observe(stage);
    signal.addEventListener('abort', () => observer.disconnect());

    for (const still of stage.querySelectorAll('img')) still.addEventListener('load', look, { signal });
    // A sealed film gets its source late, when it may be in view already.
    video.addEventListener('loadstart', () => this.#state === 'playing' && look(), { signal });
    document.addEventListener(
      'visibilitychange',
      () => {
        look();
        rest(document.visibilityState === 'visible');
      },
      { signal },
    );
    button.addEventListener('click', () => send('toggle'), { signal });
    // Touch screens keep a tap on a film with controls to themselves: no click comes of it. So the lifted finger
    // counts, and where the browser's own button was meant, it goes first.
    video.addEventListener(
      'pointerup',
      () => {
        if (this.#state !== 'manual' || !video.paused) return;
        setTimeout(() => video.paused && video.play().catch(() => {}), TAP);
      },
      { signal },
    );

    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    calm.addEventListener('change', () => calm.matches && send('calm'), { signal });
    send(calm.matches ? 'calm' : 'leave');
  }

  disconnectedCallback() {
    this.#leaving.abort();
  }
}

if (!customElements.get('film-player')) customElements.define('film-player', FilmPlayer);
