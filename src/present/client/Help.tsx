import { helpFor } from '../core/keys.ts';
import { Dialog } from './Dialog.tsx';
import styles from './Help.module.css';
import { useGiven } from './useSession.ts';

/** Every key, and what it does. */
export function Help({ onClose }: { onClose(): void }) {
  const { opening } = useGiven();
  return (
    <Dialog title="Keys" byKey="?" size="page" onClose={onClose}>
      <div className={styles.root}>
        {helpFor(opening).map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(([pressed, does]) => (
                <div key={pressed}>
                  <dt>
                    {inKeys(pressed).map((key, at) =>
                      key === '+' && at > 0 ? <span key="plus"> + </span> : <kbd key={key}>{key}</kbd>,
                    )}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/** `Shift + Space Page Up` → each key by itself. */
const inKeys = (keys: string) => keys.match(/Page (Up|Down)|\S+/g) ?? [];
