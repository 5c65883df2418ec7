import { play } from './player.ts';
import type { PrototypeEvent } from './prototype-state.ts';

/** Waits for a press. Nothing of the prototype is fetched before. */
class PrototypePlayer extends HTMLElement {
  #leaving = new AbortController();

  connectedCallback() {
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    let send: ((event: PrototypeEvent) => void) | undefined;
    this.addEventListener(
      'click',
      ({ target }) => {
        const event = (target as Element).closest<HTMLElement>('[data-act]')?.dataset.act;
        if (!event) return;
        send ??= play(this, signal);
        send(event as PrototypeEvent);
      },
      { signal },
    );
  }

  disconnectedCallback() {
    this.#leaving.abort();
  }
}

if (!customElements.get('prototype-player')) customElements.define('prototype-player', PrototypePlayer);
