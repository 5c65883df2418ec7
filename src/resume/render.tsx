import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Font, renderToBuffer } from '@react-pdf/renderer';
import { chosenIn } from '../fonts/chosen.ts';
import { type PrintFace, printFaces } from '../fonts/print.ts';
import type { Colours } from '../look/colours.ts';
import type { AboutPage } from '../model/about.ts';
import { directionOf } from '../model/language.ts';
import type { Site } from '../model/site.ts';
import { LookProvider, type Voices } from './parts.tsx';
import { Resume } from './Resume.tsx';
import { stylesOf } from './styles.ts';

/**
 * The bytes of /resume.pdf; undefined where the content has none. A file the owner put at public/resume.pdf wins over
 * the one made here.
 */
export async function renderResume(
  root: string,
  site: Site,
  about: Pick<AboutPage, 'jobs' | 'volunteering' | 'resume'>,
  /** On paper. */
  colours: Colours,
) {
  const own = `${root}/public/resume.pdf`;
  if (existsSync(own)) return readFile(own);
  const { resume } = about;
  if (!resume) return undefined;
  const voices: Voices = {
    plain: await printFaces(root, 'text', 'plain'),
    strong: await printFaces(root, 'text', 700),
    heading: await printFaces(root, 'heading', (await chosenIn(root)).headingWeight),
  };
  for (const face of Object.values(voices).flat()) await register(face);
  Font.registerHyphenationCallback(parts);
  const direction = directionOf(site.language);
  const look = { voices, direction, styles: stylesOf(colours, direction) };
  return renderToBuffer(
    <LookProvider value={look}>
      <Resume site={site} about={{ ...about, resume }} />
    </LookProvider>,
  );
}

/** A PDF tells fonts apart by their inner names, and those of one typeface are alike: without another name, each would be embedded anew at every change. */
async function register({ name, file }: PrintFace): Promise<void> {
  Font.register({ family: name, src: file });
  await Font.load({ fontFamily: name });
  const font = Font.getFont({ fontFamily: name })?.data;
  if (!font || !('postscriptName' in font) || Object.hasOwn(font, 'postscriptName')) return;
  const value = `${font.postscriptName}-${name.split('-').at(-1)}`;
  Object.defineProperty(font, 'postscriptName', { value });
}

/** Words stay whole: a resume is read by machines too. Where no spaces part words, a line may end after any letter. */
function parts(word: string): string[] {
  if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word)) return [word];
  return [...new Intl.Segmenter('en-CA').segment(word)].flatMap(({ segment }) => [segment, '']);
}
