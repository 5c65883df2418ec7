import { useState } from 'react';
import { byNumber, type Contract, n, pct, report } from '../../boards/pledgx/data.ts';
import { threads } from '../../boards/pledgx/ui/Panel.tsx';
import { cellOf, columns } from '../../boards/pledgx/ui/Spreadsheet.tsx';
import { Icon } from '../../kit/icons.tsx';
import { focusSoon, showSoon, useArrival } from '../kit/app.tsx';
import { Reasons } from './App.tsx';

type CaseProps = { of: Contract; onSigned: () => void; onBack: () => void };

/** One contract: why it is marked, where each figure came from, the question it raises, and the sign-off. */
export function Case({ of, onSigned, onBack }: CaseProps) {
  const heading = useArrival<HTMLHeadingElement>();
  const [isOpen, setOpen] = useState(false);
  const [cell, setCell] = useState<string>();
  const [asked, setAsked] = useState<string>();
  return (
    <>
      <div className="card">
        <button type="button" className="back" onClick={onBack}>
          <Icon name="chevronLeft" size={18} /> All contracts
        </button>
        <p className="quiet">Contract {of.id}</p>
        <h2 ref={heading} tabIndex={-1}>
          {of.name}
        </h2>
        <Reasons of={of} />
      </div>
      {of.level === 'fine' ? (
        <p className="empty">Nothing here needs explaining. The task begins at a red one.</p>
      ) : (
        <>
          <div className="card">
            <div className="sum">
              <span>{of.uo > 0 ? 'Under-billed' : 'Over-billed'}</span>
              <b>{n(of.uo)}</b>
              <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                How it comes about
              </button>
            </div>
            {isOpen && (
              <Working
                of={of}
                cell={cell}
                onCell={(letter) => {
                  setCell(letter);
                  showSoon('.ask');
                }}
              />
            )}
          </div>
          {cell && (
            <>
              <Sheet of={of} letter={cell} />
              <Question of={of} asked={asked} onAsk={setAsked} />
            </>
          )}
          {asked && <SignOff of={of} onSigned={onSigned} />}
        </>
      )}
    </>
  );
}

function Working({
  of,
  cell,
  onCell,
}: {
  of: Contract;
  cell: string | undefined;
  onCell: (letter: string) => void;
}) {
  const figures = [
    { label: 'Cost to date', value: n(of.costs), letter: 'G' },
    { label: '÷ estimated cost', value: n(of.estCost), letter: 'D' },
    { label: `= ${pct(of.done)} of ${n(of.price)}, earned`, value: n(of.earned), letter: 'I' },
    { label: '− billed to date', value: n(of.billed), letter: 'J' },
  ];
  return (
    <div>
      {figures.map(({ label, value, letter }) => (
        <div key={letter} className="sum">
          <span>{label}</span>
          <b>{value}</b>
          <button
            type="button"
            className="link"
            aria-pressed={cell === letter}
            aria-label={`Show cell ${cellOf(letter, of.id)}, ${label} ${value}`}
            onClick={() => onCell(letter)}
          >
            Cell {cellOf(letter, of.id)}
          </button>
        </div>
      ))}
    </div>
  );
}

/** The contractor’s own file around the cell: nobody has to take our word for it. */
function Sheet({ of, letter }: { of: Contract; letter: string }) {
  const at = columns.findIndex((column) => column.letter === letter);
  const shown = [columns[0]!, ...columns.slice(Math.max(2, at - 1), Math.max(2, at - 1) + 2)];
  const row = byNumber.findIndex(({ id }) => id === of.id);
  const first = Math.max(0, Math.min(row - 1, byNumber.length - 3));
  return (
    <div className="card">
      <h3>{cellOf(letter, of.id)} in the contractor’s file</h3>
      <div className="sheet">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="hidden">Row</span>
              </th>
              {shown.map((column) => (
                <th key={column.letter} scope="col">
                  {column.letter} {column.head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {byNumber.slice(first, first + 3).map((one) => (
              <tr key={one.id}>
                <th scope="row">{cellOf('', one.id)}</th>
                {shown.map((column) => (
                  <td
                    key={column.letter}
                    className={one.id === of.id && column.letter === letter ? 'here' : undefined}
                    aria-current={one.id === of.id && column.letter === letter ? 'location' : undefined}
                  >
                    {column.value(one)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="quiet">
        Sent by {report.controller.name}, received {report.received}
      </p>
    </div>
  );
}

type QuestionProps = { of: Contract; asked: string | undefined; onAsk: (text: string) => void };

function Question({ of, asked, onAsk }: QuestionProps) {
  const thread = threads[of.id] ?? { on: 'this figure', asks: '' };
  const [text, setText] = useState(thread.asks);
  const [isEmpty, setEmpty] = useState(false);
  const send = () => {
    setEmpty(text.trim() === '');
    if (text.trim() === '') return focusSoon('#question');
    onAsk(text.trim());
    focusSoon('[name=condition]');
    showSoon('.sign');
  };
  return (
    <div className="card ask">
      {asked ? (
        <>
          <h3>Question on {thread.on}</h3>
          <p className="bubble">{asked}</p>
          <p className="quiet" role="status" style={{ marginTop: 6 }}>
            Waiting on {report.controller.name}, at the contractor
          </p>
        </>
      ) : (
        <>
          <label htmlFor="question">Ask {report.controller.name}</label>
          <textarea
            id="question"
            value={text}
            aria-invalid={isEmpty}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          {isEmpty && (
            <p className="alert" role="alert">
              Write what you want to know.
            </p>
          )}
          <div className="row">
            <button type="button" className="btn" onClick={send}>
              Ask
            </button>
          </div>
        </>
      )}
    </div>
  );
}

const CONDITIONS = [
  { id: 'none', text: 'No condition' },
  { id: 'answer', text: 'Nothing new is bonded until the question is answered' },
  { id: 'monthly', text: 'A report every month until this contract is complete' },
] as const;

function SignOff({ of, onSigned }: { of: Contract; onSigned: () => void }) {
  const [choice, setChoice] = useState<string>();
  const [fault, setFault] = useState('');
  const sign = () => {
    if (!choice) return setFault('Choose a condition, or none.');
    if (choice === 'none' && of.level === 'high')
      return setFault('A red contract with an open question needs a condition. Choose one.');
    onSigned();
  };
  return (
    <div className="card sign">
      <fieldset>
        <legend style={{ fontWeight: 650 }}>Sign off with a condition</legend>
        {CONDITIONS.map(({ id, text }) => (
          <label key={id} className="choice">
            <input
              type="radio"
              name="condition"
              checked={choice === id}
              onChange={() => {
                setChoice(id);
                setFault('');
              }}
            />
            {text}
          </label>
        ))}
      </fieldset>
      {fault && (
        <p className="alert" role="alert">
          {fault}
        </p>
      )}
      <div className="row">
        <button type="button" className="btn" onClick={sign}>
          Sign off as {report.underwriter.name}
        </button>
      </div>
    </div>
  );
}
