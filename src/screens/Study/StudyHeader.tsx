import type { ResolvedStudy } from '../../model/resolved.ts';
import { Container } from '../../ui/Container/Container.tsx';
import { InfoBlocks } from '../../ui/InfoBlocks/InfoBlocks.tsx';
import styles from './StudyHeader.module.css';

/** The part of a study that anyone may read: title, description, role, timeline, tools. */
export function StudyHeader({ study }: { study: Pick<ResolvedStudy, 'title' | 'description' | 'info'> }) {
  return (
    <Container className={styles.root}>
      <div className={styles.words}>
        <h1 className={styles.title}>{study.title}</h1>
        <p className={styles.description}>{study.description}</p>
        <InfoBlocks blocks={study.info} />
      </div>
    </Container>
  );
}
