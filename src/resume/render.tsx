import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Font, renderToBuffer } from '@react-pdf/renderer';
import { printFont, type Typeface } from '../fonts/subset.ts';
import type { AboutPage } from '../model/about.ts';
import type { Site } from '../model/site.ts';
import { Resume } from './Resume.tsx';

const WEIGHTS: Record<Typeface, number[]> = { 'Kumbh Sans': [400, 700], Lexend: [600] };

/**
 * The bytes of /resume.pdf; undefined where the content has none. A file the owner put at public/resume.pdf wins over
 * the one made here.
 */
export async function renderResume(
  root: string,
  site: Site,
  about: Pick<AboutPage, 'jobs' | 'volunteering' | 'resume'>,
) {
  const own = `${root}/public/resume.pdf`;
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
