import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../kit/icons.tsx';
import { money } from '../../../kit/text.tsx';
import {
  type Comment,
  campaignOf,
  commentsOf,
  duration,
  type Lead,
  linkOf,
  people,
  sources,
  stageDays,
  visitsOf,
} from '../data.ts';
import { Button, Face, Initials, Label, Ring, StageChip, type Styled, Token, World } from './parts.tsx';
import { c, lift } from './theme.ts';

export const drawerWidth = 460;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div style={{ flex: 1, minWidth: 0 }}>
      <Label style={{ fontWeight: 550 }}>{label}</Label>
      <div
        style={{
          fontSize: 16,
          fontWeight: 750,
          marginTop: 2,
          whiteSpace: 'nowrap',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {children}
      </div>
    </div>
  );
}

function Line({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 7, color: c.text, fontSize: 13.5 }}>
      <Icon name={icon} size={16} colour={c.faint} stroke={2} />
      {children}
    </span>
  );
}

export function CommentRow({ comment, glow = 0, style }: Styled & { comment: Comment; glow?: number }) {
  return (
    <div style={{ display: 'flex', gap: 10, ...style }}>
      <Face id={comment.by} size={32} />
      <div
        style={{
          flex: 1,
          minWidth: 0,
          background: `color-mix(in srgb, #e3defe ${glow * 100}%, #f3f3fa)`,
          borderRadius: '4px 12px 12px 12px',
          padding: '8px 12px 9px',
        }}
      >
        <div style={{ display: 'flex', gap: 8, alignItems: 'baseline', fontSize: 13 }}>
          <b style={{ fontWeight: 700 }}>{people[comment.by].name}</b>
          <span style={{ color: c.muted }}>{comment.when}</span>
          {comment.on && (
            <span
              style={{
                marginLeft: 'auto',
                color: c.indigoDeep,
                fontWeight: 650,
                display: 'inline-flex',
                gap: 5,
                alignItems: 'center',
              }}
            >
              <Icon name="pin" size={13} stroke={2.2} />
              {comment.on}
            </span>
          )}
        </div>
        <div style={{ fontSize: 13.5, color: c.text, marginTop: 2, lineHeight: 1.42 }}>{comment.text}</div>
      </div>
    </div>
  );
}

/** Why the score is what it is: what speaks for the lead and what is missing. */
export function Reasons({ size = 13.5, style }: Styled & { size?: number }) {
  return (
    <div style={{ display: 'grid', gap: size * 0.3, ...style }}>
      {visitsOf.sofia.reasons.map(({ up, text }) => (
        <span
          key={text}
          style={{ display: 'flex', alignItems: 'center', gap: size * 0.6, fontSize: size, color: c.text }}
        >
          <Icon
            name={up ? 'arrowUp' : 'arrowDown'}
            size={size * 1.15}
            stroke={2.6}
            colour={up ? c.green : c.amber}
          />
          {text}
        </span>
      ))}
    </div>
  );
}

export type DrawerProps = {
  lead: Lead;
  comments?: readonly Comment[];
  /** The last comment grows in: 0 to 1. */
  arriving?: number;
  typed?: string;
  caret?: boolean;
  pinned?: string;
  width?: number;
  height: number;
  flat?: boolean;
  /** Row of the page that is being commented on. */
  pointed?: string;
  sendPressed?: number;
  /** The reasons behind the score are unfolded. */
  why?: boolean;
};

/** Everything known about one lead, beside the board: the deal, where it came from, what it did, what we said. */
export function Drawer({
  lead,
  comments = commentsOf.sofia!,
  arriving = 1,
  typed = '',
  caret = false,
  pinned,
  width = drawerWidth,
  height,
  flat,
  pointed,
  sendPressed = 0,
  why,
}: DrawerProps) {
  const seen = visitsOf.sofia;
  const campaign = campaignOf(lead.campaign);
  const link = linkOf(lead);
  const seconds = seen.pages.reduce((total, page) => total + page.seconds, 0);
  const views = seen.pages.reduce((total, page) => total + page.views, 0);
  const longest = Math.max(...seen.pages.map((page) => page.seconds));
  const pages = seen.pages;
  return (
    <World
      style={{
        position: 'relative',
        width,
        height,
        background: '#fff',
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        boxShadow: flat ? undefined : lift.drawer,
      }}
    >
      <div style={{ padding: '18px 22px 14px', display: 'flex', alignItems: 'center', gap: 12 }}>
        <Initials lead={lead} size={46} />
        <div style={{ flex: 1, minWidth: 0 }}>
          <div style={{ fontSize: 18, fontWeight: 750, letterSpacing: '-0.01em', lineHeight: 1.25 }}>
            {lead.name}
          </div>
          <div style={{ fontSize: 13.5, color: c.muted }}>
            {lead.role}, {lead.company}
          </div>
        </div>
        <StageChip stage={lead.stage} />
        <Icon name="close" size={20} stroke={2} colour={c.muted} />
      </div>
      <div style={{ padding: '0 22px', display: 'flex', gap: 22 }}>
        <Line icon="mail">{lead.email}</Line>
        <Line icon="phone">{lead.phone}</Line>
      </div>
      <div style={{ margin: '14px 22px 0', padding: '12px 16px', borderRadius: 14, background: c.ground }}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 14 }}>
          <Fact label="Value">{money(lead.value, 0)}</Fact>
          <Fact label="In this stage">{stageDays(lead.days)}</Fact>
          <div style={{ display: 'flex', alignItems: 'center', gap: 10 }}>
            <div>
              <Label style={{ fontWeight: 550 }}>Confidence</Label>
              <div style={{ fontSize: 13, fontWeight: 650, color: c.indigoDeep, marginTop: 3 }}>
                {why ? 'Hide why' : 'See why'}
              </div>
            </div>
            <Ring score={lead.confidence} size={44} />
          </div>
        </div>
        {why && <Reasons style={{ marginTop: 10, paddingTop: 10, borderTop: `1px solid ${c.line}` }} />}
      </div>
      <section style={{ padding: '16px 22px 0' }}>
        <div style={{ fontSize: 14.5, fontWeight: 700 }}>Where it began</div>
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            gap: 8,
            marginTop: 6,
            fontSize: 13.5,
            color: c.text,
          }}
        >
          <Icon name="target" size={16} colour={c.violet} stroke={2} />
          <span>
            <b style={{ fontWeight: 700, color: c.ink }}>{campaign.name}</b> on {sources[link.source]}, May 6
          </span>
        </div>
        <div style={{ display: 'flex', gap: 6, marginTop: 8 }}>
          {[link.source, link.medium, link.term, link.content].filter(Boolean).map((value) => (
            <Token key={value} removable={false} tone="plain" size={13}>
              {value}
            </Token>
          ))}
        </div>
      </section>
      <section style={{ padding: '16px 22px 0' }}>
        <div style={{ display: 'flex', alignItems: 'baseline', gap: 14 }}>
          <span style={{ fontSize: 14.5, fontWeight: 700, marginRight: 'auto' }}>On our site</span>
          <span style={{ fontSize: 13, color: c.muted }}>
            <b style={{ color: c.ink, fontWeight: 700 }}>{duration(seconds)}</b> on site
          </span>
          <span style={{ fontSize: 13, color: c.muted }}>
            <b style={{ color: c.ink, fontWeight: 700 }}>{views}</b> pages viewed
          </span>
        </div>
        <div style={{ marginTop: 8, display: 'flex', flexDirection: 'column', gap: 2 }}>
          {pages.map((page) => {
            const on = page.title === pointed;
            return (
              <div
                key={page.path}
                style={{
                  position: 'relative',
                  display: 'grid',
                  gridTemplateColumns: '116px 1fr 88px',
                  alignItems: 'center',
                  gap: 10,
                  height: 28,
                  padding: '0 8px',
                  margin: '0 -8px',
                  borderRadius: 8,
                  background: on ? c.indigoSoft : 'none',
                  fontSize: 13,
                }}
              >
                <span style={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                  {page.title}
                  {page.views > 1 && <span style={{ color: c.muted }}> ×{page.views}</span>}
                </span>
                <span style={{ height: 8, borderRadius: 8, background: on ? '#fff' : c.lineSoft }}>
                  <i
                    style={{
                      display: 'block',
                      height: 8,
                      borderRadius: 8,
                      width: `${(page.seconds / longest) * 100}%`,
                      background: page.title === 'Pricing' ? c.indigo : '#a79ff2',
                    }}
                  />
                </span>
                <span
                  style={{
                    color: c.text,
                    textAlign: 'right',
                    fontVariantNumeric: 'tabular-nums',
                    whiteSpace: 'nowrap',
                  }}
                >
                  {duration(page.seconds)}
                </span>
              </div>
            );
          })}
        </div>
      </section>
      <section
        style={{ padding: '14px 22px 0', flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}
      >
        <div style={{ fontSize: 14.5, fontWeight: 700 }}>Comments</div>
        <div
          style={{
            flex: 1,
            minHeight: 0,
            overflow: 'hidden',
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'flex-start',
            marginTop: 8,
          }}
        >
          {comments.map((comment, i) => {
            const last = i === comments.length - 1;
            const grown = last ? arriving : 1;
            return (
              <div
                key={comment.text}
                style={{
                  height: grown < 1 ? 74 * grown : undefined,
                  opacity: grown,
                  overflow: 'hidden',
                  flex: 'none',
                }}
              >
                <CommentRow
                  comment={comment}
                  glow={last && comments.length > 2 ? 1 : 0}
                  style={{ marginBottom: 10 }}
                />
              </div>
            );
          })}
        </div>
      </section>
      <div style={{ flex: 'none', padding: '12px 22px 18px', borderTop: `1px solid ${c.line}` }}>
        <div
          style={{
            minHeight: 46,
            borderRadius: 12,
            boxShadow: `inset 0 0 0 ${typed || caret || pinned ? 1.5 : 1}px ${typed || caret || pinned ? c.indigo : c.line}`,
            padding: '7px 7px 7px 14px',
            display: 'flex',
            alignItems: 'center',
            gap: 10,
          }}
        >
          {pinned && (
            <span
              style={{
                color: c.indigoDeep,
                fontWeight: 650,
                fontSize: 13,
                display: 'inline-flex',
                gap: 4,
                alignItems: 'center',
                flex: 'none',
              }}
            >
              <Icon name="pin" size={14} stroke={2.2} />
              {pinned}
            </span>
          )}
          <span
            style={{ flex: 1, minWidth: 0, fontSize: 13.5, lineHeight: 1.35, color: typed ? c.ink : c.muted }}
          >
            {typed || (caret ? '' : pinned ? '' : 'Comment on this lead')}
            {caret && (
              <i
                style={{
                  display: 'inline-block',
                  width: 1.5,
                  height: 16,
                  background: c.indigo,
                  verticalAlign: -3,
                  marginLeft: 1,
                }}
              />
            )}
          </span>
          <Button
            kind="solid"
            size="s"
            style={{ opacity: typed ? 1 : 0.4, transform: `scale(${1 - 0.06 * sendPressed})` }}
          >
            Send
          </Button>
        </div>
      </div>
    </World>
  );
}
