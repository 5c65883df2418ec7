import { Icon } from '../../../../kit/icons.tsx';
import { money } from '../../../../kit/text.tsx';
import { refund, steps, t4, t2202, year } from '../../data.ts';
import { c } from '../../world.ts';
import { Pip } from '../Pip.tsx';
import {
  Amount,
  Body,
  Button,
  Card,
  Chip,
  H,
  Option,
  P,
  Says,
  Screen,
  SlipIcon,
  StepHeader,
} from '../parts.tsx';

const statuses = ['Single', 'Married', 'Common-law', 'Separated', 'Divorced', 'Widowed'];

/** Step 1: one question to a screen, and why the CRA asks it. */
export function FilingYou() {
  return (
    <Screen>
      <StepHeader steps={steps} at={0} />
      <Body>
        <H size={25} style={{ marginTop: 28 }}>
          What was your marital status on {year.cut}?
        </H>
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12, marginTop: 20 }}>
          {statuses.map((s, i) => (
            <div
              key={s}
              style={{
                height: 62,
                borderRadius: 22,
                padding: '0 14px 0 18px',
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'space-between',
                background: i === 0 ? '#fff4ef' : c.paper,
                boxShadow: `inset 0 0 0 ${i === 0 ? 3 : 2}px ${i === 0 ? c.coral : c.line}`,
              }}
            >
              <H size={17.5}>{s}</H>
              {i === 0 && (
                <div
                  style={{
                    width: 28,
                    height: 28,
                    borderRadius: 14,
                    background: c.coral,
                    display: 'grid',
                    placeItems: 'center',
                  }}
                >
                  <Icon name="check" size={17} stroke={3} colour={c.ink} />
                </div>
              )}
            </div>
          ))}
        </div>
        <div style={{ flex: 1 }} />
        <Says pip={{ pose: 'point', eyes: 'side' }} pipSize={84} style={{ marginBottom: 18 }}>
          <P size={15} weight={800} colour={c.leafDeep}>
            Why the CRA asks
          </P>
          <P size={15.5} weight={600} line={1.36}>
            Credits such as the GST/HST credit are worked out for a household.
          </P>
        </Says>
        <Button icon="arrowRight" style={{ marginBottom: 40 }}>
          Next
        </Button>
      </Body>
    </Screen>
  );
}

function SlipRow({
  name,
  colour,
  from,
  label,
  amount,
}: {
  name: string;
  colour: string;
  from: string;
  label: string;
  amount: number;
}) {
  return (
    <Card pad="14px 16px 14px 14px" style={{ display: 'flex', alignItems: 'center', gap: 14 }}>
      <SlipIcon name={name} colour={colour} size={52} />
      <div style={{ flex: 1, minWidth: 0 }}>
        <H size={17.5} oneLine>
          {from}
        </H>
        <div
          style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', marginTop: 3 }}
        >
          <P size={14.5} weight={600} colour={c.soft}>
            {label}
          </P>
          <Amount size={16.5}>{money(amount)}</Amount>
        </div>
      </div>
    </Card>
  );
}

/** Step 2: the slips so far, three ways to add one, and what it means for the refund. */
export function FilingSlips() {
  const ways = [
    { icon: 'upload' as const, name: 'Upload PDF' },
    { icon: 'camera' as const, name: 'Take photo' },
    { icon: 'edit' as const, name: 'Type it in' },
  ];
  return (
    <Screen>
      <StepHeader steps={steps} at={1} />
      <Body>
        <div
          style={{
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'center',
            marginTop: 26,
            marginBottom: 16,
          }}
        >
          <H size={25}>Your slips</H>
          <Chip icon="check">2 checked</Chip>
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', gap: 12 }}>
          <SlipRow
            name="T4"
            colour={c.petal}
            from="Juniper Street Café"
            label="Earned, box 14"
            amount={t4.boxes.income.amount}
          />
          <SlipRow
            name="T2202"
            colour={c.bud}
            from={t2202.school}
            label="Tuition, box 26"
            amount={t2202.fees}
          />
        </div>
        <H size={18} style={{ marginTop: 26, marginBottom: 12 }}>
          Add another slip
        </H>
        <div style={{ display: 'flex', gap: 10 }}>
          {ways.map((w) => (
            <div
              key={w.name}
              style={{
                flex: 1,
                height: 92,
                borderRadius: 22,
                background: c.oat,
                display: 'flex',
                flexDirection: 'column',
                alignItems: 'center',
                justifyContent: 'center',
                gap: 8,
              }}
            >
              <Icon name={w.icon} size={25} stroke={2.1} colour={c.coralText} />
              <P size={14.5} weight={800}>
                {w.name}
              </P>
            </div>
          ))}
        </div>
        <div style={{ flex: 1 }} />
        <Estimate />
        <Button icon="arrowRight" style={{ margin: '14px 0 40px' }}>
          That is all of them
        </Button>
      </Body>
    </Screen>
  );
}

function Estimate() {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: 14,
        background: c.sprout,
        borderRadius: 24,
        padding: '14px 18px 14px 14px',
        position: 'relative',
      }}
    >
      <div style={{ marginTop: -28, marginBottom: -2 }}>
        <Pip size={66} pose="present" eyes="happy" shadow={false} />
      </div>
      <div style={{ flex: 1 }}>
        <P size={14.5} weight={700} colour={c.leafDeep} line={1.3}>
          Your refund so far
        </P>
        <P size={13.5} weight={600} colour={c.soft} line={1.3}>
          An estimate
        </P>
      </div>
      <H size={27} colour={c.leafDeep}>
        {money(refund)}
      </H>
    </div>
  );
}

/** Step 3: the tuition amount, which she does not need this year. */
export function FilingTuition({ tip = true }: { tip?: boolean }) {
  return (
    <Screen>
      <StepHeader steps={steps} at={2} />
      <Body>
        <H size={25} style={{ marginTop: 28 }}>
          You owe no tax this year. Save your tuition amount?
        </H>
        <P size={16} weight={600} colour={c.soft} style={{ marginTop: 8, marginBottom: 18 }}>
          Your T2202 shows {money(t2202.fees)}.
        </P>
        <div style={{ display: 'flex', flexDirection: 'column', gap: 12 }}>
          <Option
            name="Keep it for later"
            hint={`Carry ${money(t2202.fees)} forward`}
            mark="chosen"
            picture={<Round icon="leaf" ground={c.sprout} ink={c.leafDeep} />}
          />
          <Option
            name="Pass some to a parent"
            hint="Up to $5,000.00 this year"
            picture={<Round icon="users" ground={c.blush} ink={c.coralText} />}
          />
        </div>
        <div style={{ flex: 1 }} />
        {tip && <TipCard />}
        <Button icon="arrowRight" style={{ margin: '14px 0 40px' }}>
          Next
        </Button>
      </Body>
    </Screen>
  );
}

function Round({ icon, ground, ink }: { icon: 'leaf' | 'users'; ground: string; ink: string }) {
  return (
    <div
      style={{
        width: 46,
        height: 46,
        borderRadius: 23,
        background: ground,
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
      }}
    >
      <Icon name={icon} size={23} stroke={2.2} colour={ink} />
    </div>
  );
}

/** A tip in one sentence, and the CRA's own page for the rest of it. */
export function TipCard() {
  return (
    <div style={{ background: c.wax, borderRadius: 24, padding: '16px 18px', position: 'relative' }}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        <Icon name="sparkle" size={19} stroke={2.2} colour={c.honeyText} />
        <P size={15} weight={800} colour={c.honeyText}>
          Good to know
        </P>
      </div>
      <P size={15.5} weight={600} line={1.38} style={{ marginTop: 6 }}>
        Tuition you carry forward is yours only. It can't be passed on in a later year.
      </P>
      <div style={{ display: 'flex', alignItems: 'center', gap: 6, marginTop: 10, color: c.leafDeep }}>
        <P
          size={15.5}
          weight={800}
          colour="inherit"
          style={{ textDecoration: 'underline', textUnderlineOffset: 3 }}
        >
          Line 32300 on canada.ca
        </P>
        <Icon name="arrowUpRight" size={18} stroke={2.5} />
      </div>
    </div>
  );
}
