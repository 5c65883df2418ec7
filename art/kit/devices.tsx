import type { CSSProperties, ReactNode } from 'react';
import { Fit } from './frame.tsx';
import { Icon } from './icons.tsx';

/** What a screen is drawn at before the frame scales it: design your screens at these sizes. */
export const screens = {
  desktop: { width: 1440, height: 900 },
  desktopTrakt: { width: 1440, height: 860 },
  laptop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  phone2: { width: 412, height: 892 },
  phone3: { width: 390, height: 844 },
} as const;

export type Tone = 'graphite' | 'silver' | 'sand';

export type DeviceProps = {
  /** Of the whole device in CSS px; the height follows. */
  width: number;
  children?: ReactNode;
  tone?: Tone;
  /** Colour the shadow is mixed from: take a deep shade of the ground it falls on. */
  shade?: string;
  shadow?: boolean;
  style?: CSSProperties;
};

type Metal = { light: string; body: string; dark: string; line: string };

const metals: Record<Tone, Metal> = {
  graphite: { light: '#5b5957', body: '#34312f', dark: '#1b1918', line: '#0c0b0b' },
  silver: { light: '#fbfbfb', body: '#dcdbda', dark: '#a9a7a5', line: '#8c8a88' },
  sand: { light: '#f6ecdf', body: '#e0d1bd', dark: '#b6a48c', line: '#94836c' },
};

/** Contact shadow, then two softer and further ones: what makes a flat drawing stand on its ground. */
function lift(shade: string, size: number): string {
  const tint = (share: number) => `color-mix(in srgb, ${shade} ${share}%, transparent)`;
  const s = size / 100;
  return [
    `0 ${1.5 * s}px ${3 * s}px ${tint(22)}`,
    `0 ${8 * s}px ${16 * s}px ${tint(14)}`,
    `0 ${26 * s}px ${48 * s}px ${-6 * s}px ${tint(18)}`,
    `0 ${48 * s}px ${90 * s}px ${-10 * s}px ${tint(14)}`,
  ].join(', ');
}

export function Desktop({
  width,
  children,
  tone = 'silver',
  shade = '#2b2420',
  shadow = true,
  style,
}: DeviceProps) {
  const metal = metals[tone];
  const bezel = width * 0.014;
  const neck = width * 0.2;
  const foot = width * 0.3;
  return (
    <div style={{ position: 'relative', width, ...style }}>
      <div
        style={{
          position: 'relative',
          zIndex: 1,
          background: '#161413',
          borderRadius: width * 0.018,
          padding: bezel,
          boxShadow: `inset 0 0 0 ${width * 0.0016}px #4a4744, inset 0 0 0 ${width * 0.003}px #000${shadow ? `, ${lift(shade, width * 0.07)}` : ''}`,
        }}
      >
        <Fit
          from={screens.desktop}
          width={width - 2 * bezel}
          style={{ borderRadius: width * 0.006, background: '#fff' }}
        >
          {children}
        </Fit>
      </div>
      <svg width={width} height={width * 0.135} viewBox="0 0 1000 135" style={{ marginTop: -1 }} aria-hidden>
        <defs>
          <linearGradient id={`neck-${tone}`} x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" stopColor={metal.dark} />
            <stop offset=".28" stopColor={metal.body} />
            <stop offset="1" stopColor={metal.light} />
          </linearGradient>
          <radialGradient id="floor-shadow" cx=".5" cy=".5" r=".5">
            <stop offset="0" stopColor={shade} stopOpacity=".38" />
            <stop offset=".6" stopColor={shade} stopOpacity=".12" />
            <stop offset="1" stopColor={shade} stopOpacity="0" />
          </radialGradient>
        </defs>
        {shadow && (
          <ellipse cx="500" cy="120" rx={foot * (1000 / width) * 0.95} ry="13" fill="url(#floor-shadow)" />
        )}
        <path
          d={`M${500 - (neck / width) * 360} 0 H${500 + (neck / width) * 360} L${500 + (neck / width) * 420} 108 H${500 - (neck / width) * 420} Z`}
          fill={`url(#neck-${tone})`}
        />
        <rect
          x={500 - (foot / width) * 500}
          y="106"
          width={(foot / width) * 1000}
          height="14"
          rx="5"
          fill={metal.body}
        />
        <rect
          x={500 - (foot / width) * 500}
          y="106"
          width={(foot / width) * 1000}
          height="5"
          rx="2.5"
          fill={metal.light}
        />
      </svg>
    </div>
  );
}

/** A browser window on the desktop: chrome without any maker's marks. */
export function DesktopTrakt({
  width,
  children,
  address = 'app.trakt.example',
  shade = '#1f1b4d',
  shadow = true,
  dark = false,
  style,
}: DeviceProps & { address?: string; dark?: boolean }) {
  const u = width / 1440;
  const bar = dark ? '#24222b' : '#f3f3f6';
  const ink = dark ? '#a5a2b0' : '#74717d';
  const field = dark ? '#33303c' : '#ffffff';
  const dot = dark ? '#4a4755' : '#d5d4db';
  return (
    <div
      style={{
        width,
        borderRadius: 14 * u,
        overflow: 'hidden',
        background: bar,
        boxShadow: `0 0 0 ${Math.max(1, 1.2 * u)}px color-mix(in srgb, ${shade} 14%, transparent)${shadow ? `, ${lift(shade, width * 0.07)}` : ''}`,
        ...style,
      }}
    >
      <Fit from={{ width: 1440, height: 56 }} width={width} style={{ background: bar }}>
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            height: 56,
            padding: '0 22px',
            gap: 10,
            color: ink,
          }}
        >
          {[0, 1, 2].map((i) => (
            <i key={i} style={{ width: 13, height: 13, borderRadius: 9, background: dot }} />
          ))}
          <Icon name="chevronLeft" size={20} style={{ marginLeft: 22 }} />
          <Icon name="chevronRight" size={20} style={{ opacity: 0.4 }} />
          <Icon name="refresh" size={18} style={{ marginLeft: 6 }} />
          <div
            style={{
              flex: 1,
              maxWidth: 640,
              margin: '0 auto',
              height: 34,
              borderRadius: 10,
              background: field,
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'center',
              gap: 8,
              fontSize: 15,
              boxShadow: dark ? 'none' : 'inset 0 0 0 1px #e4e3e9',
            }}
          >
            <Icon name="lock" size={14} />
            {address}
          </div>
          <Icon name="share" size={19} />
          <Icon name="plus" size={20} style={{ marginLeft: 10 }} />
          <Icon name="copy" size={18} style={{ marginLeft: 10 }} />
        </div>
      </Fit>
      <Fit from={screens.desktopTrakt} width={width} style={{ background: '#fff' }}>
        {children}
      </Fit>
    </div>
  );
}

export function Laptop({
  width,
  children,
  tone = 'silver',
  shade = '#2b2420',
  shadow = true,
  style,
}: DeviceProps) {
  const metal = metals[tone];
  const lid = width * 0.8;
  const bezel = lid * 0.016;
  return (
    <div style={{ position: 'relative', width, ...style }}>
      <div
        style={{
          position: 'relative',
          width: lid,
          margin: '0 auto',
          padding: `${bezel * 1.35}px ${bezel}px ${bezel * 1.6}px`,
          background: '#151312',
          borderRadius: `${lid * 0.024}px ${lid * 0.024}px 0 0`,
          boxShadow: `inset 0 0 0 ${lid * 0.002}px ${metal.dark}, inset 0 0 0 ${lid * 0.0034}px #000`,
        }}
      >
        <i
          style={{
            position: 'absolute',
            top: bezel * 0.5,
            left: '50%',
            width: bezel * 0.34,
            height: bezel * 0.34,
            borderRadius: 9,
            background: '#34455c',
          }}
        />
        <Fit
          from={screens.laptop}
          width={lid - 2 * bezel}
          style={{ borderRadius: lid * 0.006, background: '#fff' }}
        >
          {children}
        </Fit>
      </div>
      <svg
        width={width}
        height={width * 0.06}
        viewBox="0 0 1000 60"
        style={{ marginTop: -width * 0.004, position: 'relative' }}
        aria-hidden
      >
        <defs>
          <linearGradient id={`deck-${tone}`} x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" stopColor={metal.light} />
            <stop offset=".5" stopColor={metal.body} />
            <stop offset="1" stopColor={metal.dark} />
          </linearGradient>
          <linearGradient id={`notch-${tone}`} x1="0" x2="1" y1="0" y2="0">
            <stop offset="0" stopColor={metal.dark} />
            <stop offset=".12" stopColor={metal.body} />
            <stop offset=".88" stopColor={metal.body} />
            <stop offset="1" stopColor={metal.dark} />
          </linearGradient>
          <radialGradient id="laptop-floor" cx=".5" cy=".5" r=".5">
            <stop offset="0" stopColor={shade} stopOpacity=".42" />
            <stop offset=".7" stopColor={shade} stopOpacity=".12" />
            <stop offset="1" stopColor={shade} stopOpacity="0" />
          </radialGradient>
        </defs>
        {shadow && <ellipse cx="500" cy="36" rx="505" ry="22" fill="url(#laptop-floor)" />}
        <path
          d="M4 2 H996 Q1000 2 1000 6 V14 Q1000 18 990 21 Q960 30 920 30 H80 Q40 30 10 21 Q0 18 0 14 V6 Q0 2 4 2Z"
          fill={`url(#deck-${tone})`}
        />
        <path d="M4 2 H996 Q1000 2 1000 5 V6 H0 V5 Q0 2 4 2Z" fill={metal.light} />
        <path d="M425 2 H575 Q575 13 563 13 H437 Q425 13 425 2Z" fill={`url(#notch-${tone})`} />
      </svg>
    </div>
  );
}

/** Flat sides, even bezel, a pill for the camera. */
export function Phone({
  width,
  children,
  tone = 'graphite',
  shade = '#2b2420',
  shadow = true,
  style,
}: DeviceProps) {
  const metal = metals[tone];
  const edge = width * 0.014;
  const bezel = width * 0.026;
  const radius = width * 0.158;
  const inner = width - 2 * (edge + bezel);
  return (
    <div
      style={{
        position: 'relative',
        width,
        padding: edge,
        borderRadius: radius,
        background: `linear-gradient(100deg, ${metal.light}, ${metal.body} 12%, ${metal.dark} 50%, ${metal.body} 88%, ${metal.light})`,
        boxShadow: `inset 0 0 0 ${width * 0.002}px ${metal.line}${shadow ? `, ${lift(shade, width * 0.3)}` : ''}`,
        ...style,
      }}
    >
      <Buttons
        width={width}
        metal={metal}
        left={[0.17, 0.255, 0.35]}
        leftLength={[0.045, 0.075, 0.075]}
        right={[0.29]}
        rightLength={[0.12]}
      />
      <div
        style={{ position: 'relative', padding: bezel, borderRadius: radius - edge, background: '#0b0a0a' }}
      >
        <Fit
          from={screens.phone}
          width={inner}
          style={{ borderRadius: radius - edge - bezel, background: '#fff' }}
        >
          {children}
        </Fit>
        <i
          style={{
            position: 'absolute',
            top: bezel + inner * 0.03,
            left: '50%',
            width: inner * 0.3,
            height: inner * 0.086,
            marginLeft: -inner * 0.15,
            borderRadius: inner,
            background: '#0b0a0a',
          }}
        />
      </div>
    </div>
  );
}

/** Rounder, lighter, taller, with a punch hole: the other half of the market. */
export function Phone2({
  width,
  children,
  tone = 'silver',
  shade = '#2b2420',
  shadow = true,
  style,
}: DeviceProps) {
  const metal = metals[tone];
  const edge = width * 0.02;
  const bezel = width * 0.016;
  const radius = width * 0.105;
  const inner = width - 2 * (edge + bezel);
  return (
    <div
      style={{
        position: 'relative',
        width,
        padding: edge,
        borderRadius: radius,
        background: `linear-gradient(90deg, ${metal.dark}, ${metal.light} 2.5%, ${metal.body} 6%, ${metal.body} 94%, ${metal.light} 97.5%, ${metal.dark})`,
        boxShadow: `inset 0 0 0 ${width * 0.0018}px ${metal.line}${shadow ? `, ${lift(shade, width * 0.3)}` : ''}`,
        ...style,
      }}
    >
      <Buttons
        width={width}
        metal={metal}
        left={[]}
        leftLength={[]}
        right={[0.22, 0.4]}
        rightLength={[0.17, 0.09]}
      />
      <div
        style={{
          position: 'relative',
          padding: bezel,
          borderRadius: radius - edge * 0.8,
          background: '#0e0d0c',
        }}
      >
        <Fit
          from={screens.phone2}
          width={inner}
          style={{ borderRadius: radius - edge - bezel, background: '#fff' }}
        >
          {children}
        </Fit>
        <i
          style={{
            position: 'absolute',
            top: bezel + inner * 0.032,
            left: '50%',
            width: inner * 0.052,
            height: inner * 0.052,
            marginLeft: -inner * 0.026,
            borderRadius: inner,
            background: 'radial-gradient(circle at 50% 50%, #2c3a4d 0 18%, #0e0d0c 42%)',
          }}
        />
      </div>
    </div>
  );
}

const slant = { angle: -14, skew: 10 };

/** One or two phones lying at an angle, with thickness. Affine only, so that text on them stays sharp. */
export function Phone3({
  width,
  children,
  second,
  tone = 'graphite',
  shade = '#2b2420',
  shadow = true,
  style,
}: DeviceProps & { second?: ReactNode }) {
  // `width` is that of the whole group's box; the slanted bodies are laid out inside it.
  const body = second === undefined ? width * 0.62 : width * 0.4;
  const height = second === undefined ? width * 1.56 : width * 1.14;
  const first = { x: second === undefined ? width * 0.2 : width * 0.08, y: height * 0.075 };
  const other = { x: width * 0.52, y: height * 0.125 };
  return (
    <div style={{ position: 'relative', width, height, ...style }}>
      {shadow && <SlantedShadow x={first.x} y={first.y} width={body} shade={shade} />}
      {shadow && second !== undefined && <SlantedShadow x={other.x} y={other.y} width={body} shade={shade} />}
      <Slanted x={first.x} y={first.y} width={body} tone={tone}>
        {children}
      </Slanted>
      {second !== undefined && (
        <Slanted x={other.x} y={other.y} width={body} tone={tone}>
          {second}
        </Slanted>
      )}
    </div>
  );
}

type Slab = { x: number; y: number; width: number };

function slabOf({ x, y, width }: Slab) {
  const rim = width * 0.035;
  const height = ((width - 2 * rim) * screens.phone3.height) / screens.phone3.width + 2 * rim;
  const thickness = Math.round(width * 0.05);
  const slab = (offset: number, background: string, extra?: CSSProperties): CSSProperties => ({
    position: 'absolute',
    left: x - offset * 0.75,
    top: y + offset,
    width,
    height,
    borderRadius: width * 0.13,
    background,
    transform: `rotate(${slant.angle}deg) skewX(${-slant.skew}deg)`,
    ...extra,
  });
  return { rim, thickness, slab };
}

/** Apart from the bodies, so that no phone throws its shadow over its neighbour's screen. */
function SlantedShadow({ shade, ...place }: Slab & { shade: string }) {
  const { thickness, slab } = slabOf(place);
  const tint = (share: number) => `color-mix(in srgb, ${shade} ${share}%, transparent)`;
  return (
    <>
      <div style={slab(thickness * 5, tint(18), { filter: `blur(${place.width * 0.15}px)` })} />
      <div style={slab(thickness * 2.4, tint(30), { filter: `blur(${place.width * 0.06}px)` })} />
    </>
  );
}

function Slanted({ tone, children, ...place }: Slab & { tone: Tone; children: ReactNode }) {
  const { rim, thickness, slab } = slabOf(place);
  const metal = metals[tone];
  const inner = place.width - 2 * rim;
  const layers = Array.from({ length: thickness * 2 }, (_, i) => thickness - i / 2);
  return (
    <>
      {layers.map((offset) => (
        <div
          key={offset}
          style={slab(
            offset,
            offset > thickness * 0.75 ? metal.dark : offset > thickness * 0.3 ? metal.body : metal.light,
          )}
        />
      ))}
      <div
        style={slab(0, '#0b0a0a', {
          padding: rim,
          boxShadow: `inset 0 0 0 ${place.width * 0.008}px ${metal.light}`,
        })}
      >
        <Fit
          from={screens.phone3}
          width={inner}
          style={{ borderRadius: place.width * 0.13 - rim, background: '#fff' }}
        >
          {children}
        </Fit>
        <i
          style={{
            position: 'absolute',
            top: rim + inner * 0.028,
            left: '50%',
            width: inner * 0.26,
            height: inner * 0.075,
            marginLeft: -inner * 0.13,
            borderRadius: inner,
            background: '#0b0a0a',
          }}
        />
      </div>
    </>
  );
}

type ButtonsProps = {
  width: number;
  metal: Metal;
  left: number[];
  leftLength: number[];
  right: number[];
  rightLength: number[];
};

function Buttons({ width, metal, left, leftLength, right, rightLength }: ButtonsProps) {
  const tall = width * 2.1;
  const thick = width * 0.009;
  const key = (side: 'left' | 'right', at: number, length: number) => (
    <i
      key={`${side}${at}`}
      style={{
        position: 'absolute',
        [side]: -thick,
        top: tall * at,
        width: thick + 1,
        height: tall * length,
        borderRadius: side === 'left' ? `${thick}px 0 0 ${thick}px` : `0 ${thick}px ${thick}px 0`,
        background: metal.dark,
      }}
    />
  );
  return (
    <>
      {left.map((at, i) => key('left', at, leftLength[i] ?? 0.07))}
      {right.map((at, i) => key('right', at, rightLength[i] ?? 0.07))}
    </>
  );
}

/** Clock, signal and battery for the top of a phone screen: 390 wide (Phone, Phone3) or 412 (Phone2). */
export function StatusBar({
  colour = '#1d1917',
  time = '9:41',
  height = 54,
  style,
}: {
  colour?: string;
  time?: string;
  height?: number;
  style?: CSSProperties;
}) {
  return (
    <div
      style={{
        height,
        padding: '6px 30px 0 38px',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        color: colour,
        fontSize: 16,
        fontWeight: 650,
        fontVariantNumeric: 'tabular-nums',
        flex: 'none',
        ...style,
      }}
    >
      <span>{time}</span>
      <svg width="70" height="14" viewBox="0 0 70 14" fill={colour} aria-hidden>
        {[4, 6.5, 9, 12].map((h, i) => (
          <rect key={h} x={i * 4.7} y={13 - h} width="3.2" height={h} rx="1" />
        ))}
        <path d="M33 4.2a10 10 0 0 1 6.8 2.7l1.4-1.5a12 12 0 0 0-16.4 0l1.4 1.5A10 10 0 0 1 33 4.2Zm0 4a6 6 0 0 1 4 1.6l1.5-1.6a8.2 8.2 0 0 0-11 0L29 9.8a6 6 0 0 1 4-1.6Zm0 3.3-1.9 0 1.9 2 1.9-2Z" />
        <rect
          x="46.5"
          y="1.5"
          width="20"
          height="11"
          rx="3.5"
          fill="none"
          stroke={colour}
          strokeOpacity=".45"
        />
        <rect x="48" y="3" width="15" height="8" rx="2.2" />
        <path d="M68 5.2v3.6c.9-.3 1.5-1 1.5-1.8S68.9 5.5 68 5.2Z" fillOpacity=".5" />
      </svg>
    </div>
  );
}
