import { defineBoard } from '../../board.ts';
import { dab, letterM } from './letters.ts';
import { site } from './palette.ts';

type FaviconProps = {
  size: number;
  /** Corner radius on 100: 0 where the platform cuts its own shape. */
  corner: number;
  /** How much of the tile the mark fills; maskable icons keep to the safe zone. */
  fill: number;
};

/** The m of the wordmark, and the dab from over its i for a full stop. */
function Favicon({ size, corner, fill }: FaviconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 100 100">
      <rect width="100" height="100" rx={corner} fill={site.ink} />
      <g transform={`translate(50 50) scale(${fill}) translate(-50 -50)`}>
        <path fill={site.white} d={letterM} transform="translate(-4 72.5) scale(.82)" />
        <path fill={site.yellow} d={dab} />
      </g>
    </svg>
  );
}

const square = (size: number) => ({ width: size, height: size });

export const board = defineBoard({
  id: 'site/favicon',
  size: square(512),
  scale: 1,
  ground: 'transparent',
  Component: Favicon,
  states: {
    svg: { out: '../public/favicon.svg', props: { size: 64, corner: 22, fill: 0.8 }, size: square(64) },
    32: { out: '../public/favicon-32.png', props: { size: 32, corner: 22, fill: 0.82 }, size: square(32) },
    apple: {
      out: '../public/apple-touch-icon.png',
      props: { size: 180, corner: 0, fill: 0.72 },
      size: square(180),
    },
    192: { out: '../public/icon-192.png', props: { size: 192, corner: 22, fill: 0.76 }, size: square(192) },
    512: { out: '../public/icon-512.png', props: { size: 512, corner: 22, fill: 0.76 } },
    maskable: { out: '../public/icon-maskable-512.png', props: { size: 512, corner: 0, fill: 0.58 } },
  },
});
