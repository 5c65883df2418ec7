import type { FormProps } from '../form-props.ts';
import { Head } from '../Head/Head.tsx';
import { lengthOf } from '../length.ts';
import styles from './Statement.module.css';

/** A claim alone on the stage. */
export function Statement({ form, section }: FormProps<'statement'>) {
  return <Head heading={form} section={section} size="alone" />;
}

/** “How might we …”, over the whole stage. */
export function Question({ form: { question, title, over }, section }: FormProps<'question'>) {
  const small = title ?? over ?? section;
  return (
    <div className={styles.root}>
      {small && <p className={styles.over}>{small}</p>}
      <h2 className={styles.question} data-length={lengthOf(question)}>
        {question}
      </h2>
    </div>
  );
}
