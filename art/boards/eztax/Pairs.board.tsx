import type { ReactNode } from 'react';
import { defineBoard } from '../../board.ts';
import { Phone } from '../../kit/devices.tsx';
import { At, Frame } from '../../kit/frame.tsx';
import { Icon } from '../../kit/icons.tsx';
import { greys } from '../../kit/midfi.tsx';
import { money, Text } from '../../kit/text.tsx';
import { t4 } from './data.ts';
import { Pip } from './ui/Pip.tsx';
import { Amount, H, P } from './ui/parts.tsx';
import { Ground, type Mood, moods } from './ui/Stage.tsx';
import { EarlyQuiz, EarlyReview } from './ui/screens/Early.tsx';
import { Quiz } from './ui/screens/Quiz.tsx';
import { Review } from './ui/screens/Review.tsx';
import { c } from './world.ts';

type Name = 'reviewBefore' | 'reviewAfter' | 'quizBefore' | 'quizAfter';

const grey = '#ece9e6';

/** What to compare, taken out of the screen and shown larger. */
const details: Record<Name, ReactNode> = {
  reviewBefore: (
    <Old>
      <Text size={20} weight={650}>
        16 Employee's CPP contributions
      </Text>
      <div
        style={{
          height: 58,
          border: `2px solid ${greys.soft}`,
          borderRadius: 8,
          marginTop: 10,
          padding: '0 16px',
          display: 'flex',
          alignItems: 'center',
        }}
      >
        <Text size={23} tabular>
          {money(t4.misread).replace('$', '')}
        </Text>
      </div>
    </Old>
  ),
  reviewAfter: (
    <div
      style={{
        width: 360,
        borderRadius: 28,
        background: c.wax,
        boxShadow: `inset 0 0 0 3px ${c.honey}, 0 18px 40px rgb(36 71 42 / .18)`,
        padding: '24px 26px',
      }}
    >
      <P size={19} weight={800} colour={c.honeyText}>
        Hard to read. Compare
      </P>
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', marginTop: 8 }}>
        <H size={23}>Canada Pension Plan</H>
        <Icon name="edit" size={24} stroke={2.2} colour={c.honeyText} />
      </div>
      <Amount size={31} style={{ marginTop: 6 }}>
        {money(t4.misread)}
      </Amount>
    </div>
  ),
  quizBefore: (
    <Old>
      <Text size={52} weight={700} line={1} tabular>
        2/3
      </Text>
      <Text size={22} weight={700} style={{ marginTop: 8 }}>
        Not passed
      </Text>
      <Text size={19} colour={greys.text} style={{ marginTop: 4 }}>
        Read the module again to retake the quiz.
      </Text>
    </Old>
  ),
  quizAfter: (
    <div
      style={{
        position: 'relative',
        width: 360,
        borderRadius: 28,
        background: c.wax,
        boxShadow: '0 18px 40px rgb(107 71 16 / .2)',
        padding: '24px 26px',
      }}
    >
      <div style={{ position: 'absolute', right: 20, top: -92 }}>
        <Pip size={104} pose="shrug" eyes="down" mouth="wobble" tilt={4} shadow={false} />
      </div>
      <H size={27} colour={c.honeyText}>
        Not quite
      </H>
      <P size={20} weight={600} line={1.4} style={{ marginTop: 6 }}>
        The <b style={{ fontWeight: 800 }}>T2202</b> comes from your school. Think of who paid{' '}
        <b style={{ fontWeight: 800 }}>you</b>.
      </P>
    </div>
  ),
};

function Old({ children }: { children: ReactNode }) {
  return (
    <div
      style={{
        width: 360,
        borderRadius: 12,
        background: '#fff',
        padding: '24px 26px',
        color: greys.ink,
        boxShadow: '0 16px 36px rgb(40 36 34 / .14)',
      }}
    >
      {children}
    </div>
  );
}

const screens: Record<Name, ReactNode> = {
  reviewBefore: <EarlyReview />,
  reviewAfter: <Review />,
  quizBefore: <EarlyQuiz />,
  quizAfter: <Quiz state="wrong" />,
};

function Pair({ name, mood }: { name: Name; mood: Mood | null }) {
  const shade = mood ? moods[mood].shade : '#2b2420';
  return (
    <Frame ground={mood ? moods[mood].ground : grey}>
      {mood && <Ground width={800} height={600} mood={mood} keys={false} />}
      <At x={72} y={31}>
        <Phone width={260} shade={shade}>
          {screens[name]}
        </Phone>
      </At>
      <div
        style={{ position: 'absolute', left: 376, top: 0, bottom: 0, display: 'flex', alignItems: 'center' }}
      >
        {details[name]}
      </div>
    </Frame>
  );
}

const at = (name: string) => `case-studies/eztax/${name}.png`;

export const board = defineBoard<{ name: Name; mood: Mood | null }>({
  id: 'eztax/pairs',
  size: { width: 800, height: 600 },
  Component: Pair,
  states: {
    reviewBefore: { out: at('review-before'), props: { name: 'reviewBefore', mood: null } },
    reviewAfter: { out: at('review-after'), props: { name: 'reviewAfter', mood: 'leaf' } },
    quizBefore: { out: at('quiz-before'), props: { name: 'quizBefore', mood: null } },
    quizAfter: { out: at('quiz-after'), props: { name: 'quizAfter', mood: 'honey' } },
  },
});
