import { defineBoard } from '../../board.ts';
import { Frame } from '../../kit/frame.tsx';
import { money } from '../../kit/text.tsx';
import { chequing } from './data.ts';
import { bankIds, banks, c, font } from './tokens.ts';
import { T } from './ui/parts.tsx';

const size = { width: 640, height: 702 } as const;
/** To the edge on both sides: on a white page a margin of the sheet’s own would read as a step away from the text. */
const pad = '20px 0';

function Colour() {
  const own = [
    { name: 'Charcoal', hex: c.charcoal, use: 'Text, dock', ink: '#fff' },
    { name: 'Honey', hex: c.honey, use: 'Presenter only', ink: c.charcoal },
    { name: 'Near-white', hex: c.page, use: 'Page', ink: c.charcoal },
    { name: 'Sand', hex: c.sand, use: 'Quiet fills', ink: c.charcoal },
  ];
  return (
    <Frame ground="#ffffff" pad={pad} style={{ fontFamily: font }}>
      <T size={18} weight={600} colour={c.muted}>
        The emulator’s own
      </T>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 14, marginTop: 12 }}>
        {own.map(({ name, hex, use, ink }) => (
          <div
            key={name}
            style={{
              height: 124,
              borderRadius: 14,
              background: hex,
              color: ink,
              padding: '16px 18px',
              display: 'flex',
              flexDirection: 'column',
              justifyContent: 'space-between',
              boxShadow: hex === c.page ? `inset 0 0 0 1.5px ${c.line}` : 'none',
            }}
          >
            <T size={22} weight={650} colour={ink}>
              {name}
            </T>
            <div style={{ display: 'flex', justifyContent: 'space-between' }}>
              <T size={17} colour={ink}>
                {use}
              </T>
              <T size={17} colour={ink} tab>
                {hex}
              </T>
            </div>
          </div>
        ))}
      </div>
      <T size={18} weight={600} colour={c.muted} style={{ marginTop: 26 }}>
        The bank’s: chrome, mark, tint
      </T>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', gap: 14, marginTop: 12 }}>
        {bankIds.map((id) => {
          const bank = banks[id];
          return (
            <div key={id} style={{ borderRadius: 14, overflow: 'hidden', background: bank.tint }}>
              <div
                style={{ height: 98, background: bank.chrome, position: 'relative', padding: '14px 16px' }}
              >
                <T size={21} weight={700} colour={bank.onChrome}>
                  {bank.label}
                </T>
                <i
                  style={{
                    position: 'absolute',
                    left: 16,
                    bottom: 0,
                    width: 56,
                    height: 6,
                    borderRadius: '4px 4px 0 0',
                    background: bank.mark,
                  }}
                />
              </div>
              <T size={17} colour={bank.action} weight={550} tab style={{ padding: '11px 16px 12px' }}>
                {bank.chrome}
              </T>
            </div>
          );
        })}
      </div>
    </Frame>
  );
}

function Type() {
  const steps = [
    {
      name: 'Balance',
      spec: '40 / 46 · semibold',
      size: 56,
      weight: 680,
      text: money(chequing.amount),
      track: -0.025,
    },
    {
      name: 'Title',
      spec: '26 / 30 · semibold',
      size: 36,
      weight: 650,
      text: 'Good morning, Amara',
      track: -0.015,
    },
    { name: 'Label', spec: '15 / 18 · medium', size: 22, weight: 550, text: 'e-Transfer sent', track: 0 },
    {
      name: 'Note',
      spec: '13 / 17 · regular',
      size: 19,
      weight: 400,
      text: 'Concert ticket · Expires June 8',
      track: 0,
    },
  ];
  return (
    <Frame ground="#ffffff" pad={pad} style={{ fontFamily: font, display: 'flex', flexDirection: 'column' }}>
      <div
        style={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          background: c.honeySoft,
          borderRadius: 16,
          padding: '20px 28px',
          height: 178,
        }}
      >
        <T size={124} weight={680} track={-0.04} line={1}>
          Aa
        </T>
        <div style={{ textAlign: 'right' }}>
          <T size={34} weight={680} track={-0.015}>
            Figtree
          </T>
          <T size={19} colour={c.text}>
            one family, four sizes
          </T>
        </div>
      </div>
      <div
        style={{
          flex: 1,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          padding: '22px 0 18px',
        }}
      >
        {steps.map(({ name, spec, size: s, weight, text, track }) => (
          <div key={name}>
            <div
              style={{
                display: 'flex',
                justifyContent: 'space-between',
                borderTop: `1.5px solid ${c.line}`,
                paddingTop: 7,
              }}
            >
              <T size={16} weight={600} colour={c.muted}>
                {name}
              </T>
              <T size={16} colour={c.muted} tab>
                {spec}
              </T>
            </div>
            <T size={s} weight={weight} track={track} line={1.2} tab>
              {text}
            </T>
          </div>
        ))}
      </div>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 14 }}>
        {(['Proportional', 'Tabular'] as const).map((kind, i) => (
          <div key={kind} style={{ background: c.sand, borderRadius: 12, padding: '12px 18px' }}>
            <T size={16} weight={600} colour={c.muted}>
              {kind} figures
            </T>
            {['$4,111.10', '$2,140.00'].map((figure) => (
              <T key={figure} size={23} weight={600} line={1.3} tab={i === 1}>
                {figure}
              </T>
            ))}
          </div>
        ))}
      </div>
    </Frame>
  );
}

export const board = defineBoard<{ sheet: 'colour' | 'type' }>({
  id: 'interac/colour-type',
  size,
  Component: ({ sheet }) => (sheet === 'colour' ? <Colour /> : <Type />),
  states: {
    colour: { out: 'case-studies/interac/colour.png', props: { sheet: 'colour' } },
    type: { out: 'case-studies/interac/typography.png', props: { sheet: 'type' } },
  },
});
