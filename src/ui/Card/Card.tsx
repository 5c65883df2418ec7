import type { WorkLayout } from '../../model/look.ts';
import type { Picture as PictureData } from '../../model/picture.ts';
import { COVER_SIZES } from '../../model/places.ts';
import type { Site } from '../../model/site.ts';
import { DraftMark } from '../DraftMark/DraftMark.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { Picture } from '../Picture/Picture.tsx';
import cards from './Card.module.css';
import grid from './CardGrid.module.css';
import list from './CardList.module.css';
import panels from './CardPanel.module.css';
import parts from './CardParts.module.css';

export interface CardProps {
  title: string;
  description: string;
  outcome?: string | undefined;
  tags: string[];
  cover: PictureData;
  url: string;
  locked: boolean;
  draft?: boolean;
  labels: Pick<Site['labels'], 'readMore' | 'readMoreAbout' | 'locked' | 'askForPassword'>;
  /** `early` where it shows in the first screen of some windows. */
  loading?: 'early' | 'lazy';
  layout?: WorkLayout['work'];
  /** The colour of its cover: what a panel stands on. */
  tone?: string | undefined;
}

/** One sheet for each layout, all with the same names: a page keeps the one that it shows. */
const SHEETS = {
  cards,
  grid: withParts(grid),
  list: withParts(list),
  panels: withParts(panels),
} satisfies Record<WorkLayout['work'], unknown>;

/** A project. All of it can be clicked; a screen reader meets one link. Its markup is the same in every layout. */
export function Card({
  title,
  description,
  outcome,
  tags,
  cover,
  url,
  locked,
  draft = false,
  labels,
  loading = 'lazy',
  layout = 'cards',
  tone,
}: CardProps) {
  const styles = SHEETS[layout];
  return (
    <article className={styles.root} data-locked={locked} data-tone={tone?.slice(1)}>
      <div className={styles.image}>
        <Picture
          picture={{ ...cover, sizes: COVER_SIZES[layout] }}
          loading={loading}
          className={styles.cover}
        />
      </div>
      <div className={styles.text}>
        <ul className={styles.tags}>
          {draft && (
            <li>
              <DraftMark variant="card" />
            </li>
          )}
          {tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              {tag}
            </li>
          ))}
        </ul>
        <h3 className={styles.title} data-long={layout !== 'cards' && hasLongWord(title) ? '' : undefined}>
          {title}
        </h3>
        <p className={styles.description}>{description}</p>
        {outcome && (
          <p className={styles.outcome}>
            <span className={styles.mark}>{outcome}</span>
          </p>
        )}
        <div className={styles.way}>
          <Link className={styles.link} href={url}>
            <span>
              {labels.readMore}
              <span className="visually-hidden">
                {` ${labels.readMoreAbout.replace('{title}', title)}`}
                {locked && `, ${labels.locked}`}
              </span>
            </span>
            <Icon name={locked ? 'lock' : 'arrow'} className={locked ? styles.lock : styles.arrow} />
          </Link>
          {locked && <p className={styles.ask}>{labels.askForPassword}</p>}
        </div>
      </div>
    </article>
  );
}

/** A layout’s names, joined with those of what these layouts share. */
function withParts(sheet: Record<string, string>): Record<string, string> {
  const shared = Object.entries(parts).map(([name, part]) => [
    name,
    [part, sheet[name]].filter(Boolean).join(' '),
  ]);
  return { ...sheet, ...Object.fromEntries(shared) };
}

/** Large titles are set smaller where a word would not fit their column. */
const hasLongWord = (title: string) => title.split(/[\s‐–—-]+/).some((word) => word.length > 16);
