import { Beside } from '../Beside/Beside.tsx';
import type { FormProps } from '../form-props.ts';
import { Head } from '../Head/Head.tsx';
import { lengthOf } from '../length.ts';
import { StagePicture } from '../StagePicture/StagePicture.tsx';
import styles from './Title.module.css';

/** The first slide of a study: what it is called, who did what, when and with what, and how it looks. */
export function Title({ form: { title = '', text, info, picture } }: FormProps<'title'>) {
  const words = (
    <div className={styles.root}>
      <h2 className={styles.title} data-length={lengthOf(title)}>
        {title}
      </h2>
      {text && <Head heading={{ text }} />}
      <dl className={styles.info}>
        {info.map(({ title, items }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{items.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
  if (!picture) return words;
  return (
    <Beside words={words} room="half">
      <StagePicture picture={picture} />
    </Beside>
  );
}

/** The first slide of a talk: what it is called, whom it is for, and who speaks. */
export function Person({ form }: FormProps<'person'>) {
  const { title = '', name, role, lines, picture } = form;
  const words = (
    <div className={styles.root}>
      {form.for && <p className={styles.for}>{form.for}</p>}
      <h2 className={styles.title} data-length={lengthOf(title)}>
        {title}
      </h2>
      <div>
        <p className={styles.name}>{name}</p>
        <p>{role}</p>
      </div>
      <div>
        {lines.map((line) => (
          <p key={line} className={styles.line}>
            {line}
          </p>
        ))}
      </div>
    </div>
  );
  if (!picture) return words;
  return (
    <Beside words={words} room="half">
      <StagePicture picture={picture} />
    </Beside>
  );
}
