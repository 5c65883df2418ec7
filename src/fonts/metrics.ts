import { readFile } from 'node:fs/promises';
import { fromBuffer } from '@capsizecss/unpack';
import { cssString } from '../lib/css-string.ts';
import type { Kind } from './families.ts';

/** What every system has, and how wide its letters are on average. */
const SYSTEM = {
  'sans-serif': { plain: ['Arial', 913], bold: ['Arial Bold', 983] },
  serif: { plain: ['Times New Roman', 832], bold: ['Times New Roman Bold', 886] },
} as const;
const UNITS = 2048;
/** From here on a system’s bold is nearer. */
const BOLD = 700;

/**
 * A font of the visitor’s system that takes the room of a font which is still on its way, so that nothing moves when it
 * comes: as CSS, under a name of its own.
 */
export async function fallbackFace(name: string, file: string, kind: Kind, weight: string): Promise<string> {
  const [local, average] = SYSTEM[kind][Number.parseInt(weight, 10) >= BOLD ? 'bold' : 'plain'];
  const { xWidthAvg, unitsPerEm, ascent, descent, lineGap } = await fromBuffer(await readFile(file));
  const adjust = xWidthAvg / unitsPerEm / (average / UNITS);
  const em = unitsPerEm * adjust;
  return `@font-face{font-family:${cssString(name)};src:local("${local}");font-weight:${weight};size-adjust:${percent(adjust)};ascent-override:${percent(ascent / em)};descent-override:${percent(Math.abs(descent) / em)};line-gap-override:${percent(lineGap / em)}}`;
}

/** A hundredth of a percent is less than a pixel of any line. */
const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;
