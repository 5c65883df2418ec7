import { plainText } from '../../../model/inline.ts';
import { RichText } from '../../../ui/RichText/RichText.tsx';
import type { Heading } from '../../talk.ts';
import { lengthOf } from '../length.ts';
import styles from './Head.module.css';

interface HeadProps {
  heading: Heading;
  section?: string | undefined;
  /** How large it stands: over a picture, over words, beside something in a column, or alone on the stage. */
  size?: 'over' | 'words' | 'beside' | 'alone';
}

/** So few letters under a heading are a second line of it. */
const FEW = 64;

/** What stands over a slide: the section’s name, what it is a part of, the claim, and of its text what a slide shows. */
export function Head({ heading, section, size = 'over' }: HeadProps) {
  const { over, part, title, text = [] } = heading;
  const isFew = text.map(plainText).join(' ').length <= FEW || undefined;
  return (
    <div className={styles.root} data-size={size}>
      {(section || over || part) && (
        <div className={styles.place}>
          {section && <p className={styles.section}>{section}</p>}
          {(over || part) && (
            <p className={styles.over}>
              {over && <span>{over}</span>}{' '}
              {part && <span className={styles.part}>{`${part.at}/${part.of}`}</span>}
            </p>
          )}
        </div>
      )}
      {title && (
        <h2 className={styles.title} data-length={lengthOf(title)}>
          {title}
        </h2>
      )}
      {text.map((paragraph) => (
        <p
          key={plainText(paragraph)}
          className={styles.text}
          data-alone={title ? undefined : ''}
          data-few={isFew}
        >
          <RichText text={paragraph} />
        </p>
      ))}
    </div>
  );
}
