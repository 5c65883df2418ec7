import { FILES, kindOf, STUDIES } from '../../../model/files.ts';
import type { DeletedPage, PageState, PublishPlan } from '../../shared/answers.ts';
import { PAGES, pageInWords } from '../../shared/page-names.ts';

type Studies = PageState['studies'];

const NAMES: Partial<Record<string, string>> = {
  [FILES.work]: PAGES['/'],
  [FILES.about]: PAGES['/about'],
  [FILES.fun]: PAGES['/fun'],
  [FILES.site]: 'the settings of the site',
  [FILES.look]: 'the look',
};

/** What some files of content are, as the owner calls it: each page once, and the pictures of a study with it. */
export function changedPages(files: readonly string[], studies: Studies): string {
  const names = files.map((file) => nameOf(file, studies));
  return inALine([...new Set(names)].toSorted((a, b) => Number(a === OTHER) - Number(b === OTHER)));
}

/** What would be sent of this plan: the pages that changed, and those that are gone, which did not. */
export function sentPages({ changed, deleted }: PublishPlan, studies: Studies) {
  const isGone = (file: string) => deleted.some(({ path }) => file === path || file.startsWith(`${path}/`));
  const files = changed.filter((file) => !isGone(file));
  return { changed: changedPages(files, studies), deleted: deletedInWords(deleted, studies) };
}

/** As many as are read in a sentence. */
const FEW = 3;

function deletedInWords(deleted: readonly DeletedPage[], studies: Studies): string {
  // With another address a study is still there.
  const gone = deleted.filter(({ title }) => title === '' || !studies.some((study) => study.title === title));
  const names = gone.map(({ path, title }) => {
    if (path === FILES.fun) return 'the Fun page';
    return title ? `“${title}”` : 'a study without a title';
  });
  const more = names.length - FEW;
  return inALine(more > 1 ? [...names.slice(0, FEW), `${more} more`] : names);
}

const OTHER = 'pictures and other files';

function nameOf(file: string, studies: Studies): string {
  if (!file.startsWith(`${STUDIES}/`)) return (kindOf(file) && NAMES[file]) ?? OTHER;
  const route = file.slice(STUDIES.length + 1).split('/')[0] ?? '';
  // What somebody else sent may be a study that is not here yet.
  return studies.some((study) => study.route === route)
    ? pageInWords(`/${route}`, studies)
    : `the study at /${route}`;
}

const inALine = (names: readonly string[]) =>
  new Intl.ListFormat('en-CA', { type: 'conjunction' }).format(names);
