import { useEffect, useState } from 'react';
import { fromStage, type Step } from '../core/state.ts';
import { stayAwake } from './awake.ts';
import { Help } from './Help.tsx';
import { Overview } from './Overview.tsx';
import { Presenter } from './Presenter.tsx';
import { largestPicture } from './pictures.ts';
import { Stage } from './Stage.tsx';
import { notesBelow, notesSize } from './shelf.ts';
import { Typed } from './Typed.tsx';
import { useKeys } from './useKeys.ts';
import { useGiven, useTalk } from './useSession.ts';
import { watchContent } from './watch.ts';

export type Role = 'stage' | 'presenter';

/** What lies over the slides of this window. */
type Over = 'nothing' | 'overview' | 'help';

/** One window of a talk: what the audience sees, or what the speaker does. Swapped, each is the other. */
export function TalkWindow({ opened }: { opened: Role }) {
  const { session, opening, slides, openOther } = useGiven();
  const state = useTalk();
  const role: Role = state.isSwapped === (opened === 'stage') ? 'presenter' : 'stage';
  const [over, setOver] = useState<Over>('nothing');
  const [isLaser, setLaser] = useState(false);
  const [hasNotesBelow, setNotesBelow] = useState(notesBelow.read);
  const [size, setSize] = useState(notesSize.read);
  const [toMend, setToMend] = useState(opening.toMend ?? []);
  useEffect(stayAwake, []);
  useEffect(() => watchContent(setToMend), []);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (state.colours === 'auto') delete dataset.scheme;
    else dataset.scheme = state.colours;
  }, [state.colours]);
  useEffect(() => {
    document.title = role === 'stage' ? opening.talk.title : `Notes: ${opening.talk.title}`;
  }, [role, opening]);

  const take = (step: Step) => {
    if (step.kind === 'colours' && !opening.hasBoth) return;
    for (const one of role === 'stage' ? fromStage(session.state(), step) : [step]) session.take(one);
  };
  const close = () => setOver('nothing');
  const zoom = () => {
    const slide = document.querySelector('[data-state=shown]');
    const picture = slide ? largestPicture(slide) : undefined;
    if (state.near !== undefined) take({ kind: 'far' });
    else if (picture !== undefined) take({ kind: 'near', picture });
  };
  const resize = (by: number) => {
    notesSize.write(size + by);
    setSize(notesSize.read);
  };
  const typed = useKeys({
    direction: opening.talk.direction,
    count: slides.length,
    take,
    onJump(to) {
      close();
      take({ kind: 'go', to });
    },
    onLaser: setLaser,
    onCommand(kind) {
      if (kind === 'fullScreen') void toggleFullScreen();
      else if (kind === 'presenter') openOther();
      else if (kind === 'overview' || kind === 'help') setOver(kind);
      else if (kind === 'zoom') zoom();
      else if (kind === 'larger') resize(4);
      else if (kind === 'smaller') resize(-4);
      else if (kind === 'notesOn') scrollNotes(1);
      else if (kind === 'notesBack') scrollNotes(-1);
      else if (kind === 'notes') {
        notesBelow.write(!hasNotesBelow);
        setNotesBelow(!hasNotesBelow);
      } else if (state.near !== undefined) take({ kind: 'far' });
      else if (state.screen !== 'slide') take({ kind: state.screen });
    },
  });

  const shared = { take, isLaser, size };
  return (
    <>
      {role === 'stage' ? (
        <Stage {...shared} hasNotesBelow={hasNotesBelow} />
      ) : (
        <Presenter
          {...shared}
          toMend={toMend}
          resize={resize}
          onOverview={() => setOver('overview')}
          onHelp={() => setOver('help')}
        />
      )}
      <Typed typed={typed} count={slides.length} />
      {over === 'overview' && (
        <Overview at={state.at} onChoose={(to) => take({ kind: 'go', to })} onClose={close} />
      )}
      {over === 'help' && <Help onClose={close} />}
    </>
  );
}

/** By less than what is seen, so that the last lines are still there to go on from. */
function scrollNotes(by: 1 | -1): void {
  const notes = document.querySelector('[data-notes]');
  notes?.scrollBy({ top: by * notes.clientHeight * 0.6 });
}

/** Some browsers refuse it without a press: then the key was not it, and nothing is lost. */
async function toggleFullScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await document.documentElement.requestFullscreen?.().catch(() => {});
}
