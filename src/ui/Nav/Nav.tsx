import { spoken } from '../../lib/href.ts';
import { networksOf } from '../../model/networks.ts';
import type { Site } from '../../model/site.ts';
import { Link } from '../Link/Link.tsx';
import { SchemeSwitch } from '../SchemeSwitch/SchemeSwitch.tsx';
import styles from './Nav.module.css';

interface NavProps {
  site: Pick<Site, 'owner' | 'navigation' | 'labels' | 'footer' | 'url'>;
  /** The page being shown, if it stands in the bar. */
  current?: string | undefined;
  /** Whether visitors may choose between light and dark. */
  hasSwitch?: boolean;
}

export const MENU_ID = 'menu';

/** The fixed bar. On phones its links move into a full-screen popover that needs no script to open or close. */
export function Nav({ site, current, hasSwitch = false }: NavProps) {
  const { owner, navigation, labels, footer, url } = site;
  const links = (isMenu: boolean) => (
    <ul className={styles.list}>
      {navigation.map(({ label, href }) => (
        <li key={href}>
          <Link className={styles.link} href={href} aria-current={href === current ? 'page' : undefined}>
            <span className={styles.label}>{label}</span>
          </Link>
        </li>
      ))}
      {hasSwitch && (
        <li>
          <SchemeSwitch labels={labels} isSpelled={isMenu} />
        </li>
      )}
    </ul>
  );
  return (
    <header className={styles.root} data-menu-bar>
      <div className={styles.bar}>
        <Link className={styles.wordmark} href="/">
          {owner.name}
        </Link>
        {/* Whoever holds a printed page has no link to press. */}
        <p className={styles.printed}>
          {owner.email} · {spoken(url)}
        </p>
        <nav className={styles.inline} aria-label={labels.mainNavigation}>
          {links(false)}
        </nav>
        <button className={styles.toggle} type="button" popoverTarget={MENU_ID}>
          <span className="visually-hidden">
            <span className={styles.whenClosed}>{labels.openMenu}</span>
            <span className={styles.whenOpen}>{labels.closeMenu}</span>
          </span>
          <span className={styles.hamburger} aria-hidden="true" />
        </button>
      </div>
      <div className={styles.menu} id={MENU_ID} popover="auto">
        {/* Behind the links, so that a tap anywhere closes the menu without a script. */}
        <button
          className={styles.backdrop}
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          tabIndex={-1}
          aria-hidden="true"
        />
        <nav aria-label={labels.mainNavigation}>
          {links(true)}
          <ul className={styles.contacts}>
            <li>
              <Link className={styles.contact} href={`mailto:${owner.email}`}>
                {footer.emailLabel}
              </Link>
            </li>
            {networksOf(site).map(({ name, url }) => (
              <li key={url}>
                <Link className={styles.contact} href={url}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
