import type { CSSProperties, ReactNode } from 'react';
import { StatusBar } from '../../../kit/devices.tsx';
import { Icon, type IconName } from '../../../kit/icons.tsx';
import { money, percent } from '../../../kit/text.tsx';
import { type Coin, change, coins, type Ticker } from '../data.ts';
import { down, face, green, ink } from './theme.ts';

type Boxed = { children?: ReactNode; style?: CSSProperties };

/** 390 × 844. Content is laid out from the status bar down; `foot` is pinned to the bottom. */
export function Screen({ children, foot, style }: Boxed & { foot?: ReactNode }) {
  return (
    <div
      style={{
        position: 'absolute',
        inset: 0,
        overflow: 'hidden',
        // Covers the hair's breadth that a scaled screen leaves at the edge of its frame.
        boxShadow: `0 0 0 4px ${green[950]}`,
        background: `linear-gradient(${green[900]}, ${green[950]} 340px)`,
        color: ink.bright,
        fontFamily: face.text,
        fontSize: 15,
        lineHeight: 1.35,
        ...style,
      }}
    >
      <StatusBar colour={ink.bright} style={{ fontFamily: face.text }} />
      {children}
      {foot && <div style={{ position: 'absolute', left: 0, right: 0, bottom: 0 }}>{foot}</div>}
    </div>
  );
}

export function Figure({
  children,
  size = 48,
  weight = 600,
  style,
}: Boxed & { size?: number; weight?: number }) {
  return (
    <div
      style={{
        fontFamily: face.figure,
        fontSize: size,
        fontWeight: weight,
        lineHeight: 1.12,
        letterSpacing: '-0.035em',
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
        ...style,
      }}
    >
      {children}
    </div>
  );
}

/** Dollars large, cents quiet. */
export function BigMoney({
  amount,
  size = 48,
  digits = 2,
  style,
}: {
  amount: number;
  size?: number;
  digits?: number;
  style?: CSSProperties;
}) {
  const [whole, part] = money(amount, digits).split('.');
  return (
    <Figure size={size} style={style}>
      {whole}
      {part && <span style={{ color: ink.dim, fontSize: '0.6em', letterSpacing: '-0.02em' }}>.{part}</span>}
    </Figure>
  );
}

export function Title({ children, size = 30, style }: Boxed & { size?: number }) {
  return (
    <div
      style={{
        fontFamily: face.figure,
        fontSize: size,
        fontWeight: 600,
        lineHeight: 1.18,
        letterSpacing: '-0.025em',
        ...style,
      }}
    >
      {children}
    </div>
  );
}

export function Small({
  children,
  colour = ink.soft,
  size = 13.5,
  style,
}: Boxed & { colour?: string; size?: number }) {
  return (
    <div
      style={{ fontSize: size, color: colour, lineHeight: 1.4, fontVariantNumeric: 'tabular-nums', ...style }}
    >
      {children}
    </div>
  );
}

/** Up and down are told apart by direction and by fill before they are told apart by colour. */
export function Arrow({ up, size = 11, colour }: { up: boolean; size?: number; colour?: string }) {
  const tone = colour ?? (up ? green.mint : down);
  return (
    <svg width={size} height={size} viewBox="0 0 12 12" style={{ flex: 'none' }} aria-hidden>
      <path
        d={up ? 'M6 2 11 10H1Z' : 'M6 10 1 2h10Z'}
        fill={up ? tone : 'none'}
        stroke={tone}
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function Change({
  share,
  amount,
  after,
  size = 14,
}: {
  share: number;
  amount?: number;
  after?: string;
  size?: number;
}) {
  const up = share >= 0;
  const tone = up ? green.mint : down;
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: 6,
        fontSize: size,
        fontWeight: 600,
        color: tone,
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
      }}
    >
      <Arrow up={up} size={size * 0.76} />
      {amount !== undefined && <span>{money(Math.abs(amount))}</span>}
      <span>{percent(Math.abs(share), 2)}</span>
      {after && <span style={{ color: ink.soft, fontWeight: 500 }}>{after}</span>}
    </div>
  );
}

const tones: Record<Ticker, [ground: string, letter: string]> = {
  BTC: ['#d3ede0', '#123a2b'],
  ETH: [green[700], green[100]],
  SOL: ['#0e5a52', '#b6f5e9'],
  ADA: ['#4d6b2f', '#e3f6c8'],
  DOT: [green[500], '#04170f'],
  LTC: ['#3c5a4c', '#e5f3ec'],
  LINK: ['#a8d99a', '#15300f'],
  ALGO: ['#17483a', '#8ff0c4'],
};

/** No logos: the coin's first letter on its own green. */
export function Badge({ ticker, size = 40 }: { ticker: Ticker; size?: number }) {
  const [ground, letter] = tones[ticker];
  return (
    <div
      style={{
        width: size,
        height: size,
        flex: 'none',
        borderRadius: size,
        background: ground,
        color: letter,
        display: 'grid',
        placeItems: 'center',
        fontFamily: face.figure,
        fontWeight: 700,
        fontSize: size * 0.4,
        lineHeight: 1,
        paddingTop: size * 0.03,
        letterSpacing: '-0.02em',
      }}
    >
      {ticker === 'LINK' ? 'Ch' : coins[ticker].name[0]}
    </div>
  );
}

export const price = (coin: Coin) => money(coin.price, coin.digits);

export function CoinRow({
  coin,
  middle,
  top,
  bottom,
  height = 56,
  lead,
  style,
}: {
  coin: Coin;
  middle?: ReactNode;
  top: ReactNode;
  bottom?: ReactNode;
  height?: number;
  lead?: ReactNode;
  style?: CSSProperties;
}) {
  return (
    <div style={{ height, display: 'flex', alignItems: 'center', gap: 12, ...style }}>
      <Badge ticker={coin.ticker} size={38} />
      <div style={{ width: 104 }}>
        <div style={{ fontWeight: 600, fontSize: 16 }}>{coin.name}</div>
        <Small size={13}>{lead ?? coin.ticker}</Small>
      </div>
      {middle}
      <div
        style={{
          marginLeft: 'auto',
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'flex-end',
          gap: 1,
        }}
      >
        <div style={{ fontWeight: 600, fontSize: 16, fontVariantNumeric: 'tabular-nums' }}>{top}</div>
        {bottom ?? <Change share={change(coin)} size={13} />}
      </div>
    </div>
  );
}

export function Button({
  children,
  kind = 'main',
  pressed = 0,
  style,
}: Boxed & { kind?: 'main' | 'quiet'; pressed?: number }) {
  const main = kind === 'main';
  return (
    <div
      style={{
        height: 54,
        paddingTop: 1,
        borderRadius: 27,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 8,
        fontSize: 17,
        fontWeight: 650,
        color: main ? ink.onMint : ink.bright,
        background: main ? green.mint : green[800],
        transform: pressed ? `scale(${1 - 0.03 * pressed})` : undefined,
        filter: pressed ? `brightness(${1 - 0.12 * pressed})` : undefined,
        ...style,
      }}
    >
      {children}
    </div>
  );
}

export function Segments({
  items,
  current,
  height = 40,
  style,
}: {
  items: readonly string[];
  current: string;
  height?: number;
  style?: CSSProperties;
}) {
  return (
    <div
      style={{ display: 'flex', height, padding: 4, borderRadius: height, background: green[850], ...style }}
    >
      {items.map((item) => (
        <div
          key={item}
          style={{
            flex: 1,
            display: 'grid',
            placeItems: 'center',
            borderRadius: height,
            fontSize: 14.5,
            fontWeight: 600,
            color: item === current ? ink.bright : ink.soft,
            background: item === current ? green[700] : 'none',
          }}
        >
          {item}
        </div>
      ))}
    </div>
  );
}

export const ranges = ['1D', '1W', '1M', '1Y', 'All'] as const;

export function Ranges({ current, style }: { current: (typeof ranges)[number]; style?: CSSProperties }) {
  return (
    <div style={{ display: 'flex', justifyContent: 'space-between', padding: '0 20px', ...style }}>
      {ranges.map((range) => (
        <div
          key={range}
          style={{
            width: 54,
            height: 32,
            borderRadius: 16,
            display: 'grid',
            placeItems: 'center',
            fontSize: 14,
            fontWeight: 600,
            color: range === current ? ink.bright : ink.dim,
            background: range === current ? green[700] : 'none',
          }}
        >
          {range}
        </div>
      ))}
    </div>
  );
}

export function Card({ children, style }: Boxed) {
  return (
    <div
      style={{
        borderRadius: 20,
        background: green[900],
        boxShadow: `inset 0 0 0 1px ${green[850]}`,
        padding: 16,
        ...style,
      }}
    >
      {children}
    </div>
  );
}

export function Round({
  icon,
  size = 40,
  colour = ink.bright,
  filled = false,
}: {
  icon: IconName;
  size?: number;
  colour?: string;
  filled?: boolean;
}) {
  return (
    <div
      style={{
        position: 'relative',
        width: size,
        height: size,
        flex: 'none',
        borderRadius: size,
        background: green[850],
        display: 'grid',
        placeItems: 'center',
      }}
    >
      {filled ? <FilledStar size={20} colour={colour} /> : <Icon name={icon} size={20} colour={colour} />}
    </div>
  );
}

export function FilledStar({ size = 12, colour = green[400] }: { size?: number; colour?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-label="Watched">
      <path
        d="M12 2.8l2.8 5.9 6.4.9-4.6 4.6 1.1 6.5L12 17.6l-5.7 3.1 1.1-6.5L2.8 9.6l6.4-.9L12 2.8Z"
        fill={colour}
        stroke={colour}
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function Toggle({ on }: { on: boolean }) {
  return (
    <div
      style={{
        width: 46,
        height: 28,
        borderRadius: 14,
        padding: 3,
        background: on ? green[500] : green[800],
        flex: 'none',
      }}
    >
      <i
        style={{
          display: 'block',
          width: 22,
          height: 22,
          borderRadius: 11,
          background: ink.bright,
          marginLeft: on ? 18 : 0,
        }}
      />
    </div>
  );
}

export function Pair({
  label,
  children,
  strong = false,
  style,
}: Boxed & { label: string; strong?: boolean }) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        height: 38,
        fontSize: strong ? 17 : 15.5,
        fontWeight: strong ? 650 : 500,
        fontVariantNumeric: 'tabular-nums',
        ...style,
      }}
    >
      <span style={{ color: strong ? ink.bright : ink.soft }}>{label}</span>
      <span>{children}</span>
    </div>
  );
}

const tabs = [
  ['home', 'Home'],
  ['chart', 'Market'],
  ['bell', 'Alerts'],
  ['fileText', 'Insights'],
  ['user', 'You'],
] as const satisfies readonly (readonly [IconName, string])[];
export type Tab = (typeof tabs)[number][1];

export function TabBar({ current }: { current: Tab }) {
  return (
    <div
      style={{
        height: 84,
        padding: '8px 14px 0',
        display: 'flex',
        background: green[950],
        boxShadow: `inset 0 1px ${green[850]}`,
        position: 'relative',
      }}
    >
      {tabs.map(([icon, label]) => {
        const on = label === current;
        return (
          <div
            key={label}
            style={{
              flex: 1,
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'center',
              gap: 3,
              color: on ? ink.bright : ink.dim,
            }}
          >
            <Icon name={icon} size={24} stroke={on ? 2.1 : 1.75} />
            <span style={{ fontSize: 11.5, fontWeight: 600 }}>{label}</span>
          </div>
        );
      })}
      <HomeLine />
    </div>
  );
}

export function HomeLine() {
  return (
    <i
      style={{
        position: 'absolute',
        left: 128,
        bottom: 8,
        width: 134,
        height: 5,
        borderRadius: 3,
        background: ink.bright,
        opacity: 0.85,
      }}
    />
  );
}
