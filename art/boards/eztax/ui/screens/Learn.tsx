import { Icon } from '../../../../kit/icons.tsx';
import { modules } from '../../data.ts';
import { c, radius, type } from '../../world.ts';
import { Pip } from '../Pip.tsx';
import { Button, Chip, H, P, Screen, TabBar } from '../parts.tsx';
import { Key, Leafling } from '../scenery.tsx';

const stones = [
  { x: 84, y: 62 },
  { x: 300, y: 180 },
  { x: 90, y: 300 },
  { x: 296, y: 420 },
  { x: 92, y: 536 },
];

function trail(upTo: number): string {
  const [first, ...rest] = stones.slice(0, upTo + 1);
  let d = `M${first!.x} ${first!.y}`;
  let last = first!;
  for (const s of rest) {
    const mid = (last.y + s.y) / 2;
    d += `C${last.x} ${mid + 34} ${s.x} ${mid - 10} ${s.x} ${s.y}`;
    last = s;
  }
  return d;
}

/** The garden path of modules. `done` of them are finished; the next is open, the others are locked. */
export function Learn({ done, cheer = false, rise = 1 }: { done: number; cheer?: boolean; rise?: number }) {
  return (
    <Screen ground={cheer ? '#eff7e8' : c.cream}>
      <div
        style={{
          padding: '8px 24px 0',
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
        }}
      >
        <H size={27}>Learn</H>
        <Chip icon="leaf">{done} of 5 done</Chip>
      </div>
      <div style={{ position: 'relative', flex: 1 }}>
        <svg
          width="390"
          height="600"
          viewBox="0 0 390 600"
          style={{ position: 'absolute', inset: 0, overflow: 'visible' }}
          aria-hidden
        >
          <path
            d={trail(4)}
            fill="none"
            stroke={cheer ? '#dcebcf' : c.oat}
            strokeWidth="22"
            strokeLinecap="round"
          />
          <path d={trail(done)} fill="none" stroke={c.bud} strokeWidth="22" strokeLinecap="round" />
          <path
            d={trail(4)}
            fill="none"
            stroke="#fff"
            strokeWidth="3"
            strokeDasharray="2 13"
            strokeLinecap="round"
            opacity=".9"
          />
          <Leafling x={352} y={cheer ? 118 : 96} scale={0.6} colour={c.bud} dark={c.leaf} />
          <Leafling x={42} y={cheer ? 226 : 216} scale={0.55} colour={c.bud} dark={c.leaf} />
        </svg>
        {modules.map((m, i) => {
          const s = stones[i]!;
          const state = i < done ? 'done' : i === done ? 'open' : 'locked';
          const size = state === 'open' ? 86 : 72;
          return (
            <div key={m.n}>
              <div
                style={{
                  position: 'absolute',
                  left: s.x - size / 2,
                  top: s.y - size / 2,
                  width: size,
                  height: size,
                  borderRadius: size / 2,
                  display: 'grid',
                  placeItems: 'center',
                  background:
                    state === 'done' ? c.leaf : state === 'open' ? c.coral : cheer ? '#e3e9d6' : '#f6e4cf',
                  color: state === 'done' ? '#fff' : state === 'open' ? c.ink : '#a38d7f',
                  boxShadow:
                    state === 'open'
                      ? `0 0 0 7px ${cheer ? '#fff' : c.blush}, inset 0 -6px 0 ${c.coralDeep}33`
                      : `inset 0 -5px 0 ${c.ink}14`,
                  fontFamily: type.display,
                  fontWeight: 600,
                  fontSize: 34,
                }}
              >
                {state === 'done' ? (
                  <Icon name="check" size={34} stroke={3} />
                ) : state === 'open' ? (
                  m.n
                ) : (
                  <Icon name="lock" size={27} stroke={2.2} />
                )}
              </div>
              {!(cheer && state === 'open') && (
                <P
                  size={16.5}
                  weight={800}
                  line={1.2}
                  colour={state === 'locked' ? c.soft : c.ink}
                  style={{
                    position: 'absolute',
                    top: s.y - 22,
                    whiteSpace: 'nowrap',
                    ...(s.x < 195 ? { left: s.x + size / 2 + 16 } : { right: 390 - s.x + size / 2 + 16 }),
                  }}
                >
                  {m.title}
                </P>
              )}
            </div>
          );
        })}
        {!cheer && done < 5 && (
          <div style={{ position: 'absolute', left: 300, top: stones[done]!.y - 54 }}>
            <Pip size={76} pose="wave" eyes="open" mouth="smile" />
          </div>
        )}
      </div>
      {cheer ? <UnlockSheet n={done + 1} rise={rise} /> : <TabBar on="Learn" />}
    </Screen>
  );
}

function UnlockSheet({ n, rise }: { n: number; rise: number }) {
  const m = modules[n - 1]!;
  return (
    <>
      <svg
        width="390"
        height="844"
        viewBox="0 0 390 844"
        style={{
          position: 'absolute',
          inset: 0,
          opacity: rise,
          transform: `translateY(${(rise - 1) * 90}px)`,
        }}
        aria-hidden
      >
        <Key x={330} y={146} turn={-24} scale={0.72} tint={1} />
        <Key x={40} y={262} turn={-40} scale={0.72} tint={2} />
        <Key x={352} y={372} turn={38} scale={0.72} tint={1} />
        <Key x={216} y={506} turn={-20} scale={0.7} tint={2} />
      </svg>
      <div
        style={{
          background: c.paper,
          borderRadius: `${radius.sheet}px ${radius.sheet}px 0 0`,
          padding: '24px 24px 40px',
          position: 'relative',
          boxShadow: '0 -12px 40px rgb(61 42 44 / .1)',
          transform: `translateY(${(1 - rise) * 420}px)`,
        }}
      >
        <div style={{ position: 'absolute', left: 28, top: -112 }}>
          <Pip size={124} pose="cheer" eyes="happy" mouth="grin" shadow={false} />
        </div>
        <Chip icon="unlock" style={{ position: 'absolute', right: 24, top: 26 }}>
          Unlocked
        </Chip>
        <P size={15} weight={800} colour={c.coralText} style={{ marginTop: 34 }}>
          Module {m.n}
        </P>
        <H size={27} style={{ marginTop: 2 }}>
          {m.title}
        </H>
        <P size={16.5} weight={600} colour={c.soft} style={{ marginTop: 4, marginBottom: 18 }}>
          {m.about}
        </P>
        <Button icon="arrowRight">Start module {m.n}</Button>
      </div>
    </>
  );
}
