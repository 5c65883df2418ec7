import type { PushPlace } from '../../shared/answers.ts';
import forms from '../fields/forms.module.css';
import { Dialog } from './Dialog.tsx';
import styles from './PublishDialog.module.css';

/** What has been done: sent to a place, or built into a folder. */
export type Published =
  | { way: 'git'; to: PushPlace /** What it was, in a sentence or two. */; what: string }
  | { way: 'build' /** Where it lies, and how much it is. */; said: string };

/** Nothing is left to be asked: what became of it, and Done. */
export function PublishDone({ done, onClose }: { done: Published; onClose(): void }) {
  return (
    <Dialog title={done.way === 'git' ? 'It is sent' : 'Your site is built'} onClose={onClose}>
      {done.way === 'git' ? (
        <>
          <p role="status" className={styles.said}>
            Sent to <strong>{done.to.address}</strong>, branch {done.to.branch}. Your host builds the site
            from it, which mostly takes a few minutes.
          </p>
          <p>{done.what}</p>
        </>
      ) : (
        <>
          <p role="status" className={styles.said}>
            {done.said}
          </p>
          <ol className={styles.steps}>
            <li>
              Open your host’s file manager, or the program you upload with, at the folder that is called
              public_html, htdocs or www.
            </li>
            <li>
              Put everything in there that is in the folder above, and delete what is left from the last time.
              One file begins with a dot, .htaccess, and goes along: in Finder, Cmd, Shift and the dot show
              it; elsewhere “show hidden files” does.
            </li>
            <li>Open your address on your phone, and tap through every page.</li>
          </ol>
        </>
      )}
      <button type="button" className={forms.primary} data-first onClick={onClose}>
        Done
      </button>
    </Dialog>
  );
}
