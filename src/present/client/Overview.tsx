import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { SlideView } from '../slides/SlideView.tsx';
import { Dialog } from './Dialog.tsx';
import { Frame } from './Frame.tsx';
import styles from './Overview.module.css';
import { putToRest } from './pictures.ts';
import { useGiven } from './useSession.ts';

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
                      <SlideView slide={slide} number={index + 1} of={slides.length} />
                    </Frame>
                  </div>
                  <button
                    type="button"
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

/** Arrows lead from slide to slide, up and down by rows. */
function walk(event: KeyboardEvent<HTMLElement>, direction: 'ltr' | 'rtl'): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const here = buttons.findIndex((one) => one.matches(':focus'));
  const from = buttons[here];
  if (!from) return;
  const forward = direction === 'rtl' ? -1 : 1;
  const middle = (one: HTMLElement) => one.getBoundingClientRect().left;
  const below = (ones: HTMLElement[]) => {
    const row = ones[0]?.getBoundingClientRect().top;
    const inRow = ones.filter((one) => one.getBoundingClientRect().top === row);
    return inRow.toSorted(
      (a, b) => Math.abs(middle(a) - middle(from)) - Math.abs(middle(b) - middle(from)),
    )[0];
  };
  const { top } = from.getBoundingClientRect();
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowRight: buttons[here + forward],
    ArrowLeft: buttons[here - forward],
    Home: buttons[0],
    End: buttons.at(-1),
    ArrowDown: below(buttons.slice(here).filter((one) => one.getBoundingClientRect().top > top + 1)),
    ArrowUp: below(
      buttons
        .slice(0, here)
        .toReversed()
        .filter((one) => one.getBoundingClientRect().top < top - 1),
    ),
  };
  const target = Object.hasOwn(targets, event.key) ? targets[event.key] : undefined;
  if (!target) return;
  event.preventDefault();
  target.focus();
}
