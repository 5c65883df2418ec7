import { type ReactNode, useEffect, useId, useRef } from 'react';
import { focusOn, moveFocus } from '../focus.ts';
import { Tool } from '../Tool.tsx';
import styles from './Dialog.module.css';
import { useToldHere } from './ToldIn.tsx';

interface DialogProps {
  title: string;
  width?: 'wide' | undefined;
  onClose(): void;
  children: ReactNode;
}

/**
 * A dialog of the editor: Escape and the cross close it, and the focus goes back to where it was. It begins at what is
 * marked `data-first`, else at the cross.
 */
export function Dialog({ title, width, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const told = useToldHere();
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    const element = dialog.current;
    moveFocus(() => {
      if (element && !element.open) element.showModal();
      element?.querySelector<HTMLElement>('[data-first]')?.focus();
    });
    return () => {
      if (before instanceof HTMLElement) focusOn(before, { preventScroll: true });
    };
  }, []);
  // A button that goes as it is pressed takes the focus along: who goes on by keys is still in the dialog.
  useEffect(() => {
    // On its way from one field to the next it is nowhere for a moment.
    const timer = setTimeout(() => {
      if (dialog.current?.open && document.activeElement === document.body)
        focusOn(dialog.current, { preventScroll: true });
    });
    return () => clearTimeout(timer);
  });
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.root}
      data-width={width}
      aria-labelledby={id}
      // A key in a dialog is for it alone: what it was opened from stays as it is.
      onKeyDown={(event) => event.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <Tool sign="close" label="Close" onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {/* What is told of it, heard as well as seen: at its foot, where it stays in sight. */}
      <div ref={told} role="status" />
    </dialog>
  );
}
