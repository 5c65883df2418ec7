import { useEffect, useEffectEvent, useRef } from 'react';
import { ESCAPE, PAGE_DOWN, PAGE_UP } from '../../lib/frame-messages.ts';
import { type Step, shownAt } from '../core/state.ts';
import { namedSlide, useStageWords } from '../slides/stage-words.ts';
import { Frame } from './Frame.tsx';
import { Laser } from './Laser.tsx';
import { Notes } from './Notes.tsx';
import { pictureAt, pictureIn } from './pictures.ts';
import { CONTROLS, usePress } from './press.ts';
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
  const words = useStageWords();
  const state = useTalk();
  const at = shownAt(state);
  const slide = slides[at];
  const root = useRef<HTMLElement>(null);
  const follow = usePointing(isLaser, state.near !== undefined);
  const isStill = useStillPointer();
  const swipe = useSwipe(opening.talk.direction, take);
  const press = usePress();
  const focus = () => root.current?.focus({ preventScroll: true });
  // On another slide, or away from a picture, keys are the talk’s, whatever had the focus before.
  const place = `${at} ${state.near ?? ''}`;
  const lastPlace = useRef(place);
  useEffect(() => {
    if (lastPlace.current !== place) root.current?.focus({ preventScroll: true });
    lastPlace.current = place;
  }, [place]);
  // Inside a prototype keys are its own, except for Escape, which leads back to the talk, and for those of clickers.
  const hear = useEffectEvent(({ data, source }: MessageEvent) => {
    const frames = root.current?.querySelectorAll<HTMLIFrameElement>('[data-state=shown] iframe') ?? [];
    if (![...frames].some((frame) => frame.contentWindow === source)) return;
    if (data === ESCAPE || data === PAGE_DOWN || data === PAGE_UP) focus();
    if (data === PAGE_DOWN) take({ kind: 'next' });
    if (data === PAGE_UP) take({ kind: 'back' });
  });
  useEffect(() => {
    const heard = (event: MessageEvent) => hear(event);
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
      onPointerDownCapture={press.begin}
      onClick={(event) => {
        const target = event.target as Element;
        const opener = target.closest('[data-enlarge]');
        const link = opener ? null : target.closest<HTMLAnchorElement>('a[href]');
        // The large view is the stage itself; and no link takes the talk away from those who look at it.
        if (opener || link) event.preventDefault();
        if (link) open(link.href, '_blank', 'noopener');
        // Pressed by hand, nothing keeps the keys of the talk. A label hands the focus on only after this.
        if (event.detail > 0)
          requestAnimationFrame(() => document.activeElement?.matches('iframe') || focus());
        const goesOn = press.goesOn(event);
        const shown = event.currentTarget.querySelector('[data-state=shown]');
        if (!shown || target.closest(CONTROLS)) return;
        if (state.screen !== 'slide') return take({ kind: 'next' });
        if (state.near !== undefined) return take({ kind: 'far' });
        const picture = opener ? pictureIn(shown, opener) : pictureAt(shown, event.clientX, event.clientY);
        if (picture !== undefined) take({ kind: 'near', picture });
        else if (goesOn) take({ kind: 'next' });
      }}
    >
      <Frame className={styles.frame}>
        <Slides at={at} near={state.held === undefined ? state.near : undefined} />
        <Laser />
      </Frame>
      {hasNotesBelow && opening.hasNotes && (
        // Another slide’s notes begin at their beginning, however far the last ones were scrolled.
        <aside key={slide?.id} className={styles.notes} aria-label="Notes" data-notes="">
          <Notes text={slide?.notes ?? ''} size={size} />
        </aside>
      )}
      {state.screen !== 'slide' && <div className={styles.screen} />}
      <p className="visually-hidden" aria-live="polite">
        {state.screen === 'slide'
          ? namedSlide(words, { at: at + 1, of: slides.length, name: slide?.name ?? '' })
          : words[state.screen]}
      </p>
    </main>
  );
}
