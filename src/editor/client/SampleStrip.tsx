import { useState } from 'react';
import styles from './SampleStrip.module.css';
import { Tool } from './Tool.tsx';

const PUT_AWAY = 'edit-sample-put-away';

/** As long as the content is the sample’s: that it is, and how it becomes one’s own. Put away, it is gone for this sitting. */
export function SampleStrip({ onBegin }: { onBegin(): void }) {
  const [isPutAway, setPutAway] = useState(() => sessionStorage.getItem(PUT_AWAY) === 'yes');
  if (isPutAway) return null;
  return (
    <div className={styles.root}>
      <p>This is the sample.</p>
      <button type="button" className={styles.begin} onClick={onBegin}>
        Make it mine
      </button>
      <Tool
        sign="close"
        label="Not now"
        onClick={() => {
          sessionStorage.setItem(PUT_AWAY, 'yes');
          setPutAway(true);
        }}
      />
    </div>
  );
}
