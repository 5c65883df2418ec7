import { absentPicture, isGone } from '../../../media/absent.ts';
import { studyFile, studyFolder } from '../../../model/files.ts';
import type { ShownStudy } from '../../../model/public.ts';
import { sentence } from '../../../reader/problem.ts';
import type { PageState } from '../../shared/answers.ts';

/**
 * What stands on the Work page for a study that is gone, or whose file has not been right since the editor was started:
 * in its very place, so that the other cards keep theirs.
 */
export function absentStudy(
  route: string,
  { state, documents }: { state: PageState; documents: PageState['documents'] },
): Omit<ShownStudy, 'route'> | undefined {
  const [problem] = documents[studyFile(route)]?.problems ?? [];
  const gone = state.gone.find((one) => one.route === route);
  const study = gone ?? (problem && state.studies.find((one) => one.route === route));
  if (!study) return undefined;
  const says = gone ? isGone(route) : `${route} shows as soon as its file is mended.`;
  const description =
    gone || !problem
      ? `The folder of this case study was moved or renamed. Put it back as ${studyFolder(route)}, and its card is as it was.`
      : sentence(problem);
  return {
    title: study.title || route,
    description,
    tags: [],
    cover: absentPicture({ says, alt: '', place: 'card' }),
    locked: study.locked,
    draft: false,
    info: [],
  };
}
