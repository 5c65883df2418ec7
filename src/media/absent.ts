import type { Picture } from '../model/picture.ts';
import { type PlaceName, places } from '../model/places.ts';

interface Absent {
  /** What became of it. */
  says: string;
  /** What it showed. */
  alt: string;
  place: PlaceName;
}

/** What stands where something was that cannot be shown: what became of it, and what it showed. */
export function absentPicture({ says, alt, place }: Absent): Picture {
  const fallback = `data:image/svg+xml,${encodeURIComponent(drawing(says, alt))}`;
  return { alt, width: 800, height: 500, sizes: places[place].sizes, variants: [], fallback };
}

export const isGone = (name: string) => `${name} is not here any more.`;

/** It has no proportions of its own: whatever room it is given, a wide one or an upright one, no edge or word is cut. */
const drawing = (title: string, words: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="#f2f0ee"/><foreignObject width="100%" height="100%"><div xmlns="http://www.w3.org/1999/xhtml" style="${FRAME}"><p style="margin:0;font-weight:600">${escaped(title)}</p><p style="${WORDS}">${escaped(words)}</p></div></foreignObject></svg>`;

const FRAME =
  'position:absolute;inset:clamp(4px,1.5vw,12px);box-sizing:border-box;display:flex;flex-direction:column;justify-content:center;gap:.5em;padding:4%;border:2px dashed #8f8c8a;border-radius:10px;color:#4a4441;font:clamp(12px,2.6vw,18px)/1.4 system-ui,sans-serif;text-align:center;text-wrap:balance;overflow-wrap:anywhere';
/** As much of it as a picture has room for. */
const WORDS = 'margin:0;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:4;overflow:hidden';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
