import { transform, transformStyleAttribute } from 'lightningcss';

/** A place in the drawing itself, or a picture that is written out where it is named. */
export const isInside = (address: string): boolean =>
  /^\s*(#|data:image\/(png|jpe?g|gif|webp|avif);base64,)/i.test(address);

/** Functions that ask for a file by its name alone. */
const ASKING = /^(-webkit-)?(image-set|image|src|cross-fade)$/i;

/** Styles without what asks for something outside: nothing of them, if they cannot be read. */
export function cleanStyles(
  css: string,
  kind: 'sheet' | 'attribute' = 'sheet',
): { css: string; isClean: boolean } {
  let isClean = true;
  const without = <T>(value: T): T => {
    isClean = false;
    return value;
  };
  const options = {
    filename: 'drawing.css',
    code: Buffer.from(css),
    errorRecovery: true,
    visitor: {
      Url: (url: { url: string; loc: { line: number; column: number } }) =>
        isInside(url.url) ? undefined : without({ ...url, url: '#' }),
      Image: ({ type }: { type: string }) =>
        type === 'image-set' ? without({ type: 'none' as const }) : undefined,
      Rule: { import: () => without([]) },
      Function: ({ name }: { name: string }) =>
        ASKING.test(name)
          ? without({ type: 'token' as const, value: { type: 'ident' as const, value: 'none' } })
          : undefined,
    },
  };
  try {
    const { code, warnings } = kind === 'sheet' ? transform(options) : transformStyleAttribute(options);
    // What has a mistake in it may be read otherwise elsewhere: it is written as it was read here.
    return { css: isClean && warnings.length === 0 ? css : code.toString(), isClean };
  } catch {
    return { css: '', isClean: false };
  }
}
