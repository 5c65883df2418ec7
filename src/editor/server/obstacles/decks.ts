import { deckFile, studyFile } from '../../../model/files.ts';
import type { OpenContent } from '../../../reader/read.ts';
import type { Store } from '../store.ts';
import { titleOf } from '../whereabouts.ts';
import type { Mendable } from './obstacle.ts';

/** A study that goes leaves the talks it is in; a talk that has no other study goes with it. */
export function inTalks({ decks, files }: OpenContent, store: Store, route: string): Mendable[] {
  const study = titleOf(files[studyFile(route)]?.written, route);
  return Object.entries(decks).flatMap(([name, { data }]): Mendable[] => {
    const at = data.studies.findIndex((one) => one.study === route);
    if (at < 0) return [];
    const file = deckFile(name);
    if (data.studies.length === 1)
      return [
        {
          says: `${study} is the only study in your talk “${data.title}”.`,
          mend: `Delete the talk “${data.title}” too`,
          apply: () => [{ kind: 'move', from: file, to: store.spare(`decks/${name}.yaml`) }],
        },
      ];
    return [
      {
        says: `${study} is in your talk “${data.title}”.`,
        mend: `Take it out of “${data.title}”`,
        apply: (texts) => {
          texts.edit(file, { op: 'remove', path: ['studies', at] });
          return [];
        },
      },
    ];
  });
}
