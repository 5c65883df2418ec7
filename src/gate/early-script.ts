import { LINK_EVENT, STUCK } from './early.ts';

/** How long a visitor may wonder after the page has come, in milliseconds. A slow phone needs two seconds. */
const PATIENCE = 8000;

/**
 * Runs in the head of a locked page, before anything is painted or loaded. It takes a private link’s secret out of the
 * address bar, keeps a form that is sent too early from reloading the page, lets Escape lead home, and says so when the
 * island’s files do not come; putting the island into its place once more makes it fetch them again.
 *
 * It is put into the page as text, so it uses nothing from outside but what it is given.
 */
function lookAfterGate(linkEvent: string, stuckMark: string, patience: number): void {
  const early: NonNullable<typeof gate> = {};
  globalThis.gate = early;
  const root = document.documentElement;
  const takeSecret = () => {
    if (!location.hash.startsWith('#k=')) return;
    early.secret = location.hash.slice(3);
    history.replaceState(history.state, '', location.pathname + location.search);
    dispatchEvent(new Event(linkEvent));
  };
  const sayStuck = () => {
    if (!early.ready) root.setAttribute(stuckMark, '');
  };
  const whileEarly = (type: string, act: (event: Event) => void) =>
    addEventListener(type, (event) => early.ready || act(event), true);

  takeSecret();
  addEventListener('hashchange', takeSecret);
  addEventListener('load', () => setTimeout(sayStuck, patience));
  whileEarly('astro:hydration-error', sayStuck);
  whileEarly('submit', (event) => {
    event.preventDefault();
    early.submitted = true;
  });
  whileEarly('keydown', (event) => {
    if ('key' in event && event.key === 'Escape')
      document.querySelector<HTMLElement>('[data-gate-close]')?.click();
  });
  whileEarly('click', ({ target }) => {
    const island = document.querySelector('astro-island');
    if (!island || !(target as Element).closest('[data-gate-retry]')) return;
    root.removeAttribute(stuckMark);
    island.after(island);
    setTimeout(sayStuck, patience);
  });
}

export const EARLY_SCRIPT = `(${lookAfterGate})(${JSON.stringify([LINK_EVENT, STUCK, PATIENCE]).slice(1, -1)})`;
