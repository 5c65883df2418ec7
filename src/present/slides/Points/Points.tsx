import { Link } from '../../../ui/Link/Link.tsx';
import { RichText } from '../../../ui/RichText/RichText.tsx';
import type { ShownPoint } from '../../talk.ts';
import { Beside } from '../Beside/Beside.tsx';
import type { FormProps } from '../form-props.ts';
import { Head } from '../Head/Head.tsx';
import { Over } from '../Over/Over.tsx';
import { StagePicture } from '../StagePicture/StagePicture.tsx';
import styles from './Points.module.css';

/** Up to so many stand in one column, with the claim beside them. */
const FEW = 4;

/** Points: what each says in a few words. */
export function Points({ form, section }: FormProps<'points'>) {
  const { points, isNumbered, picture, title } = form;
  const isFew = points.length <= FEW;
  const room = picture ? 'beside' : isFew ? 'column' : 'columns';
  const List = isNumbered ? 'ol' : 'ul';
  const list = (
    <List className={styles.root} data-room={room} data-numbered={isNumbered || undefined}>
      {points.map((point) => (
        <li key={point.title} className={styles.point}>
          <OnePoint {...point} />
        </li>
      ))}
    </List>
  );
  if (picture)
    return (
      <Beside
        words={
          <>
            <Head heading={form} section={section} size="beside" />
            {list}
          </>
        }
        room="half"
      >
        <StagePicture picture={picture} />
      </Beside>
    );
  if (!isFew || !title)
    return (
      <Over heading={form} section={section} size="words">
        {list}
      </Over>
    );
  return (
    <div className={styles.split}>
      <Head heading={form} section={section} size="words" />
      {list}
    </div>
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
