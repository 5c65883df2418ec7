import type { FormProps } from '../form-props.ts';
import { Over } from '../Over/Over.tsx';
import styles from './StyleGuide.module.css';

/** The colours of a product, as large as they fit. */
export function Swatches({ form, section }: FormProps<'swatches'>) {
  return (
    <Over heading={form} section={section}>
      <ul
        className={styles.swatches}
        data-many={form.swatches.length > 6 || undefined}
        data-count={form.swatches.length}
      >
        {form.swatches.map(({ name, hex, use }) => (
          <li key={name}>
            {/* An attribute of SVG: the policy refuses style attributes. */}
            <svg className={styles.swatch} aria-hidden="true">
              <rect width="100%" height="100%" fill={hex} />
            </svg>
            <p className={styles.name}>{name}</p>
            <p className={styles.detail}>{hex}</p>
            <p className={styles.detail}>{use}</p>
          </li>
        ))}
      </ul>
    </Over>
  );
}

/** Its styles of type, each in itself. */
export function Specimens({ form, section }: FormProps<'specimens'>) {
  return (
    <Over heading={form} section={section}>
      <ul className={styles.specimens}>
        {form.specimens.map(({ name, family, size, sample, use }) => (
          <li key={name} className={styles.specimen}>
            <div>
              <p className={styles.name}>{name}</p>
              <p className={styles.detail}>{use}</p>
            </div>
            <p className={styles.sample} data-family={family} data-size={size}>
              {sample}
            </p>
          </li>
        ))}
      </ul>
    </Over>
  );
}
