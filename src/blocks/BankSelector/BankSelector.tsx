import { useId } from 'react';
import { BANKS } from '../../model/banks.ts';
import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame } from '../../ui/BlockFrame/BlockFrame.tsx';
import { Figure } from '../../ui/Figure/Figure.tsx';
import styles from './BankSelector.module.css';

/**
 * One dashboard under each bank’s name. Radio buttons and CSS do the choosing, so it works without a script;
 * BankSelector.client.ts fetches a dashboard when its name is hovered or focused.
 */
export function BankSelector({ label, dashboards, ...head }: BlockProps<'bankSelector'>) {
  const group = useId();
  return (
    <BlockFrame head={head}>
      <bank-selector>
        <div className={styles.root}>
          <div className={styles.options} role="radiogroup" aria-label={label}>
            {BANKS.map((bank, index) => (
              <label key={bank} className={styles.option} data-bank={index}>
                <input
                  className={styles.radio}
                  type="radio"
                  name={group}
                  value={index}
                  defaultChecked={index === 0}
                />
                {bank}
              </label>
            ))}
          </div>
          <div className={styles.stage}>
            {BANKS.map((bank, index) => (
              <div key={bank} className={styles.dashboard} data-dashboard={index}>
                <Figure picture={dashboards[bank]} />
              </div>
            ))}
          </div>
        </div>
      </bank-selector>
    </BlockFrame>
  );
}
