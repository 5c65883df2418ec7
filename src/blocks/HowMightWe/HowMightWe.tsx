import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame } from '../../ui/BlockFrame/BlockFrame.tsx';
import styles from './HowMightWe.module.css';

export function HowMightWe({ question, ...head }: BlockProps<'howMightWe'>) {
  return (
    <BlockFrame head={head}>
      <p className={styles.banner}>{question}</p>
    </BlockFrame>
  );
}
