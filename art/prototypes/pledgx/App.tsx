import { useState } from 'react';
import { type Contract, contract, contracts, n, pct, report, short } from '../../boards/pledgx/data.ts';
import { reasonLabel } from '../../boards/pledgx/ui/theme.ts';
import { Ending, focusSoon } from '../kit/app.tsx';
import { Case } from './Case.tsx';

/** The report of ten contracts. Red ones come first; each figure leads to where it came from. */
export function App() {
  const [open, setOpen] = useState<string>();
  const [signed, setSigned] = useState(false);
  const again = () => {
    setOpen(undefined);
    setSigned(false);
    focusSoon('.open');
  };
  return (
    <main data-open={open !== undefined}>
      <div className="top">
        <h1>{report.contractor}</h1>
        <p>Work in progress as at {report.asAt}, in thousands of dollars</p>
      </div>
      <Contracts open={open} onOpen={setOpen} />
      <section className="side" aria-label="Contract">
        {signed ? (
          <Ending again={again}>
            Signed off with a condition, and the question is with the contractor. The decision: every figure
            answers “where does this come from?” with one press, down to the cell.
          </Ending>
        ) : open ? (
          <Case
            key={open}
            of={contract(open)}
            onSigned={() => setSigned(true)}
            onBack={() => {
              setOpen(undefined);
              focusSoon('.open');
            }}
          />
        ) : (
          <p className="empty">Choose a contract to see why it is marked.</p>
        )}
      </section>
    </main>
  );
}

function Contracts({ open, onOpen }: { open: string | undefined; onOpen: (id: string) => void }) {
  const marked = contracts.filter(({ level }) => level !== 'fine').length;
  return (
    <div className="list">
      <h2>
        {marked} of {contracts.length} contracts need a look
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Contract</th>
            <th scope="col" className="wide">
              Price
            </th>
            <th scope="col" className="wide">
              Done
            </th>
            <th scope="col">Under / over</th>
            <th scope="col" className="wide">
              Marked for
            </th>
          </tr>
        </thead>
        <tbody>
          {contracts.map((one) => (
            <tr key={one.id} data-on={one.id === open}>
              <th scope="row">
                <button
                  type="button"
                  className="open"
                  aria-pressed={one.id === open}
                  onClick={() => onOpen(one.id)}
                >
                  <i className={one.level} aria-hidden="true" />
                  <span className="hidden">
                    {{ high: 'Red', watch: 'Amber', fine: 'Green' }[one.level]}:{' '}
                  </span>
                  {one.short}
                </button>
              </th>
              <td className="wide">{n(one.price)}</td>
              <td className="wide">{pct(one.done, 0)}</td>
              <td>
                {short(one.uo)} {one.uo > 0 ? 'under' : 'over'}
              </td>
              <td className="wide">
                <Reasons of={one} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function Reasons({ of }: { of: Contract }) {
  if (of.reasons.length === 0) return <span className="pill fine">Fine</span>;
  return of.reasons.map((reason) => (
    <span key={reason} className={`pill ${of.level}`} style={{ marginLeft: 4 }}>
      {reasonLabel[reason]}
    </span>
  ));
}
