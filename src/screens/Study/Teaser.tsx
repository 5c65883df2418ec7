import { plainText } from '../../model/inline.ts';
import type { ResolvedStudy } from '../../model/resolved.ts';
import { Container } from '../../ui/Container/Container.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import styles from './Teaser.module.css';

/** What stands below the header while a study is locked: its cover and the teaser written for the purpose. */
export function Teaser({ study }: { study: Pick<ResolvedStudy, 'cover' | 'teaser'> }) {
  return (
    <Container className={styles.root}>
      <Picture picture={study.cover} loading="first" className={styles.cover} />
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
