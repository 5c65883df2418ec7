import type { FormProps } from '../form-props.ts';
import { Over } from '../Over/Over.tsx';
import styles from './Figures.module.css';

/** Figures, as large as they fit, each with what it counts. */
export function Figures({ form, section }: FormProps<'figures'>) {
  const { figures, remark } = form;
  return (
    <Over heading={form} section={section} size="words">
      <div className={styles.root}>
        <dl className={styles.figures} data-size={sizeFor(figures)}>
          {figures.map(({ value, label, isAchieved }) => (
            <div key={label} className={styles.figure} data-achieved={isAchieved}>
              <dt>{label}</dt>
              <dd>
                <span>{value}</span>
              </dd>
            </div>
          ))}
        </dl>
        {remark && <p className={styles.remark}>{remark}</p>}
      </div>
    </Over>
  );
}

/** As large as a row of so many allows, without breaking a word. */
const SIZES = [220, 112, 88, 64, 52] as const;
const SMALLEST = 44;
const ROOM = { width: 1440, gap: 48 };
/** Figures and bold letters are about so wide, in parts of their size. */
const LETTER = 0.64;

function sizeFor(figures: readonly { value: string }[]): number {
  const longest = Math.max(...figures.flatMap(({ value }) => value.split(/\s+/)).map(({ length }) => length));
  const width = (ROOM.width - ROOM.gap * (figures.length - 1)) / figures.length;
  const fits = (size: number) => longest * LETTER * size <= width;
  // Only a lone one stands very large.
  return SIZES.find((size) => fits(size) && size <= (LARGEST[figures.length] ?? 64)) ?? SMALLEST;
}

const LARGEST: Record<number, number> = { 1: 220, 2: 112, 3: 112, 4: 88, 5: 64 };
