import { Icon } from '../../../../kit/icons.tsx';
import { c, radius } from '../../world.ts';
import { Pip } from '../Pip.tsx';
import { Button, H, P } from '../parts.tsx';
import { FilingTuition } from './Filing.tsx';

/** Before the app hands over to the CRA: what is there, where it is, and that one's place is kept. */
export function TipSheet() {
  const there = ['Who can claim tuition', 'How Schedule 11 works', 'Passing on or carrying forward'];
  return (
    <>
      <FilingTuition />
      <div style={{ position: 'absolute', inset: 0, background: 'rgb(61 42 44 / .46)' }} />
      <div
        style={{
          position: 'absolute',
          left: 0,
          right: 0,
          bottom: 0,
          background: c.cream,
          borderRadius: `${radius.sheet}px ${radius.sheet}px 0 0`,
          padding: '30px 24px 40px',
        }}
      >
        <div style={{ position: 'absolute', right: 26, top: -94 }}>
          <Pip size={112} pose="point" eyes="side" mouth="smile" flip shadow={false} />
        </div>
        <P size={15} weight={800} colour={c.coralText}>
          From the tax agency itself
        </P>
        <H size={25} style={{ marginTop: 4 }}>
          Line 32300: your tuition amount
        </H>
        <div style={{ background: c.paper, borderRadius: 22, padding: '8px 18px', marginTop: 18 }}>
          {there.map((t, i) => (
            <div
              key={t}
              style={{
                display: 'flex',
                alignItems: 'center',
                gap: 12,
                height: 46,
                borderTop: i ? `2px solid ${c.cream}` : undefined,
              }}
            >
              <Icon name="check" size={19} stroke={2.8} colour={c.leaf} />
              <P size={16} weight={700}>
                {t}
              </P>
            </div>
          ))}
        </div>
        <div style={{ display: 'flex', gap: 12, alignItems: 'center', margin: '16px 0 18px' }}>
          <Icon name="shield" size={24} stroke={2.1} colour={c.leafDeep} />
          <P size={15} weight={600} line={1.35} colour={c.soft} style={{ flex: 1 }}>
            <b style={{ color: c.ink, fontWeight: 800 }}>www.canada.ca</b>, opens in your browser. Your return
            waits here.
          </P>
        </div>
        <Button kind="leaf" icon="arrowUpRight">
          Read it on canada.ca
        </Button>
        <P size={16.5} weight={800} align="center" style={{ marginTop: 16 }}>
          Not now
        </P>
      </div>
      <i
        style={{
          position: 'absolute',
          zIndex: 9,
          bottom: 9,
          left: 128,
          width: 134,
          height: 5,
          borderRadius: 5,
          background: c.ink,
        }}
      />
    </>
  );
}
