/** Where the page is that prototypes are written into. It is the only one that may be framed, and only by our own. */
export const FRAME_FOLDER = 'frame';
/**
 * With an ending, so that no host makes a second address of it; and deeper than any page, so that a rule for pages can
 * leave it out (src/publish/host-files.ts).
 */
export const FRAME_PAGE = `/${FRAME_FOLDER}/of/its/own/prototype.htm`;

/** A study with a prototype may show frames of our own site beside it. Of those only one lets itself be framed. */
export const FRAMES_OWN = "frame-src 'self'";

/**
 * What a prototype may do, wherever it comes from: draw itself. A browser holds to this after the prototype has been
 * written into the page as well.
 */
export const FRAME_POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'font-src data: blob:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
