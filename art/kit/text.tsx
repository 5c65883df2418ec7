import type { CSSProperties, ReactNode } from 'react';

export const fonts = {
  heading: "'Lexend Variable', sans-serif",
  body: "'Kumbh Sans Variable', sans-serif",
  hand: "'Shantell Sans Variable', sans-serif",
} as const;

export type TextProps = {
  children?: ReactNode;
  size?: number;
  weight?: number;
  colour?: string;
  font?: keyof typeof fonts | (string & {});
  line?: number;
  /** Letter spacing in em. */
  track?: number;
  /** Figures of one width, for columns and for numbers that change in films. */
  tabular?: boolean;
  align?: CSSProperties['textAlign'];
  oneLine?: boolean;
  style?: CSSProperties;
};

export function Text({
  children,
  size = 14,
  weight = 400,
  colour,
  font = 'body',
  line = 1.4,
  track,
  tabular,
  align,
  oneLine,
  style,
}: TextProps) {
  return (
    <div
      style={{
        fontFamily: font in fonts ? fonts[font as keyof typeof fonts] : font,
        fontSize: size,
        fontWeight: weight,
        color: colour,
        lineHeight: line,
        letterSpacing: track === undefined ? undefined : `${track}em`,
        fontVariantNumeric: tabular ? 'tabular-nums' : undefined,
        textAlign: align,
        ...(oneLine ? { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' } : {}),
        ...style,
      }}
    >
      {children}
    </div>
  );
}

export function Heading({ size = 28, weight = 600, line = 1.15, track = -0.015, ...rest }: TextProps) {
  return <Text font="heading" size={size} weight={weight} line={line} track={track} {...rest} />;
}

/** Small capitals over a section. */
export function Overline({ size = 11, weight = 600, track = 0.1, style, ...rest }: TextProps) {
  return (
    <Text
      size={size}
      weight={weight}
      track={track}
      style={{ textTransform: 'uppercase', ...style }}
      {...rest}
    />
  );
}

const dollars = new Map<number, Intl.NumberFormat>();

/** Canadian dollars: 1234.5 → $1,234.50 */
export function money(amount: number, digits = 2): string {
  let format = dollars.get(digits);
  if (!format) {
    format = new Intl.NumberFormat('en-CA', {
      style: 'currency',
      currency: 'CAD',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    dollars.set(digits, format);
  }
  return format.format(amount).replace('-', '−');
}

/** 0.124 → +12.4% */
export function percent(share: number, digits = 1, signed = false): string {
  const sign = share < 0 ? '−' : signed && share > 0 ? '+' : '';
  return `${sign}${(Math.abs(share) * 100).toFixed(digits)}%`;
}
