import { makeReady } from '../../src/editor/server/bring/ready.ts';
import type { Bundle } from '../../src/import/bundle.ts';
import type { People } from '../../src/import/people.ts';
import { CannotBring, leftOut } from '../../src/import/source.ts';
import { Refusal } from '../gate/env-file.ts';
import { HELPERS } from '../import/helpers.ts';

/** Whoever is in a LinkedIn export, or a JSON Resume. */
export async function peopleIn(root: string, open: () => Bundle): Promise<People> {
  try {
    const bundle = open();
    const { people, studies, notCarried } = await makeReady(root, bundle, HELPERS);
    const left = studies.map(({ study }) =>
      leftOut(study.file, 'It is a study: bring it in by itself, once the site is yours.'),
    );
    if (people) return { ...people, notCarried: [...people.notCarried, ...notCarried, ...left] };
    throw new Refusal(`${bundle.name} holds no jobs or skills: it is no LinkedIn export, nor a JSON Resume.`);
  } catch (error) {
    throw error instanceof CannotBring ? new Refusal(error.message) : error;
  }
}
