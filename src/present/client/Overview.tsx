import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { Dialog } from './Dialog.tsx';
import { Frame } from './Frame.tsx';
import { OneSlide } from './OneSlide.tsx';
import styles from './Overview.module.css';
import { putToRest } from './pictures.ts';
import { useGiven } from './useSession.ts';
import { walked } from './walk.ts';

interface OverviewProps {
  at: number;
  onChoose(to: number): void;
  onClose(): void;
}

/** All slides at a glance, part by part; any of them is one press away. */
export function Overview({ at, onChoose, onClose }: OverviewProps) {
  const { slides, opening } = useGiven();
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (root.current) putToRest(root.current);
    const current = root.current?.querySelector<HTMLElement>('[aria-current]');
    current?.scrollIntoView({ block: 'center' });
  }, []);
  let number = 0;
  const numbered = opening.talk.parts.map((part) => ({
    ...part,
    slides: part.slides.map((slide) => ({ slide, index: number++ })),
  }));
  return (
    <Dialog title={opening.talk.title} byKey="o" size="window" onClose={onClose}>
      <nav ref={root} aria-label="Slides" onKeyDown={(event) => walk(event, opening.talk.direction)}>
        {numbered.map((part) => (
          <section key={part.slides[0]?.slide.id ?? part.name} className={styles.part}>
            {numbered.length > 1 && (
              <h3>
                {part.name}
                {part.minutes !== undefined && <span>{part.minutes} min</span>}
              </h3>
            )}
            <ol className={styles.slides}>
              {part.slides.map(({ slide, index }) => (
                <li key={slide.id}>
                  <div className={styles.picture} inert>
                    <Frame className={styles.frame}>
                      <OneSlide slide={slide} number={index + 1} of={slides.length} />
                    </Frame>
                  </div>
                  <button
                    type="button"
                    data-go
                    aria-current={index === at ? 'true' : undefined}
                    data-first={index === at ? '' : undefined}
                    onClick={() => {
                      onClose();
                      onChoose(index);
                    }}
                  >
                    <strong>{index + 1}</strong> {slide.name}
                  </button>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </nav>
    </Dialog>
  );
}

/** Arrows lead from slide to slide. Their places count: what is drawn in them may hold buttons too. */
function walk(event: KeyboardEvent<HTMLElement>, direction: 'ltr' | 'rtl'): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-go]')];
  const boxes = buttons.map((one) => (one.parentElement ?? one).getBoundingClientRect());
  const here = buttons.findIndex((one) => one.matches(':focus'));
  const to = walked(boxes, here, { key: event.key, direction });
  if (to === undefined) return;
  event.preventDefault();
  buttons[to]?.focus();
}
