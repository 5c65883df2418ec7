import { defineBoard } from '../../board.ts';
import { campaignOf, leadOf, newComment } from './data.ts';
import { BasicFields, BuilderScreen, LinkRows, ParameterFields, ShareDialog } from './ui/Builder.tsx';
import { CampaignsScreen, DraftCard, drafts, LiveCard, live, SectionHead } from './ui/Campaigns.tsx';
import { Drawer, drawerWidth } from './ui/Drawer.tsx';
import { BoardScreen } from './ui/LeadsScreen.tsx';
import { Picture } from './ui/Picture.tsx';
import { Panel, World } from './ui/parts.tsx';
import { ExportMenu, FilterChip, filtered, LeadTable, narrow, TableScreen } from './ui/Table.tsx';
import { c } from './ui/theme.ts';

const spring = campaignOf('spring-demo-week');
const booth = spring.links.length - 1;
const veil = { position: 'absolute', inset: 0, background: 'rgb(30 26 86 / 0.34)' } as const;

type Shown = 'builder' | 'share' | 'campaigns' | 'table' | 'drawer';

function Screens({ shown, portrait = false }: { shown: Shown; portrait?: boolean }) {
  return portrait ? <Upright shown={shown} /> : <Wide shown={shown} />;
}

function Wide({ shown }: { shown: Shown }) {
  if (shown === 'builder')
    return (
      <Picture width={1280} height={790} pad={28}>
        <BuilderScreen width={1224} height={734} campaign={spring} chosen={booth} />
      </Picture>
    );
  if (shown === 'campaigns')
    return (
      <Picture width={1280} height={800} pad={28}>
        <CampaignsScreen width={1224} height={744} />
      </Picture>
    );
  if (shown === 'table')
    return (
      <Picture width={1280} height={780} pad={28}>
        <TableScreen width={1224} height={724} exporting />
      </Picture>
    );
  if (shown === 'share')
    return (
      <Picture width={1280} height={760} pad={28}>
        <BuilderScreen width={1224} height={704} campaign={spring} chosen={booth} />
        <World style={veil}>
          <ShareDialog
            campaign={spring}
            link={spring.links[booth]!}
            style={{ position: 'absolute', left: 194, top: 92 }}
          />
        </World>
      </Picture>
    );
  return (
    <Picture width={1280} height={900} pad={28}>
      <BoardScreen
        width={1224}
        height={844}
        over={
          <>
            <div style={{ ...veil, background: 'rgb(30 26 86 / 0.16)' }} />
            <div style={{ position: 'absolute', right: 0, top: 0 }}>
              <Drawer
                lead={leadOf('sofia')}
                height={844}
                width={drawerWidth}
                pointed="Pricing"
                pinned="Pricing"
                typed={newComment.text}
                caret
                why
              />
            </div>
          </>
        }
      />
    </Picture>
  );
}

function Upright({ shown }: { shown: Shown }) {
  if (shown === 'builder')
    return (
      <World style={{ position: 'absolute', inset: 0, background: c.lavender, padding: 20 }}>
        <Panel style={{ padding: '18px 18px 20px' }}>
          <div style={{ fontSize: 20, fontWeight: 750, marginBottom: 12 }}>New campaign</div>
          <BasicFields campaign={spring} />
          <div style={{ fontSize: 15.5, fontWeight: 750, margin: '18px 0 10px' }}>UTM parameters</div>
          <ParameterFields campaign={spring} />
        </Panel>
        <Panel style={{ padding: '16px 6px 10px', marginTop: 14 }}>
          <div style={{ fontSize: 15.5, fontWeight: 750, padding: '0 14px' }}>Links</div>
          <LinkRows campaign={spring} chosen={booth} short />
        </Panel>
      </World>
    );
  if (shown === 'share')
    return (
      <World
        style={{
          position: 'absolute',
          inset: 0,
          background: c.lavender,
          display: 'grid',
          placeItems: 'center',
        }}
      >
        <ShareDialog campaign={spring} link={spring.links[booth]!} stacked />
      </World>
    );
  if (shown === 'campaigns')
    return (
      <World style={{ position: 'absolute', inset: 0, background: c.ground, padding: '22px 22px' }}>
        <SectionHead title="Live" count={live.length} note="" />
        <div style={{ display: 'grid', gap: 12 }}>
          {live.slice(0, 3).map((campaign) => (
            <LiveCard key={campaign.id} campaign={campaign} small />
          ))}
        </div>
        <div style={{ height: 18 }} />
        <SectionHead title="Drafts" count={drafts.length} note="Last edited" />
        <div style={{ display: 'grid', gap: 12 }}>
          {drafts.slice(0, 2).map((campaign) => (
            <DraftCard key={campaign.id} campaign={campaign} />
          ))}
        </div>
      </World>
    );
  if (shown === 'table')
    return (
      <World style={{ position: 'absolute', inset: 0, background: c.ground, padding: 22 }}>
        <div style={{ display: 'flex', gap: 8, marginBottom: 14 }}>
          <FilterChip>All but Won</FilterChip>
          <FilterChip>Confidence: 50 or more</FilterChip>
        </div>
        <LeadTable leads={filtered} columns={narrow} />
        <ExportMenu rows={filtered.length} style={{ position: 'absolute', right: 34, bottom: 30 }} />
      </World>
    );
  return (
    <Drawer
      lead={leadOf('sofia')}
      height={904}
      width={480}
      flat
      pointed="Pricing"
      pinned="Pricing"
      typed={newComment.text}
      caret
      why
    />
  );
}

const at = 'case-studies/trakt';
const upright = (height: number) => ({ width: 480, height });

export const board = defineBoard<{ shown: Shown; portrait?: boolean }>({
  id: 'trakt/screens',
  size: { width: 1280, height: 800 },
  Component: Screens,
  states: {
    builder: {
      out: `${at}/campaign-builder.png`,
      props: { shown: 'builder' },
      size: { width: 1280, height: 790 },
    },
    'builder-portrait': {
      out: `${at}/campaign-builder-portrait.png`,
      props: { shown: 'builder', portrait: true },
      size: upright(1106),
    },
    share: { out: `${at}/share-qr.png`, props: { shown: 'share' }, size: { width: 1280, height: 760 } },
    'share-portrait': {
      out: `${at}/share-qr-portrait.png`,
      props: { shown: 'share', portrait: true },
      size: upright(700),
    },
    campaigns: { out: `${at}/campaigns.png`, props: { shown: 'campaigns' } },
    'campaigns-portrait': {
      out: `${at}/campaigns-portrait.png`,
      props: { shown: 'campaigns', portrait: true },
      size: upright(840),
    },
    table: { out: `${at}/lead-table.png`, props: { shown: 'table' }, size: { width: 1280, height: 780 } },
    'table-portrait': {
      out: `${at}/lead-table-portrait.png`,
      props: { shown: 'table', portrait: true },
      size: upright(680),
    },
    drawer: { out: `${at}/lead-drawer.png`, props: { shown: 'drawer' }, size: { width: 1280, height: 900 } },
    'drawer-portrait': {
      out: `${at}/lead-drawer-portrait.png`,
      props: { shown: 'drawer', portrait: true },
      size: upright(904),
    },
  },
});
