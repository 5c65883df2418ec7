import { useStageWords } from '../slides/stage-words.ts';
import styles from './Typed.module.css';

/** The number that is being typed, and what comes of it. */
export function Typed({ typed, count }: { typed: string; count: number }) {
  const [before = '', after = ''] = useStageWords().typed.split('{at}');
  if (typed === '') return null;
  return (
    <output className={styles.root} popover="manual" ref={onTop}>
      {before}
      <strong>{typed}</strong>
      {after.replace('{of}', String(count))}
    </output>
  );
}

/** Over a dialog too. */
const onTop = (element: HTMLElement | null) => element?.showPopover();
