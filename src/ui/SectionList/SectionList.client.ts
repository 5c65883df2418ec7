/** Marks the section being read: the last one whose top has passed the upper third of the window. */
class SectionListElement extends HTMLElement {
  #leaving = new AbortController();

  connectedCallback() {
    this.#leaving = new AbortController();
    const links = [...this.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
    let isQueued = false;
    const mark = () => {
      isQueued = false;
      const passed = links.filter(({ hash }) => {
        const top = document.getElementById(decodeURIComponent(hash.slice(1)))?.getBoundingClientRect().top;
        return top !== undefined && top < innerHeight / 3;
      });
      for (const link of links) {
        if (link === passed.at(-1)) link.ariaCurrent = 'true';
        else link.removeAttribute('aria-current');
      }
    };
    const queue = () => {
      if (!isQueued) requestAnimationFrame(mark);
      isQueued = true;
    };
    addEventListener('scroll', queue, { passive: true, signal: this.#leaving.signal });
    addEventListener('resize', queue, { signal: this.#leaving.signal });
    mark();
  }

  disconnectedCallback() {
    this.#leaving.abort();
  }
}

if (!customElements.get('section-list')) customElements.define('section-list', SectionListElement);
