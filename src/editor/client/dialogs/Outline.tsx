import { isToWrite } from '../../../model/starter.ts';
import { RichText } from '../../../ui/RichText/RichText.tsx';
import { shownText } from '../page/rich.ts';
import styles from './BringDialog.module.css';

/** Fields whose words may have emphasis and links. */
const RICH = ['text', 'meaning', 'description', 'did'];

interface OutlineProps {
  /** A block, or a part of one, as study.yaml has it. */
  value: unknown;
  thumbnails: Record<string, string>;
  name?: string;
}

/** What a block says, in its order. Sentences that wait to be written are told apart from the source’s own. */
export function Outline({ value, thumbnails, name = '' }: OutlineProps) {
  if (typeof value === 'string')
    return (
      <p data-name={name} className={isToWrite(value) ? styles.waiting : undefined}>
        {RICH.includes(name) ? <RichText text={shownText(value)} /> : value}
      </p>
    );
  if (Array.isArray(value))
    return (
      <div className={name === 'text' ? undefined : styles.items}>
        {value.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: it is drawn anew as a whole
          <Outline key={index} value={one} thumbnails={thumbnails} name={name} />
        ))}
      </div>
    );
  if (typeof value !== 'object' || value === null) return null;
  if ('file' in value && typeof value.file === 'string') {
    const alt = 'alt' in value ? String(value.alt) : '';
    return (
      <figure className={styles.picture}>
        {thumbnails[value.file] && <img src={thumbnails[value.file]} alt="" />}
        <figcaption className={isToWrite(alt) ? styles.waiting : undefined}>{alt}</figcaption>
      </figure>
    );
  }
  return (
    <div className={styles.outline}>
      {Object.entries(value)
        .filter(
          ([key, one]) => key !== 'type' && !(key === 'section' && 'title' in value && one === value.title),
        )
        .map(([key, one]) => (
          <Outline key={key} value={one} thumbnails={thumbnails} name={key} />
        ))}
    </div>
  );
}
