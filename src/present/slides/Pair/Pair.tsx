import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { FormProps } from '../form-props.ts';
import { Over } from '../Over/Over.tsx';
import { StagePicture } from '../StagePicture/StagePicture.tsx';
import styles from './Pair.module.css';

/** Longer ones may need a second line beside the section’s name, or a third. */
const [LONG_OVER, LONG_TITLE] = [70, 56];

/** Before and after, side by side. */
export function Pair({ form, section }: FormProps<'pair'>) {
  const { before, after, labels, over = '', title = '' } = form;
  const isLow = over.length > LONG_OVER || title.length > LONG_TITLE || undefined;
  return (
    <Over heading={form} section={section}>
      <div className={styles.root} data-low={isLow}>
        <div className={styles.side}>
          <p className={styles.label}>{labels.before}</p>
          <StagePicture picture={before} />
        </div>
        <span className={styles.arrow}>
          <Icon name="arrow" />
        </span>
        <div className={styles.side}>
          <p className={styles.label}>{labels.after}</p>
          <StagePicture picture={after} />
        </div>
      </div>
    </Over>
  );
}
