import { Icon } from '../../../../kit/icons.tsx';
import { money } from '../../../../kit/text.tsx';
import { refund } from '../../data.ts';
import { c } from '../../world.ts';
import { Pip } from '../Pip.tsx';
import { Button, H, P, Screen } from '../parts.tsx';
import { Key } from '../scenery.tsx';

/** After NETFILE: it is in, and what comes next in the post. */
export function Sent() {
  const next = [
    { name: 'Your return is with the CRA', about: 'NETFILE confirmation 4K721P', done: true },
    { name: 'Notice of assessment', about: 'The CRA checks it and writes to you', done: false },
    { name: 'Open My Account', about: 'Possible once you are assessed', done: false },
  ];
  return (
    <Screen ground={c.sprout}>
      <div
        style={{ position: 'relative', height: 300, flex: 'none', display: 'grid', placeItems: 'end center' }}
      >
        <svg
          width="390"
          height="300"
          viewBox="0 0 390 300"
          style={{ position: 'absolute', inset: 0 }}
          aria-hidden
        >
          <circle cx="195" cy="170" r="118" fill="#d3e9c5" />
          <Key x={60} y={110} turn={-30} scale={0.9} tint={1} />
          <Key x={330} y={84} turn={28} scale={0.9} tint={2} />
          <Key x={338} y={220} turn={64} scale={0.8} tint={1} />
          <Key x={52} y={230} turn={20} scale={0.8} tint={2} />
        </svg>
        <div style={{ position: 'relative' }}>
          <Pip size={180} pose="cheer" eyes="happy" mouth="grin" />
        </div>
      </div>
      <div
        style={{
          flex: 1,
          background: c.cream,
          borderRadius: '36px 36px 0 0',
          padding: '28px 24px 40px',
          display: 'flex',
          flexDirection: 'column',
        }}
      >
        <H size={31} align="center">
          You did it yourself
        </H>
        <P size={16.5} weight={600} colour={c.soft} align="center" style={{ marginTop: 6, marginBottom: 28 }}>
          Refund you asked for: <b style={{ color: c.leafDeep, fontWeight: 800 }}>{money(refund)}</b>
        </P>
        {next.map((n, i) => (
          <div key={n.name} style={{ display: 'flex', gap: 14, position: 'relative', paddingBottom: 26 }}>
            {i < next.length - 1 && (
              <i
                style={{
                  position: 'absolute',
                  left: 15,
                  top: 32,
                  bottom: 0,
                  width: 3,
                  borderRadius: 2,
                  background: c.oat,
                }}
              />
            )}
            <div
              style={{
                width: 32,
                height: 32,
                borderRadius: 16,
                flex: 'none',
                display: 'grid',
                placeItems: 'center',
                background: n.done ? c.leaf : c.oat,
                color: n.done ? '#fff' : c.soft,
              }}
            >
              <Icon name={n.done ? 'check' : i === 1 ? 'mail' : 'user'} size={18} stroke={2.6} />
            </div>
            <div>
              <P size={16.5} weight={800} line={1.25}>
                {n.name}
              </P>
              <P size={15} weight={600} colour={c.soft} line={1.3}>
                {n.about}
              </P>
            </div>
          </div>
        ))}
        <div style={{ flex: 1 }} />
        <Button>Back home</Button>
      </div>
    </Screen>
  );
}
