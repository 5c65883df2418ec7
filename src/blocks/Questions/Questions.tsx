import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame } from '../../ui/BlockFrame/BlockFrame.tsx';
import { SwipeRow } from '../../ui/SwipeRow/SwipeRow.tsx';
import styles from './Questions.module.css';

export function Questions({ questions, ...head }: BlockProps<'questions'>) {
  return (
    <BlockFrame head={head}>
      <SwipeRow name={head.title} list="ol" className={styles.list}>
        {questions.map((question) => (
          <li key={question} className={styles.question}>
            {question}
          </li>
        ))}
      </SwipeRow>
    </BlockFrame>
  );
}
