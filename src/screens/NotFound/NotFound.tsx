import type { Site } from '../../model/site.ts';
import { Container } from '../../ui/Container/Container.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './NotFound.module.css';

/** Any path that leads nowhere. RETRY is a form: it asks for the same address again, with or without a script. */
export function NotFound({ site }: { site: Pick<Site, 'owner' | 'notFound'> }) {
  const { title, message, hint, retry, home } = site.notFound;
  return (
    <Container className={styles.root}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.message}>{message.replace('{name}', site.owner.shortName)}</p>
        <p className={styles.hint}>{hint}</p>
        <form className={styles.actions} data-retry>
          <button className={styles.retry} type="submit">
            {retry}
          </button>
          <Link className={styles.home} href="/">
            {home}
          </Link>
        </form>
      </div>
      <EmptyEasel />
    </Container>
  );
}

/** An easel whose canvas has slipped off: the page's only ornament, drawn in the site's colours. */
function EmptyEasel() {
  return (
    <svg className={styles.picture} viewBox="0 0 360 400" aria-hidden="true">
      <ellipse className={styles.shadow} cx="180" cy="380" rx="150" ry="14" />
      <g className={styles.wood}>
        <path d="M176 18 L92 378" />
        <path d="M184 18 L268 378" />
        <path d="M180 40 L180 352" />
        <path d="M116 268 L244 268" />
      </g>
      <g transform="rotate(-14 150 250)">
        <rect className={styles.canvas} x="60" y="128" width="190" height="150" rx="4" />
        <path className={styles.stroke} d="M84 236 C116 176 142 262 170 206 S214 178 226 196" />
        <path className={styles.line} d="M84 156 h64 M84 172 h40" />
      </g>
      <path
        className={styles.drop}
        d="M296 306 c-14 20 -20 28 -20 38 a20 20 0 0 0 40 0 c0 -10 -6 -18 -20 -38z"
      />
    </svg>
  );
}
