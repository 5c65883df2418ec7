import type { ComponentProps } from 'react';
import { Sign, type SignName } from './Sign.tsx';
import styles from './Tool.module.css';

interface ToolProps extends Omit<ComponentProps<'button'>, 'children' | 'className'> {
  sign: SignName;
  label: string;
  /** Whether the words stand beside the sign. */
  isNamed?: boolean;
}

/** A button with a sign; its words are its name, and its hint. */
export function Tool({ sign, label, isNamed = false, ...rest }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.root}
      data-tool
      data-sign={sign}
      title={label}
      {...(!isNamed && { 'aria-label': label })}
      {...rest}
    >
      <Sign name={sign} />
      {isNamed && <span>{label}</span>}
    </button>
  );
}
