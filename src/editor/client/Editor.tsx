import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { FILES } from '../../model/files.ts';
import { Bar } from './Bar.tsx';
import { BeginDialog } from './dialogs/BeginDialog.tsx';
import { BlockMenu } from './dialogs/BlockMenu.tsx';
import { BringDialog } from './dialogs/BringDialog.tsx';
import { FunDialog } from './dialogs/FunDialog.tsx';
import { type Large, LargeDialog } from './dialogs/LargeDialog.tsx';
import { type Moving, MovingDialog } from './dialogs/MovingDialog.tsx';
import { NewStudyDialog } from './dialogs/NewStudyDialog.tsx';
import { PictureDialog } from './dialogs/PictureDialog.tsx';
import { PublishDialog } from './dialogs/PublishDialog.tsx';
import { focusField } from './fields/focus.ts';
import { focusOn, wish } from './focus.ts';
import { Message } from './Message.tsx';
import { Panel, type PanelPlace } from './Panel.tsx';
import type { Hand, Letters } from './page/caret.ts';
import { DatesEditor } from './page/DatesEditor.tsx';
import { Frame } from './page/Frame.tsx';
import type { Origin } from './page/marks.ts';
import { placeOnPage } from './page/place-on-page.ts';
import { blockElements, elementAt, firstTextIn, type Target, targetOf } from './page/scan.ts';
import { TextEditor } from './page/TextEditor.tsx';
import { usePageEvents } from './page/usePageEvents.ts';
import { useRefused } from './page/useRefused.ts';
import { useUnwritten } from './page/useUnwritten.ts';
import { ledTo, toldHere } from './session/lead.ts';
import type { Session } from './session/session.ts';
import type { SlideLoader } from './slides/module.ts';
import type { TypedAhead } from './typed-ahead.ts';

/** What is open beside the page, one at a time. */
export type Open =
  | {
      kind: 'picture';
      origin: Origin;
      given?: File | undefined;
      others?: File[] | undefined;
      isNew?: boolean;
    }
  | { kind: 'blocks'; at: number }
  | { kind: 'study' }
  | { kind: 'bring'; given?: File }
  | { kind: 'fun' }
  | { kind: 'begin' }
  | { kind: 'publish' };

/** The text or the dates under the hand, and where they were clicked or dragged over. */
interface Chosen {
  target: Target;
  hand?: Hand | undefined;
  /** What is selected in it, where no hand says so. */
  letters?: Letters | undefined;
  /** What was typed before it was there, if it is new. */
  take?: TypedAhead['take'] | undefined;
}

const MODE = 'edit-mode';

export function Editor({ session, slides }: { session: Session; slides: SlideLoader }) {
  const view = useSyncExternalStore(session.subscribe, session.view);
  const [isEditing, setEditing] = useState(() => sessionStorage.getItem(MODE) !== 'off');
  const [chosen, setChosen] = useState<Chosen>();
  const [panel, setPanel] = useState<PanelPlace>();
  const [open, setOpen] = useState<Open>();
  useRefused(session, view.drafts);
  const onLeft = useUnwritten(session, chosen?.target);

  useEffect(() => {
    sessionStorage.setItem(MODE, isEditing ? 'on' : 'off');
    document.documentElement.dataset.editMode = isEditing ? 'on' : 'off';
  }, [isEditing]);

  const [moving, setMoving] = useState<Moving>();
  const [large, setLarge] = useState<Large>();
  useEffect(() => {
    session.mayStandStill = ({ name }, { path }) =>
      new Promise((resolve) => {
        const [list, block] = path;
        const filmAt = list === 'blocks' && typeof block === 'number' ? block + 1 : undefined;
        const answer = (mayStandStill: boolean) => {
          setMoving(undefined);
          resolve(mayStandStill);
        };
        setMoving({ name, filmAt, answer });
      });
    session.mayBeSmaller = (picture) =>
      new Promise((resolve) => {
        const answer: Large['answer'] = (mayBeSmaller) => {
          setLarge(undefined);
          resolve(mayBeSmaller);
        };
        setLarge({ picture, answer });
      });
  }, [session]);

  const choose = useCallback(
    (target: Target, { hand, ...files }: { given?: File; others?: File[]; hand?: Hand } = {}) => {
      if (target.kind === 'picture') setOpen({ kind: 'picture', origin: target, ...files });
      else setChosen({ target, hand });
    },
    [],
  );
  usePageEvents({
    session,
    isEditing,
    onChoose: choose,
    onBring: (given) => setOpen({ kind: 'bring', given }),
    onUndo: session.undo,
    onRedo: session.redo,
  });

  /** Opens the text at a place once it is drawn, ready to be overwritten, or with the caret where it is to be. */
  const startTyping = useCallback((origin: Origin, ahead?: TypedAhead, letters?: Letters) => {
    if (ahead && !ahead.isWished()) return void ahead.take();
    const element = elementAt(origin.file, origin.path);
    const target = element && targetOf(element);
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (target && target.kind !== 'picture') setChosen({ target, letters, take: ahead?.take });
    else ahead?.take();
  }, []);

  /** Opens the first text of a new block; one without words has the focus on its picture, or on itself. */
  const startBlock = useCallback(
    (block: Origin, ahead: TypedAhead) => {
      const text = firstTextIn(block);
      const target = text && targetOf(text);
      if (target) return startTyping(target, ahead);
      ahead.take();
      const element = blockElements()[Number(block.path.at(-1))];
      if (!element || !ahead.isWished()) return;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      focusOn(element.querySelector<HTMLElement>('[data-edit]') ?? element, { preventScroll: true });
    },
    [startTyping],
  );

  /** What stands on the page is mended there; anything else in its form. */
  const mend = ({ file, path }: Origin) => {
    const place = placeOnPage(session, { file, path });
    if (place) return startTyping(place);
    if (file === FILES.look) {
      setPanel({ kind: 'look' });
      return focusField(wish(), file, path);
    }
    const isBlock = path[0] === 'blocks' && path.length > 1;
    setPanel({ kind: 'fields', file, path: isBlock ? path.slice(0, 2) : [] });
    focusField(wish(), file, path);
  };

  const arrived = useRef(mend);
  useEffect(() => {
    const place = ledTo();
    if (place) arrived.current(place);
    const told = toldHere();
    if (told) session.tell(told.text, told.left);
  }, [session]);

  return (
    <>
      <Bar
        session={session}
        view={view}
        isEditing={isEditing}
        onMode={setEditing}
        onPanel={setPanel}
        onOpen={setOpen}
        onMend={mend}
      />
      {isEditing && (
        <Frame
          session={session}
          view={view}
          hasPanel={panel !== undefined}
          onSettings={(file, path) => setPanel({ kind: 'fields', file, path })}
          onAdd={(at) => setOpen({ kind: 'blocks', at })}
        />
      )}
      {isEditing && chosen?.target.kind === 'text' && (
        <TextEditor
          key={keyOf(chosen.target)}
          session={session}
          target={chosen.target}
          hand={chosen.hand}
          letters={chosen.letters}
          take={chosen.take}
          onDone={() => setChosen(undefined)}
          onLeft={onLeft}
          onNext={startTyping}
          onGo={(target, letters) => setChosen({ target, letters })}
        />
      )}
      {isEditing && chosen?.target.kind === 'dates' && (
        <DatesEditor
          key={keyOf(chosen.target)}
          session={session}
          target={chosen.target}
          onDone={() => setChosen(undefined)}
        />
      )}
      {panel && (
        <Panel
          session={session}
          view={view}
          place={panel}
          onPlace={setPanel}
          onPicture={(origin) => setOpen({ kind: 'picture', origin })}
          onGo={mend}
          slides={slides}
        />
      )}
      {open?.kind === 'picture' && (
        <PictureDialog session={session} view={view} {...open} onClose={() => setOpen(undefined)} />
      )}
      {open?.kind === 'blocks' && (
        <BlockMenu session={session} at={open.at} onClose={() => setOpen(undefined)} onAdded={startBlock} />
      )}
      {open?.kind === 'study' && <NewStudyDialog session={session} onClose={() => setOpen(undefined)} />}
      {open?.kind === 'bring' && (
        <BringDialog session={session} given={open.given} onClose={() => setOpen(undefined)} />
      )}
      {open?.kind === 'fun' && <FunDialog session={session} onClose={() => setOpen(undefined)} />}
      {open?.kind === 'begin' && (
        <BeginDialog session={session} view={view} onClose={() => setOpen(undefined)} />
      )}
      {open?.kind === 'publish' && (
        <PublishDialog
          session={session}
          onClose={() => setOpen(undefined)}
          onGo={(origin) => {
            // A dialog gives the focus back as it goes: first that, then to where one is led.
            flushSync(() => setOpen(undefined));
            mend(origin);
          }}
        />
      )}
      {large && <LargeDialog {...large} />}
      {moving && <MovingDialog moving={moving} onFilm={(at) => setOpen({ kind: 'blocks', at })} />}
      <Message session={session} save={view.save} notice={view.notice} studies={view.state.studies} />
    </>
  );
}

const keyOf = ({ file, path }: Origin) => `${file} ${path.join('/')}`;
