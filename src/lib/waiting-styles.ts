/**
 * Puts the styles to use that a locked page holds back until there is something to style (src/publish/pages.ts).
 * Resolves when they apply: what is drawn then never shows bare. Without such a sheet there is nothing to wait for.
 */
export async function applyWaitingStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-waiting-styles]')];
  await Promise.all(links.map(apply));
}

async function apply(link: HTMLLinkElement): Promise<void> {
  if (link.sheet) {
    link.media = 'all';
    return;
  }
  // It is on its way, or it failed before anyone listened: a link of our own tells us which.
  const fresh = link.cloneNode() as HTMLLinkElement;
  fresh.media = 'all';
  await new Promise<void>((resolve, reject) => {
    fresh.addEventListener('load', () => resolve());
    fresh.addEventListener('error', () => reject(new Error('The styles did not arrive.')));
    link.replaceWith(fresh);
  });
}
