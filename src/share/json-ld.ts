import type { BreadcrumbList, CreativeWork, Graph, Person, ProfilePage, Thing, WebSite } from 'schema-dts';
import type { AboutPage } from '../model/about.ts';
import { networksOf } from '../model/networks.ts';
import type { Site } from '../model/site.ts';
import { absolute, type Home } from './address.ts';
import type { SharedPage } from './pages.ts';

/** What the structured data is drawn from. */
export interface Known {
  site: Pick<Site, 'owner' | 'footer' | 'baseTitle' | 'description' | 'language'>;
  /** The page everything starts at. */
  start: Pick<SharedPage, 'name'>;
  /** The owner’s photo, by its address on this site, if there is one. */
  photo: string | undefined;
  /** What About shows of schools and languages. */
  about?: Pick<AboutPage, 'education' | 'languages'>;
  home: Home;
}

/** The page as schema.org has it. Of a locked study only the way to it is told. */
export function structuredData(page: SharedPage, known: Known): Graph {
  const things: Thing[] = [];
  if (page.kind === 'home') things.push(webSite(known), person(known));
  if (page.kind === 'profile') things.push(profilePage(page, known));
  if (page.kind === 'study' && !page.locked) things.push(creativeWork(page, known));
  if (page.kind !== 'home') things.push(breadcrumbs(page, known));
  return { '@context': 'https://schema.org', '@graph': things };
}

/** As the text of a script element: no `<` may close it from within. */
export const asScript = (data: Graph): string => JSON.stringify(data).replaceAll('<', '\\u003c');

const idOf = (what: string, home: Home) => `${absolute('/', home)}#${what}`;

function person({ site, photo, home, about = {} }: Known): Extract<Person, { '@type': 'Person' }> {
  const { owner } = site;
  const elsewhere = networksOf(site).map(({ url }) => url);
  // What is in the resume alone is not told to search engines either.
  const { education, languages: spoken } = about;
  const languages = spoken?.title ? spoken.entries.map(({ name }) => name) : [];
  const schools = (education?.title ? education.entries : []).flatMap(({ school, from }) =>
    // Whoever gave a certificate is no school that somebody went to.
    school && from ? [{ '@type': 'EducationalOrganization' as const, name: school }] : [],
  );
  return {
    '@type': 'Person',
    '@id': idOf('person', home),
    name: owner.name,
    alternateName: owner.shortName,
    jobTitle: owner.role,
    url: absolute('/about', home),
    ...(photo && { image: absolute(photo, home) }),
    homeLocation: { '@type': 'Place', name: owner.location },
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
    ...(schools.length > 0 && { alumniOf: schools }),
    ...(languages.length > 0 && { knowsLanguage: languages }),
  };
}

function webSite({ site, home }: Known): WebSite {
  return {
    '@type': 'WebSite',
    '@id': idOf('website', home),
    name: site.baseTitle,
    description: site.description,
    url: absolute('/', home),
    inLanguage: site.language,
    publisher: { '@id': idOf('person', home) },
  };
}

function profilePage(page: SharedPage, known: Known): ProfilePage {
  return {
    '@type': 'ProfilePage',
    name: page.title,
    description: page.description,
    url: absolute(page.path, known.home),
    inLanguage: known.site.language,
    ...datesOf(page),
    mainEntity: person(known),
  };
}

function creativeWork(page: SharedPage, { site: { owner, language }, home }: Known): CreativeWork {
  return {
    '@type': 'CreativeWork',
    name: page.name,
    headline: page.name,
    description: page.description,
    url: absolute(page.path, home),
    image: absolute(page.image.path, home),
    author: {
      '@type': 'Person',
      '@id': idOf('person', home),
      name: owner.name,
      url: absolute('/about', home),
    },
    keywords: [...page.tags],
    inLanguage: language,
    ...datesOf(page),
  };
}

/** Two steps, as the site has it: every page is one link away from the first. */
function breadcrumbs(page: SharedPage, { start, home }: Known): BreadcrumbList {
  const step = (position: number, name: string, path: string) => ({
    '@type': 'ListItem' as const,
    position,
    name,
    item: absolute(path, home),
  });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [step(1, start.name, '/'), step(2, page.name, page.path)],
  };
}

const datesOf = ({ dates: { published, modified } }: SharedPage) => ({
  ...(published && { datePublished: published }),
  ...(modified && { dateModified: modified }),
});
