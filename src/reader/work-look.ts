import { join } from 'node:path';
import { headingMeasure } from '../fonts/measure.ts';
import { bandsCss } from '../look/bands.ts';
import { comesAlong } from '../look/looks.ts';
import { STATEMENT, statementCss } from '../look/statement.ts';
import { FIRST_LOOK, wholeLook } from '../look/whole.ts';
import { toneOf } from '../media/tone.ts';
import type { Look, WorkLayout } from '../model/look.ts';
import type { WorkPage } from '../model/work.ts';

export interface WorkLook {
  layout: WorkLayout;
  /** The colours of the covers, by the addresses of their studies: where studies stand on bands of those. */
  tones: Record<string, string>;
  /** How large a headline is that fills the page, as a style sheet. */
  statement: string;
  /** What is said of the page beside the tokens of all pages. */
  css: string;
}

interface WorkContent {
  /** Undefined while its file cannot be read. */
  hero: Pick<WorkPage['hero'], 'headline' | 'highlight'> | undefined;
  /** The covers, by the addresses of their studies, as paths from the project’s root. */
  covers: Record<string, string>;
}

/** What a look makes of the Work page’s own words and pictures: the size of a headline, the colours of bands. */
export async function workLook(
  root: string,
  written: Look | undefined,
  { hero, covers }: WorkContent,
): Promise<WorkLook> {
  const look = wholeLook(written ?? {}, comesAlong(written?.look ?? FIRST_LOOK));
  const tones = look.work === 'panels' ? await tonesOf(root, covers) : {};
  const statement =
    look.hero === 'statement' && hero
      ? statementCss(hero, await headingMeasure(root, hero.headline, STATEMENT.tracking, written))
      : '';
  return {
    layout: { hero: look.hero, work: look.work },
    tones,
    statement,
    css: statement + bandsCss(look, Object.values(tones)),
  };
}

async function tonesOf(root: string, covers: Record<string, string>): Promise<Record<string, string>> {
  const found = await Promise.all(
    Object.entries(covers).map(async ([route, file]) => [route, await toneOf(join(root, file))] as const),
  );
  return Object.fromEntries(found.filter((one): one is [string, string] => one[1] !== undefined));
}
