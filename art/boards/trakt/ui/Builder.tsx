import { Fragment, type ReactNode } from 'react';
import { Icon } from '../../../kit/icons.tsx';
import { type Campaign, type Link, urlOf, valuesOf, workspace } from '../data.ts';
import { Button, Field, Panel, type Styled, Token } from './parts.tsx';
import { Qr } from './Qr.tsx';
import { Shell } from './Shell.tsx';
import { c, lift, mono } from './theme.ts';

const parameters = [
  { key: 'source', label: 'Source', help: 'Where they come from' },
  { key: 'medium', label: 'Medium', help: 'How it reaches them' },
  { key: 'term', label: 'Term', help: 'Paid keyword' },
  { key: 'content', label: 'Content', help: 'Which version' },
] as const;

/** A parameter holds as many values as the campaign needs; the one being typed stands in a field. */
export function ParameterField({
  label,
  help,
  values,
  editing,
  style,
}: Styled & { label: string; help: string; values: readonly string[]; editing?: string }) {
  const done = values.filter((value) => value !== editing);
  return (
    <div style={style}>
      <div style={{ display: 'flex', alignItems: 'baseline', gap: 8, marginBottom: 6 }}>
        <span style={{ fontSize: 13.5, fontWeight: 700 }}>{label}</span>
        <span style={{ fontSize: 13, color: c.muted }}>{help}</span>
      </div>
      <div
        style={{
          borderRadius: 10,
          background: '#fff',
          boxShadow: editing
            ? `inset 0 0 0 1.5px ${c.indigo}, 0 0 0 4px ${c.indigoSoft}`
            : `inset 0 0 0 1px ${c.line}`,
          padding: 7,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 6,
          alignItems: 'center',
        }}
      >
        {done.map((value) => (
          <Token key={value}>{value}</Token>
        ))}
        {editing ? (
          <span
            style={{
              display: 'inline-flex',
              alignItems: 'center',
              height: 28,
              padding: '0 4px',
              fontFamily: mono,
              fontSize: 13.5,
              fontWeight: 550,
            }}
          >
            {editing}
            <i style={{ width: 1.5, height: 18, background: c.indigo, marginLeft: 1 }} />
          </span>
        ) : (
          <span
            style={{
              width: 28,
              height: 28,
              borderRadius: 8,
              display: 'grid',
              placeItems: 'center',
              color: c.muted,
              boxShadow: `inset 0 0 0 1px ${c.line}`,
            }}
          >
            <Icon name="plus" size={15} stroke={2.3} />
          </span>
        )}
      </div>
    </div>
  );
}

export function BasicFields({ campaign, style }: Styled & { campaign: Campaign }) {
  return (
    <div style={{ display: 'grid', gap: 13, ...style }}>
      <Field
        label="Campaign name"
        mark={
          <span style={{ marginLeft: 'auto', fontFamily: mono, fontSize: 13, color: c.muted }}>
            {campaign.id}
          </span>
        }
      >
        <span style={{ fontWeight: 650 }}>{campaign.name}</span>
      </Field>
      <Field label="Landing page">
        <Icon name="globe" size={17} colour={c.faint} stroke={2} />
        <span>
          {workspace.site}
          {campaign.page}
        </span>
      </Field>
    </div>
  );
}

export function ParameterFields({ campaign, style }: Styled & { campaign: Campaign }) {
  const values = valuesOf(campaign);
  return (
    <div style={{ display: 'grid', gap: 13, ...style }}>
      {parameters.map(({ key, label, help }) => (
        <ParameterField
          key={key}
          label={label}
          help={help}
          values={values[key]}
          editing={key === 'content' ? 'booth-banner' : undefined}
        />
      ))}
      <div style={{ display: 'flex', gap: 7, fontSize: 13, color: c.muted, lineHeight: 1.4, marginTop: -4 }}>
        <Icon name="info" size={16} stroke={2} style={{ marginTop: 1 }} />
        Saved in lower case: reports count Banner and banner as two.
      </div>
    </div>
  );
}

const cell = (value?: string): ReactNode =>
  value ? (
    <span style={{ fontFamily: mono, fontSize: 13, fontWeight: 500, whiteSpace: 'nowrap' }}>{value}</span>
  ) : (
    <span style={{ color: c.faint, fontSize: 13 }}>none</span>
  );

export function LinkRows({
  campaign,
  chosen,
  short,
}: {
  campaign: Campaign;
  chosen: number;
  short?: boolean;
}) {
  const columns = short ? '1fr 1fr 1fr 34px' : '94px 94px 102px 1fr 56px';
  return (
    <div>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: columns,
          gap: 8,
          padding: '0 14px',
          height: 34,
          alignItems: 'center',
          fontSize: 13,
          fontWeight: 650,
          color: c.muted,
        }}
      >
        <span>Source</span>
        <span>Medium</span>
        {!short && <span>Term</span>}
        <span>Content</span>
        <span />
      </div>
      {campaign.links.map((link: Link, i) => {
        const on = i === chosen;
        return (
          <div
            key={`${link.source}${link.term}${link.content}`}
            style={{
              display: 'grid',
              gridTemplateColumns: columns,
              gap: 8,
              padding: '0 14px',
              height: 44,
              alignItems: 'center',
              borderRadius: on ? 10 : 0,
              background: on ? c.indigoSoft : 'none',
              borderTop: on || i === chosen + 1 ? '1px solid transparent' : `1px solid ${c.lineSoft}`,
              color: on ? c.indigoDeep : c.ink,
            }}
          >
            {cell(link.source)}
            {cell(link.medium)}
            {!short && cell(link.term)}
            {cell(link.content)}
            <span
              style={{
                display: 'inline-flex',
                gap: 14,
                justifyContent: 'flex-end',
                color: on ? c.indigo : c.faint,
              }}
            >
              {!short && <Icon name="copy" size={18} stroke={2} />}
              <Icon name="qr" size={18} stroke={2} />
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** The whole link, its values marked. Reads as exactly the text that is copied. */
export function UrlText({ campaign, link, size = 13.5 }: { campaign: Campaign; link: Link; size?: number }) {
  const [base, query] = urlOf(campaign, link).split('?') as [string, string];
  return (
    <span
      style={{
        fontFamily: mono,
        fontSize: size,
        lineHeight: 1.6,
        color: c.muted,
        fontVariantLigatures: 'none',
      }}
    >
      <span style={{ color: c.ink, whiteSpace: 'nowrap' }}>{base}</span>
      {query.split('&').map((pair, i) => {
        const [key, value] = pair.split('=') as [string, string];
        return (
          <Fragment key={key}>
            <wbr />
            <span style={{ whiteSpace: 'nowrap' }}>
              {i > 0 ? '&' : '?'}
              {key}=<b style={{ color: c.indigoDeep, fontWeight: 650 }}>{value}</b>
            </span>
          </Fragment>
        );
      })}
    </span>
  );
}

export function BuilderScreen({
  width,
  height,
  campaign,
  chosen,
}: {
  width: number;
  height: number;
  campaign: Campaign;
  chosen: number;
}) {
  return (
    <div style={{ position: 'relative', width, height, overflow: 'hidden' }}>
      <Shell
        place="campaigns"
        me="noor"
        title={campaign.name}
        note={
          <span
            style={{
              fontSize: 13,
              fontWeight: 700,
              color: c.amber,
              background: c.amberSoft,
              borderRadius: 99,
              padding: '3px 11px',
            }}
          >
            Draft
          </span>
        }
        tools={
          <>
            <span
              style={{
                fontSize: 13.5,
                color: c.muted,
                display: 'inline-flex',
                gap: 6,
                alignItems: 'center',
                marginRight: 6,
              }}
            >
              <Icon name="check" size={16} stroke={2.3} colour={c.green} />
              Draft saved
            </span>
            <Button>Preview</Button>
            <Button kind="solid">Publish campaign</Button>
          </>
        }
      >
        <div style={{ padding: '4px 24px 0', display: 'grid', gridTemplateColumns: '546px 1fr', gap: 18 }}>
          <Panel style={{ padding: '20px 22px 20px' }}>
            <BasicFields campaign={campaign} />
            <div style={{ height: 1, background: c.lineSoft, margin: '18px -22px 16px' }} />
            <div style={{ fontSize: 15.5, fontWeight: 750, marginBottom: 10 }}>UTM parameters</div>
            <ParameterFields campaign={campaign} />
          </Panel>
          <div style={{ display: 'grid', gap: 16, alignContent: 'start' }}>
            <Panel style={{ padding: '18px 10px 12px' }}>
              <div style={{ display: 'flex', alignItems: 'center', padding: '0 14px 4px' }}>
                <span style={{ fontSize: 15.5, fontWeight: 750 }}>Links</span>
                <span style={{ marginLeft: 8, fontWeight: 700, color: c.muted }}>
                  {campaign.links.length}
                </span>
                <Button kind="soft" size="s" icon="plus" style={{ marginLeft: 'auto' }}>
                  Add link
                </Button>
              </div>
              <LinkRows campaign={campaign} chosen={chosen} />
            </Panel>
            <Panel style={{ padding: '18px 24px 20px' }}>
              <div style={{ display: 'flex', alignItems: 'center', gap: 8, marginBottom: 8 }}>
                <span style={{ fontSize: 15.5, fontWeight: 750, marginRight: 'auto' }}>Preview</span>
                <Button size="s" icon="copy">
                  Copy link
                </Button>
                <Button size="s" icon="qr">
                  QR code
                </Button>
              </div>
              <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
                <div style={{ borderRadius: 12, boxShadow: `inset 0 0 0 1px ${c.line}`, padding: 3 }}>
                  <Qr text={urlOf(campaign, campaign.links[chosen]!)} size={132} />
                </div>
                <UrlText campaign={campaign} link={campaign.links[chosen]!} />
              </div>
            </Panel>
          </div>
        </div>
      </Shell>
    </div>
  );
}

/** Link and code of one row, ready to leave the tool. The code decodes to exactly the text beside it. */
export function ShareDialog({
  campaign,
  link,
  stacked,
  style,
}: Styled & { campaign: Campaign; link: Link; stacked?: boolean }) {
  const url = urlOf(campaign, link);
  const code = (
    <div style={{ flex: 'none', textAlign: 'center' }}>
      <div
        style={{
          display: 'inline-block',
          padding: 6,
          borderRadius: 18,
          boxShadow: `inset 0 0 0 1px ${c.line}`,
          background: '#fff',
        }}
      >
        <Qr text={url} size={stacked ? 250 : 296} />
      </div>
      <div style={{ display: 'flex', gap: 8, marginTop: 14, justifyContent: 'center' }}>
        <Button kind="soft" icon="download">
          Download
        </Button>
        <Button icon="copy">Copy image</Button>
      </div>
    </div>
  );
  return (
    <div
      style={{
        width: stacked ? 416 : 836,
        borderRadius: 22,
        background: '#fff',
        boxShadow: `0 0 0 1px ${c.line}, ${lift.drag}`,
        padding: stacked ? '20px 22px 22px' : '26px 30px 30px',
        ...style,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'flex-start', gap: 12, marginBottom: stacked ? 16 : 22 }}>
        <div style={{ flex: 1 }}>
          <div style={{ fontSize: 20, fontWeight: 750, letterSpacing: '-0.015em', lineHeight: 1.25 }}>
            Share this link
          </div>
          <div style={{ color: c.muted, marginTop: 2 }}>{campaign.name}, booth banner</div>
        </div>
        <Icon name="close" size={22} stroke={2} colour={c.muted} />
      </div>
      <div style={{ display: 'flex', flexDirection: stacked ? 'column' : 'row', gap: stacked ? 18 : 32 }}>
        {code}
        <div style={{ flex: 1, minWidth: 0 }}>
          <div style={{ fontSize: 13.5, fontWeight: 700, marginBottom: 7 }}>Link</div>
          <div
            style={{
              borderRadius: 12,
              background: c.ground,
              boxShadow: `inset 0 0 0 1px ${c.line}`,
              padding: '11px 14px 12px',
            }}
          >
            <UrlText campaign={campaign} link={link} size={stacked ? 13.5 : 14} />
          </div>
          <div style={{ display: 'flex', alignItems: 'center', gap: 12, marginTop: 12 }}>
            <Button kind="solid" icon="copy">
              Copy link
            </Button>
            <span
              style={{
                fontSize: 13.5,
                color: c.green,
                fontWeight: 650,
                display: 'inline-flex',
                alignItems: 'center',
                gap: 5,
              }}
            >
              <Icon name="check" size={16} stroke={2.4} />
              Copied
            </span>
          </div>
          {!stacked && (
            <div style={{ marginTop: 22, borderTop: `1px solid ${c.line}` }}>
              {(
                [
                  ['Source', link.source],
                  ['Medium', link.medium],
                  ['Campaign', campaign.id],
                  ['Content', link.content],
                ] as const
              ).map(([label, value]) => (
                <div
                  key={label}
                  style={{
                    display: 'grid',
                    gridTemplateColumns: '110px 1fr',
                    alignItems: 'center',
                    height: 38,
                    borderBottom: `1px solid ${c.lineSoft}`,
                  }}
                >
                  <span style={{ fontSize: 13.5, color: c.muted }}>{label}</span>
                  <span style={{ fontFamily: mono, fontSize: 14 }}>{value}</span>
                </div>
              ))}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
