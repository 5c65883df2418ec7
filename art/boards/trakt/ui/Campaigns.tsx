import { Sparkline } from '../../../kit/chart.tsx';
import { Icon } from '../../../kit/icons.tsx';
import { money } from '../../../kit/text.tsx';
import type { Source } from '../data.ts';
import { type Campaign, campaigns, leads, sum, valuesOf } from '../data.ts';
import { Button, Label, Panel, Segmented, SourceTag, type Styled } from './parts.tsx';
import { Shell } from './Shell.tsx';
import { c } from './theme.ts';

const number = new Intl.NumberFormat('en-CA');
export const live = campaigns.filter((campaign) => campaign.status === 'live');
export const drafts = campaigns.filter((campaign) => campaign.status === 'draft');

const figuresOf = (campaign: Campaign) => {
  const own = leads.filter((lead) => lead.campaign === campaign.id);
  return {
    leads: own.length,
    open: sum(own.filter((lead) => lead.stage !== 'won')),
    signed: sum(own.filter((lead) => lead.stage === 'won')),
  };
};

function Stat({
  label,
  children,
  width,
  strong,
}: {
  label: string;
  children: string;
  width?: number;
  strong?: boolean;
}) {
  return (
    <div style={{ width, flex: width ? 'none' : 1 }}>
      <Label style={{ fontWeight: 550 }}>{label}</Label>
      <div
        style={{
          fontSize: 16,
          fontWeight: 750,
          marginTop: 1,
          fontVariantNumeric: 'tabular-nums',
          color: strong ? c.green : c.ink,
          whiteSpace: 'nowrap',
        }}
      >
        {children}
      </div>
    </div>
  );
}

export function LiveCard({ campaign, small, style }: Styled & { campaign: Campaign; small?: boolean }) {
  const figures = figuresOf(campaign);
  return (
    <Panel style={{ padding: '16px 20px 15px', ...style }}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
        <div style={{ flex: 1, minWidth: 0 }}>
          <div style={{ display: 'flex', alignItems: 'center', gap: 10 }}>
            <span style={{ fontSize: 16.5, fontWeight: 750, letterSpacing: '-0.01em', whiteSpace: 'nowrap' }}>
              {campaign.name}
            </span>
            <span
              style={{
                display: 'inline-flex',
                alignItems: 'center',
                gap: 6,
                fontSize: 13,
                fontWeight: 700,
                color: c.green,
                background: c.greenSoft,
                borderRadius: 99,
                padding: '2px 10px',
              }}
            >
              <i style={{ width: 7, height: 7, borderRadius: 9, background: '#26b981' }} />
              Live
            </span>
          </div>
          <div style={{ display: 'flex', gap: 14, marginTop: 5, alignItems: 'center' }}>
            {!small && (
              <span style={{ fontSize: 13, color: c.muted, whiteSpace: 'nowrap' }}>
                {campaign.links.length} links since {campaign.started}
              </span>
            )}
            {(valuesOf(campaign).source as Source[]).slice(0, small ? 2 : 4).map((source) => (
              <SourceTag key={source} source={source} />
            ))}
            {small && valuesOf(campaign).source.length > 2 && (
              <span style={{ fontSize: 13, color: c.muted }}>+{valuesOf(campaign).source.length - 2}</span>
            )}
          </div>
        </div>
        {!small && <Sparkline values={campaign.weeks} width={104} height={40} colour={c.violet} />}
        <Icon name="more" size={20} colour={c.faint} />
      </div>
      <div
        style={{
          display: 'flex',
          gap: 12,
          marginTop: 13,
          paddingTop: 12,
          borderTop: `1px solid ${c.lineSoft}`,
        }}
      >
        <Stat label="Visits">{number.format(campaign.visits)}</Stat>
        <Stat label="Leads">{String(figures.leads)}</Stat>
        <Stat label="Open value">{money(figures.open, 0)}</Stat>
        {!small && (
          <Stat label="Signed" strong={figures.signed > 0}>
            {figures.signed ? money(figures.signed, 0) : 'Not yet'}
          </Stat>
        )}
      </div>
    </Panel>
  );
}

export function DraftCard({ campaign, style }: Styled & { campaign: Campaign }) {
  const ready = campaign.missing === 'Ready to publish';
  return (
    <div
      style={{
        padding: '15px 18px 15px',
        borderRadius: 16,
        border: `1.5px dashed #c5c3e6`,
        background: 'rgb(255 255 255 / 0.55)',
        ...style,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' }}>
        <span style={{ fontSize: 15.5, fontWeight: 700 }}>{campaign.name}</span>
        <span style={{ fontSize: 13, color: c.muted }}>{campaign.edited}</span>
      </div>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          gap: 7,
          marginTop: 5,
          fontSize: 13.5,
          fontWeight: 600,
          color: ready ? c.green : c.amber,
        }}
      >
        <Icon name={ready ? 'check' : 'alert'} size={16} stroke={2.2} />
        {campaign.missing}
      </div>
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginTop: 12 }}>
        <span style={{ fontSize: 13, color: c.muted }}>
          {campaign.links.length === 0
            ? 'No links'
            : campaign.links.length === 1
              ? '1 link'
              : `${campaign.links.length} links`}
        </span>
        <Button kind={ready ? 'solid' : 'soft'} size="s">
          {ready ? 'Publish' : 'Continue'}
        </Button>
      </div>
    </div>
  );
}

export function SectionHead({ title, count, note }: { title: string; count: number; note: string }) {
  return (
    <div style={{ display: 'flex', alignItems: 'baseline', gap: 9, height: 34 }}>
      <span style={{ fontSize: 17, fontWeight: 750 }}>{title}</span>
      <span style={{ fontSize: 14, fontWeight: 700, color: c.muted }}>{count}</span>
      <span style={{ fontSize: 13, color: c.muted, marginLeft: 'auto' }}>{note}</span>
    </div>
  );
}

export function CampaignsScreen({ width, height }: { width: number; height: number }) {
  return (
    <div style={{ position: 'relative', width, height, overflow: 'hidden' }}>
      <Shell
        place="campaigns"
        me="noor"
        title="Campaigns"
        tools={
          <>
            <Segmented
              options={[
                { label: 'All', count: campaigns.length },
                { label: 'Live', count: live.length },
                { label: 'Drafts', count: drafts.length },
              ]}
              current="All"
            />
            <Button kind="solid" icon="plus">
              New campaign
            </Button>
          </>
        }
      >
        <div style={{ padding: '6px 24px 0', display: 'grid', gridTemplateColumns: '1fr 348px', gap: 26 }}>
          <section>
            <SectionHead title="Live" count={live.length} note="Visits per week" />
            <div style={{ display: 'flex', flexDirection: 'column', gap: 12 }}>
              {live.map((campaign) => (
                <LiveCard key={campaign.id} campaign={campaign} />
              ))}
            </div>
          </section>
          <section>
            <SectionHead title="Drafts" count={drafts.length} note="Last edited" />
            <div style={{ display: 'flex', flexDirection: 'column', gap: 12 }}>
              {drafts.map((campaign) => (
                <DraftCard key={campaign.id} campaign={campaign} />
              ))}
              <div
                style={{
                  display: 'flex',
                  gap: 10,
                  padding: '14px 16px',
                  borderRadius: 14,
                  background: c.violetSoft,
                  color: c.text,
                  fontSize: 13.5,
                  lineHeight: 1.45,
                }}
              >
                <Icon name="info" size={18} colour={c.violet} stroke={2} style={{ marginTop: 1 }} />
                <span>You can test the links of a draft. Visits count from the day you publish.</span>
              </div>
            </div>
          </section>
        </div>
      </Shell>
    </div>
  );
}
