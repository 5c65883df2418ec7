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

/** What stands over a slide: the section’s name, the claim, and of its text what a slide shows. */
export function Head({ heading: { title, text = [] }, section, size = 'over' }: HeadProps) {
  return (
    <div className={styles.root} data-size={size}>
      {section && <p className={styles.section}>{section}</p>}
      {title && (
        <h2 className={styles.title} data-length={lengthOf(title)}>
          {title}
        </h2>
      )}
      {text.map((paragraph) => (
        <p key={plainText(paragraph)} className={styles.text}>
          <RichText text={paragraph} />
        </p>
      ))}
    </div>
  );
}
