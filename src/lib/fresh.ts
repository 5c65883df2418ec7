/**
 * Says that a page is being read from its top, for the first time. Then what is out of view may come after what is in
 * view: see src/styles/later.css. A locked page never says so, its blocks come late enough; nor does any while editing.
 */
export const FRESH_SCRIPT =
  'location.hash||performance.getEntriesByType("navigation")[0]?.type!=="navigate"||(document.documentElement.dataset.fresh="")';
