import { Container } from '../../../ui/Container/Container.tsx';
import { RichText } from '../../../ui/RichText/RichText.tsx';
import { Headline } from '../Headline.tsx';
import type { HeroProps } from './hero.ts';
import styles from './Statement.module.css';

/** Type alone: the headline is as large as the page is wide, and all else stands well below it. */
export function Statement({ hero }: HeroProps) {
  return (
    <Container className={styles.root}>
      <Headline hero={hero} className={styles.headline} />
      <div className={styles.below}>
        <p className={styles.greeting}>{hero.greeting}</p>
        <p className={styles.blurb}>
          <RichText text={hero.blurb} />
        </p>
      </div>
    </Container>
  );
}
