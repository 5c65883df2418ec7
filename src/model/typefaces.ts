/** The typefaces that come along, by the names they are called. */
export const TYPEFACES = [
  'Lexend',
  'Kumbh Sans',
  'Fraunces',
  'Newsreader',
  'Hanken Grotesk',
  'Bricolage Grotesque',
  'Instrument Sans',
  'Space Grotesk',
  'Inter',
  'Schibsted Grotesk',
  'Source Serif 4',
] as const;

export type TypefaceName = (typeof TYPEFACES)[number];

export const isTypefaceName = (name: string): name is TypefaceName => TYPEFACES.some((one) => one === name);

/** Whether a value is meant to be the owner’s own file rather than a name. */
export const isFontFile = (value: string): boolean => /[\\/]|\.\w{3,5}$/.test(value);

/** Where the owner’s own fonts lie. */
export const FONT_FOLDER = 'content/look';
