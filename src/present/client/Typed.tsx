import styles from './Typed.module.css';

/** The number that is being typed, and what comes of it. */
export function Typed({ typed, count }: { typed: string; count: number }) {
  if (typed === '') return null;
  return (
    <output className={styles.root} popover="manual" ref={onTop}>
      To slide <strong>{typed}</strong> of {count}: Enter
    </output>
  );
}

/** Over a dialog too. */
const onTop = (element: HTMLElement | null) => element?.showPopover();
