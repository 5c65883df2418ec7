// Brings the editor to the page.
import './own-look.css';
import './opening.css';
import { type Opening, openEditor } from './opening.ts';
import { enter } from './session/token.ts';

// Said at once: whatever else stands over the page makes room for the editor.
document.documentElement.dataset.editMode ??= 'on';
// The new address of an editor that was started again, opened in a tab that shows the same page, loads nothing anew.
addEventListener('hashchange', () => void enter().catch(() => {}));

void openEditor(async () => {
  // Where there is nobody to answer any more, what follows says so.
  await enter().catch(() => {});
  const { start } = await import('virtual:editor');
  return {
    start: (opening: Opening) => start(opening, import.meta.hot, () => import('virtual:editor-slides')),
  };
});
