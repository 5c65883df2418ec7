import { useEffect, useRef } from 'react';
import { ESCAPE } from '../../lib/frame-messages.ts';
import { type Step, shownAt } from '../core/state.ts';
import { Frame } from './Frame.tsx';
import { Laser } from './Laser.tsx';
import { Notes } from './Notes.tsx';
import { pictureAt, pictureIn } from './pictures.ts';
import { Slides } from './Slides.tsx';
import styles from './Stage.module.css';
import { useSwipe } from './swipe.ts';
import { usePointing } from './usePointing.ts';
import { useGiven, useTalk } from './useSession.ts';
import { useStillPointer } from './useStillPointer.ts';

interface StageProps {
  take(step: Step): void;
  isLaser: boolean;
  /** How large notes are set, where there are any below. */
  size: number;
  hasNotesBelow: boolean;
}

/** What the audience sees: one slide, as large as the window allows, and nothing else. */
export function Stage({ take, isLaser, size, hasNotesBelow }: StageProps) {
  const { slides, opening } = useGiven();
  const state = useTalk();
  const at = shownAt(state);
  const slide = slides[at];
  const root = useRef<HTMLElement>(null);
  const follow = usePointing(isLaser, state.near !== undefined);
  const isStill = useStillPointer();
  const swipe = useSwipe(opening.talk.direction, take);
  useEffect(() => {
    // From inside a prototype, Escape leads back to the talk: until then its keys are its own.
    const heard = ({ data }: MessageEvent) => data === ESCAPE && root.current?.focus();
    addEventListener('message', heard);
    return () => removeEventListener('message', heard);
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Z does the same by keys.
    <main
      ref={root}
      tabIndex={-1}
      className={styles.root}
      data-screen={state.screen}
      data-still={isStill && !isLaser ? '' : undefined}
      onPointerMove={follow}
      {...swipe}
      onClick={(event) => {
        const target = event.target as Element;
        const opener = target.closest('[data-enlarge]');
        // The large view is the stage itself.
        if (opener) event.preventDefault();
        const shown = event.currentTarget.querySelector('[data-state=shown]');
        if (!shown || target.closest('button, label, input, summary, video, [data-act]')) return;
        if (state.near !== undefined) return take({ kind: 'far' });
        const picture = opener ? pictureIn(shown, opener) : pictureAt(shown, event.clientX, event.clientY);
        if (picture !== undefined) take({ kind: 'near', picture });
      }}
    >
      <Frame className={styles.frame}>
        <Slides at={at} near={state.held === undefined ? state.near : undefined} />
        <Laser />
      </Frame>
      {hasNotesBelow && opening.hasNotes && (
        <aside className={styles.notes} aria-label="Notes">
          <Notes key={slide?.id} text={slide?.notes ?? ''} size={size} />
        </aside>
      )}
      {state.screen !== 'slide' && <div className={styles.screen} />}
      <p className="visually-hidden" aria-live="polite">
        {state.screen === 'slide'
          ? `Slide ${at + 1} of ${slides.length}: ${slide?.name ?? ''}`
          : `The screen is ${state.screen}.`}
      </p>
    </main>
  );
}
