import { defineBoard } from '../../board.ts';
import { At, Frame } from '../../kit/frame.tsx';
import { closesOf, coins } from './data.ts';
import { CoinDetail } from './ui/Coin.tsx';
import { Hill } from './ui/Ground.tsx';
import { Handset } from './ui/Handset.tsx';
import { Home } from './ui/Home.tsx';
import { green } from './ui/theme.ts';

function Cover() {
  return (
    <Frame ground="#0b241b">
      <Hill
        width={1080}
        height={810}
        values={closesOf(coins.ETH).slice(0, 21)}
        from={640}
        to={150}
        line={green.mint}
        below={['#2c8a66', '#123c2d']}
        stroke={9}
      />
      <At x={150} y={128}>
        <Handset width={376} shade="#020604">
          <Home />
        </Handset>
      </At>
      <At x={554} y={56}>
        <Handset width={376} shade="#020604">
          <CoinDetail />
        </Handset>
      </At>
    </Frame>
  );
}

export const board = defineBoard({
  id: 'crypto_insights/cover',
  size: { width: 1080, height: 810 },
  out: 'case-studies/crypto_insights/cover.png',
  Component: Cover,
});
