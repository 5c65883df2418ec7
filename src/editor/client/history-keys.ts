interface HistoryKeys {
  onUndo(): void;
  onRedo(): void;
}

/**
 * Ctrl or Cmd with Z. A field that somebody has typed into takes its own letters back; one that only has the focus has
 * none to take back, and means the last step of the editor.
 */
export function onHistoryKeys(signal: AbortSignal, { onUndo, onRedo }: HistoryKeys): void {
  let typedInto: EventTarget | null = null;
  const note = ({ target }: Event) => {
    typedInto = target;
  };
  const forget = ({ target }: Event) => {
    if (target !== typedInto) typedInto = null;
  };
  const onKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
    // Nothing behind a dialog changes, wherever the focus is.
    if (document.querySelector('dialog[open]')) return;
    const key = event.key.toLowerCase();
    if ((key !== 'z' && key !== 'y') || (typedInto !== null && typedInto === event.target)) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) onRedo();
    else onUndo();
  };
  addEventListener('input', note, { capture: true, signal });
  addEventListener('focusin', forget, { capture: true, signal });
  addEventListener('keydown', onKey, { signal });
}
