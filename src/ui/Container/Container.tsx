import type { ReactNode } from 'react';
import styles from './Container.module.css';

interface ContainerProps {
  /** How wide its content may grow: as wide as pictures, if nothing else is said. */
  width?: 'text' | 'section';
  className?: string | undefined;
  children: ReactNode;
}

/** Keeps the page's padding and its greatest widths in one place. */
export function Container({ width, className, children }: ContainerProps) {
  return (
    <div className={styles.root}>
      <div className={[styles.inner, className].filter(Boolean).join(' ')} data-width={width}>
        {children}
      </div>
    </div>
  );
}
