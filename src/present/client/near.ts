import type { Point } from '../core/session.ts';
import { STAGE } from './stage.ts';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** So much larger at least: a picture that fills the stage already is looked at piece by piece. */
const LEAST = 1.8;

/**
 * What brings a picture near: it fills the stage, from its middle. Where it is larger than that, one looks about in it by
 * pointing.
 */
export function nearness(box: Box, point: Pick<Point, 'x' | 'y'> | undefined): string {
  const scale = Math.max(LEAST, Math.min(STAGE.width / box.width, STAGE.height / box.height));
  const shift = (from: number, size: number, room: number, share: number) => {
    const over = size * scale - room;
    const middle = room / 2 - (from + size / 2) * scale;
    return Math.round(over > 0 ? middle + over * (0.5 - within(share)) : middle);
  };
  const x = shift(box.left, box.width, STAGE.width, point?.x ?? 0.5);
  const y = shift(box.top, box.height, STAGE.height, point?.y ?? 0.5);
  return `translate(${x}px, ${y}px) scale(${Number(scale.toFixed(4))})`;
}

const within = (share: number) => Math.max(0, Math.min(1, share));
