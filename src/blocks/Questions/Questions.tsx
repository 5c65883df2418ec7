import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame } from '../../ui/BlockFrame/BlockFrame.tsx';
import styles from './Questions.module.css';

export function Questions({ questions, ...head }: BlockProps<'questions'>) {
  return (
    <BlockFrame head={head} width="text">
      <ol className={styles.list}>
        {questions.map((question) => (
          <li key={question} className={styles.question}>
            {question}
          </li>
        ))}
      </ol>
    </BlockFrame>
  );
}
