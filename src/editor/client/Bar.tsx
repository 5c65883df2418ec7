import { FILES } from '../../model/files.ts';
import styles from './Bar.module.css';
import type { Open } from './Editor.tsx';
import { FileButton } from './fields/FileButton.tsx';
import { PICTURES } from './fields/files.ts';
import { wish } from './focus.ts';
import { PageChoice } from './PageChoice.tsx';
import type { PanelPlace } from './Panel.tsx';
import type { Origin } from './page/marks.ts';
import { SampleStrip } from './SampleStrip.tsx';
import { SaveState } from './SaveState.tsx';
import type { Session, View } from './session/session.ts';
import { Tool } from './Tool.tsx';

interface BarProps {
  session: Session;
  view: View;
  isEditing: boolean;
  onMode(isEditing: boolean): void;
  onPanel(place: PanelPlace | undefined): void;
  onOpen(open: Open): void;
  /** Leads to what could not be saved. */
  onMend(origin: Origin): void;
}

/** The editor’s one bar: where you are, what you can do, and that it is saved. */
export function Bar({ session, view, isEditing, onMode, onPanel, onOpen, onMend }: BarProps) {
  const { state, save } = view;
  const isRefused = save.kind === 'refused';
  return (
    <div
      ref={noteHeight}
      className={styles.root}
      role="toolbar"
      aria-label="Editor bar"
      data-editor
      data-edit-bar
    >
      {state.isSample && <SampleStrip onBegin={() => onOpen({ kind: 'begin' })} />}
      <Tool sign="pencil" label="Edit" isNamed aria-pressed={isEditing} onClick={() => onMode(!isEditing)} />
      <PageChoice
        session={session}
        screen={state.screen}
        path={state.path}
        studies={state.studies}
        hasFun={state.hasFun}
        onOpen={onOpen}
        onTalks={() => onPanel({ kind: 'talks' })}
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
        onClick={() => onPanel({ kind: 'fields', file: FILES.site, path: [] })}
      />
      <Tool sign="look" label="Look" isNamed onClick={() => onPanel({ kind: 'look' })} />
      {state.screen === 'study' && (
        <Tool sign="slides" label="Slides" isNamed onClick={() => onPanel({ kind: 'slides' })} />
      )}
      {state.screen === 'fun' && (
        <FileButton
          label="Add a painting …"
          accept={PICTURES}
          onFile={async (picture) => {
            const isWished = wish();
            const origin = { file: state.file, path: ['paintings'] };
            const [fault] = await session.upload(origin, picture, { place: 'painting' });
            const hung = session.value({ file: state.file, path: ['paintings'] });
            if (fault) session.refuse(fault);
            // Its words are asked for at once, unless the owner has gone on to something else.
            else if (Array.isArray(hung) && isWished())
              onOpen({
                kind: 'picture',
                origin: { file: state.file, path: ['paintings', hung.length - 1, 'picture'] },
                isNew: true,
              });
          }}
        />
      )}
      <span className={styles.gap} />
      <SaveState save={save} onMend={onMend} />
      <Tool
        sign="undo"
        label={isRefused ? 'Undo what is not saved' : state.undo ? `Undo ${state.undo}` : 'Undo'}
        disabled={!state.undo && !isRefused}
        onClick={session.undo}
      />
      <Tool
        sign="redo"
        label={state.redo ? `Redo ${state.redo}` : 'Redo'}
        disabled={!state.redo}
        onClick={session.redo}
      />
      <Tool sign="check" label="Check" isNamed onClick={() => onPanel({ kind: 'advice' })} />
      <button type="button" className={styles.publish} onClick={() => onOpen({ kind: 'publish' })}>
        Publish
      </button>
    </div>
  );
}

/** Whatever stands above the bar has to know how high it is: on a narrow window it takes several lines. */
function noteHeight(bar: HTMLElement | null) {
  if (!bar) return;
  const note = () =>
    document.documentElement.style.setProperty(
      '--edit-bar',
      `${Math.ceil(bar.getBoundingClientRect().height)}px`,
    );
  const observer = new ResizeObserver(note);
  observer.observe(bar);
  return () => observer.disconnect();
}
