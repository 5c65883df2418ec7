import type { ReactNode } from 'react';
import { defineBoard } from '../../board.ts';
import { type Mood, OnePhone } from './ui/Stage.tsx';
import { Assistant } from './ui/screens/Assistant.tsx';
import { Learn } from './ui/screens/Learn.tsx';
import { Quiz } from './ui/screens/Quiz.tsx';
import { Sent } from './ui/screens/Sent.tsx';
import { TipSheet } from './ui/screens/TipSheet.tsx';

const screens = {
  question: <Quiz state="question" />,
  wrong: <Quiz state="wrong" />,
  right: <Quiz state="right" />,
  unlocked: <Learn done={3} cheer />,
  assistant: <Assistant />,
  tip: <TipSheet />,
  sent: <Sent />,
} satisfies Record<string, ReactNode>;

function Feature({ screen, mood }: { screen: keyof typeof screens; mood: Mood }) {
  return <OnePhone mood={mood}>{screens[screen]}</OnePhone>;
}

const at = (name: string) => `case-studies/eztax/${name}.png`;

export const board = defineBoard<{ screen: keyof typeof screens; mood: Mood }>({
  id: 'eztax/features',
  size: { width: 640, height: 800 },
  Component: Feature,
  states: {
    question: { out: at('quiz-question'), props: { screen: 'question', mood: 'cream' } },
    wrong: { out: at('quiz-wrong'), props: { screen: 'wrong', mood: 'honey' } },
    right: { out: at('quiz-right'), props: { screen: 'right', mood: 'leaf' } },
    unlocked: { out: at('quiz-unlocked'), props: { screen: 'unlocked', mood: 'coral' } },
    assistant: { out: at('assistant'), props: { screen: 'assistant', mood: 'coral' } },
    tip: { out: at('tip-official-source'), props: { screen: 'tip', mood: 'honey' } },
    sent: { out: at('return-sent'), props: { screen: 'sent', mood: 'leaf' } },
  },
});
