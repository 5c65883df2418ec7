import { defineBoard, type FilmProps } from '../../board.ts';
import { Finger, handAt, type Stop } from '../../kit/cursor.tsx';
import { easeInOut, easeOut, ramp } from '../../kit/motion.ts';
import { quiz } from './data.ts';
import { Learn } from './ui/screens/Learn.tsx';
import { Quiz, type QuizProps } from './ui/screens/Quiz.tsx';
import { c } from './world.ts';

const button = { x: 206, y: 776 };
const rest = { x: 306, y: 590 };

const stops: Stop[] = [
  { at: 0, ...rest },
  { at: 1, x: 214, y: 316, press: true },
  { at: 1.9, ...button, press: true },
  { at: 2.9, x: 330, y: 512 },
  { at: 4.3, ...button, press: true },
  { at: 5.2, x: 214, y: 406, press: true },
  { at: 6, ...button, press: true },
  { at: 6.7, x: 330, y: 512 },
  { at: 7.6, ...button, press: true },
  { at: 8.7, ...rest },
];

/** Wrong, why, again, right, on: the whole idea of the learning module in ten seconds. */
function quizAt(t: number): QuizProps {
  if (t < 1.1) return { state: 'question' };
  if (t < 2) return { state: 'question', chosen: quiz.wrong };
  if (t < 4.4) return { state: 'wrong', rise: easeOut(ramp(t, 2, 2.4)) };
  if (t < 4.7) return { state: 'wrong', rise: 1 - easeInOut(ramp(t, 4.4, 4.7)) };
  if (t < 5.3) return { state: 'question' };
  if (t < 6.1) return { state: 'question', chosen: quiz.right };
  return { state: 'right', rise: easeOut(ramp(t, 6.1, 6.5)) };
}

function QuizFilm({ t }: FilmProps) {
  const slide = easeInOut(ramp(t, 7.7, 8.05));
  const back = easeInOut(ramp(t, 9.5, 9.85));
  return (
    <div style={{ position: 'absolute', inset: 0, overflow: 'hidden', background: c.cream }}>
      {slide < 1 && <Quiz {...quizAt(t)} />}
      {slide > 0 && (
        <div style={{ position: 'absolute', inset: 0, transform: `translateX(${(1 - slide) * 390}px)` }}>
          <Learn done={3} cheer rise={easeOut(ramp(t, 8, 8.5))} />
        </div>
      )}
      {back > 0 && (
        <div style={{ position: 'absolute', inset: 0, opacity: back }}>
          <Quiz state="question" />
        </div>
      )}
      <Finger hand={handAt(stops, t)} colour={c.ink} />
    </div>
  );
}

export const board = defineBoard({
  id: 'eztax/quiz-film',
  size: { width: 390, height: 844 },
  scale: 2,
  Component: QuizFilm,
  film: { seconds: 10, fps: 30, loop: true },
  out: 'case-studies/eztax/quiz-film.mp4',
});
