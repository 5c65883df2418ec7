import { RichText } from '../../../ui/RichText/RichText.tsx';
import type { ShownPoint } from '../../talk.ts';
import type { FormProps } from '../form-props.ts';
import { Over } from '../Over/Over.tsx';
import styles from './Finding.module.css';

/** What people did with it, and what changed because of that. */
export function Finding({ form, section }: FormProps<'finding'>) {
  return (
    <Over heading={form} section={section}>
      <div className={styles.root}>
        <Side {...form.saw} />
        <div className={styles.change}>
          <Side {...form.changed} />
        </div>
      </div>
    </Over>
  );
}

function Side({ title, text }: ShownPoint) {
  return (
    <div>
      <p className={styles.label}>{title}</p>
      <p>{text && <RichText text={text} />}</p>
    </div>
  );
}
