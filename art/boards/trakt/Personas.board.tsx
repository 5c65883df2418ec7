import { defineBoard } from '../../board.ts';
import { Portrait } from '../../kit/portrait.tsx';
import { type PersonId, people } from './data.ts';

function Personas({ id }: { id: PersonId }) {
  return <Portrait size={480} {...people[id].face} />;
}

export const board = defineBoard<{ id: PersonId }>({
  id: 'trakt/personas',
  size: { width: 480, height: 480 },
  Component: Personas,
  states: {
    noor: { out: 'case-studies/trakt/persona-noor.png', props: { id: 'noor' } },
    daniel: { out: 'case-studies/trakt/persona-daniel.png', props: { id: 'daniel' } },
  },
});
