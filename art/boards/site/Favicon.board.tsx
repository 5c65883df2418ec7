import { defineBoard } from '../../board.ts';
import { dab, letterM } from './letters.ts';
import { site } from './palette.ts';

/** The m of the wordmark, and the dab from over its i for a full stop. The build makes every icon from it. */
function Favicon() {
  return (
    <svg width="64" height="64" viewBox="0 0 100 100">
      <rect width="100" height="100" rx="22" fill={site.ink} />
      <g transform="translate(50 50) scale(0.8) translate(-50 -50)">
        <path fill={site.white} d={letterM} transform="translate(-4 72.5) scale(.82)" />
        <path fill={site.yellow} d={dab} />
      </g>
    </svg>
  );
}

export const board = defineBoard({
  id: 'site/favicon',
  size: { width: 64, height: 64 },
  ground: 'transparent',
  out: 'site/icon.svg',
  Component: Favicon,
});
