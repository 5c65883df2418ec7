import type { Site } from '../../model/site.ts';
import { Container } from '../../ui/Container/Container.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './NoStudies.module.css';

/** Whom to write to, and the words of that link. */
export interface Contact {
  email: string;
  label: string;
}

interface NoStudiesProps {
  labels: Pick<Site['labels'], 'noStudies' | 'noStudiesYet'>;
  contact: Contact;
}

/** In the place of the cards while no study is published: that they come, and how to see the work until then. */
export function NoStudies({ labels, contact }: NoStudiesProps) {
  return (
    <Container className={styles.root}>
      <section className={styles.inner}>
        <h2 className={styles.title}>{labels.noStudies}</h2>
        <div>
          <p className={styles.text}>{labels.noStudiesYet}</p>
          <Link className={styles.mail} href={`mailto:${contact.email}`}>
            {contact.label}
          </Link>
        </div>
      </section>
    </Container>
  );
}
