import type { BrowserContextOptions, Page } from '@playwright/test';

/** Playwright’s name for a Firefox as its makers built it, driven over WebDriver BiDi. */
export const INSTALLED_FIREFOX = 'moz-firefox';

/** What every test of such a Firefox starts with. */
export const FIREFOX_PREFERENCES = {
  // Without a window Firefox believes that there is no mouse: it has one, which is exact and can hover.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  // Its driver waits for a load, and a page that comes back from this cache does not load again.
  'browser.sessionhistory.max_total_viewers': 0,
  'fission.bfcacheInParent': false,
  // It should talk to nobody but us.
  'app.update.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

/**
 * What a test asks of its context that this driver cannot express: Firefox is told by preferences of its own, which it
 * reads as it starts.
 */
export function preferencesFor(
  options: Pick<BrowserContextOptions, 'reducedMotion' | 'forcedColors'>,
  isScripted: boolean,
): Record<string, number | boolean> {
  return {
    ...(options.reducedMotion === 'reduce' && { 'ui.prefersReducedMotion': 1 }),
    ...(options.forcedColors === 'active' && { 'browser.display.document_color_use': 2 }),
    ...(!isScripted && { 'javascript.enabled': false }),
  };
}

/** The driver takes this without a word and does nothing: a test would pass that looked at the wrong page. */
export function refuseToEmulate(page: Page): void {
  page.emulateMedia = () => {
    throw new Error(
      'This driver emulates no media while a page is open. Ask with `test.use({ contextOptions: … })`, or mark the test in tests/helpers/marks.ts.',
    );
  };
}
