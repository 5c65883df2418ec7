/** What a visitor did before the island had loaded, kept in memory by early-script.ts and taken once. */
export interface Early {
  /** The secret of a private link. */
  secret?: string;
  /** The form was sent. */
  submitted?: boolean;
  /** The island has loaded, and looks after the form itself. */
  ready?: boolean;
}

/** Told when a private link is followed while the page is open. */
export const LINK_EVENT = 'gate-link';

/** On the page’s root element while the island’s files do not come: the overlay then says so. */
export const STUCK = 'data-gate-stuck';

declare global {
  var gate: Early | undefined;
}

/** The island is here: from now on it looks after the form. */
export function takeOver(): void {
  if (globalThis.gate) globalThis.gate.ready = true;
  document.documentElement.removeAttribute(STUCK);
}

/** Gives one of them away, and keeps no copy. */
export function takeEarly<Name extends keyof Early>(name: Name): Early[Name] | undefined {
  const value = globalThis.gate?.[name];
  delete globalThis.gate?.[name];
  return value;
}
