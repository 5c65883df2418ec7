// Brings the editor to the page.
import './own-look.css';
import './opening.css';
import { openEditor } from './opening.ts';
import { enter } from './session/token.ts';

// Said at once: whatever else stands over the page makes room for the editor.
document.documentElement.dataset.editMode ??= 'on';
// The new address of an editor that was started again, opened in a tab that shows the same page, loads nothing anew.
addEventListener('hashchange', () => void enter().catch(() => {}));

// Components are compiled with a hook for hot reloading, which only pages with islands set up.
const hooks = globalThis as unknown as Record<string, unknown>;
hooks.$RefreshReg$ ??= () => {};
hooks.$RefreshSig$ ??= () => (type: unknown) => type;
hooks.__vite_plugin_react_preamble_installed__ = true;

void openEditor(async () => {
  // Where there is nobody to answer any more, what follows says so.
  await enter().catch(() => {});
  return import('./start.tsx');
});
