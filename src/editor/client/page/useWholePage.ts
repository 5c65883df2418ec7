import { type RefObject, useLayoutEffect } from 'react';

/** Shows the page whole beside a panel: laid out as the window has it, and drawn as much smaller as the panel is wide. */
export function useWholePage(panel: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useLayoutEffect(() => {
    // Before browsers agreed on zoom they told places in pixels of their own: frames would lie beside their blocks.
    if (!isWanted || !('currentCSSZoom' in Element.prototype)) return;
    const follow = () =>
      show(zoomBeside(document.documentElement.clientWidth, panel.current?.offsetWidth ?? 0));
    follow();
    addEventListener('resize', follow);
    return () => {
      removeEventListener('resize', follow);
      show(1);
    };
  }, [panel, isWanted]);
}

/** How large a page is drawn beside a panel; as it is where the panel lies below it. */
export function zoomBeside(width: number, panel: number): number {
  const rest = width - panel;
  return rest > 0 ? rest / width : 1;
}

function show(zoom: number): void {
  const { style, dataset, clientWidth } = document.documentElement;
  const before = Number(style.getPropertyValue('--edit-zoom')) || 1;
  if (zoom === before) return;
  if (zoom === 1) delete dataset.editZoom;
  else dataset.editZoom = '';
  style.setProperty('--edit-zoom', String(zoom));
  style.setProperty('--edit-width', `${clientWidth}px`);
  // The page is that much shorter or longer: what one looked at stays in sight.
  scrollTo({ top: (scrollY * zoom) / before, behavior: 'instant' });
  dispatchEvent(new Event('edit:drawn'));
}
