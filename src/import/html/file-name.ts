/** Programs write a file’s name where an alternative text belongs: that is none. */
export function isFileName(alt: string, address: string): boolean {
  const stem = nameIn(address);
  if (alt === '' || IS_FILE.test(alt) || IS_ANY.test(alt)) return true;
  if (plain(alt) !== plain(stem)) return false;
  // A name made of words is one all the same where they were words first: with gaps, or capitals the file has not.
  const isWords = SEVERAL.test(alt) || UNSPACED.test(alt) || (/^\p{L}+$/u.test(alt) && alt !== stem);
  return !isWords || DATED.test(alt);
}

const IS_FILE = /\.(png|jpe?g|gif|webp|svg|heic|tiff?|bmp|avif)$/i;
const IS_ANY = /^(untitled|image|picture|photo|img|screenshot|screen shot)[\s_-]*\d*$/i;
const SEVERAL = /\p{L}\S*\s+\p{L}/u;
/** Scripts that put no gaps between words. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]{2,}$/u;
/** As systems call a screenshot, in every language. */
const DATED = /\d{4}-\d\d-\d\d/;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\.[a-z0-9]{2,5}$/, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');

function nameIn(address: string): string {
  const file =
    address
      .replace(/[?#].*$/, '')
      .split(/[\\/]/)
      .at(-1) ?? '';
  try {
    return decodeURIComponent(file)
      .normalize('NFC')
      .replace(/\.[a-z0-9]{2,5}$/i, '');
  } catch {
    return file; // a percent sign that is one
  }
}
