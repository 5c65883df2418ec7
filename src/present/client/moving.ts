// What moves on a slide: the same pieces as on a page. Prototypes are played from here at once, not fetched when asked for.
import '../../blocks/ThemeSelector/ThemeSelector.client.ts';
import '../../ui/Film/Film.client.ts';
import '../../ui/SwipeRow/SwipeRow.client.ts';
import { type Player, play } from '../../blocks/Prototype/player.ts';
import type { PrototypeEvent } from '../../blocks/Prototype/prototype-state.ts';
import { frameDocument } from '../../lib/frame-page.ts';

/** In a file for another machine: a prototype by its name there, and a frame that needs no address. */
let readText: ((src: string) => Promise<string>) | undefined;

export function readTextsBy(read: (src: string) => Promise<string>): void {
  readText = read;
}

class PrototypePlayer extends HTMLElement implements Player {
  readSealed = (src: string) => readText?.(src) ?? Promise.reject(new Error(src));
  frameText = readText && frameDocument({ language: document.documentElement.lang, title: document.title });
  #leaving = new AbortController();

  connectedCallback() {
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    let send: ((event: PrototypeEvent) => void) | undefined;
    this.addEventListener(
      'click',
      ({ target }) => {
        const pressed = (target as Element).closest<HTMLElement>('[data-act]');
        if (!pressed) return;
        send ??= play(this, signal);
        send(pressed.dataset.act as PrototypeEvent);
      },
      { signal },
    );
  }

  disconnectedCallback() {
    this.#leaving.abort();
  }
}

if (!customElements.get('prototype-player')) customElements.define('prototype-player', PrototypePlayer);
