// A changed query string shows the page from its top, whatever changed it: a link, a script, back or forward.
// Browsers remember with each step of the history whether to restore its place: at the two ends of such a change they
// are told not to.
let search = location.search;

const toTop = () => scrollTo({ top: 0, behavior: 'instant' });

/** Whether an address is this page’s with another query. */
function isOtherQuery(address: string): boolean {
  const url = URL.parse(address, location.href);
  return url?.origin === location.origin && url.pathname === location.pathname && url.search !== search;
}

// From one document to the next, by a link.
addEventListener('click', ({ target }) => {
  const link = (target as Element).closest?.('a');
  if (link) history.scrollRestoration = isOtherQuery(link.href) ? 'manual' : 'auto';
});
if (isOtherQuery(document.referrer)) history.scrollRestoration = 'manual';
// A page kept in memory comes back as it was left.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && history.scrollRestoration === 'manual') toTop();
});

// Within one document: pushState and replaceState, and back or forward over them.
for (const method of ['pushState', 'replaceState'] as const) {
  const original = history[method];
  history[method] = function (...given) {
    const isChange = isOtherQuery(String(given[2] ?? ''));
    if (isChange) history.scrollRestoration = 'manual';
    original.apply(this, given);
    if (isChange) changed();
  };
}
addEventListener('popstate', () => {
  if (location.search !== search) changed();
});

function changed() {
  search = location.search;
  history.scrollRestoration = 'manual';
  toTop();
}
