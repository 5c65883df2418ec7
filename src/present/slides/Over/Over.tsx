import type { ReactNode } from 'react';
import type { Heading } from '../../talk.ts';
import { Head } from '../Head/Head.tsx';
import styles from './Over.module.css';

interface OverProps {
  heading: Heading;
  section?: string | undefined;
  /** What stands under it: words alone leave room for a larger heading. */
  size?: 'over' | 'words';
  children: ReactNode;
}

/** A heading, and under it what it speaks of, in all the room there is. */
export function Over({ heading, section, size = 'over', children }: OverProps) {
  const isHeaded = section || heading.over || heading.part || heading.title || heading.text;
  return (
    <div className={styles.root}>
      {isHeaded && <Head heading={heading} section={section} size={size} />}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
