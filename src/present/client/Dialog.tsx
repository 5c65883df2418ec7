import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Dialog.module.css';

interface DialogProps {
  title: string;
  /** The key that opened it closes it too. */
  byKey: string;
  size: 'page' | 'window';
  onClose(): void;
  children: ReactNode;
}

/** Something that lies over the slides until Escape, its key or its button. */
export function Dialog({ title, byKey, size, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    element?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.root}
      data-size={size}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== byKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.head}>
        <h2>{title}</h2>
        <button type="button" onClick={onClose} data-first={size === 'page' ? '' : undefined}>
          Close <kbd>Esc</kbd>
        </button>
      </header>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
