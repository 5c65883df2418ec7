import { modules, quiz } from '../../data.ts';
import { c, radius } from '../../world.ts';
import { Pip } from '../Pip.tsx';
import { Body, Button, H, Option, P, ProgressHeader, Screen, SlipIcon } from '../parts.tsx';
import { Rich } from '../Rich.tsx';

export type QuizState = 'question' | 'wrong' | 'right';

const pictures = {
  t2202: <SlipIcon name="T2202" colour={c.bud} />,
  t4: <SlipIcon name="T4" colour={c.petal} />,
  noa: <SlipIcon name="NOA" colour={c.honey} />,
};

export type QuizProps = {
  state: QuizState;
  /** An answer touched but not yet checked. */
  chosen?: string;
  /** How far the verdict has risen: 1 is all the way. */
  rise?: number;
  /** Leaves Pip out where a larger Pip stands before the phone. */
  bare?: boolean;
};

export function Quiz({ state, chosen, rise = 1, bare = false }: QuizProps) {
  const module = modules[quiz.module - 1]!;
  const markOf = (id: string) => {
    if (state === 'question') return id === chosen ? ('chosen' as const) : ('open' as const);
    if (state === 'wrong') return id === quiz.wrong ? ('wrong' as const) : ('open' as const);
    return id === quiz.right ? ('right' as const) : ('rest' as const);
  };
  const risen = state === 'question' ? 0 : rise;
  return (
    <Screen>
      <ProgressHeader
        icon="close"
        at={state === 'right' ? quiz.at : quiz.at - 1}
        here={quiz.at - 1}
        of={quiz.of}
        label={`${quiz.at} of ${quiz.of}`}
      />
      <Body>
        <P size={15} weight={800} colour={c.coralText} style={{ marginTop: 26 }}>
          Module {module.n} · {module.title}
        </P>
        <H size={26} style={{ marginTop: 8, marginBottom: 24 }}>
          {quiz.question}
        </H>
        <div style={{ display: 'flex', flexDirection: 'column', gap: 12 }}>
          {quiz.options.map((o) => (
            <Option key={o.id} name={o.name} hint={o.hint} picture={pictures[o.id]} mark={markOf(o.id)} />
          ))}
        </div>
      </Body>
      <div style={{ position: 'absolute', left: 0, right: 0, bottom: 0, opacity: 1 - risen }}>
        <Asking bare={bare} ready={chosen !== undefined || state !== 'question'} />
      </div>
      <div
        style={{
          position: 'absolute',
          left: 0,
          right: 0,
          bottom: 0,
          transform: `translateY(${(1 - risen) * 320}px)`,
        }}
      >
        {state === 'wrong' && <Wrong />}
        {state === 'right' && <Right />}
      </div>
    </Screen>
  );
}

function Asking({ bare, ready }: { bare: boolean; ready: boolean }) {
  return (
    <div style={{ padding: '0 24px 40px' }}>
      <div style={{ display: bare ? 'none' : 'flex', alignItems: 'flex-end', gap: 16, marginBottom: 18 }}>
        <Pip size={92} pose="think" eyes="up" mouth="small" />
        <P size={16} weight={700} colour={c.soft} style={{ marginBottom: 20 }}>
          Take your time. You can
          <br />
          try as often as you like.
        </P>
      </div>
      <Button kind={ready ? 'primary' : 'rest'}>Check</Button>
    </div>
  );
}

function Panel({
  ground,
  pip,
  title,
  ink,
  children,
  button,
}: {
  ground: string;
  pip: React.ReactNode;
  title: string;
  ink: string;
  children: React.ReactNode;
  button: React.ReactNode;
}) {
  return (
    <div
      style={{
        background: ground,
        borderRadius: `${radius.sheet}px ${radius.sheet}px 0 0`,
        padding: '20px 24px 40px',
        position: 'relative',
      }}
    >
      <div style={{ position: 'absolute', right: 24, top: -66 }}>{pip}</div>
      <H size={24} colour={ink}>
        {title}
      </H>
      <P size={16.5} weight={600} style={{ marginTop: 8, marginBottom: 18 }}>
        {children}
      </P>
      {button}
    </div>
  );
}

function Wrong() {
  return (
    <Panel
      ground={c.wax}
      ink={c.honeyText}
      title="Not quite"
      pip={<Pip size={88} pose="shrug" eyes="down" mouth="wobble" tilt={4} shadow={false} />}
      button={<Button>Try again</Button>}
    >
      <Rich>{quiz.options.find(({ id }) => id === quiz.wrong)!.explains}</Rich>
    </Panel>
  );
}

function Right() {
  return (
    <Panel
      ground={c.sprout}
      ink={c.leafDeep}
      title="Yes, the T4!"
      pip={<Pip size={88} pose="cheer" eyes="happy" mouth="grin" shadow={false} />}
      button={
        <Button kind="leaf" icon="arrowRight">
          Continue
        </Button>
      }
    >
      <Rich>{quiz.options.find(({ id }) => id === quiz.right)!.explains}</Rich>
    </Panel>
  );
}
