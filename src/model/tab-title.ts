import type { Study } from './study.ts';

/** The whole title of a page’s browser tab. */
export const pageTitleOf = ({ pageName }: { pageName: string }, baseTitle: string): string =>
  `${baseTitle} | ${pageName}`;

/** The same of a study: its own, or made like those of the other pages. */
export const tabTitleOf = (
  { tabTitle, title }: Pick<Study, 'tabTitle' | 'title'>,
  baseTitle: string,
): string => tabTitle || pageTitleOf({ pageName: title }, baseTitle);
