import { Icon, type IconName } from '../../../../kit/icons.tsx';
import { filer, year } from '../../data.ts';
import { c } from '../../world.ts';
import { Pip } from '../Pip.tsx';
import { Chip, H, P, Screen, TabBar } from '../parts.tsx';

/** Two doors of the same size: learn it, or file it. */
export function Home() {
  return (
    <Screen ground={c.cream}>
      <div
        style={{
          position: 'absolute',
          left: 0,
          right: 0,
          top: 0,
          height: 318,
          background: c.blush,
          borderRadius: '0 0 44px 44px',
        }}
      />
      <div style={{ position: 'relative', padding: '14px 24px 0', height: 264, flex: 'none' }}>
        <Chip ground={c.paper} ink={c.coralText} icon="calendar">
          File by {year.due}
        </Chip>
        <H size={38} line={1.1} style={{ marginTop: 30 }}>
          Hi {filer.first},
          <br />
          you're on
          <br />
          your way
        </H>
        <div style={{ position: 'absolute', right: 20, bottom: 4 }}>
          <Pip size={156} pose="wave" eyes="open" mouth="grin" tilt={-3} />
        </div>
      </div>
      <div
        style={{
          flex: 1,
          padding: '28px 24px 0',
          display: 'flex',
          flexDirection: 'column',
          gap: 16,
          position: 'relative',
        }}
      >
        <Door
          icon="graduation"
          ground={c.sprout}
          ink={c.leafDeep}
          title="Learn"
          about="Next: Reading your slips"
          done={2}
          of={5}
          fill={c.leaf}
        />
        <Door
          icon="fileText"
          ground={c.paper}
          ink={c.coralText}
          title="My 2024 return"
          about="Next: add your T4"
          done={1}
          of={5}
          fill={c.coral}
        />
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            gap: 12,
            background: c.wax,
            borderRadius: 24,
            padding: '15px 18px',
          }}
        >
          <Icon name="sparkle" size={22} stroke={2.1} colour={c.honeyText} />
          <P size={15.5} weight={700} line={1.35} style={{ flex: 1 }}>
            Filing late can hold up your GST/HST credit.
          </P>
          <Icon name="chevronRight" size={19} stroke={2.4} colour={c.honeyText} />
        </div>
      </div>
      <TabBar on="Home" />
    </Screen>
  );
}

function Door({
  icon,
  ground,
  ink,
  title,
  about,
  done,
  of,
  fill,
}: {
  icon: IconName;
  ground: string;
  ink: string;
  title: string;
  about: string;
  done: number;
  of: number;
  fill: string;
}) {
  return (
    <div style={{ background: ground, borderRadius: 28, padding: '22px 20px' }}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 14 }}>
        <div
          style={{
            width: 50,
            height: 50,
            borderRadius: 25,
            background: ground === c.paper ? c.blush : c.paper,
            display: 'grid',
            placeItems: 'center',
            color: ink,
          }}
        >
          <Icon name={icon} size={26} stroke={2.1} />
        </div>
        <div style={{ flex: 1 }}>
          <H size={21}>{title}</H>
          <P size={15} weight={600} colour={c.soft} line={1.3}>
            {about}
          </P>
        </div>
        <Icon name="chevronRight" size={22} stroke={2.4} colour={ink} />
      </div>
      <div style={{ display: 'flex', gap: 6, marginTop: 18 }}>
        {Array.from({ length: of }, (_, i) => (
          <i
            key={i}
            style={{
              flex: 1,
              height: 9,
              borderRadius: 5,
              background: i < done ? fill : ground === c.paper ? c.oat : '#cde4bf',
            }}
          />
        ))}
      </div>
    </div>
  );
}
