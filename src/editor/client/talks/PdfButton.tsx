import { useState } from 'react';
import type { PdfRequest } from '../../shared/pdf.ts';
import type { Session } from '../session/session.ts';
import { Tool } from '../Tool.tsx';
import { PdfDialog } from './PdfDialog.tsx';

/** Opens the way to the file that application forms ask for. */
export function PdfButton({ session, of }: { session: Session; of: PdfRequest['of'] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Tool sign="page" label="PDF …" isNamed onClick={() => setOpen(true)} />
      {isOpen && <PdfDialog {...{ session, of }} onClose={() => setOpen(false)} />}
    </>
  );
}
