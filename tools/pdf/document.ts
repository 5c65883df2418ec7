import { readFile } from 'node:fs/promises';
import { wholeFont } from '../../src/fonts/integration.ts';
import { WHOLE_FONTS } from '../../src/fonts/whole-css.ts';
import { safe } from '../../src/present/document.ts';

/** Everything is inside, and nothing gets out: no script runs either. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

interface Document {
  title: string;
  author: string;
  language: string;
  direction: 'ltr' | 'rtl';
  css: string;
  body: string;
}

/** The document that is printed. */
export const pdfDocument = ({
  title,
  author,
  language,
  direction,
  css,
  body,
}: Document): string => `<!doctype html>
<html lang="${safe(language)}" dir="${direction}"${direction === 'rtl' ? ' data-mirrored' : ''} data-read>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="author" content="${safe(author)}">
<title>${safe(title)}</title>
<style>${css.replaceAll('</style', '<\\/style')}</style>
</head>
<body>
${body}
</body>
</html>
`;

/** A sheet with its fonts in it. */
export async function withFonts(root: string, css: string): Promise<string> {
  const addresses = [...css.matchAll(new RegExp(`/${WHOLE_FONTS}/([^"')]+)`, 'g'))];
  let whole = css;
  for (const [address, name = ''] of new Map(addresses.map((one) => [one[0], one])).values()) {
    const file = wholeFont(root, decodeURIComponent(name.replace(/[?#].*$/, '')));
    if (!file) continue;
    const type = /woff2$/i.test(file) ? 'font/woff2' : 'font/otf';
    whole = whole.replaceAll(address, `data:${type};base64,${(await readFile(file)).toString('base64')}`);
  }
  return whole;
}
