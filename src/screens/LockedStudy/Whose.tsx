import { Container } from '../../ui/Container/Container.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './Whose.module.css';

/** Whose site this is. The overlay lies over the bar, and a link to a locked study may be all that somebody has. */
export function Whose({ name }: { name: string }) {
  return (
    <Container className={styles.root}>
      <Link className={styles.link} href="/">
        {name}
      </Link>
    </Container>
  );
}
