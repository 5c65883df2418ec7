/**
 * Rules for browsers that fetch the next page before the click, once a pointer rests on its link. Open pages are even
 * drawn ahead. Locked ones are only fetched: nobody should unlock a page that is not there yet. Files are left alone.
 * Open pages are named by a pattern, so that no page carries a list of all the others.
 */
export function speculationRules(home: string, locked: readonly string[]): string {
  const eagerness = 'moderate';
  const pages = { href_matches: [home, `${home}:page`] };
  const others = { href_matches: [`${home}*.*`, ...locked] };
  const prefetch = locked.length > 0 ? [{ where: { href_matches: locked }, eagerness }] : [];
  return JSON.stringify({ prerender: [{ where: { and: [pages, { not: others }] }, eagerness }], prefetch });
}
