import { useState } from 'react';
import type { OwnFile } from '../../shared/own-files.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { PICTURES } from '../fields/files.ts';
import forms from '../fields/forms.module.css';
import type { Session } from '../session/session.ts';
import styles from './Own.module.css';
import { OwnPlace } from './OwnPlace.tsx';
import { useOwnFiles } from './useOwnFiles.ts';

/** Icons by where they are seen. */
const ICONS = [
  { file: 'favicon-32.png', name: 'in a tab', shape: 'tab' },
  { file: 'apple-touch-icon.png', name: 'on a home screen', shape: 'tile' },
  { file: 'icon-maskable-512.png', name: 'cut round', shape: 'round' },
] as const;

/** The files that the site uses under fixed names, each with what is made of it, drawn as a build draws it. */
export function OwnFilesDialog({ session, onClose }: { session: Session; onClose(): void }) {
  const [step, setStep] = useState(0);
  const [busy, setBusy] = useState<OwnFile>();
  const [fault, setFault] = useState<{ what: OwnFile; says: string }>();
  const drawn = useOwnFiles(session, step);

  const change = async (what: OwnFile, act: () => Promise<string[]>) => {
    setBusy(what);
    const said = await act();
    setBusy(undefined);
    setFault(said.length > 0 ? { what, says: said.join(' ') } : undefined);
    setStep((before) => before + 1);
  };
  const place = (what: OwnFile) => ({
    file: drawn?.files[what]?.file,
    isBusy: busy === what,
    fault: fault?.what === what ? fault.says : '',
    onFile: (given: File) => void change(what, () => session.uploadOwn(what, given)),
    onRemove: () =>
      void change(what, async () => {
        await session.ask(() => ({ kind: 'removeOwn', what }));
        return [];
      }),
  });

  return (
    <Dialog title="Icon, cards and resume" onClose={onClose}>
      <OwnPlace
        {...place('icon')}
        title="Icon"
        noun="icon"
        accept={PICTURES}
        help="A drawing (SVG), or a square picture of 512 pixels or more. Without one, it is the first letter of your name."
      >
        {drawn && (
          <ul className={styles.icons}>
            {ICONS.map(({ file, name, shape }) => (
              <li key={file}>
                <img src={`/${file}?${drawn.stamp}`} alt="" data-shape={shape} />
                <span className={forms.help}>{name}</span>
              </li>
            ))}
          </ul>
        )}
      </OwnPlace>
      <OwnPlace
        {...place('ground')}
        title="Ground of shared links"
        noun="ground"
        accept={PICTURES}
        help="What is behind the words when somebody shares a page: 1200 × 630 pixels or more, calm on the left. Cards without a picture stand on a plain ground."
      >
        <ul className={styles.cards}>
          {drawn?.cards.map((card) => (
            <li key={card}>
              <img src={card} alt="" width={1200} height={630} />
            </li>
          ))}
        </ul>
      </OwnPlace>
      <OwnPlace
        {...place('resume')}
        title="Resume"
        noun="resume"
        sign="page"
        accept="application/pdf,.pdf"
        help="The site makes one from the facts on About. A PDF of your own takes its place."
      >
        <p>
          <a href={`/resume.pdf?${drawn?.stamp ?? ''}`} target="_blank" rel="noopener">
            {drawn?.files.resume ? 'Look at your own' : 'Look at the one that is made'}
          </a>
        </p>
      </OwnPlace>
    </Dialog>
  );
}
