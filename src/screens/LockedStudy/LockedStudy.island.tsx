import { type ReactNode, useCallback } from 'react';
import { Gate } from '../../gate/Gate.tsx';
import type { StudyDrawing } from '../../gate/useGate.ts';
import type { Resolved } from '../../media/resolve.ts';
import type { LockedPage } from '../../model/sealed.ts';
import type { Site } from '../../model/site.ts';
import type { Study } from '../../model/study.ts';

interface LockedStudyProps {
  page: LockedPage;
  title: string;
  words: Site['gate'];
  labels: Site['labels'];
  email: string;
  /** The public part, drawn at build: the script never needs its data. */
  children?: ReactNode;
}

/** Where the gate meets the blocks: they do not know each other. */
export function LockedStudy({ page, title, words, labels, email, children }: LockedStudyProps) {
  const loadDrawing = useCallback(async (): Promise<StudyDrawing> => {
    const { StudyBody } = await import('../Study/StudyBody.tsx');
    // We sealed it ourselves, and it opened: it is what it was.
    return ({ document }) => <StudyBody study={document as Resolved<Study>} labels={labels} />;
  }, [labels]);
  return (
    <Gate page={page} title={title} words={words} email={email} loadDrawing={loadDrawing}>
      {children}
    </Gate>
  );
}
