import { plainText } from '../../../model/inline.ts';
import { Container } from '../../../ui/Container/Container.tsx';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import { RichText } from '../../../ui/RichText/RichText.tsx';
import { Headline } from '../Headline.tsx';
import beside from './Beside.module.css';
import centred from './Centred.module.css';
import type { HeroProps } from './hero.ts';

/** One sheet for each, with the same names: words beside their picture, or all of it on the middle axis. */
const SHEETS = { beside, centred };

/** So much stands at the foot of a headline; what is longer would push the headline down, and has its own lines below it. */
const SHORT = 200;

/** Words and their picture; without one, the words are set on their own. */
export function Pictured({ hero, layout }: HeroProps & { layout: keyof typeof SHEETS }) {
  const styles = SHEETS[layout];
  return (
    <Container className={hero.cover ? styles.root : styles.alone}>
      <div className={styles.words} data-blurb={plainText(hero.blurb).length > SHORT ? 'long' : 'short'}>
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
