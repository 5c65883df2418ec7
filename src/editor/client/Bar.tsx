import styles from './Editor.module.css';
import type { Open } from './Editor.tsx';
import { FileButton } from './FileButton.tsx';
import { PageChoice } from './PageChoice.tsx';
import type { PanelPlace } from './Panel.tsx';
import { PICTURES } from './PictureDialog.tsx';
import type { Session, View } from './session.ts';
import { Tool } from './Tool.tsx';

interface BarProps {
  session: Session;
  view: View;
  isEditing: boolean;
  onMode(isEditing: boolean): void;
  onPanel(place: PanelPlace | undefined): void;
  onOpen(open: Open): void;
}

/** The editor’s one bar: where you are, what you can do, and that it is saved. */
export function Bar({ session, view, isEditing, onMode, onPanel, onOpen }: BarProps) {
  const { state, isSaving, drafts } = view;
  const saved = drafts.length > 0 ? 'Something to mend' : isSaving ? 'Saving …' : 'Saved';
  return (
    <div className={styles.bar} role="toolbar" aria-label="Editor bar" data-editor>
      <Tool sign="pencil" label="Edit" isNamed aria-pressed={isEditing} onClick={() => onMode(!isEditing)} />
      <PageChoice
        session={session}
        screen={state.screen}
        path={state.path}
        studies={state.studies}
        onOpen={onOpen}
      />
      <Tool
        sign="page"
        label="This page"
        isNamed
        onClick={() => onPanel({ kind: 'fields', file: state.file, path: [] })}
      />
      <Tool
        sign="settings"
        label="Site"
        isNamed
        onClick={() => onPanel({ kind: 'fields', file: 'content/site.yaml', path: [] })}
      />
      {state.screen === 'fun' && (
        <FileButton
          label="Add a painting …"
          accept={PICTURES}
          onFile={async (picture) => {
            const [fault] = await session.upload(
              { file: state.file, path: ['paintings'] },
              picture,
              'painting',
            );
            const hung = session.value({ file: state.file, path: ['paintings'] });
            if (fault) session.tell(fault);
            // Its words are asked for at once.
            else if (Array.isArray(hung))
              onOpen({
                kind: 'picture',
                origin: { file: state.file, path: ['paintings', hung.length - 1, 'picture'] },
              });
          }}
        />
      )}
      <span className={styles.gap} />
      <span className={styles.saved} data-state={drafts.length > 0 ? 'mend' : isSaving ? 'saving' : 'saved'}>
        {saved}
      </span>
      <Tool
        sign="undo"
        label={state.undo ? `Undo ${state.undo}` : 'Undo'}
        disabled={!state.undo}
        onClick={() => session.ask(() => ({ kind: 'undo' }))}
      />
      <Tool
        sign="redo"
        label={state.redo ? `Redo ${state.redo}` : 'Redo'}
        disabled={!state.redo}
        onClick={() => session.ask(() => ({ kind: 'redo' }))}
      />
      <Tool sign="check" label="Check" isNamed onClick={() => onPanel({ kind: 'advice' })} />
      <button type="button" className={styles.publish} onClick={() => onOpen({ kind: 'publish' })}>
        Publish
      </button>
    </div>
  );
}
