import { sentence } from '../../../reader/problem.ts';
import { Container } from '../../../ui/Container/Container.tsx';
import type { PageState } from '../../shared/answers.ts';
import styles from './Unreadable.module.css';

/** In the place of a page whose file has not been right since the editor was started. It goes when that is mended. */
export function Unreadable({ documents }: Pick<PageState, 'documents'>) {
  const problems = Object.values(documents).flatMap((document) => document.problems);
  return (
    <Container className={styles.root}>
      <h1 className={styles.title}>This page shows as soon as its file is mended</h1>
      {problems.map((problem) => (
        <p key={sentence(problem)}>{sentence(problem)}</p>
      ))}
      <p className={styles.hint}>
        Save the file, and this goes away by itself. Any other page can be edited meanwhile.
      </p>
    </Container>
  );
}
