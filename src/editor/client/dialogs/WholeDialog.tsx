import { useState } from 'react';
import { ADDRESS_HELP, freeAddress, NEEDS_ADDRESS } from '../../shared/addresses.ts';
import type { Obstacle } from '../../shared/answers.ts';
import { pageName } from '../../shared/page-names.ts';
import forms from '../fields/forms.module.css';
import type { Ask } from '../session/api.ts';
import type { Session } from '../session/session.ts';
import { Dialog } from './Dialog.tsx';
import { Form } from './Form.tsx';
import { buttonFor, InTheWay } from './InTheWay.tsx';
import { Line } from './Line.tsx';

/** What is done to a whole page. */
export type WholeTask =
  | { kind: 'rename' | 'duplicate' | 'delete'; route: string }
  | { kind: 'deleteFun'; route: 'fun' };

/** The dialog is called as what opens it. */
export const WORDS = {
  rename: { title: 'Rename address', verb: 'rename', back: 'Cancel' },
  duplicate: { title: 'Duplicate study', verb: 'duplicate', back: 'Cancel' },
  delete: { title: 'Delete study', verb: 'delete', back: 'Keep it' },
  deleteFun: { title: 'Delete the Fun page', verb: 'delete', back: 'Keep it' },
};

interface WholeDialogProps {
  session: Session;
  task: WholeTask;
  onClose(): void;
}

/** Deleting, renaming or copying a page: what stands in the way is told, with one button that mends it and goes on. */
export function WholeDialog({ session, task, onClose }: WholeDialogProps) {
  const [to, setTo] = useState(() =>
    task.kind === 'duplicate' ? freeAddress(session.view().state, task.route) : task.route,
  );
  const [obstacles, setObstacles] = useState<Obstacle[]>([]);
  const [isBusy, setBusy] = useState(false);
  const { title, verb, back } = WORDS[task.kind];

  const submit = async () => {
    if (task.kind === 'rename' && to === task.route) return onClose();
    setBusy(true);
    const wanted = obstacles.find((one) => one.to)?.to ?? to;
    setTo(wanted);
    const agreed = obstacles.map(({ says }) => says);
    const { isDone, obstacles: met } = await session.attempt(() => asked(task, wanted, agreed));
    setBusy(false);
    setObstacles(met);
    if (isDone) onClose();
  };

  const button = buttonFor(obstacles, verb);
  const look = verb === 'delete' ? forms.destructive : forms.primary;
  return (
    <Dialog title={title} onClose={onClose}>
      <Form onSubmit={() => void submit()}>
        {task.kind === 'rename' || task.kind === 'duplicate' ? (
          <Line
            label="Address"
            help={ADDRESS_HELP}
            value={to}
            onChange={(value) => {
              setTo(value);
              setObstacles([]);
            }}
            needed={NEEDS_ADDRESS}
            isFirst
          />
        ) : (
          <p>{GOES[task.kind](pageName(`/${task.route}`, session.view().state.studies))}</p>
        )}
        {obstacles.length > 0 && <InTheWay obstacles={obstacles} />}
        <div className={forms.answers}>
          {button !== undefined && (
            // Another button than the first: who clicks twice agrees to nothing unseen.
            <button key={button || title} type="submit" className={look} disabled={isBusy}>
              {isBusy ? 'A moment …' : button || title}
            </button>
          )}
          <button type="button" className={forms.secondary} onClick={onClose}>
            {back}
          </button>
        </div>
      </Form>
    </Dialog>
  );
}

function asked(task: WholeTask, to: string, agreed: string[]): Ask {
  switch (task.kind) {
    case 'rename':
      return { kind: 'renameStudy', route: task.route, to, agreed };
    case 'duplicate':
      return { kind: 'duplicateStudy', route: task.route, to, agreed };
    case 'delete':
      return { kind: 'deleteStudy', route: task.route, agreed };
    case 'deleteFun':
      return { kind: 'deleteFun', agreed };
  }
}

const GOES = {
  delete: (name: string) =>
    `“${name}” goes, with its pictures, and its card leaves the Work page. Undo brings all of it back.`,
  deleteFun: () =>
    'The page goes, and its link leaves the bar at the top. The paintings stay in their folder. Undo brings it back.',
};
