import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { chosenIn } from '../fonts/chosen.ts';
import { printFaces } from '../fonts/print.ts';
import type { Colours } from '../look/colours.ts';
import type { AboutPage } from '../model/about.ts';
import { FILES } from '../model/files.ts';
import { directionOf, paperOf } from '../model/language.ts';
import type { Site } from '../model/site.ts';
import { pageDates } from '../share/dates.ts';
import { Paper, type Voices } from './paper.ts';
import { type Facts, SETTINGS, type Setting, writeResume } from './resume.ts';

/**
 * The bytes of /resume.pdf; undefined where the content has none. A file the owner put at public/resume.pdf wins over
 * the one made here.
 */
export async function renderResume(
  root: string,
  site: Site,
  about: Omit<Facts, 'resume'> & Pick<AboutPage, 'resume'>,
  /** On paper. */
  colours: Colours,
): Promise<Buffer | undefined> {
  const own = `${root}/public/resume.pdf`;
  if (existsSync(own)) return readFile(own);
  const { resume } = about;
  if (!resume) return undefined;
  const { language, labels, owner } = site;
  const { headingWeight } = await chosenIn(root);
  const voices: Voices = {
    plain: { faces: await printFaces(root, 'text', 'plain'), weight: 400 },
    strong: { faces: await printFaces(root, 'text', 600), weight: 600 },
    heading: { faces: await printFaces(root, 'heading', headingWeight), weight: headingWeight },
  };
  const date = dateOf(root);
  const write = (setting: Setting) => {
    const paper = new Paper({
      size: paperOf(language) === 'letter' ? 'LETTER' : 'A4',
      margin: { side: 54, top: 44 * setting.room },
      leading: setting.leading,
      direction: directionOf(language),
      language,
      info: {
        Title: labels.resumeTitle.replace('{name}', owner.name),
        Author: owner.name,
        Subject: owner.role,
        CreationDate: date,
        ModDate: date,
      },
      voices,
    });
    writeResume(paper, site, { ...about, resume }, colours, setting);
    return paper;
  };
  // A few lines alone on another page look like a mistake: a little closer, they may find room on the one before.
  let best: Paper | undefined;
  for (const setting of SETTINGS) {
    if (best?.pages === 1) break;
    const paper = write(setting);
    if (!best || paper.pages < best.pages) best = paper;
  }
  return best?.end();
}

/** When its facts were last written: the same content gives the same file, byte for byte, whenever it is made. */
function dateOf(root: string): Date {
  const { modified, unchangedSince } = pageDates(root, [FILES.about, FILES.site]);
  return new Date(modified ?? unchangedSince);
}
