import type { AboutPage } from '../model/about.ts';
import { FILES, studyFile, studyFolder } from '../model/files.ts';
import type { FunPage } from '../model/fun.ts';
import type { PublicStudy } from '../model/public.ts';
import type { Site } from '../model/site.ts';
import { pageTitleOf, tabTitleOf } from '../model/tab-title.ts';
import type { WorkPage } from '../model/work.ts';
import type { Card } from './card/render.ts';

/** A page as someone meets it who has only its link. */
export interface Described {
  path: string;
  kind: 'home' | 'profile' | 'page' | 'study';
  locked: boolean;
  /** A study on no shelf is for those who were given its address: no list names it. */
  isListed: boolean;
  /** Its name among its neighbours: in a trail of pages. */
  name: string;
  /** The whole title of the browser tab. */
  title: string;
  description: string;
  tags: readonly string[];
  /** The files it is written in; a path may be a folder. The first one holds its words. */
  sources: readonly string[];
  card: Card;
  /** What the social image shows, in words. */
  alt: string;
}

export function describeHome(site: Site, { pageName, description, hero }: WorkPage): Described {
  const { cover } = hero;
  const files = cover ? [`content/${cover.file}`] : [];
  return {
    ...page(site, '/', 'home', pageName, description),
    sources: [FILES.work, ...files],
    card: {
      ...signed(site, 'work'),
      eyebrow: hero.greeting,
      title: hero.headline,
      highlight: hero.highlight,
      files,
    },
    alt: inWords(hero.headline, cover?.alt ?? ''),
  };
}

export function describeAbout(site: Site, { pageName, description, intro, photo }: AboutPage): Described {
  const [title = pageName, lead] = intro;
  const files = photo ? [`content/${photo.file}`] : [];
  return {
    ...page(site, '/about', 'profile', pageName, description),
    sources: [FILES.about, ...files],
    card: { ...signed(site, 'about'), eyebrow: pageName, title, lead, files },
    alt: inWords(title, photo?.alt ?? ''),
  };
}

export function describeFun(site: Site, { pageName, description, title, paintings }: FunPage): Described {
  const files = paintings.map(({ picture }) => `content/${picture.file}`);
  return {
    ...page(site, '/fun', 'page', pageName, description),
    sources: [FILES.fun, ...files],
    card: {
      ...signed(site, 'fun'),
      eyebrow: pageName,
      title,
      files: files.slice(0, files.length < 4 ? 1 : 4),
    },
    alt: inWords(title, paintings[0]?.picture.alt ?? ''),
  };
}

/** A study, open or locked, from what anyone may know of it: there is nothing else in its type. */
export function describeStudy(site: Site, route: string, study: PublicStudy): Described {
  const { title, description, tags, cover, locked } = study;
  const folder = studyFolder(route);
  return {
    path: `/${route}`,
    kind: 'study',
    locked,
    isListed: true,
    name: title,
    title: tabTitleOf(study, site.baseTitle),
    description,
    tags,
    sources: [studyFile(route), folder],
    card: {
      ...signed(site, route),
      eyebrow: tags.join(' · '),
      title,
      locked,
      files: [`${folder}/${cover.file}`],
    },
    alt: inWords(title, cover.alt),
  };
}

function page(site: Site, path: string, kind: Described['kind'], name: string, description: string) {
  const title = pageTitleOf({ pageName: name }, site.baseTitle);
  return { path, kind, locked: false, isListed: true, name, title, description, tags: [] };
}

const signed = ({ owner, language }: Site, stem: string) => ({
  stem,
  language,
  name: owner.name,
  role: `${owner.role} · ${owner.location}`,
  locked: false,
});

/** The title ends like a sentence, so that what the picture shows is the next one. */
const inWords = (title: string, alt: string) => `${title}${/[.!?…]$/.test(title) ? '' : '.'} ${alt}`.trim();
