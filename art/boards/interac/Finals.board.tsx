import type { ReactNode } from 'react';
import { defineBoard } from '../../board.ts';
import { Desktop, Laptop, Phone, Phone2, Phone3 } from '../../kit/devices.tsx';
import { At, Frame } from '../../kit/frame.tsx';
import { banks } from './tokens.ts';
import { Dashboard } from './ui/Dashboard.tsx';
import { DashboardSending } from './ui/Drawer.tsx';
import { MobileCards, MobileHome, MobileReview, MobileSend, MobileSent, Sheet } from './ui/Mobile.tsx';
import { OnDesk } from './ui/Sliced.tsx';

const grounds = { warm: '#f4efe5', honey: '#f8e7bf', stone: '#efedea' } as const;
const shade = '#4b3a1c';

const pulledUp = (
  <>
    <MobileHome theme={banks.td} />
    <Sheet theme={banks.td} />
  </>
);

const scenes: Record<string, ReactNode> = {
  desktop: (
    <Frame ground={grounds.warm}>
      <At x={172} y={52}>
        <Desktop width={936} shade={shade}>
          <OnDesk>
            <Dashboard theme={banks.rbc} />
          </OnDesk>
        </Desktop>
      </At>
    </Frame>
  ),
  'desktop-portrait': (
    <Frame ground={grounds.warm}>
      <At x={30} y={56}>
        <Desktop width={640} shade={shade}>
          <OnDesk>
            <Dashboard theme={banks.rbc} />
          </OnDesk>
        </Desktop>
      </At>
    </Frame>
  ),
  laptop: (
    <Frame ground={grounds.stone}>
      <At x={70} y={88}>
        <Laptop width={1140} shade={shade}>
          <OnDesk>
            <DashboardSending theme={banks.td} />
          </OnDesk>
        </Laptop>
      </At>
    </Frame>
  ),
  'laptop-portrait': (
    <Frame ground={grounds.stone}>
      <At x={-262} y={98}>
        <Laptop width={760} shade={shade}>
          <OnDesk>
            <DashboardSending theme={banks.td} />
          </OnDesk>
        </Laptop>
      </At>
    </Frame>
  ),
  home: (
    <Frame ground={grounds.honey}>
      <At x={128} y={48}>
        <Phone width={330} shade={shade}>
          <MobileHome theme={banks.scotia} />
        </Phone>
      </At>
      <At x={502} y={48}>
        <Phone width={330} shade={shade}>
          <MobileSend theme={banks.scotia} />
        </Phone>
      </At>
    </Frame>
  ),
  'home-portrait': (
    <Frame ground={grounds.honey}>
      <At x={112} y={34}>
        <Phone width={256} shade={shade}>
          <MobileHome theme={banks.scotia} />
        </Phone>
      </At>
    </Frame>
  ),
  cards: (
    <Frame ground={grounds.stone}>
      <At x={126} y={44}>
        <Phone2 width={334} shade={shade}>
          <MobileReview theme={banks.bmo} />
        </Phone2>
      </At>
      <At x={500} y={44}>
        <Phone2 width={334} shade={shade}>
          <MobileCards theme={banks.cibc} />
        </Phone2>
      </At>
    </Frame>
  ),
  'cards-portrait': (
    <Frame ground={grounds.stone}>
      <At x={111} y={30}>
        <Phone2 width={258} shade={shade}>
          <MobileCards theme={banks.cibc} />
        </Phone2>
      </At>
    </Frame>
  ),
  sheet: (
    <Frame ground={grounds.warm}>
      <At x={144} y={2}>
        <Phone3 width={700} shade={shade} second={<MobileSent theme={banks.td} />}>
          {pulledUp}
        </Phone3>
      </At>
    </Frame>
  ),
  'sheet-portrait': (
    <Frame ground={grounds.warm}>
      <At x={52} y={8}>
        <Phone3 width={372} shade={shade}>
          {pulledUp}
        </Phone3>
      </At>
    </Frame>
  ),
};

function Final({ scene }: { scene: keyof typeof scenes }) {
  return scenes[scene];
}

const size = (scene: string) =>
  scene.endsWith('portrait')
    ? { width: 480, height: 600 }
    : scene === 'desktop' || scene === 'laptop'
      ? { width: 1280, height: 800 }
      : { width: 960, height: 800 };

export const board = defineBoard<{ scene: string }>({
  id: 'interac/finals',
  size: { width: 1280, height: 800 },
  Component: Final,
  states: Object.fromEntries(
    Object.keys(scenes).map((scene) => {
      const [name, portrait] = scene.split('-');
      return [
        scene,
        {
          out: `case-studies/interac/final-${name}${portrait ? '-portrait' : ''}.png`,
          props: { scene },
          size: size(scene),
        },
      ];
    }),
  ),
});
