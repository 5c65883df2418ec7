import { spoken } from '../../lib/href.ts';
import { QrCode } from '../../ui/QrCode/QrCode.tsx';
import styles from './Contact.module.css';

export interface ContactProps {
  title: string;
  text: string;
  by: string;
  role: string;
  links: { name: string; href: string }[];
  /** The site, and the words before it. */
  site: { name: string; href: string };
  number: number;
}

/** The last page: how to reach whoever made all this. */
export function Contact({ title, text, by, role, links, site, number }: ContactProps) {
  return (
    <section className={styles.root} data-page="">
      <div className={styles.words}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.who}>
          <p className={styles.name}>{by}</p>
          <p>{role}</p>
          <ul className={styles.links}>
            {links.map(({ name, href }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.site}>
        <div className={styles.code}>
          <QrCode text={site.href} label={site.href} />
        </div>
        <p>{site.name}</p>
        <p>
          <a href={site.href}>{spoken(site.href)}</a>
        </p>
      </div>
      <p className={styles.number}>{number}</p>
    </section>
  );
}
