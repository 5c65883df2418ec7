import { Fragment, useEffect, useLayoutEffect, useRef } from 'react';
import { deckFile, deckOfFile, FILES, kindOf } from '../../model/files.ts';
import { inWords, oneOf } from '../shared/field-names.ts';
import { type Path, valueAt } from '../shared/value.ts';
import { AdviceList } from './AdviceList.tsx';
import { FunActions, StudyActions } from './dialogs/StudyActions.tsx';
import { Field, type FieldContext, inOrder } from './fields/Field.tsx';
import forms from './fields/forms.module.css';
import { helpOf, schemaAt, schemaFor } from './fields/schema.ts';
import { isForTalk, TalkFields } from './fields/TalkFields.tsx';
import { focusOn } from './focus.ts';
import { LockedNote } from './gate/LockedNote.tsx';
import { LookPanel } from './look/LookPanel.tsx';
import styles from './Panel.module.css';
import type { Origin } from './page/marks.ts';
import { elementAt } from './page/scan.ts';
import { useWholePage } from './page/useWholePage.ts';
import { SiteActions } from './SiteActions.tsx';
import type { Session, View } from './session/session.ts';
import type { SlideLoader } from './slides/module.ts';
import { SlidesPanel } from './slides/SlidesPanel.tsx';
import { Tool } from './Tool.tsx';
import { TalkActions } from './talks/TalkActions.tsx';
import { TalkLength } from './talks/TalkLength.tsx';
import { TalksPanel } from './talks/TalksPanel.tsx';

export type PanelPlace =
  | { kind: 'fields'; file: string; path: Path }
  | { kind: 'look' }
  | { kind: 'slides' }
  | { kind: 'talks' }
  | { kind: 'advice' };

interface PanelProps {
  session: Session;
  view: View;
  place: PanelPlace;
  onPlace(place: PanelPlace | undefined): void;
  onPicture(origin: Origin): void;
  onGo(origin: Origin): void;
  /** Brings what draws slides. */
  slides: SlideLoader;
}

/** Beside the page: the fields of a block, of the page or of the site, made from the schema alone. */
export function Panel({ session, view, place, onPlace, onPicture, onGo, slides }: PanelProps) {
  const panel = useRef<HTMLElement>(null);
  const key = place.kind === 'fields' ? `${place.file} ${place.path.join('/')}` : place.kind;
  useEffect(() => {
    const before = document.activeElement;
    // Whoever closes it goes on where they opened it, unless they are somewhere already.
    return () => {
      if (before instanceof HTMLElement && document.activeElement === document.body)
        focusOn(before, { preventScroll: true });
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another panel.
  useEffect(() => {
    focusOn(panel.current, { preventScroll: true });
    const isPart = place.kind === 'fields' && place.path.length > 0;
    // What is changed here is to be seen there.
    if (isPart) elementAt(place.file, place.path)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [key]);
  useLayoutEffect(() => {
    const makeRoom = (isOpen: boolean) => {
      document.documentElement.toggleAttribute('data-edit-panel', isOpen);
      // Whatever lies over the page goes along.
      dispatchEvent(new Event('edit:drawn'));
    };
    makeRoom(true);
    return () => makeRoom(false);
  }, []);
  useWholePage(panel, place.kind === 'look');

  return (
    <section
      ref={panel}
      className={styles.root}
      aria-label="Settings"
      tabIndex={-1}
      data-editor
      data-panel
      onKeyDown={({ key: pressed }) => pressed === 'Escape' && onPlace(undefined)}
    >
      <div className={styles.head}>
        <h2>{titleOf(place, view)}</h2>
        <Tool sign="close" label="Close settings" onClick={() => onPlace(undefined)} />
      </div>
      <div className={styles.body}>
        {place.kind === 'advice' ? (
          <AdviceList session={session} onGo={onGo} />
        ) : place.kind === 'look' ? (
          <LookPanel {...{ session, view, onPicture }} />
        ) : place.kind === 'slides' ? (
          <SlidesPanel
            {...{ session, view, onPicture }}
            load={slides}
            onTalks={() => onPlace({ kind: 'talks' })}
          />
        ) : place.kind === 'talks' ? (
          <TalksPanel {...{ session, view }} onOpen={(file) => onPlace({ kind: 'fields', file, path: [] })} />
        ) : (
          <FieldsOf key={key} {...{ session, view, place, onPicture, onPlace }} />
        )}
      </div>
    </section>
  );
}

function FieldsOf({
  session,
  view,
  place,
  onPicture,
  onPlace,
}: Pick<PanelProps, 'session' | 'view' | 'onPicture' | 'onPlace'> & {
  place: PanelPlace & { kind: 'fields' };
}) {
  const { file, path } = place;
  const root = schemaFor(session.schemas, file);
  const document = view.documents[file];
  const schema = schemaAt(root, path, document?.written);
  const value = valueAt(document?.written, path);
  if (!schema || !document) return <p>This is not there any more.</p>;
  const context: FieldContext = { session, file, root, onPicture };
  const isBlock = kindOf(file) === 'study' && path.length === 2 && path[0] === 'blocks';
  const talk = path.length === 0 ? deckOfFile(file) : undefined;
  const isStudy = path.length === 0 && kindOf(file) === 'study';
  return (
    <>
      {path.length === 0 && file === FILES.fun && <FunActions session={session} />}
      {path.length === 0 && file === FILES.site && (
        <SiteActions session={session} onTalks={() => onPlace({ kind: 'talks' })} />
      )}
      {talk !== undefined && (
        <TalkActions
          session={session}
          name={talk}
          onTalks={() => onPlace({ kind: 'talks' })}
          onMoved={(name) => onPlace({ kind: 'fields', file: deckFile(name), path: [] })}
        />
      )}
      {talk !== undefined && <TalkLength {...{ view, file }} />}
      {isStudy && <StudyActions {...{ session, view }} onSlides={() => onPlace({ kind: 'slides' })} />}
      {helpOf(schema) && path.length > 0 && <p className={forms.help}>{helpOf(schema)}</p>}
      {document.problems.map(({ message, field }) => (
        <p key={`${field} ${message}`} className={forms.problem}>
          {field}: {message}
        </p>
      ))}
      {inOrder(schema, value, file === FILES.site ? document.shown : undefined)
        // Blocks are edited on the page.
        .filter(([name]) => !(isStudy && name === 'blocks') && !(isBlock && isForTalk(name)))
        .map(([name, field]) => (
          <Fragment key={name}>
            <Field
              context={context}
              name={name}
              schema={field}
              path={[...path, name]}
              value={valueAt(value, [name])}
              isOptional={!schema.required?.includes(name)}
            />
            {isStudy && name === 'locked' && valueAt(value, [name]) === true && (
              <LockedNote session={session} />
            )}
          </Fragment>
        ))}
      {isBlock && <TalkFields {...{ context, schema, path }} block={value} />}
    </>
  );
}

function titleOf(place: PanelPlace, { documents, state }: View): string {
  if (place.kind === 'advice') return 'Check';
  if (place.kind === 'look') return 'Look';
  if (place.kind === 'slides') return 'Slides';
  if (place.kind === 'talks') return 'Talks';
  if (kindOf(place.file) === 'deck') return 'Talk';
  if (place.file === FILES.site) return 'The whole site';
  if (place.path.length === 0) return state.screen === 'study' ? 'This study' : 'This page';
  const type = valueAt(documents[place.file]?.written, [...place.path, 'type']);
  if (type !== undefined) return inWords(String(type));
  const [list, at] = place.path.slice(-2);
  return typeof at === 'number' ? inWords(`${oneOf(String(list))} ${at + 1}`) : inWords(String(at));
}
