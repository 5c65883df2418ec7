import { networksOf } from '../../model/networks.ts';
import type { Site } from '../../model/site.ts';
import { Container } from '../Container/Container.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import styles from './Footer.module.css';

/** The end of every page: thanks, who made it, and the ways to get in touch. */
export function Footer({ site }: { site: Pick<Site, 'owner' | 'footer'> }) {
  const { owner, footer } = site;
  return (
    <footer className={styles.root}>
      <Container className={styles.inner}>
        <div>
          <p className={styles.thanks}>{footer.thanks}</p>
          <p className={styles.invitation}>{footer.invitation}</p>
        </div>
        <ul className={styles.links}>
          <li>
            <Link className={styles.link} href={`mailto:${owner.email}`}>
              <Icon name="mail" />
              {footer.emailLabel}
            </Link>
          </li>
          {networksOf(site).map(({ name, url }) => (
            <li key={url}>
              <Link className={styles.link} href={url}>
                <Icon name="outward" />
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <p className={styles.madeBy}>{footer.madeBy.replace('{name}', owner.name)}</p>
      </Container>
    </footer>
  );
}
