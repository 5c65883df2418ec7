import type { ReactNode } from 'react';
import { defineBoard, type FilmProps } from '../../board.ts';
import { Finger, handAt, type Stop } from '../../kit/cursor.tsx';
import { Frame } from '../../kit/frame.tsx';
import { easeInOut, easeOut, mix, ramp } from '../../kit/motion.ts';
import { chequing, transfer } from './data.ts';
import { banks, c } from './tokens.ts';
import { MobileHome, MobileReview, MobileSend, MobileSent, phoneSize, Sheet } from './ui/Mobile.tsx';

const theme = banks.default;
const seconds = 10;

/** Signed in, send, confirm, done; then the presenter resets and the next bank may come in. */
const at = {
  send: 0.9,
  person: 1.75,
  six: 2.35,
  zero: 2.75,
  next: 3.4,
  confirm: 4.7,
  sent: 5.35,
  done: 6.55,
  pull: 7.6,
  reset: 8.55,
} as const;

const spots = {
  rest: { x: 300, y: 640 },
  send: { x: 65, y: 246 },
  person: { x: 56, y: 176 },
  six: { x: 312, y: 638 },
  zero: { x: 195, y: 754 },
  next: { x: 214, y: 514 },
  confirm: { x: 195, y: 744 },
  done: { x: 195, y: 680 },
  pull: { x: 195, y: 812 },
  reset: { x: 208, y: 780 },
} as const;

const stops: readonly Stop[] = [
  { at: 0, ...spots.rest },
  { at: at.send, ...spots.send, press: true },
  { at: at.send + 0.25, ...spots.send },
  { at: at.person, ...spots.person, press: true },
  { at: at.six, ...spots.six, press: true },
  { at: at.zero, ...spots.zero, press: true },
  { at: at.next, ...spots.next, press: true },
  { at: at.next + 0.25, ...spots.next },
  { at: at.confirm, ...spots.confirm, press: true },
  { at: at.sent + 0.4, ...spots.confirm },
  { at: at.done, ...spots.done, press: true },
  { at: at.done + 0.25, ...spots.done },
  { at: at.pull, ...spots.pull, press: true },
  { at: at.reset, ...spots.reset, press: true },
  { at: at.reset + 0.25, ...spots.reset },
  { at: seconds - 0.35, ...spots.rest },
  { at: seconds, ...spots.rest },
];

/** In from the right over what it leaves, which drifts a little to the left. */
function Slide({ into, children }: { into: number; children: ReactNode }) {
  if (into <= 0) return null;
  return (
    <div
      style={{
        position: 'absolute',
        inset: 0,
        transform: `translateX(${(1 - into) * phoneSize.width}px)`,
        boxShadow: into < 1 ? '0 0 40px rgb(0 0 0 / .22)' : 'none',
      }}
    >
      {children}
    </div>
  );
}

function Film({ t }: FilmProps) {
  const hand = handAt(stops, t);
  const go = (from: number, long = 0.38) => easeInOut(ramp(t, from + 0.08, from + 0.08 + long));
  const toSend = go(at.send);
  const toReview = go(at.next);
  const toSent = easeOut(ramp(t, at.sent, at.sent + 0.3));
  const toHome = easeInOut(ramp(t, at.done + 0.08, at.done + 0.42));
  const back = easeInOut(ramp(t, at.reset + 0.3, at.reset + 0.85));
  const typed = t < at.six ? '' : t < at.zero ? '6' : '60';
  const down = t >= at.six && t < at.six + 0.16 ? '6' : t >= at.zero && t < at.zero + 0.16 ? '0' : undefined;
  const sheet = Math.min(
    easeOut(ramp(t, at.pull + 0.06, at.pull + 0.44)),
    1 - easeInOut(ramp(t, at.reset + 0.16, at.reset + 0.5)),
  );
  const after = toHome > 0;
  const balance = after ? mix(chequing.amount - transfer.amount, chequing.amount, back) : chequing.amount;
  const fresh = after ? 1 - back : 0;
  return (
    <Frame ground={c.page}>
      <div
        style={{
          position: 'absolute',
          inset: 0,
          transform: after ? undefined : `translateX(${-toSend * 90}px)`,
        }}
      >
        <MobileHome theme={theme} balance={Math.round(balance * 100) / 100} fresh={fresh} />
      </div>
      <div
        style={{
          position: 'absolute',
          inset: 0,
          transform: `translateY(${toHome * (phoneSize.height + 4)}px)`,
          visibility: toHome >= 1 ? 'hidden' : 'visible',
        }}
      >
        <Slide into={toSend}>
          <div style={{ position: 'absolute', inset: 0, transform: `translateX(${-toReview * 90}px)` }}>
            <MobileSend theme={theme} picked={t >= at.person ? 0 : -1} typed={typed} down={down} />
          </div>
        </Slide>
        <Slide into={toReview}>
          <MobileReview
            theme={theme}
            busy={t >= at.confirm + 0.05 ? Math.max(0.02, easeInOut(ramp(t, at.confirm + 0.05, at.sent))) : 0}
          />
        </Slide>
        {toSent > 0 && (
          <div style={{ position: 'absolute', inset: 0, opacity: toSent }}>
            <MobileSent theme={theme} drawn={easeOut(ramp(t, at.sent + 0.12, at.sent + 0.6))} />
          </div>
        )}
      </div>
      <Sheet theme={theme} open={sheet} pressed={t >= at.reset && t < at.reset + 0.3 ? 1 : 0} />
      <Finger
        hand={hand}
        size={46}
        colour="#7d766e"
        shown={Math.min(ramp(t, 0.15, 0.45), 1 - ramp(t, at.reset + 0.6, at.reset + 0.9))}
      />
    </Frame>
  );
}

export const board = defineBoard({
  id: 'interac/mobile-film',
  size: phoneSize,
  out: 'case-studies/interac/mobile-redesign.mp4',
  film: { seconds, fps: 30, loop: true },
  Component: Film,
});
