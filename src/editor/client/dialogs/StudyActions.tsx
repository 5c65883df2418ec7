import { useState } from 'react';
import forms from '../fields/forms.module.css';
import type { Session, View } from '../session/session.ts';
import { Tool } from '../Tool.tsx';
import { WholeDialog, type WholeTask, WORDS } from './WholeDialog.tsx';

interface ActionsProps {
  session: Session;
}

/** The Fun page may go; it comes back from the list of pages, or by Undo. */
export function FunActions(props: ActionsProps) {
  const [task, setTask] = useState<WholeTask>();
  return (
    <div className={forms.row}>
      <Tool
        sign="bin"
        label={`${WORDS.deleteFun.title} …`}
        isNamed
        onClick={() => setTask({ kind: 'deleteFun', route: 'fun' })}
      />
      {task && <WholeDialog {...props} task={task} onClose={() => setTask(undefined)} />}
    </div>
  );
}

/** What can be done to a study as a whole. */
export function StudyActions({ view, onSlides, ...props }: ActionsProps & { view: View; onSlides(): void }) {
  const [task, setTask] = useState<WholeTask>();
  const route = view.state.path.replace(/^\//, '');
  return (
    <div className={forms.row}>
      <Tool sign="slides" label="Slides" isNamed onClick={onSlides} />
      <Tool
        sign="pencil"
        label={`${WORDS.rename.title} …`}
        isNamed
        onClick={() => setTask({ kind: 'rename', route })}
      />
      <Tool
        sign="copy"
        label={`${WORDS.duplicate.title} …`}
        isNamed
        onClick={() => setTask({ kind: 'duplicate', route })}
      />
      <Tool
        sign="bin"
        label={`${WORDS.delete.title} …`}
        isNamed
        onClick={() => setTask({ kind: 'delete', route })}
      />
      {task && <WholeDialog {...props} task={task} onClose={() => setTask(undefined)} />}
    </div>
  );
}
