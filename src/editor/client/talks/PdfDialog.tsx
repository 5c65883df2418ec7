import { useId, useState } from 'react';
import { slug } from '../../../lib/slug.ts';
import { deckFile, FILES } from '../../../model/files.ts';
import type { Site } from '../../../model/site.ts';
import { pageName } from '../../shared/page-names.ts';
import type { PdfRequest } from '../../shared/pdf.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { Form } from '../dialogs/Form.tsx';
import { Line } from '../dialogs/Line.tsx';
import forms from '../fields/forms.module.css';
import type { Session, View } from '../session/session.ts';
import { saveFile } from './save-file.ts';

interface PdfDialogProps {
  session: Session;
  /** What is in it at first; studies can be changed, a talk has its own. */
  of: PdfRequest['of'];
  onClose(): void;
  save?: typeof saveFile;
}

/** What forms take, in megabytes. */
const SIZES = [4, 5, 8, 10, 20];

type Outcome = { text: string; isFault: boolean };

/** Makes one file of studies or of a talk, and hands it to the browser to be kept. */
export function PdfDialog({ session, of, onClose, save = saveFile }: PdfDialogProps) {
  const view = session.view();
  const { studies } = view.state;
  const [chosen, setChosen] = useState('studies' in of ? of.studies : undefined);
  const [company, setCompany] = useState('');
  const [megabytes, setMegabytes] = useState(5);
  const [isAgreed, setAgreed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const size = useId();
  const inIt = chosen ?? ('deck' in of ? studiesOf(view, of.deck) : []);
  const locked = studies.filter(({ route, locked: isLocked }) => isLocked && inIt.includes(route));
  const isReady = inIt.length > 0 && (locked.length === 0 || isAgreed);

  const make = async () => {
    setBusy(true);
    setOutcome(undefined);
    try {
      await session.flush();
      const { said, pdf } = await session.server.pdf({
        of: chosen ? { studies: chosen } : of,
        megabytes,
        company: company.trim(),
        isSure: locked.length > 0 && isAgreed,
      });
      if (pdf) save(pdf, fileName(view));
      setOutcome({
        text: pdf ? `Your browser keeps it as ${fileName(view)}: ${said}` : said,
        isFault: pdf === undefined,
      });
    } catch (error) {
      setOutcome({ text: error instanceof Error ? error.message : String(error), isFault: true });
    }
    setBusy(false);
  };

  return (
    <Dialog title="A PDF for application forms" onClose={onClose}>
      <Form onSubmit={() => isReady && !isBusy && void make()}>
        {chosen && (
          <fieldset className={forms.group}>
            <legend>Studies in it, in the order you tick them</legend>
            {studies.map(({ route, locked: isLocked, draft }) => (
              <label key={route} className={forms.switch}>
                <input
                  type="checkbox"
                  checked={chosen.includes(route)}
                  onChange={({ target }) => {
                    setAgreed(false);
                    // In the order in which they were ticked.
                    const others = chosen.filter((one) => one !== route);
                    setChosen(target.checked ? [...others, route] : others);
                  }}
                />
                <span>
                  {pageName(route, studies)}
                  {isLocked && ' (locked)'}
                  {draft && ' (draft)'}
                </span>
                {chosen.includes(route) && <span className={forms.counter}>{chosen.indexOf(route) + 1}</span>}
              </label>
            ))}
          </fieldset>
        )}
        <Line
          label="For"
          help="The company, for the cover; may stay empty. Every page of a locked study says it too, with the date."
          value={company}
          onChange={setCompany}
          isFirst
        />
        <div className={forms.field}>
          <label htmlFor={size}>At most</label>
          <select
            id={size}
            aria-describedby={`${size}-help`}
            value={megabytes}
            onChange={({ target }) => setMegabytes(Number(target.value))}
          >
            {SIZES.map((one) => (
              <option key={one} value={one}>{`${one} MB`}</option>
            ))}
          </select>
          <p id={`${size}-help`} className={forms.help}>
            As much as the form takes. Pictures are made smaller until it fits, the largest first.
          </p>
        </div>
        {locked.length > 0 && (
          <label className={forms.switch}>
            <input type="checkbox" checked={isAgreed} onChange={({ target }) => setAgreed(target.checked)} />
            <span>
              Put {locked.map(({ title }) => `“${title}”`).join(' and ')} in: whoever gets the file can read{' '}
              {locked.length === 1 ? 'it' : 'them'} without the password.
            </span>
          </label>
        )}
        {outcome && (
          <p
            className={outcome.isFault ? forms.problem : forms.help}
            role={outcome.isFault ? 'alert' : 'status'}
          >
            {outcome.text}
          </p>
        )}
        <button type="submit" className={forms.primary} disabled={!isReady || isBusy}>
          {isBusy ? 'Making the PDF, up to a minute …' : 'Make the PDF'}
        </button>
      </Form>
    </Dialog>
  );
}

/** The studies that a talk joins. */
function studiesOf({ documents }: View, deck: string): string[] {
  const { studies = [] } = (documents[deckFile(deck)]?.shown ?? {}) as { studies?: { study: string }[] };
  return studies.map(({ study }) => study);
}

/** By the owner’s name: whoever gets it has a hundred that are called portfolio.pdf. */
function fileName({ documents }: View): string {
  const site = documents[FILES.site]?.shown as Site | undefined;
  return `${[slug(site?.owner.name ?? ''), 'portfolio'].filter(Boolean).join('-')}.pdf`;
}
