import { type ReactNode, useCallback } from 'react';
import { Gate } from '../../gate/Gate.tsx';
import type { StudyDrawing } from '../../gate/useGate.ts';
import { bringStudyStyles } from '../../lib/study-styles.ts';
import type { ResolvedStudy } from '../../model/resolved.ts';
import type { LockedPage } from '../../model/sealed.ts';
import type { Site } from '../../model/site.ts';

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
    const [{ WholeStudy }] = await Promise.all([import('../Study/WholeStudy.tsx'), bringStudyStyles()]);
    // We sealed it ourselves, and it opened: it is what it was.
    return ({ document }) => <WholeStudy study={document as ResolvedStudy} labels={labels} />;
  }, [labels]);
  return (
    <Gate page={page} title={title} words={words} email={email} loadDrawing={loadDrawing}>
      {children}
    </Gate>
  );
}
