import { defineBoard } from '../../board.ts';
import { Laptop, screens } from '../../kit/devices.tsx';
import { At, Frame } from '../../kit/frame.tsx';
import { contract } from './data.ts';
import { Dashboard } from './ui/Dashboard.tsx';
import { FadeCard } from './ui/FadeCard.tsx';
import { GridGround } from './ui/grounds.tsx';
import { Zoom } from './ui/parts.tsx';
import { c } from './ui/theme.ts';

function Cover() {
  return (
    <Frame ground={c.navy900}>
      <GridGround width={1080} height={810} ground="#12284f" line="#1b3462" ink="#2a4677" />
      <At x={34} y={122}>
        <Laptop width={1012} tone="silver" shade="#020814">
          <Zoom by={1.74} {...screens.laptop}>
            <Dashboard columns="key" kpis={4} selected="2104" rowHeight={36} />
          </Zoom>
        </Laptop>
      </At>
      <At x={684} y={412}>
        <FadeCard of={contract('2104')} width={350} zoom={1.09} />
      </At>
    </Frame>
  );
}

export const board = defineBoard({
  id: 'pledgx/cover',
  size: { width: 1080, height: 810 },
  ground: c.navy900,
  out: 'case-studies/pledgx/cover.png',
  Component: Cover,
});
