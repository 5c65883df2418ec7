import type { Four } from './colours.ts';
import { contrast, FOR_TEXT, held, hexOf } from './contrast.ts';

/** Letters that cannot be read well on their ground: by how much, and the nearest that can. */
export interface Fight {
  /** Rounded down, so that what is told never looks better than it is. */
  ratio: number;
  nearest: string;
}

/** The one quarrel that four colours can have: all other pairs are worked out to hold. */
export function fightOf({ text, ground }: Pick<Four, 'text' | 'ground'>): Fight | undefined {
  const [letters, paper] = [hexOf(text), hexOf(ground)];
  const ratio = contrast(letters, paper);
  if (ratio >= FOR_TEXT) return undefined;
  return { ratio: Math.floor(ratio * 100) / 100, nearest: held(letters, [paper], FOR_TEXT) };
}
