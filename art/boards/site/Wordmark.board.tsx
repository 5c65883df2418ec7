import { defineBoard } from '../../board.ts';
import { dab, wordmarkLetters } from './letters.ts';
import { site } from './palette.ts';

/** The name as drawn outlines; the dot of the i is a dab of a flat brush. */
function Wordmark() {
  return (
    <svg width="724" height="96" viewBox="0 0 724 96" role="img" aria-label="mina alvarado">
      <g transform="translate(-3 88)">
        <path fill={site.ink} d={wordmarkLetters.join('')} />
        <path fill={site.yellow} d={dab} transform="translate(38.6 -126) scale(.82)" />
      </g>
    </svg>
  );
}

export const board = defineBoard({
  id: 'site/wordmark',
  size: { width: 724, height: 96 },
  ground: 'transparent',
  out: 'site/wordmark.svg',
  Component: Wordmark,
});
