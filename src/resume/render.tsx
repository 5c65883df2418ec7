import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Font, renderToBuffer } from '@react-pdf/renderer';
import { printFont, type Typeface } from '../fonts/subset.ts';
import type { AboutPage } from '../model/about.ts';
import type { Site } from '../model/site.ts';
import { Resume } from './Resume.tsx';

const WEIGHTS: Record<Typeface, number[]> = { 'Kumbh Sans': [400, 700], Lexend: [600] };

/** A file the owner put at public/resume.pdf wins over the one made here. */
const ownFile = (root: string) => `${root}/public/resume.pdf`;

/** Whether there is a resume: the owner’s own file, or words to make one from. */
export const hasResume = (root: string, about: Pick<AboutPage, 'resume'>): boolean =>
  about.resume !== undefined || existsSync(ownFile(root));

/** The bytes of /resume.pdf; undefined where the content has none. */
export async function renderResume(
  root: string,
  site: Site,
  about: Pick<AboutPage, 'jobs' | 'volunteering' | 'resume'>,
) {
  const own = ownFile(root);
  if (existsSync(own)) return readFile(own);
  const { resume } = about;
  if (!resume) return undefined;
  for (const [family, weights] of Object.entries(WEIGHTS)) {
    const fonts = await Promise.all(
      weights.map(async (fontWeight) => ({
        src: await printFont(root, family as Typeface, fontWeight),
        fontWeight,
      })),
    );
    Font.register({ family, fonts });
  }
  // Words stay whole: a resume is read by machines too.
  Font.registerHyphenationCallback((word) => [word]);
  return renderToBuffer(<Resume site={site} about={{ ...about, resume }} />);
}
