import { useId } from 'react';
import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame } from '../../ui/BlockFrame/BlockFrame.tsx';
import { Figure } from '../../ui/Figure/Figure.tsx';
import styles from './ThemeSelector.module.css';

/**
 * One screen in several themes, of which one is shown. Radio buttons and CSS do the choosing, so it works without a
 * script; ThemeSelector.client.ts fetches a picture when its name is hovered or focused.
 */
export function ThemeSelector({
  label,
  themes,
  leaveFirstOutOnTablet,
  ...head
}: BlockProps<'themeSelector'>) {
  const group = useId();
  return (
    <BlockFrame head={head}>
      <theme-selector>
        <div className={styles.root} data-leave-first-out={leaveFirstOutOnTablet || undefined}>
          <div className={styles.options} role="radiogroup" aria-label={label}>
            {themes.map(({ name, hex }, index) => (
              <label key={name} className={styles.option} data-option={index}>
                <input
                  className={styles.radio}
                  type="radio"
                  name={group}
                  value={index}
                  defaultChecked={index === 0}
                />
                {hex && (
                  <svg className={styles.colour} viewBox="0 0 12 12" aria-hidden="true">
                    <circle cx="6" cy="6" r="6" fill={hex} />
                  </svg>
                )}
                {name}
              </label>
            ))}
          </div>
          <div>
            {themes.map(({ name, picture }, index) => (
              <div key={name} className={styles.theme} data-theme={index}>
                <Figure picture={picture} />
              </div>
            ))}
          </div>
        </div>
      </theme-selector>
    </BlockFrame>
  );
}
