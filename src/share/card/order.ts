import bidiFactory from 'bidi-js';
import type { FaceRun } from '../../fonts/runs.ts';
import type { Direction } from '../../model/language.ts';

/** A stretch in one face and one direction. */
export interface DirectedRun extends FaceRun {
  isRightToLeft: boolean;
}

const bidi = bidiFactory();

/** Parts runs where their direction changes, and puts them in the order they stand from left to right. */
export function inVisualOrder(runs: readonly FaceRun[], direction: Direction): DirectedRun[] {
  const text = runs.map((run) => run.text).join('');
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const parts: (DirectedRun & { level: number })[] = [];
  let at = 0;
  for (const { text: stretch, face } of runs) {
    for (const character of stretch) {
      const level = levels[at] ?? 0;
      const before = parts.at(-1);
      if (before && before.face === face && before.level === level) before.text += character;
      else parts.push({ text: character, face, level, isRightToLeft: level % 2 === 1 });
      at += character.length;
    }
  }
  return reordered(parts);
}

/** Brackets and their like open the other way where the text runs from the right. */
export const mirrored = (text: string): string =>
  [...text].map((character) => bidi.getMirroredCharacter(character) ?? character).join('');

/** As the Unicode standard has it: from the deepest level up, every stretch of that level or deeper turns round. */
function reordered<Part extends { level: number }>(parts: readonly Part[]): Part[] {
  const ordered = [...parts];
  const deepest = Math.max(0, ...parts.map(({ level }) => level));
  for (let level = deepest; level > 0; level--) {
    for (let from = 0; from < ordered.length; from++) {
      let to = from;
      while ((ordered[to]?.level ?? 0) >= level) to++;
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  }
  return ordered;
}
