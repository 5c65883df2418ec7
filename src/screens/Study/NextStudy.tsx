import type { ShownStudy } from '../../model/public.ts';
import type { Site } from '../../model/site.ts';
import { Container } from '../../ui/Container/Container.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import styles from './NextStudy.module.css';

interface NextStudyProps {
  next: ShownStudy;
  labels: Pick<Site['labels'], 'nextStudy' | 'locked' | 'askForPassword'>;
}

/** The way on at the end of a study. */
export function NextStudy({ next, labels }: NextStudyProps) {
  return (
    <Container>
      <aside className={styles.root} aria-label={labels.nextStudy}>
        <div className={styles.words}>
          <p className={styles.label}>{labels.nextStudy}</p>
          <p className={styles.title}>
            <Link className={styles.link} href={`/${next.route}`}>
              {next.title}
              {next.locked && <span className="visually-hidden">{`, ${labels.locked}`}</span>}
            </Link>
          </p>
          <p className={styles.way}>
            <Icon name={next.locked ? 'lock' : 'arrow'} className={styles.sign} />
            {next.locked && <span>{labels.askForPassword}</span>}
          </p>
        </div>
        <div className={styles.image}>
          <Picture picture={{ ...next.cover, alt: '' }} className={styles.cover} />
        </div>
      </aside>
    </Container>
  );
}
