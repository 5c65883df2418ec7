// The menu opens, closes and dismisses by the platform alone. This adds what only a script can:
// an explicit aria-expanded, closing on an item that opens elsewhere, and a background that cannot be reached.
const bar = document.querySelector<HTMLElement>('[data-menu-bar]');
const menu = bar?.querySelector<HTMLElement>('[popover]');
const toggle = bar?.querySelector<HTMLButtonElement>('[popovertarget]');

if (menu && toggle) {
  toggle.ariaExpanded = 'false';
  menu.addEventListener('toggle', (event) => {
    const isOpen = (event as ToggleEvent).newState === 'open';
    toggle.ariaExpanded = String(isOpen);
    for (const element of document.querySelectorAll<HTMLElement>('main, footer')) element.inert = isOpen;
  });
  menu.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) menu.hidePopover();
  });
  // A page kept in memory must not come back with its menu open, nor a widened window keep it.
  addEventListener('pagehide', () => menu.hidePopover());
  addEventListener('resize', () => {
    if (getComputedStyle(toggle).display === 'none') menu.hidePopover();
  });
}

export {};
