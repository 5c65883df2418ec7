import { defineBoard } from '../../board.ts';
import { Laptop, screens } from '../../kit/devices.tsx';
import { At, Frame } from '../../kit/frame.tsx';
import { Dashboard } from './ui/Dashboard.tsx';
import { Zoom } from './ui/parts.tsx';
import { QuestionCard } from './ui/QuestionCard.tsx';

const ground = '#dce5ef';

function FinalLaptop({ portrait = false }: { portrait?: boolean }) {
  if (portrait) {
    return (
      <Frame ground={ground}>
        <At x={-44} y={40}>
          <Laptop width={760} shade="#0d1d3a">
            <Zoom by={1.9} {...screens.laptop}>
              <Dashboard columns="key" kpis={4} selected="2104" rowHeight={36} />
            </Zoom>
          </Laptop>
        </At>
        <At x={36} y={378}>
          <QuestionCard width={408} />
        </At>
      </Frame>
    );
  }
  return (
    <Frame ground={ground}>
      <At x={20} y={38}>
        <Laptop width={1240} shade="#0d1d3a">
          <Zoom by={1.135} {...screens.laptop}>
            <Dashboard selected="2104" panel="why" panelWidth={324} rowHeight={38} />
          </Zoom>
        </Laptop>
      </At>
    </Frame>
  );
}

export const board = defineBoard({
  id: 'pledgx/final-laptop',
  size: { width: 1280, height: 800 },
  ground,
  Component: FinalLaptop,
  states: {
    wide: { out: 'case-studies/pledgx/final-laptop.png', props: {} },
    portrait: {
      out: 'case-studies/pledgx/final-laptop-portrait.png',
      props: { portrait: true },
      size: { width: 480, height: 600 },
    },
  },
});
