import type { ReactNode } from 'react';
import styles from './DeviceFrame.module.css';

export type Device = 'Desktop' | 'DesktopTrakt' | 'Laptop' | 'Phone' | 'Phone2' | 'Phone3';

/** A device drawn around whatever its screen shows. */
export function DeviceFrame({ device, children }: { device: Device; children: ReactNode }) {
  return (
    <div className={styles.root} data-device={device}>
      <div className={styles.body}>
        <div className={styles.screen}>{children}</div>
      </div>
    </div>
  );
}
