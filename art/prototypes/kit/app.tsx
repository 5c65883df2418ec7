import { type ReactNode, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';

/** What every prototype rests on. Nothing moves for those who asked for that. */
const base = `
*,*::before,*::after{box-sizing:border-box}
html,body{height:100%;margin:0}
body{overflow:hidden;-webkit-text-size-adjust:none;text-size-adjust:none;-webkit-font-smoothing:antialiased;touch-action:manipulation}
#app{height:100%}
h1,h2,h3,p,ul,ol,dl,dd,fieldset,figure{margin:0;padding:0}
ul,ol{list-style:none}
fieldset{border:0;min-width:0}
legend{padding:0}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button{padding:0;border:0;background:none;cursor:pointer;text-align:inherit}
button:disabled{cursor:default}
:focus-visible{outline:3px solid currentColor;outline-offset:2px}
[tabindex="-1"]:focus{outline:none}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{transition:none!important;animation:none!important}}
`;

/** Draws a prototype into its page. */
export function start(app: ReactNode, css: string): void {
  const place = document.createElement('div');
  place.id = 'app';
  document.body.append(place);
  const sheet = document.createElement('style');
  sheet.textContent = base + css;
  document.head.append(sheet);
  createRoot(place).render(app);
}

/** Takes the focus when it appears: the next thing to read or to press. */
export function useArrival<E extends HTMLElement>() {
  const element = useRef<E>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  return element;
}

/** Puts the focus on what was just drawn, where its own control is gone: nobody is left on nothing. */
export function focusSoon(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}

/** Brings into view what was just drawn further down. */
export function showSoon(selector: string): void {
  requestAnimationFrame(() => document.querySelector(selector)?.scrollIntoView({ block: 'nearest' }));
}

/**
 * How every prototype ends: what the design decided, in one sentence, and a way to begin again. It takes the focus,
 * unless it is `told` while something is still being chosen from.
 */
export function Ending({
  children,
  again,
  told,
}: {
  children: ReactNode;
  again: () => void;
  told?: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!told) heading.current?.focus({ preventScroll: true });
  }, [told]);
  return (
    <section className="ending" aria-labelledby="ending" data-ending>
      <h2 id="ending" ref={heading} tabIndex={-1}>
        Done
      </h2>
      <p role={told ? 'status' : undefined}>{children}</p>
      <button type="button" onClick={again}>
        Start again
      </button>
    </section>
  );
}
