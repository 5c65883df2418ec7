import { resolve } from 'node:path';
import { writeWhole } from '../../src/lib/files.ts';
import { solveLook } from '../../src/look/solved.ts';
import { studyFolder } from '../../src/model/files.ts';
import { directionOf } from '../../src/model/language.ts';
import { portfolioOf } from '../../src/present/reading/portfolio-of.ts';
import type { TalkPart } from '../../src/present/talk.ts';
import { ContentError } from '../../src/reader/problem.ts';
import { findBrowser } from '../find/browser.mjs';
import { Stop } from '../handed-out/stop.ts';
import { type Sure, sureOf } from '../handed-out/sure.ts';
import { checkPlace } from '../handed-out/where.ts';
import type { Jobs } from '../present/media.ts';
import { lookSheet } from '../present/styles.ts';
import { readTalks, type Talks } from '../present/talks.ts';
import { withAbout } from './about.ts';
import { chosenStudies } from './chosen.ts';
import { Chrome } from './chrome.ts';
import { pdfDocument, withFonts } from './document.ts';
import type { Asked } from './options.ts';
import { type Made, Pictures } from './pictures.ts';
import { Printing } from './printing.ts';
import { drawnBy } from './reading-bundle.ts';
import { type Outcome, told } from './told.ts';

/** What the command asks of whoever started it, and tells them. */
export interface Asking extends Sure {
  say(line: string): void;
  now(): Date;
}

const NO_BROWSER =
  'A PDF is printed by Chrome, Edge or Chromium, and none of them is here. Install one, for example from google.com/chrome, and run this again. One in an unusual place is found by CHROME_PATH.';

/** Makes the PDF and tells what came of it. */
export async function makePdf(root: string, asked: Asked, asking: Asking): Promise<Outcome> {
  const began = performance.now();
  checkPlace(root, asked.out, { what: 'this is not for everyone', instead: '--out portfolio.pdf' });
  const browser = findBrowser();
  if (!browser) throw new Stop(NO_BROWSER);
  const talks = await readTalks(root).catch((error: unknown) => {
    throw error instanceof ContentError ? new Stop(`${error.message}\n\nNo PDF was made.`) : error;
  });
  const { routes, locked } = chosenStudies(talks.library, asked);
  const advice =
    asked.company === undefined
      ? 'With --for "Some Company" every page of it says whom it is for.'
      : undefined;
  await sureOf({ locked, isSure: asked.isSure, advice, otherwise: 'No PDF was made.' }, asking);
  asking.say('Laying out the pages …');
  const { parts, jobs, title, company } = await partsOf(talks, asked, routes);
  const { site, look } = talks.library;
  const portfolio = portfolioOf({
    site,
    title,
    parts,
    company,
    date: dateIn(site.language, asking.now()),
    marked: new Set(company === undefined ? [] : locked),
  });
  const chrome = await Chrome.open(browser);
  try {
    const { draw, css: own } = await drawnBy(root);
    const css = `${own}\n${await withFonts(root, await lookSheet(root, '/', talks.library))}`;
    const print = new Printing(chrome, {
      draw,
      portfolio,
      page: (body) =>
        pdfDocument({
          title: documentTitle(title, site.owner.name),
          author: site.owner.name,
          language: site.language,
          direction: directionOf(site.language),
          css,
          body,
        }),
    });
    const pages = await print.layOut();
    const cut = await print.cut();
    const wanted = await print.pictures(jobs, pages);
    asking.say(`${pages.length + 2} pages, ${wanted.length} pictures …`);
    const pictures = new Pictures(root, solveLook(look).paper.ground);
    const about = { title: documentTitle(title, site.owner.name), author: site.owner.name };
    const { pdf, made } = await print.within(asked.under, pages, wanted, pictures, (bytes) =>
      withAbout(bytes, about),
    );
    await writeWhole(resolve(root, asked.out), pdf);
    const outcome: Outcome = {
      out: asked.out,
      bytes: pdf.length,
      pages: pages.length + 2,
      under: asked.under,
      seconds: (performance.now() - began) / 1000,
      made,
      studies: weights(parts, made),
      cut,
    };
    asking.say(told(outcome));
    return outcome;
  } finally {
    await chrome.close();
  }
}

/** A sheet’s slides with their pictures; those of a deck as it joins them. */
async function partsOf(talks: Talks, asked: Asked, routes: readonly string[]) {
  const names = asked.deck === undefined ? routes : [asked.deck];
  const parts: TalkPart[] = [];
  const jobs: Jobs = new Map();
  let company = asked.company;
  let title = talks.library.site.owner.name;
  for (const name of names) {
    const open = await talks.open(name);
    if (!open) throw new Stop(`There is nothing called ${name}.`);
    const { talk } = open.opening;
    parts.push(...talk.parts);
    for (const [file, job] of open.jobs) jobs.set(file, job);
    if (asked.deck !== undefined) {
      title = talk.title;
      company ??= talk.for;
    }
  }
  return { parts, jobs, title, company };
}

const documentTitle = (title: string, owner: string) => (title === owner ? owner : `${title} – ${owner}`);

const dateIn = (language: string, day: Date): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', calendar: 'gregory' }).format(day);

/** What the pictures of each study weigh. */
const weights = (parts: readonly TalkPart[], made: readonly Made[]) =>
  parts.flatMap(({ study, name }) =>
    study === undefined
      ? []
      : [
          {
            title: name,
            bytes: made
              .filter(({ master }) => master.startsWith(`${studyFolder(study)}/`))
              .reduce((sum, { bytes }) => sum + bytes.length, 0),
          },
        ],
  );
