import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { useLabels } from '../Labels/Labels.ts';
import styles from './SwipeRow.module.css';

interface SwipeRowProps {
  /** What the row holds, for those who cannot see it: as a rule the heading above it. */
  name: string | undefined;
  /** Its items, as `li`. */
  children: ReactNode;
  /** `ol` where their order counts. */
  list?: 'ul' | 'ol';
  /** Says with `--columns` how they stand on wider screens and with `--gap` how far apart; with `--item` how wide each of the
   * large ones is and with `--least` how wide any other is at least, of the `--room` that the text around it has. */
  className?: string | undefined;
  /** `large` stays a row on every screen: its items are wide pictures, which side by side would be too small to read.
   * `tall` ones are a row on tablets too, where they would make a page long. */
  items?: 'any' | 'tall' | 'large';
}

/**
 * Things of one kind: side by side, and on phones a row to swipe through, in which the next one peeks in. The row scrolls
 * by itself, by finger, wheel and arrow keys; SwipeRow.client.ts adds the buttons.
 */
export function SwipeRow({
  name,
  children,
  list: List = 'ul',
  className = '',
  items = 'any',
}: SwipeRowProps) {
  const labels = useLabels();
  return (
    <swipe-row>
      <div className={styles.root} data-kind={items}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the arrow keys. */}
        <div className={styles.row} role="group" aria-label={name ?? labels.row} tabIndex={0} data-row>
          <List className={`${styles.list} ${className}`}>{children}</List>
        </div>
        <button type="button" className={styles.button} data-to="previous" hidden>
          <span className="visually-hidden">{labels.previousInRow}</span>
          <Icon name="previous" />
        </button>
        <button type="button" className={styles.button} data-to="next" hidden>
          <span className="visually-hidden">{labels.nextInRow}</span>
          <Icon name="next" />
        </button>
      </div>
    </swipe-row>
  );
}
