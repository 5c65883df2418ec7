import type { Look, WorkLayout } from '../model/look.ts';
import { calmFour } from './calm.ts';
import { type Colours, solveColours } from './colours.ts';
import { hexOf } from './contrast.ts';
import { lookCss } from './css.ts';
import { comesAlong } from './looks.ts';
import { paperFour } from './paper.ts';
import { FIRST_LOOK, shownFours, wholeLook } from './whole.ts';

/** A look as those need it who draw something with it. */
export interface SolvedLook {
  /** On a screen: pages, pictures of shared links, icons. */
  colours: Colours;
  /** On white paper. */
  paper: Colours;
  /** The ground of the dark scheme, where the visitor’s device decides. */
  darkGround?: string;
  /** The same two on pages that are read. */
  read: { ground: string; darkGround?: string };
  /** The tokens of pages. */
  css: string;
  layout: WorkLayout;
}

/** What content/look.yaml comes to; without it, the look that the site begins with. */
export function solveLook(written: Look = {}): SolvedLook {
  const look = wholeLook(written, comesAlong(written.look ?? FIRST_LOOK));
  const [first, dark] = shownFours(look);
  return {
    colours: solveColours(first),
    ...(dark && { darkGround: solveColours(dark).ground }),
    read: {
      ground: hexOf(calmFour(first).ground),
      ...(dark && { darkGround: hexOf(calmFour(dark).ground) }),
    },
    paper: solveColours(paperFour(look)),
    css: lookCss(look),
    layout: { hero: look.hero, work: look.work },
  };
}
