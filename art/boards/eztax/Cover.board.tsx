import { defineBoard } from '../../board.ts';
import { Phone } from '../../kit/devices.tsx';
import { At, Frame } from '../../kit/frame.tsx';
import { Pip } from './ui/Pip.tsx';
import { Hills, Key, Leafling } from './ui/scenery.tsx';
import { Assistant } from './ui/screens/Assistant.tsx';
import { FilingSlips } from './ui/screens/Filing.tsx';
import { Quiz } from './ui/screens/Quiz.tsx';
import { c } from './world.ts';

const shade = '#7a2c18';

function Cover() {
  return (
    <Frame ground="#ffa68e">
      <svg
        width="1080"
        height="810"
        viewBox="0 0 1080 810"
        style={{ position: 'absolute', inset: 0 }}
        aria-hidden
      >
        <circle cx="540" cy="392" r="330" fill="#ffb9a5" />
        <circle cx="540" cy="392" r="232" fill="#ffcbbb" />
      </svg>
      <Hills width={1080} height={810} rise={210} back="#a9d08d" front="#79b566" />
      <svg
        width="1080"
        height="810"
        viewBox="0 0 1080 810"
        style={{ position: 'absolute', inset: 0 }}
        aria-hidden
      >
        <Key x={78} y={190} turn={-34} scale={1.5} tint={2} />
        <Key x={992} y={176} turn={28} scale={1.4} tint={2} />
        <Key x={1010} y={470} turn={70} scale={1.1} tint={0} />
        <Leafling x={1012} y={742} scale={1.1} colour={c.bud} dark={c.leafDeep} />
      </svg>
      <At x={160} y={150} turn={-8} origin="50% 50%">
        <Phone width={252} shade={shade}>
          <Quiz state="question" bare />
        </Phone>
      </At>
      <At x={668} y={150} turn={8} origin="50% 50%">
        <Phone width={252} shade={shade}>
          <Assistant />
        </Phone>
      </At>
      <At x={391} y={88}>
        <Phone width={298} shade={shade}>
          <FilingSlips />
        </Phone>
      </At>
      <At x={66} y={452}>
        <Pip size={206} pose="wave" eyes="open" mouth="grin" tilt={-4} />
      </At>
    </Frame>
  );
}

export const board = defineBoard({
  id: 'eztax/cover',
  size: { width: 1080, height: 810 },
  out: 'case-studies/eztax/cover.png',
  Component: Cover,
});
