import {
  getListedRoutes,
  getLook,
  getPublicStudy,
  getRoutes,
  getWritten,
  getWrittenFun,
} from '../content.ts';
import { pageRoutes } from '../model/routes.ts';
import { social } from './card/boxes.ts';
import { type PlannedCard, planCard } from './card/render.ts';
import { type PageDates, pageDates } from './dates.ts';
import { type Described, describeAbout, describeFun, describeHome, describeStudy } from './describe.ts';

/** A page with its dates: what lists of pages tell. */
export interface DatedPage extends Described {
  dates: PageDates;
}

/** A page with its social image too: what its own head tells. */
export interface SharedPage extends DatedPage {
  image: { path: string; width: number; height: number; alt: string };
}

const root = process.cwd();

/** The page at an address of this site; undefined for what nobody shares, such as the not-found page. */
export async function getSharedPage(path: string): Promise<SharedPage | undefined> {
  const page = await getDatedPage(path);
  if (!page) return undefined;
  const { colours } = await getLook();
  // While somebody edits, a picture that is gone takes no page along: nobody shares this one.
  const card = planCard(root, page.card, colours);
  const { file } = await (import.meta.env.DEV
    ? card.catch(() => planCard(root, { ...page.card, files: [] }, colours))
    : card);
  return { ...page, image: { path: `/social/${file}`, ...social.size, alt: page.alt } };
}

/** Every page, the studies in the order of the Work page. */
export async function getPages(): Promise<DatedPage[]> {
  const routes = [...pageRoutes({ fun: await getWrittenFun() }), ...(await getRoutes())];
  const pages = await Promise.all(routes.map((route) => getDatedPage(`/${route}`)));
  return pages.filter((page) => page !== undefined);
}

/** The social image of every page. */
export async function getCards(): Promise<PlannedCard[]> {
  const { colours } = await getLook();
  return Promise.all((await getPages()).map(({ card }) => planCard(root, card, colours)));
}

async function getDatedPage(path: string): Promise<DatedPage | undefined> {
  const page = await describePage(path);
  return page && { ...page, dates: pageDates(root, page.sources) };
}

async function describePage(path: string): Promise<Described | undefined> {
  const site = await getWritten('site');
  switch (path) {
    case '/':
      return describeHome(site, await getWritten('work'));
    case '/fun': {
      const fun = await getWrittenFun();
      return fun && describeFun(site, fun);
    }
    case '/about':
      return describeAbout(site, await getWritten('about'));
    case '/404':
      return undefined;
    default: {
      const route = path.slice(1);
      const study = await getPublicStudy(route);
      const isListed = (await getListedRoutes()).includes(route);
      return study && { ...describeStudy(site, route, study), isListed };
    }
  }
}
