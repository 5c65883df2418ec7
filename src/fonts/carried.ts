import { isTypefaceName } from '../model/typefaces.ts';
import { chosenIn } from './chosen.ts';
import { factsOf } from './families.ts';
import { pageTypefaces, pairOf } from './page-css.ts';

/** The typefaces that a build carries, and the packages whose licences go with them; the owner’s own are theirs. */
export async function typefacesCarried(root: string): Promise<[what: string, from: string][]> {
  const chosen = await chosenIn(root);
  const { heading, text } = await pairOf(root, chosen);
  const { families } = await pageTypefaces(root, '', chosen);
  const use = (family: string) =>
    family === text.family
      ? `the typeface of the text${family === heading.family ? ' and the headings' : ''}`
      : family === heading.family
        ? 'the typeface of the headings'
        : 'for letters that another typeface lacks';
  return families
    .filter(isTypefaceName)
    .map((name) => [`${name}, ${use(name)} (a subset)`, `@fontsource-variable/${factsOf(name).package}`]);
}
