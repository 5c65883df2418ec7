import { defineBoard } from '../../board.ts';
import { Laptop, Phone } from '../../kit/devices.tsx';
import { At, Frame } from '../../kit/frame.tsx';
import { banks } from './tokens.ts';
import { MobileHome } from './ui/Mobile.tsx';
import { OnDesk, SlicedDashboard, SlicedHome } from './ui/Sliced.tsx';

function Wide() {
  return (
    <Frame ground="#f6f2ea">
      <At x={72} y={72}>
        <Laptop width={1010} shade="#4b3a1c">
          <OnDesk>
            <SlicedDashboard />
          </OnDesk>
        </Laptop>
      </At>
      <At x={946} y={122}>
        <Phone width={252} shade="#4b3a1c">
          <MobileHome theme={banks.default} />
        </Phone>
      </At>
    </Frame>
  );
}

function Tall() {
  return (
    <Frame ground="#f6f2ea">
      <At x={98} y={36}>
        <Phone width={284} shade="#4b3a1c">
          <SlicedHome />
        </Phone>
      </At>
    </Frame>
  );
}

function Hero({ tall }: { tall: boolean }) {
  return tall ? <Tall /> : <Wide />;
}

export const board = defineBoard<{ tall: boolean }>({
  id: 'interac/hero',
  size: { width: 1280, height: 720 },
  ground: '#f6f2ea',
  Component: Hero,
  states: {
    wide: { out: 'case-studies/interac/hero.png', props: { tall: false } },
    tall: {
      out: 'case-studies/interac/hero-portrait.png',
      props: { tall: true },
      size: { width: 480, height: 640 },
    },
  },
});
