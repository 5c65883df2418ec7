import type { ResolvedStudy } from '../../model/resolved.ts';
import type { LabelSet } from '../../ui/Labels/Labels.ts';
import { StudyBody } from './StudyBody.tsx';
import { StudyHeader } from './StudyHeader.tsx';

/** A study as the browser draws it once it is unlocked. */
export function WholeStudy({ study, labels }: { study: ResolvedStudy; labels: LabelSet }) {
  return (
    <>
      <StudyHeader study={study} />
      <StudyBody document={study} labels={labels} />
    </>
  );
}
