import { defineBoard } from '../../board.ts';
import { Frame } from '../../kit/frame.tsx';
import { Amount, H, P } from './ui/parts.tsx';
import { c, type } from './world.ts';

function Face({
  name,
  role,
  sample,
  family,
  ground,
  ink,
  tall,
}: {
  name: string;
  sample: string;
  role: string;
  family: string;
  ground: string;
  ink: string;
  tall: boolean;
}) {
  return (
    <div style={{ background: ground, borderRadius: 40, padding: tall ? '22px 26px' : '28px 34px', flex: 1 }}>
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }}>
        <P size={20} weight={800} colour={ink}>
          {name}
        </P>
        <P size={17} weight={700} colour={c.soft}>
          {role}
        </P>
      </div>
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 20 }}>
        <div
          style={{
            fontFamily: family,
            fontWeight: 600,
            fontSize: tall ? 110 : 132,
            lineHeight: 1.08,
            color: c.ink,
            marginTop: 4,
          }}
        >
          Aa
        </div>
        <div
          style={{
            fontFamily: family,
            fontWeight: 600,
            fontSize: tall ? 24 : 32,
            lineHeight: 1.2,
            color: ink,
            textAlign: 'right',
            whiteSpace: 'pre-line',
          }}
        >
          {sample}
        </div>
      </div>
      <div
        style={{
          fontFamily: family,
          fontWeight: 500,
          fontSize: tall ? 20 : 25,
          lineHeight: 1.35,
          color: c.ink,
          letterSpacing: '.01em',
        }}
      >
        ABCDEFGHIJKLMNOPQRSTUVWXYZ
        <br />
        abcdefghijklmnopqrstuvwxyz
        <br />
        0123456789 $ . , ?
      </div>
    </div>
  );
}

const scale = [
  {
    name: 'Greeting',
    spec: 'Fredoka 600 · 38/42',
    show: (
      <H size={38} line={1.1}>
        Hi Maya
      </H>
    ),
  },
  { name: 'Question', spec: 'Fredoka 600 · 26/31', show: <H size={26}>Which slip shows what you earned?</H> },
  { name: 'Button', spec: 'Fredoka 600 · 19', show: <H size={19}>Add to my return</H> },
  {
    name: 'Text',
    spec: 'Nunito 600 · 16.5/23',
    show: (
      <P size={16.5} weight={600}>
        Your employer sends it by the end of February.
      </P>
    ),
  },
  {
    name: 'Label',
    spec: 'Nunito 800 · 15',
    show: (
      <P size={15} weight={800} colour={c.coralText}>
        Module 3 · Reading your slips
      </P>
    ),
  },
];

const sums = ['$14,280.00', '$7,430.00', '$641.41', '$237.05'];

function Typography({ tall }: { tall: boolean }) {
  return (
    // No margin: on a white page it would read as a step away from the text.
    <Frame ground={c.paper}>
      <div style={{ display: 'flex', flexDirection: tall ? 'column' : 'row', gap: 20 }}>
        <Face
          name="Fredoka"
          role="asks and cheers"
          sample={'Yes,\nthe T4!'}
          family={type.display}
          ground={c.blush}
          ink={c.coralText}
          tall={tall}
        />
        <Face
          name="Nunito"
          role="explains and counts"
          sample={'Box 14 is what\nyou earned.'}
          family={type.body}
          ground={c.sprout}
          ink={c.leafDeep}
          tall={tall}
        />
      </div>
      <div style={{ display: 'flex', flexDirection: tall ? 'column' : 'row', gap: 20, marginTop: 20 }}>
        <div
          style={{
            flex: 1,
            borderRadius: 40,
            background: c.cream,
            padding: tall ? '10px 24px' : '12px 34px',
          }}
        >
          {scale.map((s, i) => (
            <div
              key={s.name}
              style={{
                display: 'flex',
                flexDirection: tall ? 'column' : 'row',
                alignItems: tall ? 'flex-start' : 'center',
                gap: tall ? 4 : 0,
                minHeight: 62,
                padding: '10px 0',
                borderTop: i ? `2px solid ${c.oat}` : undefined,
              }}
            >
              <div
                style={{
                  width: tall ? 'auto' : 250,
                  flex: 'none',
                  display: 'flex',
                  gap: 10,
                  alignItems: 'baseline',
                }}
              >
                <P size={16} weight={800} style={{ width: tall ? 'auto' : 78 }}>
                  {s.name}
                </P>
                <P size={15} weight={600} colour={c.soft}>
                  {s.spec}
                </P>
              </div>
              {s.show}
            </div>
          ))}
        </div>
        <div
          style={{
            width: tall ? 'auto' : 330,
            borderRadius: 40,
            background: c.wax,
            padding: tall ? '22px 26px' : '28px 34px',
          }}
        >
          <P size={16} weight={800} colour={c.honeyText}>
            Amounts · Nunito 800, tabular
          </P>
          <div style={{ marginTop: 14 }}>
            {sums.map((s) => (
              <Amount key={s} size={34} line={1.4} align="right">
                {s}
              </Amount>
            ))}
          </div>
          <P size={16} weight={600} colour={c.soft} line={1.4} style={{ marginTop: 12 }}>
            Figures of one width: the cents line up as they do on the slip.
          </P>
        </div>
      </div>
    </Frame>
  );
}

export const board = defineBoard({
  id: 'eztax/typography',
  size: { width: 1280, height: 692 },
  Component: Typography,
  states: {
    wide: { out: 'case-studies/eztax/style-typography.png', props: { tall: false } },
    portrait: {
      out: 'case-studies/eztax/style-typography-portrait.png',
      props: { tall: true },
      size: { width: 480, height: 1344 },
    },
  },
});
