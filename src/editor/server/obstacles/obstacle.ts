import type { Obstacle } from '../../shared/answers.ts';
import type { Change } from '../store.ts';
import type { Texts } from '../texts.ts';

/** What stands in the way, and how it is taken out of the way, if the owner agrees. */
export interface Mendable extends Obstacle {
  /** Changes texts; gives back what else has to happen before. */
  apply?(texts: Texts): Change[];
}

/** A mend that is a change of texts alone. */
export const inTexts =
  (act: (texts: Texts) => void) =>
  (texts: Texts): Change[] => {
    act(texts);
    return [];
  };
