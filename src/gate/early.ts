/** What the head’s script hands over to the island: in memory, taken once. */
export interface Early {
  /** The secret of a private link. */
  secret?: string;
  /** The form was sent before the island had loaded. */
  submitted?: boolean;
  /** Escape was pressed before the island had loaded. */
  left?: boolean;
  /** The island has loaded, and looks after the form itself. */
  ready?: boolean;
}

/** Told when a private link is followed while the page is open. */
export const LINK_EVENT = 'gate-link';

declare global {
  var gate: Early | undefined;
}

/**
 * Runs in the head, before anything is painted or loaded: takes a private link’s secret out of the address bar, and
 * keeps a form that is sent too early from reloading the page. Plain text, because the CSP allows it by its hash.
 * Marked as pure, so that wake.ts, which stands in the page too, does not carry it along.
 */
export const EARLY_SCRIPT = /* @__PURE__ */ [
  'gate={};',
  '(function(){',
  'function take(){',
  "if(location.hash.slice(0,3)!=='#k=')return;",
  'gate.secret=location.hash.slice(3);',
  "history.replaceState(history.state,'',location.pathname+location.search);",
  `dispatchEvent(new Event('${LINK_EVENT}'))}`,
  'take();',
  "addEventListener('hashchange',take);",
  "addEventListener('submit',function(e){if(!gate.ready&&e.target.matches('[data-gate-form]')){e.preventDefault();gate.submitted=true}},true)",
  '})()',
].join('');

export function takeOver(): void {
  if (globalThis.gate) globalThis.gate.ready = true;
}

/** Gives one of them away, and keeps no copy. */
export function takeEarly<Name extends keyof Early>(name: Name): Early[Name] | undefined {
  const value = globalThis.gate?.[name];
  delete globalThis.gate?.[name];
  return value;
}
