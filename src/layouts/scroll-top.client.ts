// A changed query string shows the page from its top, whatever changed it: a link, a script, back or forward.
const searchOf = (url: string | null | undefined) => (url ? new URL(url).search : undefined);
const pathOf = (url: string) => new URL(url).pathname;

const jump = () => scrollTo({ top: 0, behavior: 'instant' });

function toTop(isHistoryStep: boolean) {
  jump();
  // The browser restores the old position after a step through history: once more, after that.
  if (isHistoryStep) requestAnimationFrame(() => requestAnimationFrame(jump));
}

// Within one document: pushState, replaceState, and back or forward over them.
globalThis.navigation?.addEventListener('currententrychange', ({ from, navigationType }) => {
  if (searchOf(from.url) !== location.search) toTop(navigationType === 'traverse');
});

// From one document to the next: links come in at the top by themselves; back and forward do not.
function arrive() {
  const from = globalThis.navigation?.activation?.from?.url;
  const isHistoryStep = globalThis.navigation?.activation?.navigationType === 'traverse';
  if (from && isHistoryStep && pathOf(from) === location.pathname && searchOf(from) !== location.search)
    toTop(true);
}

addEventListener('pageshow', arrive);
// On some pages this comes after everything else, and the page is shown already.
if (document.readyState === 'complete') arrive();
