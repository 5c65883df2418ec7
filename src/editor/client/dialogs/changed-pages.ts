import { FILES, kindOf, STUDIES } from '../../../model/files.ts';
import type { PageState } from '../../shared/answers.ts';
import { PAGES, pageInWords } from '../../shared/page-names.ts';

const NAMES: Partial<Record<string, string>> = {
  [FILES.work]: PAGES['/'],
  [FILES.about]: PAGES['/about'],
  [FILES.fun]: PAGES['/fun'],
  [FILES.site]: 'the settings of the site',
  [FILES.look]: 'the look',
};

/** What some files of content are, as the owner calls it: each page once, and the pictures of a study with it. */
export function changedPages(files: readonly string[], studies: PageState['studies']): string {
  const names = files.map((file) => nameOf(file, studies));
  return inALine([...new Set(names)].toSorted((a, b) => Number(a === OTHER) - Number(b === OTHER)));
}

const OTHER = 'pictures and other files';

function nameOf(file: string, studies: PageState['studies']): string {
  if (!file.startsWith(`${STUDIES}/`)) return (kindOf(file) && NAMES[file]) ?? OTHER;
  const route = file.slice(STUDIES.length + 1).split('/')[0] ?? '';
  return pageInWords(`/${route}`, studies);
}

const inALine = (names: readonly string[]) =>
  new Intl.ListFormat('en-CA', { type: 'conjunction' }).format(names);
