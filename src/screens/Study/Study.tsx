import type { Resolved } from '../../media/resolve.ts';
import { plainText } from '../../model/inline.ts';
import type { Study as StudyData } from '../../model/study.ts';
import { Container } from '../../ui/Container/Container.tsx';
import { InfoBlocks } from '../../ui/InfoBlocks/InfoBlocks.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import styles from './Study.module.css';

type PublicStudy = Pick<Resolved<StudyData>, 'title' | 'description' | 'info' | 'cover' | 'teaser'>;

/** The public part of a case study: its header, its cover and, while it is locked, its teaser. */
export function Study({ study }: { study: PublicStudy }) {
  return (
    <Container className={styles.root}>
      <header className={styles.header}>
        <h1 className={styles.title}>{study.title}</h1>
        <p className={styles.description}>{study.description}</p>
        <InfoBlocks blocks={study.info} />
      </header>
      <div className={styles.cover}>
        <Picture picture={study.cover} loading="first" />
      </div>
      {study.teaser && (
        <div className={styles.teaser}>
          {study.teaser.map((paragraph) => (
            <p key={plainText(paragraph)}>
              <RichText text={paragraph} />
            </p>
          ))}
        </div>
      )}
    </Container>
  );
}
