import { posix } from 'node:path';
import { type Bundle, isPicturePath, LONGEST_PAGE } from './bundle.ts';
import { textOf } from './charset.ts';

/** What browsers and Word call the folder beside a page that they save. */
const BESIDE =
  /^(?:.*?\/)?([^/]+(?:_files|_file|_fichiers|_archivos|_arquivos|_ficheiros|_bestanden|_pliki|-Dateien|\.fld))\//i;
const isPage = (path: string) => /\.x?html?$/i.test(path);
/** What somebody may have put there: a saved page needs none of it. */
const isDocument = (path: string) =>
  /\.(txt|md|rtf|docx?|docm|odt|pdf|pages|csv|xlsx?|ods|pptx?|odp|key|fig|sketch|psd|zip)$/i.test(path);

/** What a saved page shows of other pages, and what makes it look and move: it lies in the folder of its pictures. */
export function frameFinder(bundle: Bundle): (path: string) => boolean {
  const pages = [...bundle.files].filter(([path]) => isPage(path));
  const texts = new Map<string, string>();
  const textAt = (page: string, read: () => Uint8Array) => {
    const known = texts.get(page);
    if (known !== undefined) return known;
    const bytes = read();
    const text = bytes.length > LONGEST_PAGE ? '' : textOf(bytes).replaceAll('&amp;', '&');
    texts.set(page, text);
    return text;
  };
  return (path) => {
    const [below, name] = BESIDE.exec(path) ?? [];
    if (!below || !name || isPicturePath(path) || isDocument(path)) return false;
    const home = posix.dirname(below.slice(0, -1));
    const beside = pages.filter(([page]) => posix.dirname(page) === home);
    const says = (words: string) => (text: string) =>
      text.includes(words) || text.includes(encodeURI(words)) || text.includes(encodeURIComponent(words));
    const saved = beside.map(([page, read]) => textAt(page, read)).filter(says(name));
    // A page that another leads to is one of its own.
    const leadsTo = (text: string) =>
      (text.match(/<a\s[^>]*>/gi) ?? []).some(says(path.slice(below.length - name.length - 1)));
    return saved.length > 0 && !(isPage(path) && saved.some(leadsTo));
  };
}
