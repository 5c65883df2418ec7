/** The image in an element; of one that has a version for each scheme, the one that is shown, in view or not. */
export function shownImage(element: Element): HTMLImageElement | undefined {
  return [...element.querySelectorAll('img')].find(
    ({ parentElement }) => !parentElement || getComputedStyle(parentElement).display !== 'none',
  );
}
