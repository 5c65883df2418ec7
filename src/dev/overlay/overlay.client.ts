// Shows content mistakes over whatever page is open while editing, and takes them away once they are mended.
import { drawReport, heading } from './markup.ts';
import css from './overlay.css?inline';
import type { Report } from './report.ts';

/** Marks the page that is served while there is no content to draw one from. */
const WAITING = 'data-waiting-for-content';

class ContentOverlay extends HTMLElement {
  #dialog = document.createElement('dialog');
  #reminder = document.createElement('button');
  #shown = '';

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
    this.#dialog.setAttribute('role', 'alertdialog');
    this.#dialog.setAttribute('aria-labelledby', 'title');
    this.#dialog.setAttribute('aria-describedby', 'list');
    this.#dialog.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('[data-hide]')) this.#dialog.close();
    });
    // Escape closes a dialog by itself; either way a reminder stays.
    this.#dialog.addEventListener('close', () => {
      this.#reminder.hidden = this.#shown === '';
    });
    this.#reminder.type = 'button';
    this.#reminder.className = 'reminder';
    this.#reminder.hidden = true;
    this.#reminder.addEventListener('click', () => this.#open());
    root.append(this.#reminder, this.#dialog);
  }

  show(report: Report) {
    const markup = report.mistakes.length > 0 ? drawReport(report) : '';
    if (markup === this.#shown) return;
    this.#shown = markup;
    this.#dialog.innerHTML = markup;
    this.#reminder.textContent = heading(report.mistakes.length);
    this.#reminder.hidden = true;
    if (!markup) this.#dialog.close();
    else if (isEdited() && !this.#dialog.open) this.#reminder.hidden = false;
    else this.#open();
  }

  #open() {
    this.#reminder.hidden = true;
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#dialog.querySelector<HTMLElement>('[autofocus]')?.focus();
  }
}

/** Under the editor somebody may be typing, and the page stays: the list waits until it is asked for. */
const isEdited = () => document.documentElement.hasAttribute('data-edit-mode');

customElements.define('content-overlay', ContentOverlay);
const overlay = new ContentOverlay();
document.documentElement.append(overlay);

import.meta.hot?.on('content:report', (report: Report) => {
  overlay.show(report);
  const isWaiting = document.documentElement.hasAttribute(WAITING);
  if (isWaiting && report.mistakes.length === 0) location.reload();
});
import.meta.hot?.send('content:ask');
