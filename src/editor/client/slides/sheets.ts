import { inShadow } from './in-shadow.ts';

/** The frame fills its host, whatever is drawn in it. */
const OWN = ':host{display:block}.small,.small>*{width:100%;height:100%}';
/** What the page wears, in its order: typefaces, look, the owner’s own sheet, typefaces that are being tried. */
const WORN = ['data-fonts', 'data-look', 'data-own', 'data-typefaces-tried']
  .map((name) => `style[${name}]`)
  .join();
/** What the sheets ask of the document. */
const ASKED = ['lang', 'dir', 'data-read', 'data-mirrored', 'data-scheme'];

export interface Sheets {
  /** For every slide: its own, then what the page wears. */
  all: CSSStyleSheet[];
  /** Takes over what the page wears now. */
  follow(): void;
}

export function slideSheets(css: string): Sheets {
  const [own, worn] = [new CSSStyleSheet(), new CSSStyleSheet()];
  own.replaceSync(`${inShadow(css)}${OWN}`);
  let before: string | undefined;
  const follow = () => {
    const now = [...document.head.querySelectorAll(WORN)].map(({ textContent }) => textContent).join('\n');
    if (now === before) return;
    before = now;
    worn.replaceSync(inShadow(now));
  };
  follow();
  return { all: [own, worn], follow };
}

/** A host answers as the document would. */
export function standFor(host: HTMLElement): void {
  for (const name of ASKED) {
    const value = document.documentElement.getAttribute(name);
    if (value === null) host.removeAttribute(name);
    else host.setAttribute(name, value);
  }
}
