import { LINK_EVENT, STUCK } from './early.ts';

/** How long a visitor may wonder after the page has come, in milliseconds. A slow phone needs two seconds. */
const PATIENCE = 8000;

/** Blanks, breaks and signs of no width, as an address writes them: whoever copies or breaks a link leaves some in it. */
const UNSEEN =
  '%(?:25)*(?:0[9ad]|20|c2%(?:25)*a[0d]|e2%(?:25)*8[01]%(?:25)*(?:8.|a[089a-f])|ef%(?:25)*bb%(?:25)*bf)';

/**
 * Runs in the head of a locked page, before anything is painted or loaded. It takes a private link’s secret out of the
 * address bar, keeps a form that is sent too early from reloading the page, lets Escape lead home, and says so when the
 * island’s files do not come; putting the island into its place once more makes it fetch them again.
 *
 * It is put into the page as text, so it uses nothing from outside but what it is given.
 */
function lookAfterGate(linkEvent: string, stuckMark: string, patience: number, unseen: string): void {
  const early: NonNullable<typeof gate> = {};
  globalThis.gate = early;
  const root = document.documentElement;
  const takeSecret = () => {
    // Behind a question mark, `%23` is no fragment, and some put what they count before the secret; what mail programs
    // stick to it is the gate’s to leave out.
    const [query, secret] = (location.search + location.hash.replace(RegExp(unseen, 'gi'), '')).split(
      /(?:(?:#|%(?:25)*23)(?:[^#]*?[&?!/])??(?:k|K(?=.{23}))|[?&]k(?==[\w-]{22}))(?:=|%(?:25)*3[dD])/,
    );
    if (secret === undefined) return;
    early.secret = secret;
    history.replaceState(history.state, '', location.origin + location.pathname + query);
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

export const EARLY_SCRIPT = `(${lookAfterGate})(${JSON.stringify([LINK_EVENT, STUCK, PATIENCE, UNSEEN]).slice(1, -1)})`;

/**
 * Runs in the head of the not-found page, before anything is painted. Mail programs, and the gateways of large companies,
 * write `%23` for the `#` of a private link, once or twice over, break it where a line ends, and leave what nobody sees in
 * front of it: this turns it back, and goes there. The origin stands in front, because a path may begin with two slashes,
 * which alone would lead to another site.
 */
function mendLink(unseen: string): void {
  const { origin, pathname, hash } = location;
  const whole = pathname.replace(RegExp(unseen, 'gi'), '');
  const [, path, mark, rest] =
    /^(.*?)(?:(?:\/|%2f)*%(?:25)*23(k(?:=|%(?:25)*3d|$))?(.*))?$/i.exec(whole) || [];
  if (path === pathname) return;
  document.documentElement.hidden = true;
  location.replace(origin + path + (rest ? (mark ? '#k=' : '#') + rest : hash));
}

export const MEND_LINK_SCRIPT = `(${mendLink})(${JSON.stringify(UNSEEN)})`;
