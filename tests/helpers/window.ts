import { Window } from 'happy-dom';
import { afterAll, beforeAll } from 'vitest';

/**
 * A window for the tests of a file: what it names of it is global as in a browser, and is put back at the end, since all
 * unit tests share one process. React may be told so that it draws when asked to.
 */
export function giveWindow(
  names: readonly string[],
  { window = new Window(), isForReact = false }: { window?: Window; isForReact?: boolean } = {},
): Window {
  const given = Object.fromEntries(names.map((name) => [name, fromWindow(window, name)]));
  if (isForReact) Object.assign(given, { window, IS_REACT_ACT_ENVIRONMENT: true });
  const globals = globalThis as unknown as Record<string, unknown>;
  const before = Object.keys(given).map((name) => [name, globals[name]] as const);
  beforeAll(() => void Object.assign(globals, given));
  afterAll(() => {
    for (const [name, value] of before) globals[name] = value;
  });
  return window;
}

/** What is called by itself has to know its window; what is made with `new` is the thing itself. */
function fromWindow(window: Window, name: string): unknown {
  const value = (window as unknown as Record<string, unknown>)[name];
  return typeof value === 'function' && /^[a-z]/.test(name) ? value.bind(window) : value;
}
