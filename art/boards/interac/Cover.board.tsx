import { defineBoard } from '../../board.ts';
import { Laptop, Phone } from '../../kit/devices.tsx';
import { At, Frame } from '../../kit/frame.tsx';
import { banks } from './tokens.ts';
import { Dashboard } from './ui/Dashboard.tsx';
import { MobileHome } from './ui/Mobile.tsx';
import { OnDesk } from './ui/Sliced.tsx';

/** Public, so without a bank's name: the neutral theme only. */
function Cover() {
  return (
    <Frame ground="#f9f1de">
      <i
        style={{
          position: 'absolute',
          left: 150,
          top: 15,
          width: 780,
          height: 780,
          borderRadius: 770,
          background: '#f0b73f',
        }}
      />
      <At x={22} y={158}>
        <Laptop width={900} shade="#5b3d05">
          <OnDesk>
            <Dashboard theme={banks.default} names={false} />
          </OnDesk>
        </Laptop>
      </At>
      <At x={796} y={170}>
        <Phone width={248} shade="#5b3d05">
          <MobileHome theme={banks.default} />
        </Phone>
      </At>
    </Frame>
  );
}

export const board = defineBoard({
  id: 'interac/cover',
  size: { width: 1080, height: 810 },
  ground: '#f9f1de',
  out: 'case-studies/interac/cover.png',
  Component: Cover,
});
