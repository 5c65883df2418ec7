import type { Look } from '../model/look.ts';
import type { Four } from './colours.ts';

/** The look that a site has where nothing is said. */
export const FIRST_LOOK = 'workshop';

/** A look with every line said. */
export interface WholeLook {
  colours: Four;
  corners: number;
  spacing: NonNullable<Look['spacing']>;
  lines: NonNullable<Look['lines']>;
  depth: NonNullable<Look['depth']>;
  textSize: number;
}

/** What the owner wrote, on the look that they began with. */
export function wholeLook({ look: _, colours, ...own }: Look, base: WholeLook): WholeLook {
  return { ...base, ...said(own), colours: { ...base.colours, ...said(colours ?? {}) } };
}

/** Without the lines that are left out. */
const said = <Lines extends object>(lines: Lines) =>
  Object.fromEntries(Object.entries(lines).filter(([, value]) => value !== undefined)) as {
    [Line in keyof Lines]: NonNullable<Lines[Line]>;
  };
