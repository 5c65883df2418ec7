import { Picture } from '../../../ui/Picture/Picture.tsx';
import type { FormProps } from '../form-props.ts';
import { Head } from '../Head/Head.tsx';
import { lengthOf } from '../length.ts';
import { Over } from '../Over/Over.tsx';
import { staged } from '../StagePicture/staged.ts';
import styles from './Persona.module.css';

/** Somebody designed for: who they are, and what they would say. */
export function Persona({ form, section }: FormProps<'persona'>) {
  const { picture, status, quote, info, goals, over, part, title } = form;
  const place = { ...(over !== undefined && { over }), ...(part && { part }) };
  return (
    <Over heading={place} section={section}>
      <div className={styles.root}>
        <div className={styles.who}>
          <Picture picture={staged(picture)} loading="early" className={styles.portrait} />
          <div>
            <Head heading={title === undefined ? {} : { title }} size="beside" />
            <p className={styles.status}>{status}</p>
          </div>
        </div>
        <div className={styles.says}>
          <blockquote className={styles.quote} data-length={lengthOf(quote)}>{`“${quote}”`}</blockquote>
          <dl className={styles.info}>
            {info.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {goals.lines.length > 0 && (
            <div>
              <p className={styles.label}>{goals.title}</p>
              <ul>
                {goals.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </Over>
  );
}
