import type { ShownStudy } from '../../model/public.ts';
import type { Resolved } from '../../model/resolved.ts';
import type { Site } from '../../model/site.ts';
import { headlineParts, type ShelfName, type WorkPage } from '../../model/work.ts';
import { Card } from '../../ui/Card/Card.tsx';
import { Container } from '../../ui/Container/Container.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import styles from './Work.module.css';

interface Shelf {
  name: ShelfName;
  title: string;
  studies: ShownStudy[];
}

interface WorkProps {
  hero: Resolved<WorkPage['hero']>;
  shelves: Shelf[];
  labels: Site['labels'];
}

/** The home page: who this is, then the work. */
export function Work({ hero, shelves, labels }: WorkProps) {
  const { before, phrase, tail, after } = headlineParts(hero);
  const all = shelves.flatMap(({ studies }) => studies);
  const open = all.filter(({ locked }) => !locked);
  return (
    <>
      <Container className={styles.hero}>
        <div className={styles.words}>
          <p className={styles.greeting}>{hero.greeting}</p>
          <h1 className={styles.headline}>
            {before}
            {phrase && (
              <mark className={styles.highlight}>
                <span className={styles.stroke}>{phrase}</span>
                {tail}
              </mark>
            )}
            {after}
          </h1>
          <p className={styles.blurb}>
            <RichText text={hero.blurb} />
          </p>
        </div>
        <div className={styles.cover}>
          <Picture picture={hero.cover} loading="first" />
        </div>
      </Container>
      {shelves.map((shelf, index) => (
        <Container key={shelf.name}>
          <section className={styles.shelf}>
            <h2 className={styles.title}>{shelf.title}</h2>
            {index === 0 && open.length < all.length && open.length > 0 && (
              <p className={styles.open}>
                {labels.openStudies
                  .replace('{open}', String(open.length))
                  .replace('{all}', String(all.length))}
              </p>
            )}
            <ul className={styles.cards} data-items={`${shelf.name}/studies`}>
              {shelf.studies.map(
                ({ route, title, description, outcome, tags, cover, locked, draft }, place) => (
                  <li key={route} className={styles.item}>
                    <Card
                      {...{ title, description, outcome, tags, cover, locked, draft, labels }}
                      url={`/${route}`}
                      loading={index + place === 0 ? 'early' : 'lazy'}
                    />
                  </li>
                ),
              )}
            </ul>
          </section>
        </Container>
      ))}
    </>
  );
}
