import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { printFaces } from '../fonts/print.ts';
import { lettersMissing } from '../fonts/runs.ts';
import type { ContentKind } from '../model/files.ts';
import { formOf, schemas } from '../model/schemas.ts';
import { textsOf } from '../model/texts.ts';
import { type Checked, place } from './checks.ts';
import type { Problem } from './problem.ts';
import type { OpenContent } from './read.ts';

/** A text that is drawn without a browser, and where it stands. */
interface Drawn {
  source: Checked<unknown>['source'];
  path: PropertyKey[];
  text: string;
}

type Pages = Pick<OpenContent, 'site' | 'work' | 'about' | 'fun' | 'studies'>;

const SHOWN = 5;

/** A browser finds any letter somewhere; the resume and the social images have only the fonts that are here. */
export async function letterProblems(root: string, content: Pages): Promise<Problem[]> {
  return inTexts(root, drawnTexts(content, makesResume(root)));
}

/** The same of drafts, whose titles are not drawn yet: one for each. */
export async function draftLetterProblems(
  root: string,
  { studies }: Pick<Pages, 'studies'>,
): Promise<Problem[]> {
  const drafts = Object.values(studies).filter(({ data }) => data.draft);
  const all = drafts.map((study) => inTexts(root, textsIn('study', study, 'title', 'tags')));
  return (await Promise.all(all)).flat();
}

async function inTexts(root: string, texts: readonly Drawn[]): Promise<Problem[]> {
  try {
    const letters = await lettersLacking(
      root,
      texts.map(({ text }) => text),
    );
    const lacking = texts.filter(({ text }) => letters(text).length > 0);
    const [first] = lacking;
    if (!first) return [];
    const all = [...new Set(lacking.flatMap(({ text }) => letters(text)))];
    const told = lettersFault(all, lacking.length - 1);
    return [{ ...place(first.source, first.path), message: told, counts: 'letters' }];
  } catch (error) {
    return [{ file: 'content/site', message: (error as Error).message }];
  }
}

/** Where the owner’s own takes its place, none is drawn. */
export const makesResume = (root: string): boolean => !existsSync(join(root, 'public/resume.pdf'));

/** Of some texts, what says of each which of its letters no typeface has. */
export async function lettersLacking(
  root: string,
  texts: readonly string[],
): Promise<(text: string) => string[]> {
  const unusualIn = (text: string) => [...text.normalize('NFC')].filter(isUnusual);
  const unusual = [...new Set(texts.flatMap(unusualIn))];
  if (unusual.length === 0) return () => [];
  const faces = await printFaces(root, 'text', 'plain', unusual.join(''));
  return (text) => lettersMissing(unusualIn(text).join(''), faces);
}

/** Every typeface here has the others. */
const isUnusual = (letter: string) => letter > '\u017f' && /[\p{L}\p{N}]/u.test(letter);

export function lettersFault(letters: readonly string[], others = 0): string {
  const more = letters.length > SHOWN ? ` and ${letters.length - SHOWN} more` : '';
  const here = others > 0 ? `here and in ${others === 1 ? 'one more text' : `${others} more texts`}` : 'here';
  return `No typeface of the project has ${letters.slice(0, SHOWN).join(' ')}${more}, so the resume or the social images would show gaps ${here}. Put a font that has them at content/site/fallback.ttf (or .otf, .woff2; fonts.google.com/noto has one for every script), or use other letters.`;
}

/** What src/resume and src/share draw, in the order people see it. */
function drawnTexts({ site, work, about, fun, studies }: Pages, hasResume: boolean): Drawn[] {
  const texts: Drawn[] = [];
  const add = (...given: Parameters<typeof textsIn>) => texts.push(...textsIn(...given));
  add('site', site, 'owner.name', 'owner.role', 'owner.location');
  add('work', work, 'hero.greeting', 'hero.headline');
  add('about', about, 'pageName', 'intro');
  if (hasResume) add('about', about, 'resume', 'jobs', 'volunteering', 'education', 'languages');
  add('fun', fun, 'pageName', 'title');
  for (const study of Object.values(studies)) if (!study.data.draft) add('study', study, 'title', 'tags');
  return texts;
}

function textsIn(kind: ContentKind, file: Checked<unknown> | undefined, ...fields: string[]): Drawn[] {
  if (!file) return [];
  const read = textsOf(formOf(schemas[kind]), file.data);
  return fields.flatMap((field) =>
    read
      .filter(({ path }) => `${path.join('.')}.`.startsWith(`${field}.`))
      .map(({ path, text }) => ({ source: file.source, path, text })),
  );
}
