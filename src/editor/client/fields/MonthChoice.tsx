import styles from './MonthChoice.module.css';
import { monthNames, monthOf, written, yearsAround } from './months.ts';

/** The word in the file for an end that has not come yet. */
export const PRESENT = 'present';
const WHOLE_YEAR = 'year';

interface MonthChoiceProps {
  name: string;
  value: unknown;
  /** The site’s word for an end that has not come yet, where there may be none. */
  present?: string;
  language: string;
  /** What is said about it. */
  describedBy?: string;
  onChoose(value: string | number): void;
}

/** A month and its year, each of a list: nothing can be chosen that a timeline cannot read. */
export function MonthChoice({ name, value, present, language, describedBy, onChoose }: MonthChoiceProps) {
  const today = new Date();
  const isOpen = value === PRESENT;
  const chosen = monthOf(value) ?? { year: today.getFullYear(), month: today.getMonth() + 1 };
  return (
    <fieldset className={styles.root} aria-describedby={describedBy}>
      <legend>{name}</legend>
      <select
        aria-label={`${name}: month`}
        value={isOpen ? PRESENT : (chosen.month ?? WHOLE_YEAR)}
        onChange={({ target }) => {
          if (target.value === PRESENT) onChoose(PRESENT);
          else {
            const month = target.value === WHOLE_YEAR ? undefined : Number(target.value);
            onChoose(written({ ...chosen, month }));
          }
        }}
      >
        {present && <option value={PRESENT}>{present}</option>}
        {monthNames(language).map((month, index) => (
          <option key={month} value={index + 1}>
            {month}
          </option>
        ))}
        <option value={WHOLE_YEAR}>The year alone</option>
      </select>
      {!isOpen && (
        <select
          aria-label={`${name}: year`}
          value={chosen.year}
          onChange={({ target }) => onChoose(written({ ...chosen, year: Number(target.value) }))}
        >
          {yearsAround(chosen.year).map((year) => (
            <option key={year}>{year}</option>
          ))}
        </select>
      )}
    </fieldset>
  );
}
