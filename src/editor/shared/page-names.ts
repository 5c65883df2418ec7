import type { PageState } from './answers.ts';

/** The pages that every site has, or may have, by their addresses. */
export const PAGES: Partial<Record<string, string>> = {
  '/': 'Work',
  '/about': 'About',
  '/fun': 'Fun',
  '/404': 'Page not found',
};

/** What a page is called, as the list of pages has it: a study by its title. */
export function pageName(path: string, studies: PageState['studies']): string {
  const route = path.replace(/^\//, '');
  return PAGES[`/${route}`] ?? (studies.find((study) => study.route === route)?.title || route);
}

/** The same in the midst of a sentence: a title of several words would be read on into it, so it stands in quotation marks. */
export function pageInWords(path: string, studies: PageState['studies']): string {
  const name = pageName(path, studies);
  return name === PAGES[path] && !name.includes(' ') ? `the ${name} page` : `“${name}”`;
}
