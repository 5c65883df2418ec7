import type { ReactNode } from 'react';
import { Icon } from '../../../../kit/icons.tsx';
import { money } from '../../../../kit/text.tsx';
import { refund, t4 } from '../../data.ts';
import { c } from '../../world.ts';
import { Pip } from '../Pip.tsx';
import { Bubble, H, P, RoundButton, Screen } from '../parts.tsx';

function Mine({ children }: { children: ReactNode }) {
  return (
    <div
      style={{
        alignSelf: 'flex-end',
        maxWidth: 262,
        background: c.coral,
        borderRadius: '22px 22px 6px 22px',
        padding: '12px 17px',
      }}
    >
      <P size={16.5} weight={700} line={1.35}>
        {children}
      </P>
    </div>
  );
}

const strong = { fontWeight: 800 };

export function Assistant() {
  return (
    <Screen ground={c.oat}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 12, padding: '6px 24px 14px' }}>
        <RoundButton icon="chevronLeft" />
        <div style={{ flex: 1, textAlign: 'center' }}>
          <H size={20}>Pip</H>
          <P size={14} weight={700} colour={c.soft} line={1.2}>
            Explains. You decide.
          </P>
        </div>
        <RoundButton icon="more" />
      </div>
      <div style={{ flex: 1, padding: '4px 24px 0', display: 'flex', flexDirection: 'column', gap: 12 }}>
        <div
          style={{
            alignSelf: 'center',
            display: 'flex',
            alignItems: 'center',
            gap: 8,
            height: 34,
            padding: '0 14px',
            borderRadius: 17,
            background: '#f5e0c8',
          }}
        >
          <Icon name="fileText" size={16} stroke={2.3} colour={c.soft} />
          <P size={14} weight={700} colour={c.soft}>
            Looking at your T4, box 22
          </P>
        </div>
        <Mine>Why did my café take {money(t4.boxes.tax.amount)}?</Mine>
        <div style={{ display: 'flex', alignItems: 'flex-end', gap: 12, marginLeft: -6 }}>
          <Pip size={80} pose="present" eyes="open" mouth="grin" />
          <Bubble style={{ flex: 1, marginBottom: 10 }}>
            <P size={16.5} weight={600} line={1.4}>
              That is <b style={strong}>income tax</b>. Your employer holds some back from each pay and sends
              it to the CRA for you.
            </P>
          </Bubble>
        </div>
        <Bubble tail={false} style={{ marginLeft: 86 }}>
          <P size={16.5} weight={600} line={1.4}>
            You earned less than the basic personal amount, so you owe none of it. All{' '}
            <b style={{ ...strong, color: c.leafDeep }}>{money(refund)}</b> should come back.
          </P>
          <div style={{ display: 'flex', alignItems: 'center', gap: 6, marginTop: 10, color: c.leafDeep }}>
            <P
              size={15.5}
              weight={800}
              colour="inherit"
              style={{ textDecoration: 'underline', textUnderlineOffset: 3 }}
            >
              Line 43700, canada.ca
            </P>
            <Icon name="arrowUpRight" size={17} stroke={2.6} />
          </div>
        </Bubble>
        <Mine>When do I get it?</Mine>
        <Bubble
          tail={false}
          style={{ marginLeft: 86, alignSelf: 'flex-start', padding: '15px 18px', display: 'flex', gap: 7 }}
        >
          {[c.leaf, c.bud, c.oat].map((dot) => (
            <i key={dot} style={{ width: 10, height: 10, borderRadius: 5, background: dot }} />
          ))}
        </Bubble>
      </div>
      <div style={{ background: c.cream, borderRadius: '28px 28px 0 0', padding: '16px 24px 40px' }}>
        <div style={{ display: 'flex', gap: 8, marginRight: -24, overflow: 'hidden' }}>
          {['Show me box 22', 'What is CPP?', 'Am I done?'].map((q) => (
            <div
              key={q}
              style={{
                height: 40,
                padding: '0 15px',
                borderRadius: 20,
                boxShadow: `inset 0 0 0 2px ${c.bud}`,
                display: 'flex',
                alignItems: 'center',
                flex: 'none',
              }}
            >
              <P size={15} weight={800} colour={c.leafDeep}>
                {q}
              </P>
            </div>
          ))}
        </div>
        <div
          style={{
            height: 56,
            borderRadius: 28,
            background: c.paper,
            marginTop: 14,
            padding: '0 7px 0 20px',
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
          }}
        >
          <P size={16.5} weight={600} colour={c.soft}>
            Ask about your return
          </P>
          <div
            style={{
              width: 42,
              height: 42,
              borderRadius: 21,
              background: c.coral,
              display: 'grid',
              placeItems: 'center',
            }}
          >
            <Icon name="arrowUp" size={21} stroke={2.6} colour={c.ink} />
          </div>
        </div>
      </div>
    </Screen>
  );
}
