/**
 * Rules for browsers that fetch the next page before the click, once a pointer rests on its link. Open pages are even
 * drawn ahead. Locked ones are only fetched: nobody should unlock a page that is not there yet. All else is left alone.
 */
export function speculationRules(open: readonly string[], locked: readonly string[]): string {
  const rule = (addresses: readonly string[]) =>
    addresses.length > 0 ? [{ where: { href_matches: addresses }, eagerness: 'moderate' }] : [];
  return JSON.stringify({ prerender: rule(open), prefetch: rule(locked) });
}
