import type { PageState } from './answers.ts';

/** The pages that every site has, or may have, by their addresses. */
export const PAGES: Partial<Record<string, string>> = {
  '/': 'Work',
  '/about': 'About',
  '/fun': 'Fun',
  '/404': 'Page not found',
};

/** What a page is called, as the list of pages has it: a study by its title, where others have that with its address. */
export function pageName(path: string, studies: PageState['studies']): string {
  const { name, address } = called(path, studies);
  return name + address;
}

/** The same in the midst of a sentence: a title of several words would be read on into it, so it stands in quotation marks. */
export function pageInWords(path: string, studies: PageState['studies']): string {
  const { name, address } = called(path, studies);
  return name === PAGES[path] && !name.includes(' ') ? `the ${name} page` : `“${name}”${address}`;
}

function called(path: string, studies: PageState['studies']): { name: string; address: string } {
  const route = path.replace(/^\//, '');
  const page = PAGES[`/${route}`];
  if (page) return { name: page, address: '' };
  const titleOf = (study: PageState['studies'][number]) => study.title || study.route;
  const here = studies.find((study) => study.route === route);
  const name = here ? titleOf(here) : route;
  const isAlone = !studies.some((study) => study !== here && titleOf(study) === name);
  return { name, address: here && !isAlone ? ` (/${route})` : '' };
}
