import { plainText } from '../../model/inline.ts';
import { TEASER_SIZES } from '../../model/places.ts';
import type { ResolvedStudy } from '../../model/resolved.ts';
import { IMAGE_MAX } from '../../styles/measures.ts';
import { Container } from '../../ui/Container/Container.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import styles from './Teaser.module.css';

/** What stands below the header while a study is locked: the teaser written for the purpose, and its cover. */
export function Teaser({ study }: { study: Pick<ResolvedStudy, 'cover' | 'teaser'> }) {
  return (
    <Container className={styles.root}>
      {study.teaser && (
        <div className={styles.teaser}>
          {study.teaser.map((paragraph) => (
            <p key={plainText(paragraph)}>
              <RichText text={paragraph} />
            </p>
          ))}
        </div>
      )}
      <Picture picture={teaserPicture(study)} loading="first" className={styles.cover} />
    </Container>
  );
}

/** The cover, in the size it has here: on its card it is narrower. */
export function teaserPicture({ cover }: Pick<ResolvedStudy, 'cover'>): ResolvedStudy['cover'] {
  const { dark, ...light } = cover;
  return { ...fitted(light), ...(dark && { dark: fitted(dark) }), sizes: TEASER_SIZES };
}

const fitted = <Version extends { width: number }>(version: Version): Version & { isSmall?: true } =>
  version.width < IMAGE_MAX ? { ...version, isSmall: true } : version;
