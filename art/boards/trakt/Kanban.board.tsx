import { defineBoard } from '../../board.ts';
import { BoardScreen } from './ui/LeadsScreen.tsx';
import { Picture } from './ui/Picture.tsx';

function Kanban({ narrow = false }: { narrow?: boolean }) {
  return narrow ? (
    <Picture width={480} height={600} pad={[28, 0, 0, 28]}>
      <BoardScreen width={620} height={680} columns={['contacted', 'qualified']} compact />
    </Picture>
  ) : (
    <Picture width={1280} height={868} pad={28}>
      <BoardScreen width={1224} height={812} />
    </Picture>
  );
}

export const board = defineBoard<{ narrow?: boolean }>({
  id: 'trakt/kanban',
  size: { width: 1280, height: 868 },
  Component: Kanban,
  states: {
    wide: { out: 'case-studies/trakt/kanban.png', props: {} },
    portrait: {
      out: 'case-studies/trakt/kanban-portrait.png',
      props: { narrow: true },
      size: { width: 480, height: 600 },
    },
  },
});
