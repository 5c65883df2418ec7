import { Icon } from '../../../kit/icons.tsx';
import { money } from '../../../kit/text.tsx';
import { campaignOf, leadOf, urlOf } from '../data.ts';
import { Initials, Mark, StageChip, type Styled, World } from './parts.tsx';
import { Qr } from './Qr.tsx';
import { c, lift } from './theme.ts';

/** The link the QR pictures share: the banner at the office expo. */
export const boothCampaign = campaignOf('spring-demo-week');
export const boothLink = boothCampaign.links[5]!;
export const boothUrl = urlOf(boothCampaign, boothLink);

/** A sponsored post of Harbourline's: the first click. */
export function Ad({ width = 220, style }: Styled & { width?: number }) {
  const h = width * 0.5;
  return (
    <World
      style={{
        width,
        borderRadius: 16,
        background: '#fff',
        boxShadow: lift.pop,
        overflow: 'hidden',
        ...style,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 9, padding: '12px 14px 10px' }}>
        <span
          style={{
            width: 28,
            height: 28,
            borderRadius: 8,
            background: '#ffb38a',
            display: 'grid',
            placeItems: 'center',
            fontSize: 14,
            fontWeight: 800,
            color: '#7a2c05',
          }}
        >
          H
        </span>
        <span style={{ lineHeight: 1.2 }}>
          <b style={{ fontSize: 14, fontWeight: 700, display: 'block' }}>Harbourline</b>
          <span style={{ fontSize: 13, color: c.muted }}>Sponsored</span>
        </span>
      </div>
      <svg width={width} height={h} viewBox="0 0 220 110" aria-hidden>
        <rect width="220" height="110" fill="#fff0e6" />
        <path
          d="M24 22h86v66H24zM110 22h40v30h-40zM110 52h40v36h-40zM150 22h46v66h-46z"
          fill="#fff"
          stroke="#e8a67e"
          strokeWidth="2.4"
        />
        <path d="M24 62h38v26H24z" fill="#ffcfb0" stroke="#e8a67e" strokeWidth="2.4" />
        <path d="M112 54h36v32h-36z" fill="#8f7bf7" />
        <rect x="44" y="34" width="44" height="15" rx="7" fill="#f4dccb" />
        <rect x="163" y="36" width="20" height="38" rx="8" fill="#f4dccb" />
        <path
          d="m123 70 5.5 5.5L138 65"
          fill="none"
          stroke="#fff"
          strokeWidth="3.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <div
        style={{
          padding: '10px 14px 13px',
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 8,
        }}
      >
        <span style={{ fontSize: 14, fontWeight: 700, lineHeight: 1.25 }}>
          Every room,
          <br />
          booked right
        </span>
        <span
          style={{
            fontSize: 13,
            fontWeight: 700,
            padding: '7px 11px',
            borderRadius: 9,
            background: '#1f1b2e',
            color: '#fff',
            whiteSpace: 'nowrap',
          }}
        >
          Book a demo
        </span>
      </div>
    </World>
  );
}

/** The end of the trail: Graniteway Mutual has signed. */
export function Signed({ width = 220, style }: Styled & { width?: number }) {
  const lead = leadOf('maya');
  return (
    <World
      style={{
        width,
        borderRadius: 16,
        background: '#fff',
        boxShadow: lift.pop,
        padding: '14px 16px 15px',
        ...style,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 10 }}>
        <Initials lead={lead} size={34} />
        <span style={{ lineHeight: 1.22, minWidth: 0 }}>
          <b style={{ fontSize: 14, fontWeight: 700, display: 'block', whiteSpace: 'nowrap' }}>
            {lead.company}
          </b>
          <span style={{ fontSize: 13, color: c.muted }}>Signed May 9</span>
        </span>
      </div>
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginTop: 10 }}>
        <span style={{ fontSize: 24, fontWeight: 780, letterSpacing: '-0.02em' }}>
          {money(lead.value, 0)}
        </span>
        <StageChip stage="won" />
      </div>
      <svg width="100%" height="40" viewBox="0 0 190 40" fill="none" style={{ marginTop: 8 }} aria-hidden>
        <path d="M4 33h182" stroke={c.line} strokeWidth="1.5" />
        <path
          d="M14 29c6-12 11-23 15-22s-4 19-1 21 8-14 11-14 0 12 4 12 6-9 9-9 1 9 5 9 7-17 11-20 3 6-1 13-5 10-1 10 9-8 13-8 1 8 6 8 10-6 16-8 20 2 34-2"
          stroke={c.night}
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <div
        style={{
          display: 'flex',
          gap: 6,
          alignItems: 'center',
          fontSize: 13,
          fontWeight: 650,
          color: c.indigoDeep,
          marginTop: 8,
        }}
      >
        <Icon name="target" size={15} stroke={2} />
        Spring demo week
      </div>
    </World>
  );
}

/** The code of the booth banner, as it stands on a table card. */
export function QrTile({ size = 170, caption = true, style }: Styled & { size?: number; caption?: boolean }) {
  return (
    <World
      style={{
        width: size + 20,
        borderRadius: 18,
        background: '#fff',
        boxShadow: lift.pop,
        padding: 10,
        ...style,
      }}
    >
      <Qr text={boothUrl} size={size} level="L" />
      {caption && (
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            gap: 8,
            padding: '4px 6px 4px',
            fontSize: 14,
            fontWeight: 700,
          }}
        >
          <Mark size={20} fill={c.indigo} ink="#fff" />
          Booth banner
        </div>
      )}
    </World>
  );
}
