import { type Bundle, decoded, found } from '../bundle.ts';
import type { Page } from './nodes.ts';

const DATA = /^data:image\/(png|jpeg|jpg|gif|webp|svg\+xml|avif)(;[^,]*)?,(.*)$/is;

/** Where the pictures of a page are: in the bundle, or in the page itself. Nothing is fetched from elsewhere. */
export function pictureFinder(bundle: Bundle, page: string): Page['pictureAt'] {
  let count = 0;
  return (address) => {
    const data = DATA.exec(address);
    if (data) {
      const [, type = '', how = '', body = ''] = data;
      count++;
      const path = `${page}/picture-${count}.${type === 'svg+xml' ? 'svg' : type}`;
      bundle.files.set(path, () =>
        Buffer.from(/base64/i.test(how) ? body : decoded(body), /base64/i.test(how) ? 'base64' : 'utf8'),
      );
      return { path };
    }
    if (address === '') return { why: 'The page names no file for it.' };
    if (/^(https?:)?\/\//i.test(address))
      return {
        why: `It is on another site, and nothing is fetched from there: ${address.slice(0, 300)}. Save it, and put it in by hand.`,
      };
    const path = found(bundle, page, address);
    return path
      ? { path }
      : {
          why: `Its file did not come along: ${decoded(address).slice(0, 200)}. Bring the folder or the ZIP that has it.`,
        };
  };
}
