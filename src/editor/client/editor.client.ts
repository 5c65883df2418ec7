// Brings the editor to the page. What it is made of comes only when there is a token to work with.
import { keepToken } from './session/token.ts';

const token = keepToken();

// Components are compiled with a hook for hot reloading, which only pages with islands set up.
const hooks = globalThis as unknown as Record<string, unknown>;
hooks.$RefreshReg$ ??= () => {};
hooks.$RefreshSig$ ??= () => (type: unknown) => type;
hooks.__vite_plugin_react_preamble_installed__ = true;

const { start } = await import('./start.tsx');
start(token);
