import { type Contract, k, pct } from '../data.ts';
import { GpTrail, Pill } from './parts.tsx';
import { c, font, reasonLabel, tone } from './theme.ts';

/** One contract's doubt, large: for covers and phones. */
export function FadeCard({ of, width, zoom = 1 }: { of: Contract; width: number; zoom?: number }) {
  const u = (px: number) => px * zoom;
  return (
    <div
      style={{
        width,
        fontFamily: font,
        color: c.ink,
        background: c.white,
        borderRadius: u(16),
        padding: `${u(18)}px ${u(20)}px ${u(16)}px`,
        fontVariantNumeric: 'tabular-nums',
        boxShadow: `0 0 0 1px rgb(8 20 40 / 10%), 0 ${u(3)}px ${u(8)}px rgb(4 12 28 / 22%), 0 ${u(20)}px ${u(48)}px rgb(4 12 28 / 38%)`,
      }}
    >
      <div style={{ display: 'flex', gap: u(6), marginBottom: u(10) }}>
        {of.reasons.map((r) => (
          <Pill
            key={r}
            level={of.level}
            style={{ fontSize: u(13), height: u(23), padding: `0 ${u(8)}px`, borderRadius: u(6) }}
          >
            {reasonLabel[r]}
          </Pill>
        ))}
      </div>
      <div style={{ fontSize: u(15), color: c.slate600, lineHeight: 1.3 }}>
        Profit left of the bid’s {k(of.originalGp)}
      </div>
      <div style={{ display: 'flex', alignItems: 'baseline', gap: u(10), marginBottom: u(6) }}>
        <span
          style={{
            fontSize: u(40),
            fontWeight: 650,
            letterSpacing: '-0.02em',
            lineHeight: 1.15,
            color: tone[of.level].text,
          }}
        >
          {k(of.gp)}
        </span>
        <span style={{ fontSize: u(16), fontWeight: 600, color: tone[of.level].text, whiteSpace: 'nowrap' }}>
          {pct(of.fadeShare, 0)} faded
        </span>
      </div>
      <GpTrail trail={of.trail} width={width - u(40)} height={u(112)} level={of.level} size={u(11)} />
    </div>
  );
}
