const FIRST_BANK = '1';

/** Fetches a dashboard before it is chosen, and keeps tablets, which have no Default, on a bank. */
class BankSelectorElement extends HTMLElement {
  #leaving = new AbortController();

  connectedCallback() {
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    const prepare = ({ target }: Event) => {
      const bank = (target as Element).closest<HTMLElement>('[data-bank]')?.dataset.bank;
      const image = this.querySelector<HTMLImageElement>(`[data-dashboard="${bank}"] img`);
      if (!image) return;
      image.loading = 'eager';
      image.dispatchEvent(new Event('wanted'));
    };
    this.addEventListener('pointerover', prepare, { signal });
    this.addEventListener('focusin', prepare, { signal });

    const settle = () => {
      const isTablet = getComputedStyle(this).getPropertyValue('--layout-mode').trim() === 'tablet';
      const standard = this.querySelector<HTMLInputElement>('[value="0"]');
      const first = this.querySelector<HTMLInputElement>(`[value="${FIRST_BANK}"]`);
      if (isTablet && standard?.checked && first) first.checked = true;
    };
    addEventListener('resize', settle, { signal });
    settle();
  }

  disconnectedCallback() {
    this.#leaving.abort();
  }
}

if (!customElements.get('bank-selector')) customElements.define('bank-selector', BankSelectorElement);
