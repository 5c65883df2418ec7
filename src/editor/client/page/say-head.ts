import { FILES } from '../../../model/files.ts';
import { languageAttributes } from '../../../model/language.ts';
import type { Site } from '../../../model/site.ts';
import type { Study } from '../../../model/study.ts';
import { pageTitleOf, tabTitleOf } from '../../../model/tab-title.ts';
import type { PageState } from '../../shared/answers.ts';

type Documents = PageState['documents'];

/** What stands around the page follows what is changed: the tab’s title, and the language. */
export function sayHead(state: Pick<PageState, 'screen' | 'file'>, documents: Documents): void {
  const site = documents[FILES.site]?.shown as Site | undefined;
  if (!site) return;
  const title = titleOf(state, documents, site);
  if (title !== undefined) document.title = title;
  for (const [name, value] of Object.entries(languageAttributes(site.language))) {
    if (value === undefined) document.documentElement.removeAttribute(name);
    else document.documentElement.setAttribute(name, value);
  }
}

function titleOf(
  { screen, file }: Pick<PageState, 'screen' | 'file'>,
  documents: Documents,
  { baseTitle, notFound }: Site,
): string | undefined {
  if (screen === 'notFound') return notFound.title;
  const shown = documents[file]?.shown;
  if (shown === undefined) return undefined;
  return screen === 'study'
    ? tabTitleOf(shown as Study, baseTitle)
    : pageTitleOf(shown as { pageName: string }, baseTitle);
}
