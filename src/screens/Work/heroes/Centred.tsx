import { Container } from '../../../ui/Container/Container.tsx';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import { RichText } from '../../../ui/RichText/RichText.tsx';
import { Headline } from '../Headline.tsx';
import styles from './Centred.module.css';
import type { HeroProps } from './hero.ts';

/** Everything on the middle axis: words, and below them the picture; without one, words with room around them. */
export function Centred({ hero }: HeroProps) {
  return (
    <Container className={hero.cover ? styles.root : styles.alone}>
      <div className={styles.words}>
        <p className={styles.greeting}>{hero.greeting}</p>
        <Headline hero={hero} className={styles.headline} />
        <p className={styles.blurb}>
          <RichText text={hero.blurb} />
        </p>
      </div>
      {hero.cover && (
        <div className={styles.cover}>
          <Picture picture={hero.cover} loading="first" />
        </div>
      )}
    </Container>
  );
}
