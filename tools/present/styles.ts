import { chosenBy } from '../../src/fonts/chosen.ts';
import { pageTypefaces } from '../../src/fonts/page-css.ts';
import { wholeTypefaces } from '../../src/fonts/whole-css.ts';
import { solveLook } from '../../src/look/solved.ts';
import type { Library } from '../../src/reader/read.ts';

type Worn = Pick<Library, 'look' | 'ownCss'>;

/** What slides wear: the owner’s typefaces, look and own sheet, after the sheet that says in which order they count. */
export async function lookSheet(root: string, base: string, { look, ownCss = '' }: Worn): Promise<string> {
  const fonts = await wholeTypefaces(root, base.replace(/\/$/, ''), await chosenBy(root, look));
  return [fonts.css, solveLook(look).css, ownCss].join('\n');
}

/** The same with fonts that were cut to what is said; the files they are in, by the names that the sheet has for them. */
export async function carriedSheet(
  root: string,
  { look, ownCss = '' }: Worn,
): Promise<{ css: string; fonts: string[] }> {
  const { css, files } = await pageTypefaces(root, '', await chosenBy(root, look));
  return { css: [css, solveLook(look).css, ownCss].join('\n'), fonts: files };
}
