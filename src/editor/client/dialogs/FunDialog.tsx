import { useState } from 'react';
import { FILES } from '../../../model/files.ts';
import { FileButton } from '../fields/FileButton.tsx';
import { PICTURES } from '../fields/files.ts';
import forms from '../fields/forms.module.css';
import type { Session } from '../session/session.ts';
import { Dialog } from './Dialog.tsx';

/** A Fun page from nothing: it begins with one painting. */
export function FunDialog({ session, onClose }: { session: Session; onClose(): void }) {
  const [faults, setFaults] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const { least, sharp } = session.schemas.places.painting ?? {};
  return (
    <Dialog title="Add a Fun page" onClose={onClose}>
      <p>
        Paintings, photos, ceramics: what you make besides work. The page begins with one picture of it; its
        words stand there to be written over, and the bar at the top gets its link.
      </p>
      <p className={forms.help}>
        {`A picture needs ${least} pixels of width, and is sharp on every screen from ${sharp} on.`}
      </p>
      <FileButton
        label={isBusy ? 'Taking it in …' : 'Choose the first picture …'}
        accept={PICTURES}
        onFile={async (picture) => {
          setBusy(true);
          const origin = { file: FILES.fun, path: ['paintings'] };
          setFaults(await session.upload(origin, picture, { place: 'painting' }));
          setBusy(false);
        }}
      />
      <p className={forms.problem} role="alert" hidden={faults.length === 0}>
        {faults.join(' ')}
      </p>
    </Dialog>
  );
}
