import { useState } from 'react';
import forms from '../fields/forms.module.css';
import type { Session } from '../session/session.ts';
import { ADDRESS_HELP, freeAddress } from './address.ts';
import { Dialog } from './Dialog.tsx';
import { Line } from './Line.tsx';

export interface StudyTask {
  kind: 'rename' | 'duplicate' | 'delete';
  route: string;
}

const TITLES = {
  rename: 'Rename its address',
  duplicate: 'Duplicate this study',
  delete: 'Delete this study',
};

interface StudyDialogProps {
  session: Session;
  task: StudyTask;
  onClose(): void;
}

export function StudyDialog({ session, task, onClose }: StudyDialogProps) {
  const [route, setRoute] = useState(() =>
    task.kind === 'duplicate' ? freeAddress(session.view().state, task.route) : task.route,
  );
  const [isBusy, setBusy] = useState(false);

  const submit = async () => {
    setBusy(true);
    const isDone = await session.ask(() => {
      switch (task.kind) {
        case 'rename':
          return { kind: 'renameStudy', route: task.route, to: route };
        case 'duplicate':
          return { kind: 'duplicateStudy', route: task.route, to: route };
        case 'delete':
          return { kind: 'deleteStudy', route: task.route };
      }
    });
    setBusy(false);
    if (isDone) onClose();
  };

  const { notice } = session.view();
  return (
    <Dialog title={TITLES[task.kind]} onClose={onClose}>
      <form
        className={forms.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {task.kind === 'delete' ? (
          <p>{`/${task.route} goes to the folder .trash, with its pictures, and its card leaves the Work page. Undo brings it back.`}</p>
        ) : (
          <Line label="Address" help={ADDRESS_HELP} value={route} onChange={setRoute} isNeeded isFirst />
        )}
        {notice?.isFault && (
          <p className={forms.problem} role="alert">
            {notice.text}
          </p>
        )}
        <button type="submit" className={forms.primary} disabled={isBusy}>
          {isBusy ? 'A moment …' : TITLES[task.kind]}
        </button>
      </form>
    </Dialog>
  );
}
