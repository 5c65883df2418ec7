/** Buttons for a row that scrolls sideways; where everything fits there are none, and nothing to reach with the keyboard. */
class SwipeRowElement extends HTMLElement {
  #leaving = new AbortController();
  #watcher: ResizeObserver | undefined;

  connectedCallback() {
    const row = this.querySelector<HTMLElement>('[data-row]');
    const [previous, next] = this.querySelectorAll<HTMLButtonElement>('[data-to]');
    if (!row || !previous || !next) return;
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    const update = () => {
      const rest = row.scrollWidth - row.clientWidth;
      // Where the text runs from right to left, this counts down from zero.
      const passed = Math.abs(row.scrollLeft);
      row.toggleAttribute('tabindex', rest > 1);
      if (rest > 1) row.tabIndex = 0;
      previous.hidden = next.hidden = rest <= 1;
      // Not `disabled`: whoever pressed it would lose their place.
      previous.ariaDisabled = String(passed < 2);
      next.ariaDisabled = String(passed > rest - 2);
    };
    const step = () => {
      const [first, second] = row.querySelectorAll<HTMLElement>(':scope > * > li');
      return first && second ? second.offsetLeft - first.offsetLeft : 0;
    };
    const go = (by: 1 | -1) => row.scrollBy({ left: by * step() });
    row.addEventListener('scroll', update, { passive: true, signal });
    previous.addEventListener('click', () => go(-1), { signal });
    next.addEventListener('click', () => go(1), { signal });
    // The browser does this for the row itself; whoever has pressed a button goes on by the same keys.
    this.addEventListener(
      'keydown',
      ({ key, target }) => {
        const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
        if (by && target !== row) row.scrollBy({ left: by * Math.abs(step()) });
      },
      { signal },
    );
    this.#watcher = new ResizeObserver(update);
    this.#watcher.observe(row);
  }

  disconnectedCallback() {
    this.#leaving.abort();
    this.#watcher?.disconnect();
  }
}

if (!customElements.get('swipe-row')) customElements.define('swipe-row', SwipeRowElement);
