import { useState } from 'react';
import forms from '../fields/forms.module.css';
import type { Session, View } from '../session/session.ts';
import { Tool } from '../Tool.tsx';
import { StudyDialog, type StudyTask } from './StudyDialog.tsx';

/** The Fun page may go; it comes back from the list of pages, or by Undo. */
export function FunActions({ session }: { session: Session }) {
  return (
    <div className={forms.row}>
      <Tool
        sign="bin"
        label="Delete the Fun page"
        isNamed
        onClick={() => session.ask(() => ({ kind: 'deleteFun' }))}
      />
    </div>
  );
}

/** What can be done to a study as a whole. */
export function StudyActions({ session, view }: { session: Session; view: View }) {
  const [task, setTask] = useState<StudyTask>();
  const route = view.state.path.replace(/^\//, '');
  return (
    <div className={forms.row}>
      <Tool
        sign="pencil"
        label="Rename address …"
        isNamed
        onClick={() => setTask({ kind: 'rename', route })}
      />
      <Tool
        sign="copy"
        label="Duplicate study …"
        isNamed
        onClick={() => setTask({ kind: 'duplicate', route })}
      />
      <Tool sign="bin" label="Delete study …" isNamed onClick={() => setTask({ kind: 'delete', route })} />
      {task && <StudyDialog session={session} task={task} onClose={() => setTask(undefined)} />}
    </div>
  );
}
