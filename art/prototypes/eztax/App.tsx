import { useState } from 'react';
import { modules, quiz } from '../../boards/eztax/data.ts';
import { Pip } from '../../boards/eztax/ui/Pip.tsx';
import { Rich } from '../../boards/eztax/ui/Rich.tsx';
import { c } from '../../boards/eztax/world.ts';
import { Icon } from '../../kit/icons.tsx';
import { Ending, focusSoon, useArrival } from '../kit/app.tsx';

type Answer = (typeof quiz.options)[number]['id'];
type State = { name: 'asking' } | { name: 'wrong' | 'right'; answer: Answer } | { name: 'unlocked' };

const slips: Record<Answer, { label: string; colour: string }> = {
  t2202: { label: 'T2202', colour: c.bud },
  t4: { label: 'T4', colour: c.petal },
  noa: { label: 'NOA', colour: c.honey },
};

/** The last question of module 3. A wrong answer costs nothing and says whose paper it is. */
export function App() {
  const [state, setState] = useState<State>({ name: 'asking' });
  const [chosen, setChosen] = useState<Answer>();
  const again = () => {
    setChosen(undefined);
    setState({ name: 'asking' });
    focusSoon('input');
  };
  if (state.name === 'unlocked') return <Path done={quiz.module} again={again} />;
  return (
    <Question
      state={state}
      chosen={chosen}
      onChoose={setChosen}
      onCheck={() => chosen && setState({ name: chosen === quiz.right ? 'right' : 'wrong', answer: chosen })}
      onRetry={again}
      onContinue={() => setState({ name: 'unlocked' })}
    />
  );
}

type QuestionProps = {
  state: Exclude<State, { name: 'unlocked' }>;
  chosen: Answer | undefined;
  onChoose: (answer: Answer) => void;
  onCheck: () => void;
  onRetry: () => void;
  onContinue: () => void;
};

function Question({ state, chosen, onChoose, onCheck, onRetry, onContinue }: QuestionProps) {
  const module = modules[quiz.module - 1]!;
  const isAsking = state.name === 'asking';
  const markOf = (id: Answer) => {
    if (state.name === 'asking') return id === chosen ? 'chosen' : 'open';
    return id === state.answer ? state.name : 'open';
  };
  return (
    <main>
      <div className="top">
        <div className="bar" aria-hidden="true">
          {Array.from({ length: quiz.of }, (_, i) => (
            <i
              key={i}
              className={
                i < (state.name === 'right' ? quiz.at : quiz.at - 1) ? 'done' : i < quiz.at ? 'here' : ''
              }
            />
          ))}
        </div>
        <p>
          {quiz.at} of {quiz.of}
        </p>
      </div>
      <div className="body">
        <h1 className="over">
          Module {module.n} · {module.title}
        </h1>
        <fieldset>
          <legend>{quiz.question}</legend>
          {quiz.options.map(({ id, name, hint }) => (
            <label key={id} className="option" data-mark={markOf(id)}>
              <input
                type="radio"
                name="slip"
                checked={id === chosen}
                disabled={!isAsking}
                onChange={() => onChoose(id)}
              />
              <span className="slip" aria-hidden="true" style={{ background: slips[id].colour }}>
                {slips[id].label}
              </span>
              <span>
                <b>{name}</b>
                <small>{hint}</small>
              </span>
            </label>
          ))}
        </fieldset>
      </div>
      {isAsking && (
        <div className="foot">
          <div className="pip">
            <Pip size={84} pose="think" eyes="up" mouth="small" />
            <p>
              Take your time. You can
              <br />
              try as often as you like.
            </p>
          </div>
          <button type="button" className="big" disabled={!chosen} onClick={onCheck}>
            Check
          </button>
        </div>
      )}
      {state.name === 'wrong' && <Wrong answer={state.answer} onRetry={onRetry} />}
      {state.name === 'right' && <Right onContinue={onContinue} />}
    </main>
  );
}

function Wrong({ answer, onRetry }: { answer: Answer; onRetry: () => void }) {
  const heading = useArrival<HTMLHeadingElement>();
  const { explains } = quiz.options.find(({ id }) => id === answer)!;
  return (
    <div className="panel wrong">
      <Pip size={88} pose="shrug" eyes="down" mouth="wobble" tilt={4} shadow={false} />
      <h2 ref={heading} tabIndex={-1}>
        Not quite
      </h2>
      <p>
        <Rich>{explains}</Rich>
      </p>
      <button type="button" className="big" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

function Right({ onContinue }: { onContinue: () => void }) {
  const heading = useArrival<HTMLHeadingElement>();
  const { explains } = quiz.options.find(({ id }) => id === quiz.right)!;
  return (
    <div className="panel right">
      <Pip size={88} pose="cheer" eyes="happy" mouth="grin" shadow={false} />
      <h2 ref={heading} tabIndex={-1}>
        Yes, the T4!
      </h2>
      <p>
        <Rich>{explains}</Rich>
      </p>
      <button type="button" className="big leaf" onClick={onContinue}>
        Continue
        <Icon name="arrowRight" size={22} stroke={2.4} />
      </button>
    </div>
  );
}

function Path({ done, again }: { done: number; again: () => void }) {
  return (
    <main>
      <div className="learn">
        <h1>Learn</h1>
        <span className="chip">
          {done} of {modules.length} done
        </span>
      </div>
      <ol className="path">
        {modules.map(({ n, title, about }, i) => {
          const state = i < done ? 'done' : i === done ? 'open' : 'locked';
          return (
            <li key={n} data-state={state}>
              <span className="stone" aria-hidden="true">
                {state === 'done' ? (
                  <Icon name="check" size={27} stroke={3} />
                ) : state === 'open' ? (
                  n
                ) : (
                  <Icon name="lock" size={22} stroke={2.2} />
                )}
              </span>
              <span>
                {title}
                <span className="hidden">, {state === 'open' ? 'unlocked' : state}</span>
                <small>{about}</small>
              </span>
            </li>
          );
        })}
      </ol>
      <Ending again={again}>
        Module {done + 1} is open. The decision: a wrong answer never ends anything; it says whose paper that
        was, and only understanding unlocks the next step.
      </Ending>
    </main>
  );
}
