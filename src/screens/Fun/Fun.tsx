import type { FunPage } from '../../model/fun.ts';
import { plainText } from '../../model/inline.ts';
import type { Resolved } from '../../model/resolved.ts';
import type { Site } from '../../model/site.ts';
import { Container } from '../../ui/Container/Container.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { Enlarge, Viewer } from '../../ui/Viewer/Viewer.tsx';
import styles from './Fun.module.css';
import { firstInView } from './first-in-view.ts';

interface FunProps {
  fun: Resolved<FunPage>;
  labels: Site['labels'];
}

/** Paintings, each in its own proportions, each opening large. */
export function Fun({ fun, labels }: FunProps) {
  // What the head asks for ahead is not lazy here: WebKit would fetch a lazy picture once more.
  const early = new Set(firstInView(fun.paintings).map(({ picture }) => picture));
  return (
    <>
      <Container>
        <div className={styles.intro}>
          <h1 className={styles.title}>{fun.title}</h1>
          {fun.intro.map((paragraph) => (
            <p key={plainText(paragraph)} className={styles.paragraph}>
              <RichText text={paragraph} />
            </p>
          ))}
        </div>
        <ul className={styles.grid} data-items="paintings">
          {fun.paintings.map(({ title, picture }, index) => (
            <li key={picture.fallback} className={styles.item}>
              <figure>
                <Enlarge picture={picture} caption={title} label={labels.enlarge} className={styles.frame}>
                  <Picture picture={picture} loading={loadingOf(index, early.has(picture))} />
                </Enlarge>
                <figcaption className={styles.caption}>{title}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Container>
      <Viewer labels={labels} />
    </>
  );
}

const loadingOf = (index: number, isEarly: boolean) => {
  if (index === 0) return 'first';
  return isEarly ? 'early' : 'lazy';
};
