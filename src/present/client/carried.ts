import { readTextsBy } from './moving.ts';
import type { Opening } from './opening.ts';

/** What a file carries along stands in elements of this kind: its name, its media type, and its bytes in letters. */
export const CARRIED = 'script[data-carried]';

/**
 * In a file for another machine pictures, films and prototypes are in the file itself. Each gets an address of the
 * browser’s own, and takes the place of its name in the data. A document of the command carries nothing.
 */
export function openCarried(opening: Opening): Opening {
  const addresses = new Map<string, string>();
  const texts = new Map<string, () => string>();
  for (const element of document.querySelectorAll<HTMLScriptElement>(CARRIED)) {
    const { carried = '', media = '' } = element.dataset;
    if (media.startsWith('text/')) {
      texts.set(carried, () => new TextDecoder().decode(bytesOf(element.textContent)));
      continue;
    }
    addresses.set(carried, URL.createObjectURL(new Blob([bytesOf(element.textContent)], { type: media })));
    element.remove();
  }
  if (addresses.size === 0 && texts.size === 0) return opening;
  readTextsBy(async (src) => {
    const text = texts.get(src);
    if (!text) throw new Error(src);
    return text();
  });
  return JSON.parse(JSON.stringify(opening), (_, value) => addresses.get(value) ?? value);
}

const bytesOf = (letters: string) => Uint8Array.from(atob(letters.trim()), (letter) => letter.charCodeAt(0));
