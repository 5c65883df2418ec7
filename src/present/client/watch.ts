/** Where the command tells that the content has changed, from any of its documents. */
export const CHANGES = 'changes';

/** Loads the window anew when the content has changed: place and time are kept. A file for another machine never does. */
export function watchContent(): void {
  const address = document.documentElement.dataset.changes;
  if (!address) return;
  const changes = new EventSource(address);
  changes.onmessage = () => location.reload();
}
