import '../../styles/global.css';
import './own-look.css';
import './moving.ts';
import { createRoot } from 'react-dom/client';
import { LabelsProvider } from '../../ui/Labels/Labels.ts';
import { Session } from '../core/session.ts';
import { StageWordsProvider, stageWords } from '../slides/stage-words.ts';
import { Choices } from './Choice.tsx';
import { openCarried } from './carried.ts';
import { openLine } from './line.ts';
import { Mistakes } from './Mistakes.tsx';
import { OPENING_ID, type Opening, PRESENTER_HASH, ROOT_ID, type TalkOpening } from './opening.ts';
import { shelfFor } from './shelf.ts';
import { type Role, TalkWindow } from './TalkWindow.tsx';
import { type Given, GivenContext } from './useSession.ts';
import { watchContent } from './watch.ts';

const place = document.getElementById(ROOT_ID);
const written = document.getElementById(OPENING_ID)?.textContent;
if (!place || !written) throw new Error('This document brings nothing to show.');
const opening: Opening = openCarried(JSON.parse(written));
createRoot(place).render(draw(opening));
if (opening.kind !== 'talk') watchContent();

function draw(opening: Opening) {
  if (opening.kind === 'choice') return <Choices {...opening} />;
  if (opening.kind === 'mistakes') return <Mistakes {...opening} />;
  const role: Role = location.hash === PRESENTER_HASH ? 'presenter' : 'stage';
  return (
    <GivenContext value={givenOf(opening, role)}>
      <StageWordsProvider value={stageWords(opening.talk.language)}>
        <LabelsProvider value={opening.labels}>
          <TalkWindow opened={role} />
        </LabelsProvider>
      </StageWordsProvider>
    </GivenContext>
  );
}

function givenOf(opening: TalkOpening, role: Role): Given {
  const slides = opening.talk.parts.flatMap((part) => part.slides);
  const line = openLine(opening.id);
  const session = new Session({
    me: `${Date.now()}-${Math.random()}`,
    count: slides.length,
    line,
    shelf: shelfFor(opening.id),
    now: () => Date.now(),
  });
  addEventListener('pagehide', () => session.leave());
  // Kept in memory by the browser and shown again, it may have missed the rest.
  addEventListener('pageshow', (event) => event.persisted && location.reload());
  const openOther = () => {
    const other: Role = role === 'stage' ? 'presenter' : 'stage';
    const address = location.href.split('#')[0] + (other === 'presenter' ? PRESENTER_HASH : '');
    line.meet(window.open(address, `${other} ${opening.id}`, 'popup,width=1280,height=800'));
  };
  return { session, opening, slides, openOther };
}
