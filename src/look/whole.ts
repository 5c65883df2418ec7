import type { Look, Scheme, WorkLayout } from '../model/look.ts';
import type { Four } from './colours.ts';
import { darkFour } from './dark.ts';

/** The look that a site has where nothing is said. */
export const FIRST_LOOK = 'workshop';

/** A look with every line said. */
export interface WholeLook extends WorkLayout {
  scheme: Scheme;
  colours: Four;
  /** Those of the dark scheme that are said; the rest is worked out. */
  dark: Partial<Four>;
  /** Each a name that comes along, or a file from content/look.yaml. */
  typefaces: { heading: string; text: string };
  headingWeight: number;
  corners: number;
  spacing: NonNullable<Look['spacing']>;
  lines: NonNullable<Look['lines']>;
  depth: NonNullable<Look['depth']>;
  textSize: number;
}

/** What the owner wrote, on the look that they began with. */
export function wholeLook(
  { look: _, colours = {}, dark = {}, typefaces = {}, ...own }: Look,
  base: WholeLook,
): WholeLook {
  return {
    ...base,
    ...said(own),
    colours: { ...base.colours, ...said(colours) },
    // Colours of the owner’s own have a dark scheme of their own: the one that comes along is of others.
    typefaces: { ...base.typefaces, ...said(typefaces) },
    dark: { ...(Object.keys(colours).length > 0 ? {} : base.dark), ...said(dark) },
  };
}

/** The four that are on the screen; where the visitor’s device decides, first the light ones, then the dark. */
export function shownFours({ scheme, colours, dark }: WholeLook): [Four, Four?] {
  if (scheme === 'light') return [colours];
  return scheme === 'dark' ? [darkFour(colours, dark)] : [colours, darkFour(colours, dark)];
}

/** Without the lines that are left out. */
const said = <Lines extends object>(lines: Lines) =>
  Object.fromEntries(Object.entries(lines).filter(([, value]) => value !== undefined)) as {
    [Line in keyof Lines]: NonNullable<Lines[Line]>;
  };
