import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Font, renderToBuffer } from '@react-pdf/renderer';
import { chosenIn } from '../fonts/chosen.ts';
import { type PrintFace, printFaces } from '../fonts/print.ts';
import type { Colours } from '../look/colours.ts';
import type { AboutPage } from '../model/about.ts';
import { directionOf } from '../model/language.ts';
import type { Site } from '../model/site.ts';
import { boundLetters } from './bounded.ts';
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
  Font.registerHyphenationCallback(parts);
  const direction = directionOf(site.language);
  const set = async (setting: 'easy' | 'close') => {
    const forgetFonts = await registerAnew(voices);
    const look = { voices, direction, styles: stylesOf(colours, direction, setting) };
    const document = (
      <LookProvider value={look}>
        <Resume site={site} about={{ ...about, resume }} />
      </LookProvider>
    );
    return renderToBuffer(document).finally(forgetFonts);
  };
  const easy = await set('easy');
  if (pagesOf(easy) === 1) return easy;
  // A few lines alone on another page look like a mistake: a little closer, they may find room on the one before.
  const close = await set('close');
  return pagesOf(close) < pagesOf(easy) ? close : easy;
}

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

let count = 0;

/**
 * Registers the fonts under names that no document had before. A font that was read for another one remembers a letter
 * that was only drawn as a part of another, the a of à, as a sign of its own: nobody could search for it any more.
 */
async function registerAnew(voices: Voices): Promise<() => void> {
  const run = ++count;
  const faces = new Set(Object.values(voices).flat());
  for (const face of faces) {
    const { name } = face;
    face.name = `${name} ${run}`;
    await register(face, name.split('-').at(-1) ?? '');
  }
  return () => {
    const known = Font.getRegisteredFonts();
    for (const { name } of faces) delete known[name];
  };
}

/** A PDF tells fonts apart by their inner names, and those of one typeface are alike: without another name, each would be embedded anew at every change. */
async function register({ name, file, family }: PrintFace, hash: string): Promise<void> {
  Font.register({ family: name, src: file });
  await Font.load({ fontFamily: name });
  const font = Font.getFont({ fontFamily: name })?.data;
  if (!font || !('postscriptName' in font) || Object.hasOwn(font, 'postscriptName')) return;
  boundLetters(font, family);
  // It is written into the PDF as it is, where a slash or a bracket would begin something else.
  const plain = (font.postscriptName ?? '').replaceAll(/[^A-Za-z0-9-]/g, '').slice(0, 60);
  Object.defineProperty(font, 'postscriptName', { value: `${plain || 'Font'}-${hash}` });
}

/** Words stay whole: a resume is read by machines too. Where no spaces part words, a line may end after any letter. */
function parts(word: string): string[] {
  if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word)) return [word];
  return [...new Intl.Segmenter('en-CA').segment(word)].flatMap(({ segment }) => [segment, '']);
}
