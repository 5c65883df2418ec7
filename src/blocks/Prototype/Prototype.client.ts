import player from './player.ts?address';
import type { PrototypeEvent } from './prototype-state.ts';

/** Waits for a press. Nothing of the prototype is fetched before; what plays it comes as a hand or the focus nears. */
class PrototypePlayer extends HTMLElement {
  #leaving = new AbortController();

  connectedCallback() {
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    let send: ((event: PrototypeEvent) => void) | undefined;
    let tries = 0;
    const load = (): Promise<typeof import('./player.ts') | undefined> => {
      // Some browsers remember what did not come, and never ask for that address again.
      const address = `${player}#${tries}`;
      return import(/* @vite-ignore */ address).catch(() => void tries++);
    };
    this.addEventListener('pointerover', load, { signal });
    this.addEventListener('focusin', load, { signal });
    this.addEventListener(
      'click',
      async ({ target }) => {
        const event = (target as Element).closest<HTMLElement>('[data-act]')?.dataset.act as PrototypeEvent;
        if (!event) return;
        const loaded = send ? undefined : await load();
        send ??= loaded?.play(this, signal);
        if (send) send(event);
        else (this.querySelector('[role=status]') as HTMLElement).textContent = this.dataset.failed ?? '';
      },
      { signal },
    );
  }

  disconnectedCallback() {
    this.#leaving.abort();
  }
}

if (!customElements.get('prototype-player')) customElements.define('prototype-player', PrototypePlayer);
