import { useEffect, useRef, useState } from 'react';
import type { ProposedImport } from '../../shared/brought.ts';
import { BRINGABLE } from '../fields/bring-kinds.ts';
import { FileButton } from '../fields/FileButton.tsx';
import forms from '../fields/forms.module.css';
import { focusOn } from '../focus.ts';
import type { Session } from '../session/session.ts';
import styles from './BringDialog.module.css';
import { BringPeople } from './BringPeople.tsx';
import { BringStudy } from './BringStudy.tsx';
import { Dialog } from './Dialog.tsx';
import { NotCarriedList } from './NotCarriedList.tsx';
import { useProgress } from './useProgress.ts';

interface BringDialogProps {
  session: Session;
  /** A file that was dropped on the page. */
  given?: File | undefined;
  onClose(): void;
}

type Step =
  | { kind: 'choosing'; fault?: string }
  | { kind: 'reading'; name: string }
  | { kind: 'proposed'; proposed: ProposedImport };

/** What an owner has already, brought in: each part beside the block it would become. */
export function BringDialog({ session, given, onClose }: BringDialogProps) {
  const [step, setStep] = useState<Step>({ kind: 'choosing' });
  const read = async (file: File) => {
    setStep({ kind: 'reading', name: file.name });
    try {
      setStep({ kind: 'proposed', proposed: await session.server.propose(file) });
    } catch (error) {
      setStep({ kind: 'choosing', fault: error instanceof Error ? error.message : String(error) });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is given once, when the dialog opens
  useEffect(() => {
    if (given) void read(given);
  }, [given]);

  const progress = useProgress(session, step.kind === 'reading');

  return (
    <Dialog
      title="Bring in what you have"
      width={step.kind === 'proposed' && step.proposed.studies.length > 0 ? 'wide' : undefined}
      onClose={onClose}
    >
      {step.kind === 'proposed' ? (
        <Proposed session={session} proposed={step.proposed} onClose={onClose} />
      ) : (
        <>
          <p>
            A study from Notion, a document or an old site; jobs and skills from LinkedIn. You see what
            becomes of each part before anything is written, and nothing leaves this machine.
          </p>
          <ul className={styles.formats}>
            <li>
              <b>Notion:</b> Export, as Markdown & CSV or HTML. The ZIP as it comes.
            </li>
            <li>
              <b>Markdown, Word:</b> the file; with pictures beside it, a ZIP of both.
            </li>
            <li>
              <b>A web page:</b> saved as “Web page, complete”, page and folder in a ZIP.
            </li>
            <li>
              <b>LinkedIn:</b> Settings, Data privacy, Get a copy of your data. Or a JSON Resume.
            </li>
          </ul>
          {step.kind === 'reading' ? (
            <p role="status">{`${progress || `Reading ${step.name}`} …`}</p>
          ) : (
            <FileButton
              sign="page"
              label="Choose a file …"
              accept={BRINGABLE}
              onFile={(file) => void read(file)}
            />
          )}
          {step.kind === 'choosing' && step.fault && (
            <p className={forms.problem} role="alert">
              {step.fault}
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}

function Proposed({
  session,
  proposed,
  onClose,
}: {
  session: Session;
  proposed: ProposedImport;
  onClose(): void;
}) {
  const { id, name, studies, people, notCarried, thumbnails } = proposed;
  const [kinds, setKinds] = useState(() =>
    studies.map(({ parts }) => parts.map(({ kind }) => kind as string)),
  );
  const [isTaken, setTaken] = useState(() => studies.map(() => true));
  const [replaces, setReplaces] = useState(false);
  const [owner, setOwner] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const progress = useProgress(session, isBusy);
  const form = useRef<HTMLFormElement>(null);
  // What was pressed is gone: the proposals begin here.
  useEffect(() => focusOn(form.current), []);
  const count = isTaken.filter(Boolean).length;

  const some = count === 1 ? 'the study' : `${count} studies`;
  const asked = !people
    ? `Take ${some}`
    : count === 0
      ? 'Put it on About'
      : `Put it on About, and take ${some}`;

  const take = async () => {
    setBusy(true);
    const chosen = kinds.map((one, index) => (isTaken[index] ? one : null));
    const isDone = await session.ask(() => ({ kind: 'bring', id, studies: chosen, replaces, owner }));
    setBusy(false);
    if (isDone) onClose();
  };

  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label={`What is in ${name}`}
      className={`${forms.form} ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        void take();
      }}
    >
      {studies.map((study, index) => (
        <BringStudy
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown
          key={index}
          study={study}
          thumbnails={thumbnails}
          kinds={kinds[index] ?? []}
          isTaken={isTaken[index] ?? false}
          isOnly={studies.length === 1 && !people}
          onKinds={(now) => setKinds(kinds.with(index, now))}
          onTaken={(now) => setTaken(isTaken.with(index, now))}
        />
      ))}
      {people && (
        <BringPeople
          people={people}
          replaces={replaces}
          onReplaces={setReplaces}
          takesOwner={owner}
          onOwner={setOwner}
        />
      )}
      <NotCarriedList of={`Of ${name} as a whole`} list={notCarried} />
      <div className={styles.end}>
        <button type="submit" className={forms.primary} disabled={isBusy || (count === 0 && !people)}>
          {isBusy ? 'A moment …' : asked}
        </button>
        <p className={forms.help} role="status">
          {progress
            ? `${progress} …`
            : studies.length === 0
              ? 'Undo takes it back in one step.'
              : people
                ? 'Studies come as drafts, which nobody but you sees. Undo takes all of it back in one step.'
                : 'It is a draft, which nobody but you sees. Undo takes it back in one step.'}
        </p>
      </div>
    </form>
  );
}
