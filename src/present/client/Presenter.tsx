import { useLayoutEffect, useRef } from 'react';
import { type Step, shownAt } from '../core/state.ts';
import { Act } from './Act.tsx';
import { Frame } from './Frame.tsx';
import { Laser } from './Laser.tsx';
import { Notes } from './Notes.tsx';
import { OneSlide } from './OneSlide.tsx';
import type { ToMend } from './opening.ts';
import styles from './Presenter.module.css';
import { pictureAt, putToRest } from './pictures.ts';
import { Slides } from './Slides.tsx';
import { Time } from './Time.tsx';
import { usePointing } from './usePointing.ts';
import { useCompany, useGiven, useTalk } from './useSession.ts';
import { useSettled } from './useSettled.ts';

interface PresenterProps {
  take(step: Step): void;
  isLaser: boolean;
  /** Mistakes that were saved meanwhile. */
  toMend: readonly ToMend[];
  size: number;
  resize(by: number): void;
  onOverview(): void;
  onHelp(): void;
}

/** What the speaker sees: this slide, the next, what to say, and the time. */
export function Presenter({ take, isLaser, toMend, size, resize, onOverview, onHelp }: PresenterProps) {
  const { slides, opening, openOther } = useGiven();
  const state = useTalk();
  const hasStage = useCompany();
  const slide = slides[state.at];
  const follow = usePointing(isLaser, state.near !== undefined);
  const isHeld = state.held !== undefined;
  return (
    <main className={styles.root} data-presenter>
      <h1 className="visually-hidden">{`Notes: ${opening.talk.title}`}</h1>
      <Time take={take} />
      <section className={styles.here} aria-label="This slide">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Z does the same by keys, and the picture is described on the stage. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above. */}
        <div
          className={styles.slide}
          data-held={isHeld ? '' : undefined}
          onPointerMove={follow}
          onClick={({ currentTarget, clientX, clientY }) => {
            const shown = currentTarget.querySelector('[data-state=shown]');
            const picture = shown ? pictureAt(shown, clientX, clientY) : undefined;
            if (state.near !== undefined) take({ kind: 'far' });
            else if (picture !== undefined) take({ kind: 'near', picture });
          }}
        >
          <div inert>
            <Frame className={styles.frame}>
              <Slides at={state.at} near={state.near} />
              <Laser />
            </Frame>
          </div>
          {state.screen !== 'slide' && <p className={styles.told}>They see a {state.screen} screen</p>}
          {isHeld && state.screen === 'slide' && (
            <p className={styles.told}>They still see slide {shownAt(state) + 1}</p>
          )}
        </div>
        <p className={styles.name}>
          <strong>
            {state.at + 1} / {slides.length}
          </strong>{' '}
          {slide?.name}
        </p>
      </section>
      <NextSlide at={useSettled(state.at) + 1} />
      <section className={styles.notes} aria-label="Notes">
        <div role="status">
          <Mend toMend={toMend} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long notes are scrolled by keys too. */}
        <div key={slide?.id} className={styles.words} tabIndex={0} data-notes="">
          {opening.hasNotes ? (
            <Notes text={slide?.notes ?? ''} size={size} />
          ) : (
            <p className={styles.without}>This file was made without notes.</p>
          )}
        </div>
        <div className={styles.size}>
          <Act sign="smaller" label="Smaller notes" byKey="−" onPress={() => resize(-4)} />
          <Act sign="larger" label="Larger notes" byKey="+" onPress={() => resize(4)} />
        </div>
      </section>
      <div className={styles.bar} role="toolbar" aria-label="Talk">
        <Act sign="back" label="Back" byKey="←" onPress={() => take({ kind: 'back' })} />
        <Act sign="next" label="Next" byKey="→" isMain onPress={() => take({ kind: 'next' })} />
        <span className={styles.gap} />
        <Act sign="overview" label="All slides" byKey="O" onPress={onOverview} />
        <Act
          sign="black"
          label="Black"
          byKey="B"
          isOn={state.screen === 'black'}
          onPress={() => take({ kind: 'black' })}
        />
        <Act
          sign="white"
          label="White"
          byKey="W"
          isOn={state.screen === 'white'}
          onPress={() => take({ kind: 'white' })}
        />
        <Act sign="hold" label="Hold" byKey="H" isOn={isHeld} onPress={() => take({ kind: 'hold' })} />
        <span className={styles.gap} />
        {hasStage ? (
          <Act sign="swap" label="Swap" byKey="X" onPress={() => take({ kind: 'swap' })} />
        ) : (
          <Act sign="window" label="Open the stage" byKey="S" isMain onPress={openOther} />
        )}
        <Act sign="help" label="Keys" byKey="?" onPress={onHelp} />
      </div>
    </main>
  );
}

/** The audience sees nothing of it. */
function Mend({ toMend }: { toMend: readonly ToMend[] }) {
  if (toMend.length === 0) return null;
  return (
    <div className={styles.mend}>
      <p>What was saved last has a mistake. They still see the slides as they were before.</p>
      <ul>
        {toMend.map(({ where, message }) => (
          <li key={`${where} ${message}`}>
            <code>{where}</code> {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

function NextSlide({ at }: { at: number }) {
  const { slides } = useGiven();
  const slide = slides[at];
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (root.current && slide) putToRest(root.current);
  }, [slide]);
  return (
    <section className={styles.next} aria-label="Next slide">
      <div ref={root} inert className={styles.slide}>
        <Frame className={styles.frame}>
          {slide ? (
            <OneSlide key={slide.id} slide={slide} number={at + 1} of={slides.length} />
          ) : (
            <p className={styles.end}>That was the last slide</p>
          )}
        </Frame>
      </div>
      <p className={styles.name}>
        <strong>Next</strong> {slide?.name ?? 'Questions'}
      </p>
    </section>
  );
}
