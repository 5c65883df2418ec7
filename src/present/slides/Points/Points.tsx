import { Link } from '../../../ui/Link/Link.tsx';
import { RichText } from '../../../ui/RichText/RichText.tsx';
import type { ShownPoint } from '../../talk.ts';
import { Beside } from '../Beside/Beside.tsx';
import type { FormProps } from '../form-props.ts';
import { Over } from '../Over/Over.tsx';
import { StagePicture } from '../StagePicture/StagePicture.tsx';
import styles from './Points.module.css';

/** Points, one under the other or in two columns: what each says in a few words. */
export function Points({ form, section }: FormProps<'points'>) {
  const { points, isNumbered, picture } = form;
  const List = isNumbered ? 'ol' : 'ul';
  const list = (
    <List
      className={styles.root}
      data-columns={points.length > 4 && !picture ? 2 : 1}
      data-beside={picture ? true : undefined}
      data-numbered={isNumbered || undefined}
    >
      {points.map((point) => (
        <li key={point.title} className={styles.point}>
          <OnePoint {...point} />
        </li>
      ))}
    </List>
  );
  const words = (
    <Over heading={form} section={section}>
      {list}
    </Over>
  );
  if (!picture) return words;
  return (
    <Beside words={<div className={styles.besidePicture}>{words}</div>} room="half">
      <StagePicture picture={picture} />
    </Beside>
  );
}

function OnePoint({ title, text, link }: ShownPoint) {
  return (
    <div>
      <p className={styles.title}>{title}</p>
      {text && (
        <p className={styles.text}>
          <RichText text={text} />
        </p>
      )}
      {link && (
        <p className={styles.text}>
          <Link href={link.href}>{link.label}</Link>
        </p>
      )}
    </div>
  );
}
