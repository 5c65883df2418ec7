import type { Choice } from '../../../fonts/list.ts';
import { triedTokens } from '../../../fonts/tried.ts';
import { withBase } from '../../../lib/href.ts';
import type { WholeLook } from '../../../look/whole.ts';
import { isFontFile } from '../../../model/typefaces.ts';
import { wear } from './wear.ts';

const LIST = withBase('/@typefaces/list');
let list: Choice[] = [];
const listeners = new Set<() => void>();

/** Every typeface that can be chosen. A page has all their style sheets, and fetches the files that it shows. */
export const typefaceList = {
  get: (): readonly Choice[] => list,
  /** Asks for them, again where a font was put there or taken away. */
  async bring(): Promise<void> {
    const version = Date.now();
    const answer = await fetch(`${LIST}.json?${version}`);
    if (!answer.ok) return;
    list = (await answer.json()) as Choice[];
    const link =
      document.querySelector<HTMLLinkElement>('link[data-typefaces]') ?? document.createElement('link');
    link.rel = 'stylesheet';
    link.dataset.typefaces = '';
    link.href = `${LIST}.css?${version}`;
    document.head.append(link);
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Where the typeface of the headings is not as heavy or light as asked, in what weight they are drawn instead. */
export function weightNote(
  { typefaces, headingWeight: wanted }: Pick<WholeLook, 'typefaces' | 'headingWeight'>,
  choices: readonly Choice[],
): string | undefined {
  const heading = choices.find(({ values }) => values.includes(typefaces.heading));
  const weights = heading?.drawn.map(([least, most]) => Math.min(most, Math.max(least, wanted))) ?? [];
  const [nearest = wanted] = weights.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
  if (!heading || nearest === wanted) return undefined;
  return `${heading.name} has no weight of ${wanted}, so headings are drawn in ${nearest}, the nearest that ${isFontFile(typefaces.heading) ? 'its files have' : 'it has'}.`;
}

/** What the page was loaded with. */
let loaded: { typefaces: string; headingWeight: number } | undefined;

/** Sets the page in the typefaces of a look; says whether they are others. */
export function wearTypefaces(look: WholeLook): boolean {
  const sheet = document.querySelector('style[data-typefaces-tried]') ?? triedSheet();
  const { headingWeight } = look;
  const typefaces = JSON.stringify(look.typefaces);
  // Our own page, where Astro has a fault to show, is set in none.
  const isSet = document.querySelector('style[data-fonts]') !== null;
  loaded ??= { typefaces: isSet ? typefaces : '', headingWeight };
  const isWorn = loaded.typefaces === typefaces && loaded.headingWeight === headingWeight;
  const css = isWorn ? '' : (triedTokens(look, list) ?? '');
  return wear(sheet, css);
}

/** After the page’s own, so that it wins. */
function triedSheet(): HTMLStyleElement {
  const sheet = document.createElement('style');
  sheet.dataset.typefacesTried = '';
  document.head.append(sheet);
  return sheet;
}
