import { defineBoard, type FilmProps } from '../../board.ts';
import { Finger, handAt, Pointer, type Stop } from '../../kit/cursor.tsx';
import { Frame } from '../../kit/frame.tsx';
import { during } from '../../kit/motion.ts';

const seconds = 4;
// The last stop is the first one again: that closes the loop.
const stops: Stop[] = [
  { at: 0, x: 80, y: 220 },
  { at: 1.2, x: 320, y: 140, press: true },
  { at: 4, x: 80, y: 220 },
];

function Film({ t }: FilmProps) {
  const hand = handAt(stops, t);
  const open = during(t, 1.25, 3.6);
  return (
    <Frame ground="#f7f7f7">
      <div
        style={{
          position: 'absolute',
          left: 240,
          top: 116,
          width: 160,
          height: 48,
          borderRadius: 12,
          background: '#f4be35',
          display: 'grid',
          placeItems: 'center',
          fontWeight: 600,
        }}
      >
        Publish
      </div>
      <div
        style={{
          position: 'absolute',
          left: 240,
          top: 180 - 8 * (1 - open),
          width: 160,
          padding: 12,
          borderRadius: 12,
          background: '#fff',
          opacity: open,
        }}
      >
        Live now
      </div>
      <Pointer hand={hand} />
      <Finger hand={{ ...hand, x: hand.x + 60 }} />
    </Frame>
  );
}

export const board = defineBoard({
  id: 'demo/film',
  size: { width: 480, height: 300 },
  scale: 1,
  out: 'film.mp4',
  film: { seconds, fps: 30, loop: true },
  Component: Film,
});
