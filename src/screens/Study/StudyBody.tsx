import type { Resolved } from '../../media/resolve.ts';
import { plainText } from '../../model/inline.ts';
import type { Site } from '../../model/site.ts';
import type { Study as StudyData } from '../../model/study.ts';
import { Container } from '../../ui/Container/Container.tsx';
import { InfoBlocks } from '../../ui/InfoBlocks/InfoBlocks.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { Enlarge } from '../../ui/Viewer/Viewer.tsx';
import styles from './Study.module.css';

/** A stand-in for the blocks' own StudyBody: the whole study, plainly. */
export function StudyBody({ study, labels }: { study: Resolved<StudyData>; labels: Site['labels'] }) {
  return (
    <Container className={styles.root}>
      <header className={styles.header}>
        <h1 className={styles.title}>{study.title}</h1>
        <p className={styles.description}>{study.description}</p>
        <InfoBlocks blocks={study.info} />
      </header>
      <div className={styles.cover}>{study.hero && <Picture picture={study.hero} loading="first" />}</div>
      {study.summary?.map(({ title, text }) => (
        <section key={title} className={styles.teaser}>
          <h2>{title}</h2>
          <p>
            <RichText text={text} />
          </p>
        </section>
      ))}
      {study.blocks?.map(({ title, section, text, figure }) => (
        <section key={title} className={styles.teaser} id={section?.toLowerCase()}>
          <h2>{title}</h2>
          {text.map((paragraph) => (
            <p key={plainText(paragraph)}>
              <RichText text={paragraph} />
            </p>
          ))}
          <figure>
            <Enlarge picture={figure.picture} caption={figure.caption} label={labels.enlarge}>
              <Picture picture={figure.picture} />
            </Enlarge>
            <figcaption>{figure.caption}</figcaption>
          </figure>
        </section>
      ))}
    </Container>
  );
}
