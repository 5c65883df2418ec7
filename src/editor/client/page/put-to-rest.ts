/**
 * What the published page brings along and the editor does itself comes to an end: the gate of a locked study, which
 * would lead home on Escape, and the browser’s drawing of pages ahead, which would show them as they were before an edit.
 * Taking an island’s element away is not enough: its listeners would stay.
 */
export function putToRest(): void {
  for (const island of document.querySelectorAll('astro-island'))
    island.dispatchEvent(new Event('astro:unmount'));
  for (const rules of document.querySelectorAll('script[type="speculationrules"]')) rules.remove();
}
