import { Icon } from '../../../../kit/icons.tsx';
import { money } from '../../../../kit/text.tsx';
import { steps, t4 } from '../../data.ts';
import { c, radius, type } from '../../world.ts';
import { Pip } from '../Pip.tsx';
import { Amount, Button, Chip, H, P, RoundButton, Screen, StepHeader } from '../parts.tsx';
import { T4Slip } from '../T4Slip.tsx';

const rows = [t4.boxes.income, t4.boxes.tax, t4.boxes.cpp, t4.boxes.ei];

/** Step 2, after an upload: the slip above, what was read from it below. `fixed` once the doubtful box was looked at. */
export function Review({ fixed = false }: { fixed?: boolean }) {
  return (
    <Screen>
      <StepHeader steps={steps} at={1} />
      <div style={{ padding: '0 24px', flex: 1, display: 'flex', flexDirection: 'column' }}>
        <div
          style={{
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'center',
            margin: '22px 0 14px',
          }}
        >
          <H size={24}>Is this your T4?</H>
          {fixed ? (
            <Chip icon="check">All checked</Chip>
          ) : (
            <Chip ground={c.wax} ink={c.honeyText} icon="eye">
              1 to check
            </Chip>
          )}
        </div>
        <div
          style={{
            borderRadius: 18,
            overflow: 'hidden',
            boxShadow: `0 0 0 2px ${c.line}`,
            position: 'relative',
            height: 172,
          }}
        >
          <T4Slip width={342} mark={{ '16': fixed ? c.leaf : c.honey }} />
          <div
            style={{
              position: 'absolute',
              right: 10,
              bottom: 10,
              width: 38,
              height: 38,
              borderRadius: 19,
              background: c.ink,
              display: 'grid',
              placeItems: 'center',
            }}
          >
            <Icon name="search" size={19} stroke={2.4} colour="#fff" />
          </div>
        </div>
        <div style={{ marginTop: 14, display: 'flex', flexDirection: 'column', gap: 8 }}>
          {rows.map((r) => {
            const doubt = r.box === '16' && !fixed;
            return (
              <div
                key={r.box}
                style={{
                  height: 66,
                  borderRadius: 20,
                  background: doubt ? c.wax : c.paper,
                  boxShadow: doubt ? `inset 0 0 0 2.5px ${c.honey}` : undefined,
                  display: 'flex',
                  alignItems: 'center',
                  gap: 12,
                  padding: '0 14px',
                }}
              >
                <BoxNumber n={r.box} />
                <div style={{ flex: 1, minWidth: 0 }}>
                  <P size={15.5} weight={800} line={1.2} oneLine>
                    {r.plain}
                  </P>
                  <P size={13.5} weight={700} line={1.3} colour={doubt ? c.honeyText : c.soft} oneLine>
                    {doubt ? 'Hard to read. Compare' : `Goes to line ${r.line}`}
                  </P>
                </div>
                <Amount size={16.5}>{money(doubt ? t4.misread : r.amount)}</Amount>
                <Icon name="edit" size={19} stroke={2.1} colour={doubt ? c.honeyText : c.faint} />
              </div>
            );
          })}
        </div>
        <div style={{ flex: 1 }} />
        <Button kind={fixed ? 'leaf' : 'rest'} style={{ marginBottom: 40 }}>
          Add to my return
        </Button>
      </div>
    </Screen>
  );
}

function BoxNumber({ n }: { n: string }) {
  return (
    <div
      style={{
        width: 36,
        height: 32,
        borderRadius: 9,
        background: c.ink,
        color: '#fff',
        display: 'grid',
        placeItems: 'center',
        fontFamily: type.body,
        fontWeight: 800,
        fontSize: 16,
        flex: 'none',
      }}
    >
      {n}
    </div>
  );
}

/** One box, large: the paper above, the field below, and Pip's reason for asking. */
export function ReviewEdit() {
  const cpp = t4.boxes.cpp;
  return (
    <Screen>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          padding: '6px 24px 0',
        }}
      >
        <RoundButton icon="close" />
        <H size={18}>Box 16</H>
        <i style={{ width: 44 }} />
      </div>
      <div style={{ padding: '0 24px', marginTop: 18 }}>
        <P size={15} weight={800} colour={c.soft} style={{ marginBottom: 8 }}>
          On your slip
        </P>
        <div
          style={{
            height: 128,
            borderRadius: 20,
            overflow: 'hidden',
            position: 'relative',
            boxShadow: `0 0 0 3px ${c.honey}`,
            background: '#fffefb',
          }}
        >
          <div style={{ position: 'absolute', left: -7, top: -250 }}>
            <T4Slip width={690} />
          </div>
        </div>
        <P size={15} weight={800} colour={c.soft} style={{ margin: '18px 0 8px' }}>
          {cpp.plain}
        </P>
        <div
          style={{
            height: 66,
            borderRadius: 22,
            background: c.paper,
            boxShadow: `inset 0 0 0 3px ${c.coral}`,
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            padding: '0 20px',
          }}
        >
          <Amount size={27}>
            {money(cpp.amount)}
            <i
              style={{
                display: 'inline-block',
                width: 2.5,
                height: 28,
                background: c.coralDeep,
                marginLeft: 3,
                verticalAlign: -4,
                borderRadius: 2,
              }}
            />
          </Amount>
          <P size={15} weight={700} colour={c.soft}>
            I read <span style={{ textDecoration: 'line-through' }}>{money(t4.misread)}</span>
          </P>
        </div>
        <div style={{ display: 'flex', alignItems: 'flex-end', gap: 12, marginTop: 14 }}>
          <Pip size={66} pose="think" eyes="up" mouth="small" shadow={false} />
          <P size={15} weight={600} line={1.36} colour={c.soft} style={{ flex: 1, marginBottom: 10 }}>
            I took a 4 for a 7. Thank you! You will see it on{' '}
            <b style={{ color: c.ink, fontWeight: 800 }}>line 30800</b>.
          </P>
        </div>
        <Button style={{ marginTop: 10 }}>Save box 16</Button>
      </div>
      <div
        style={{
          position: 'absolute',
          left: 0,
          right: 0,
          bottom: 0,
          height: 276,
          background: '#f5e3cf',
          padding: '10px 8px 0',
          borderRadius: `${radius.card}px ${radius.card}px 0 0`,
        }}
      >
        <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 7 }}>
          {['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', '⌫'].map((k) => (
            <div
              key={k}
              style={{
                height: 49,
                borderRadius: 12,
                background: k === '.' || k === '⌫' ? 'none' : c.paper,
                display: 'grid',
                placeItems: 'center',
                fontFamily: type.display,
                fontWeight: 500,
                fontSize: 24,
                color: c.ink,
              }}
            >
              {k === '⌫' ? <Icon name="arrowLeft" size={22} stroke={2.2} /> : k}
            </div>
          ))}
        </div>
      </div>
    </Screen>
  );
}
