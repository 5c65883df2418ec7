import { transform } from 'lightningcss';

/** All that a drawing may refer to: a part of itself, or a picture in pixels that is written out where it is named. */
const INSIDE = /^(?:#[^\s"'()\\]*|data:image\/(?:png|jpe?g|gif|webp|avif);base64,[\w+/=\s]*)$/i;
const ADDRESS = /url\(([^()]*)\)/gi;

/** The words by which styles ask for something, in whatever rule, property or mistake they stand. */
const ASKING = /(?:url|src|image-set|cross-fade)\(|image\(\s*["']|@import/i;

export const isInside = (address: string): boolean => INSIDE.test(address.trim());

/**
 * Whether styles, or an attribute that may become one, name anything that is not inside. Nothing is made of what they
 * mean: whatever a browser would read in them, it can ask for nothing without one of these words.
 */
export const asksOutside = (css: string): boolean =>
  [css, unescaped(css)].some((text) => ASKING.test(text.replaceAll(ADDRESS, withoutInside)));

const withoutInside = (whole: string, address: string): string =>
  isInside(unquoted(address.trim())) ? 'none' : whole;

function unquoted(address: string): string {
  const [quote = ''] = address;
  const isQuoted = /["']/.test(quote) && address.length > 1 && address.endsWith(quote);
  return isQuoted ? address.slice(1, -1) : address;
}

/** `\75 rl(` is `url(`. */
const unescaped = (css: string) =>
  css.replaceAll(/\\(?:([\da-f]{1,6})(?:\r\n|\s)?|(.))/gis, (_all, code?: string, letter = '') =>
    code ? String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)) : letter,
  );

/** A sheet without what asks for something outside: nothing of it, if that cannot be told apart. */
export function cleanSheet(css: string): { css: string; isClean: boolean } {
  if (!asksOutside(css)) return { css, isClean: true };
  const mended = mendedSheet(css);
  return { css: asksOutside(mended) ? '' : mended, isClean: false };
}

function mendedSheet(css: string): string {
  try {
    const { code } = transform({
      filename: 'drawing.css',
      code: Buffer.from(css),
      errorRecovery: true,
      visitor: {
        Url: (url) => (isInside(url.url) ? undefined : { ...url, url: '#' }),
        Image: ({ type }) => (type === 'image-set' ? { type: 'none' } : undefined),
        Rule: { import: () => [] },
      },
    });
    return code.toString();
  } catch {
    return '';
  }
}
