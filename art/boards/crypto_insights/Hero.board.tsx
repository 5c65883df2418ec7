import { defineBoard } from '../../board.ts';
import { At, Frame } from '../../kit/frame.tsx';
import { limitOrder, market } from './data.ts';
import { CoinDetail } from './ui/Coin.tsx';
import { Handset } from './ui/Handset.tsx';
import { Home } from './ui/Home.tsx';
import { OrderTicket } from './ui/Order.tsx';
import { Storm } from './ui/Storm.tsx';

type Props = { upright: boolean };

/** Outside, the market; inside the phone, one thing at a time. */
function Hero({ upright }: Props) {
  return upright ? (
    <Frame ground="#07120d">
      <Storm width={480} height={640} coins={market.slice(0, 4)} />
      <At x={90} y={46}>
        <Handset width={300} shade="#000">
          <CoinDetail />
        </Handset>
      </At>
    </Frame>
  ) : (
    <Frame ground="#07120d">
      <Storm width={1280} height={720} coins={market} />
      <At x={150} y={134}>
        <Handset width={292} shade="#000">
          <Home />
        </Handset>
      </At>
      <At x={838} y={134}>
        <Handset width={292} shade="#000">
          <OrderTicket order={limitOrder} review={1} />
        </Handset>
      </At>
      <At x={467} y={50}>
        <Handset width={346} shade="#000">
          <CoinDetail />
        </Handset>
      </At>
    </Frame>
  );
}

export const board = defineBoard<Props>({
  id: 'crypto_insights/hero',
  size: { width: 1280, height: 720 },
  Component: Hero,
  states: {
    wide: { out: 'case-studies/crypto_insights/hero.png', props: { upright: false } },
    portrait: {
      out: 'case-studies/crypto_insights/hero-portrait.png',
      props: { upright: true },
      size: { width: 480, height: 640 },
    },
  },
});
