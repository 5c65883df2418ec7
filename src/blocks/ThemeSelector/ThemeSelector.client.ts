import type { Wanted } from '../../lib/media-source.ts';
import { shownImage } from '../../lib/shown-image.ts';

/** Fetches a picture before its theme is chosen, and keeps tablets on the second where the first is left out there. */
class ThemeSelectorElement extends HTMLElement {
  #leaving = new AbortController();

  connectedCallback() {
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    const prepare = ({ target }: Event) => {
      const option = (target as Element).closest<HTMLElement>('[data-option]')?.dataset.option;
      const theme = this.querySelector(`[data-theme="${option}"]`);
      const image = theme && shownImage(theme);
      if (!image) return;
      image.loading = 'eager';
      image.dispatchEvent(new Event('wanted' satisfies Wanted));
    };
    this.addEventListener('pointerover', prepare, { signal });
    this.addEventListener('focusin', prepare, { signal });

    if (!this.querySelector('[data-leave-first-out]')) return;
    const settle = () => {
      const isTablet = getComputedStyle(this).getPropertyValue('--layout-mode').trim() === 'tablet';
      const [first, second] = this.querySelectorAll<HTMLInputElement>('input');
      if (isTablet && first?.checked && second) second.checked = true;
    };
    addEventListener('resize', settle, { signal });
    settle();
  }

  disconnectedCallback() {
    this.#leaving.abort();
  }
}

if (!customElements.get('theme-selector')) customElements.define('theme-selector', ThemeSelectorElement);
