import type { Four } from './colours.ts';
import { contrast, FOR_TEXT, held, hexOf, toldContrast } from './contrast.ts';

/** Letters that cannot be read well on their ground: by how much, and the nearest that can. */
export interface Fight {
  ratio: number;
  nearest: string;
}

/** The one quarrel that four colours can have: all other pairs are worked out to hold. */
export function fightOf({ text, ground }: Pick<Four, 'text' | 'ground'>): Fight | undefined {
  const [letters, paper] = [hexOf(text), hexOf(ground)];
  if (contrast(letters, paper) >= FOR_TEXT) return undefined;
  return { ratio: toldContrast(letters, paper), nearest: held(letters, [paper], FOR_TEXT) };
}
