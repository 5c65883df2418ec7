import type { ReactNode } from 'react';
import { defineBoard } from '../../board.ts';

import { At } from '../../kit/frame.tsx';
import { limitOrder } from './data.ts';
import { Alerts } from './ui/Alerts.tsx';
import { CoinDetail } from './ui/Coin.tsx';
import { Ground, type GroundTone } from './ui/Ground.tsx';
import { Handset } from './ui/Handset.tsx';
import { Home } from './ui/Home.tsx';
import { Insight } from './ui/Insight.tsx';
import { Market } from './ui/Market.tsx';
import { OrderTicket } from './ui/Order.tsx';
import { Recurring } from './ui/Recurring.tsx';
import { green } from './ui/theme.ts';

type Props = { screen: ReactNode; tone: GroundTone; from?: 'top' | 'bottom' };

const phone = 420;
const tall = 868.6;

/** One phone, large enough to read, running off the edge that matters less. */
function Feature({ screen, tone, from = 'top' }: Props) {
  return (
    <Ground tone={tone}>
      <At x={(640 - phone) / 2} y={from === 'top' ? 44 : 800 - 44 - tall}>
        <Handset width={phone} shade={green.night}>
          {screen}
        </Handset>
      </At>
    </Ground>
  );
}

const out = (name: string) => `case-studies/crypto_insights/feature-${name}.png`;

export const board = defineBoard<Props>({
  id: 'crypto_insights/features',
  size: { width: 640, height: 800 },
  Component: Feature,
  states: {
    home: { out: out('1-portfolio'), props: { screen: <Home />, tone: 'forest' } },
    market: { out: out('2-market'), props: { screen: <Market />, tone: 'mint' } },
    coin: { out: out('3-coin'), props: { screen: <CoinDetail />, tone: 'deep' } },
    order: {
      out: out('4-order'),
      props: { screen: <OrderTicket order={limitOrder} review={1} />, tone: 'sage', from: 'bottom' },
    },
    alerts: { out: out('5-alerts'), props: { screen: <Alerts />, tone: 'forest' } },
    insights: { out: out('6-insights'), props: { screen: <Insight />, tone: 'mint' } },
    recurring: { out: out('7-recurring'), props: { screen: <Recurring />, tone: 'deep', from: 'bottom' } },
  },
});
