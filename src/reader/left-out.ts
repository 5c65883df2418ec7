import { existsSync } from 'node:fs';
import type { AboutPage } from '../model/about.ts';
import type { Site } from '../model/site.ts';
import type { WorkPage } from '../model/work.ts';

/** Addresses that have no page because the owner left something out, each with the sentence that says so. */
export type LeftOut = ReadonlyMap<string, string>;

interface There {
  about: Pick<AboutPage, 'resume'> | undefined;
  hasFun: boolean;
  /** Routes of drafts, where they have no page. */
  drafts: readonly string[];
}

export function leftOut(root: string, { about, hasFun, drafts }: There): LeftOut {
  const missing: [string, string][] = drafts.map((route) => [
    route,
    `/${route} is a draft, so visitors will find no page there. Take the link out, or turn Draft off in the settings of the study (\`draft\` in its file).`,
  ]);
  if (!hasFun) {
    missing.push([
      'fun',
      'There is no page /fun without content/fun.yaml. Take the link out, or put the file back.',
    ]);
  }
  if (about && !about.resume && !existsSync(`${root}/public/resume.pdf`)) {
    missing.push([
      'resume.pdf',
      'There is no resume: content/about.yaml has no `resume:`, and there is no public/resume.pdf. Take the link out, or add one of the two.',
    ]);
  }
  return new Map(missing);
}

/** The bar without the links to what was left out: taking it out of the content is all there is to do. */
export function withoutLinksTo(missing: LeftOut, site: Site): Site {
  return { ...site, navigation: site.navigation.filter(({ href }) => !missing.has(routeOf(href))) };
}

/** The Work page with no card for what is not among these studies. */
export function withCardsOf(studies: object, work: WorkPage): WorkPage {
  const only = <S extends { studies: string[] } | undefined>(shelf: S): S =>
    shelf && { ...shelf, studies: shelf.studies.filter((route) => Object.hasOwn(studies, route)) };
  const { featured, previous, more } = work;
  return { ...work, featured: only(featured), previous: only(previous), more: only(more) };
}

/** `/fun?a#b` → `fun`, as routes are named. */
export const routeOf = (href: string): string => href.replace(/^\//, '').replace(/[?#].*$/, '');
