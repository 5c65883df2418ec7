import type { ReactNode } from 'react';
import { defineBoard } from '../../board.ts';
import { linear, straight } from '../../kit/chart-maths.ts';
import { Frame } from '../../kit/frame.tsx';
import {
  pencil,
  Sketch,
  SketchBox,
  SketchButton,
  SketchCircle,
  SketchLabel,
  SketchLine,
  SketchNote,
  SketchPhone,
  SketchText,
} from '../../kit/lofi.tsx';
import { coins } from './data.ts';

type Props = { upright: boolean };

const marker = '#1f7a57';
const w = 200;
const h = 412;

const note = {
  home: 'Month first.\nLive ticks\none tap away',
  coin: 'What I own\nright under\nthe chart',
  order: 'Dollars, not\ncoins. The\nbutton says\nReview',
  review: 'Fee and total\nbefore I say\nyes',
  market: 'Watched\ncoins first,\nthen by size',
  alert: 'An alert is\na sentence\nwith blanks',
  insight: 'Always these\nthree parts,\nthis order',
  recurring: 'Next dates\nin plain sight,\neasy to stop',
} as const;

function Wireframes({ upright }: Props) {
  return upright ? (
    <Frame ground={pencil.paper}>
      <Sketch width={480} height={1530}>
        <SketchLabel x={26} y={48} size={25} weight={600}>
          First sketches
        </SketchLabel>
        <Place x={24} y={80} title="1  Home">
          <HomeWire />
        </Place>
        <Place x={256} y={80} title="2  Coin">
          <CoinWire />
        </Place>
        <Place x={24} y={560} title="3  Order">
          <OrderWire />
        </Place>
        <Place x={256} y={560} title="4  Review">
          <ReviewWire />
        </Place>
        <Place x={24} y={1040} title="5  Alert">
          <AlertWire />
        </Place>
        <Place x={256} y={1040} title="6  Recurring buy">
          <RecurringWire />
        </Place>
      </Sketch>
    </Frame>
  ) : (
    <Frame ground={pencil.paper}>
      <Sketch width={1280} height={956}>
        <SketchLabel x={36} y={52} size={24} weight={600}>
          First sketches
        </SketchLabel>
        <SketchLabel x={218} y={52} size={17} colour={pencil.soft}>
          buying, start to end
        </SketchLabel>
        <Place x={34} y={74} title="1  Home" say={note.home}>
          <HomeWire />
        </Place>
        <Place x={340} y={74} title="2  Coin" say={note.coin}>
          <CoinWire />
        </Place>
        <Place x={646} y={74} title="3  Order" say={note.order}>
          <OrderWire />
        </Place>
        <Place x={952} y={74} title="4  Review" say={note.review}>
          <ReviewWire />
        </Place>
        {[229, 535, 841].map((x) => (
          <path key={x} d={`M${x} 330q46 -20 92 0m-12 -10 12 10 -14 7`} stroke={marker} strokeWidth="2" />
        ))}
        <SketchLabel x={36} y={512} size={17} colour={pencil.soft}>
          following the market without staring at it
        </SketchLabel>
        <Place x={34} y={532} title="5  Market" say={note.market}>
          <MarketWire />
        </Place>
        <Place x={340} y={532} title="6  Alert" say={note.alert}>
          <AlertWire />
        </Place>
        <Place x={646} y={532} title="7  Insight" say={note.insight}>
          <InsightWire />
        </Place>
        <Place x={952} y={532} title="8  Recurring buy" say={note.recurring}>
          <RecurringWire />
        </Place>
      </Sketch>
    </Frame>
  );
}

function Place({
  x,
  y,
  title,
  say,
  children,
}: {
  x: number;
  y: number;
  title: string;
  say?: string;
  children: ReactNode;
}) {
  const scale = say === undefined ? 1 : 0.88;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g transform={`scale(${scale})`}>
        <SketchPhone x={0} y={0} width={w} height={h} />
        {children}
      </g>
      <SketchLabel
        x={say === undefined ? 8 : 4}
        y={h * scale + (say === undefined ? 30 : 26)}
        size={say === undefined ? 19 : 17}
        weight={600}
      >
        {title}
      </SketchLabel>
      {say && (
        <SketchNote x={w * scale + 14} y={110} size={15} colour={marker}>
          {say}
        </SketchNote>
      )}
    </g>
  );
}

const monthLine = (x0: number, x1: number, top: number, foot: number) => {
  const closes = coins.ETH.candles.map((c) => c.close);
  const y = linear([Math.min(...closes), Math.max(...closes)], [foot, top]);
  return straight(
    closes
      .filter((_, i) => i % 2 === 0)
      .map((close, i, all) => ({ x: x0 + ((x1 - x0) * i) / (all.length - 1), y: y(close) })),
  );
};

function CoinLine({ y }: { y: number }) {
  return (
    <g>
      <SketchCircle cx={28} cy={y} r={10} weight={1.4} />
      <SketchText x={46} y={y - 4} width={50} weight={3} colour="#7c7671" />
      <SketchText x={46} y={y + 6} width={34} weight={2.4} />
      <SketchText x={140} y={y} width={46} weight={3} colour="#7c7671" />
    </g>
  );
}

function Tabs({ on = 0, y = 376 }: { on?: number; y?: number }) {
  return (
    <g>
      <SketchLine x1={14} y1={y - 16} x2={186} y2={y - 16} weight={1.2} colour={pencil.soft} />
      {[30, 65, 100, 135, 170].map((x, i) => (
        <SketchCircle key={x} cx={x} cy={y} r={7} weight={1.3} fill={i === on ? '#8d8681' : 'none'} />
      ))}
    </g>
  );
}

function HomeWire() {
  return (
    <g>
      <SketchLabel x={16} y={56} size={13}>
        All I hold
      </SketchLabel>
      <SketchLabel x={16} y={86} size={27} weight={600}>
        $ 0,000
      </SketchLabel>
      <path d={monthLine(16, 184, 112, 160)} stroke={pencil.line} strokeWidth="2" />
      {['D', 'W', 'M', 'Y'].map((text, i) => (
        <g key={text}>
          {text === 'M' && <SketchCircle cx={34 + i * 44} cy={184} r={12} fill={pencil.fill} />}
          <SketchLabel x={34 + i * 44} y={189} size={14} anchor="middle">
            {text}
          </SketchLabel>
        </g>
      ))}
      <SketchLine x1={14} y1={206} x2={186} y2={206} weight={1.2} colour={pencil.soft} />
      {[228, 260, 292, 324].map((y) => (
        <CoinLine key={y} y={y} />
      ))}
      <Tabs />
    </g>
  );
}

function CoinWire() {
  const shown = coins.ETH.candles.slice(15, 29);
  const y = linear([Math.min(...shown.map((c) => c.low)), Math.max(...shown.map((c) => c.high))], [204, 110]);
  return (
    <g>
      <SketchCircle cx={26} cy={52} r={10} weight={1.4} />
      <SketchText x={44} y={53} width={64} kind="squiggle" colour={pencil.line} />
      <SketchLabel x={16} y={92} size={24} weight={600}>
        $ 0,000
      </SketchLabel>
      {shown.map((c, i) => {
        const x = 20 + i * 12.4;
        const top = y(Math.max(c.open, c.close));
        return (
          <g key={x}>
            <SketchLine x1={x} y1={y(c.high)} x2={x} y2={y(c.low)} weight={1.3} />
            <SketchBox
              x={x - 3.5}
              y={top}
              width={7}
              height={Math.max(4, y(Math.min(c.open, c.close)) - top)}
              weight={1.3}
              fill={c.close >= c.open ? '#6d6762' : '#fff'}
            />
          </g>
        );
      })}
      <SketchBox x={14} y={224} width={172} height={50}>
        <SketchLabel x={24} y={244} size={13}>
          I own
        </SketchLabel>
        <SketchText x={24} y={260} width={60} colour="#7c7671" />
        <SketchText x={124} y={250} width={52} colour="#7c7671" />
      </SketchBox>
      <SketchText x={16} y={294} width={160} lines={2} />
      <SketchButton x={14} y={322} width={60} height={34} label="Sell" />
      <SketchButton x={84} y={322} width={102} height={34} label="Buy" filled />
    </g>
  );
}

function OrderWire() {
  return (
    <g>
      <SketchLabel x={100} y={54} size={15} anchor="middle">
        Buy
      </SketchLabel>
      <SketchBox x={14} y={66} width={86} height={28} fill={pencil.fill}>
        <SketchLabel x={57} y={85} size={13} anchor="middle">
          Market
        </SketchLabel>
      </SketchBox>
      <SketchBox x={100} y={66} width={86} height={28}>
        <SketchLabel x={143} y={85} size={13} anchor="middle">
          Limit
        </SketchLabel>
      </SketchBox>
      <SketchLabel x={100} y={140} size={34} weight={600} anchor="middle">
        $ 000
      </SketchLabel>
      <SketchText x={62} y={156} width={78} />
      {[0, 1, 2, 3].map((i) => (
        <SketchBox key={i} x={14 + i * 44} y={176} width={38} height={22} weight={1.3}>
          <SketchText x={22 + i * 44} y={187} width={22} />
        </SketchBox>
      ))}
      {[0, 1, 2, 3].map((row) =>
        [0, 1, 2].map((col) => (
          <SketchLabel key={`${row}${col}`} x={44 + col * 56} y={228 + row * 28} size={16} anchor="middle">
            {['123', '456', '789', '.0<'][row]![col]!}
          </SketchLabel>
        )),
      )}
      <SketchButton x={14} y={330} width={172} height={38} label="Review" filled />
    </g>
  );
}

function ReviewWire() {
  return (
    <g>
      <SketchText x={52} y={58} width={96} colour={pencil.fill} weight={5} />
      <SketchText x={62} y={84} width={76} colour={pencil.fill} weight={12} />
      <SketchLine x1={3} y1={112} x2={197} y2={112} weight={2} />
      <SketchLine x1={84} y1={124} x2={116} y2={124} weight={3} colour={pencil.soft} />
      <SketchLabel x={16} y={154} size={18} weight={600}>
        Buy 0.00
      </SketchLabel>
      {['Type', 'Price', 'Fee'].map((text, i) => (
        <g key={text}>
          <SketchLabel x={16} y={184 + i * 26} size={14}>
            {text}
          </SketchLabel>
          <SketchText x={128} y={180 + i * 26} width={56} colour="#7c7671" />
        </g>
      ))}
      <SketchLine x1={14} y1={252} x2={186} y2={252} weight={1.4} />
      <SketchLabel x={16} y={274} size={16} weight={600}>
        Total
      </SketchLabel>
      <SketchLabel x={184} y={274} size={16} weight={600} anchor="end">
        $ 000
      </SketchLabel>
      <SketchBox x={14} y={288} width={172} height={34} fill={pencil.fill}>
        <SketchText x={24} y={300} width={146} lines={2} gap={11} />
      </SketchBox>
      <SketchButton x={14} y={334} width={172} height={38} label="Confirm" filled />
    </g>
  );
}

function MarketWire() {
  return (
    <g>
      <SketchLabel x={16} y={60} size={18} weight={600}>
        Market
      </SketchLabel>
      <SketchBox x={14} y={72} width={172} height={26}>
        <SketchLabel x={26} y={90} size={13} colour={pencil.soft}>
          Find
        </SketchLabel>
      </SketchBox>
      {[14, 94, 174].map((x, i) => (
        <g key={x}>
          {i < 2 && <SketchBox x={x} y={112} width={72} height={72} fill={pencil.fill} />}
          {i === 2 && (
            <path d={`M198 112H${x}V184H198`} fill={pencil.fill} stroke={pencil.line} strokeWidth="1.6" />
          )}
          {i < 2 && <path d={monthLine(x + 8, x + 64, 150, 174)} stroke={pencil.line} strokeWidth="1.5" />}
          {i < 2 && <SketchText x={x + 8} y={126} width={44} colour="#7c7671" />}
        </g>
      ))}
      {[212, 244, 276, 308, 340].map((y) => (
        <CoinLine key={y} y={y} />
      ))}
      <Tabs on={1} />
    </g>
  );
}

function AlertWire() {
  return (
    <g>
      <SketchLabel x={16} y={62} size={17} weight={600}>
        Tell me when
      </SketchLabel>
      <SketchBox x={14} y={76} width={80} height={28} fill={pencil.fill}>
        <SketchLabel x={54} y={95} size={14} anchor="middle">
          coin
        </SketchLabel>
      </SketchBox>
      <SketchBox x={104} y={76} width={82} height={28} fill={pencil.fill}>
        <SketchLabel x={145} y={95} size={14} anchor="middle">
          falls to
        </SketchLabel>
      </SketchBox>
      <SketchBox x={14} y={114} width={120} height={32} weight={2}>
        <SketchLabel x={74} y={136} size={17} anchor="middle" weight={600}>
          $ 0,000
        </SketchLabel>
      </SketchBox>
      <path d={monthLine(16, 184, 170, 226)} stroke={pencil.line} strokeWidth="2" />
      <path d="M14 216h172" stroke={marker} strokeWidth="2" strokeDasharray="5 6" />
      <SketchButton x={14} y={246} width={172} height={34} label="Set alert" filled />
      {[302, 330].map((y) => (
        <g key={y}>
          <SketchText x={18} y={y} width={100} colour="#7c7671" />
          <SketchBox x={156} y={y - 8} width={28} height={15} weight={1.3} fill={pencil.fill} />
        </g>
      ))}
      <Tabs on={2} />
    </g>
  );
}

function InsightWire() {
  return (
    <g>
      <SketchText x={16} y={58} width={160} kind="squiggle" colour={pencil.line} />
      <SketchText x={16} y={76} width={110} kind="squiggle" colour={pencil.line} />
      {[20, 16, 24, 36, 58, 50].map((tall, i) => (
        <SketchBox
          key={i}
          x={20 + i * 28}
          y={160 - tall}
          width={18}
          height={tall}
          fill={pencil.fill}
          weight={1.3}
        />
      ))}
      {['What happened', 'What it means for me', 'What nobody knows'].map((text, i) => (
        <g key={text}>
          <SketchLabel x={16} y={190 + i * 58} size={14} weight={600}>
            {text}
          </SketchLabel>
          <SketchText x={16} y={202 + i * 58} width={166} lines={3} gap={11} weight={2.6} />
        </g>
      ))}
      <Tabs on={3} />
    </g>
  );
}

function RecurringWire() {
  return (
    <g>
      <SketchCircle cx={32} cy={96} r={15} />
      <SketchLine x1={26} y1={96} x2={38} y2={96} />
      <SketchLabel x={100} y={108} size={34} weight={600} anchor="middle">
        $ 00
      </SketchLabel>
      <SketchCircle cx={168} cy={96} r={15} />
      <SketchLine x1={162} y1={96} x2={174} y2={96} />
      <SketchLine x1={168} y1={90} x2={168} y2={102} />
      <SketchLabel x={100} y={132} size={14} anchor="middle">
        every Friday
      </SketchLabel>
      {['Week', '2 wks', 'Month'].map((text, i) => (
        <SketchBox
          key={text}
          x={14 + i * 58}
          y={150}
          width={56}
          height={26}
          fill={i === 0 ? pencil.fill : 'none'}
          weight={1.3}
        >
          <SketchLabel x={42 + i * 58} y={168} size={12.5} anchor="middle">
            {text}
          </SketchLabel>
        </SketchBox>
      ))}
      <SketchLine x1={34} y1={216} x2={166} y2={216} weight={1.4} />
      {[34, 78, 122, 166].map((x, i) => (
        <g key={x}>
          <SketchCircle cx={x} cy={216} r={9} fill={i === 0 ? '#6d6762' : '#fff'} />
          <SketchText x={x - 13} y={238} width={26} />
        </g>
      ))}
      {['From', 'Fee'].map((text, i) => (
        <g key={text}>
          <SketchLabel x={16} y={274 + i * 26} size={14}>
            {text}
          </SketchLabel>
          <SketchText x={128} y={270 + i * 26} width={56} colour="#7c7671" />
        </g>
      ))}
      <SketchButton x={14} y={334} width={172} height={38} label="Start" filled />
    </g>
  );
}

export const board = defineBoard<Props>({
  id: 'crypto_insights/wireframes',
  size: { width: 1280, height: 956 },
  Component: Wireframes,
  states: {
    wide: { out: 'case-studies/crypto_insights/wireframes.png', props: { upright: false } },
    portrait: {
      out: 'case-studies/crypto_insights/wireframes-portrait.png',
      props: { upright: true },
      size: { width: 480, height: 1530 },
    },
  },
});
