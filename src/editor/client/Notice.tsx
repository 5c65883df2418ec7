import styles from './Notice.module.css';
import type { View } from './session/session.ts';
import { Tool } from './Tool.tsx';

/** One sentence at a time, heard as well as seen. */
export function Notice({ notice, onDismiss }: { notice: View['notice']; onDismiss(): void }) {
  return (
    <div className={styles.root} role="status">
      {notice && (
        <p className={styles.notice} data-fault={notice.isFault || undefined}>
          <span>{notice.text}</span>
          <Tool sign="close" label="Put this message away" onClick={onDismiss} />
        </p>
      )}
    </div>
  );
}
