import type { Asker } from '../gate/ask.ts';
import { Refusal } from '../gate/env-file.ts';
import { faultOf } from '../options.ts';
import { newPaintings, PAINTING_OPTIONS } from './painting.ts';
import { newStudy, STUDY_OPTIONS } from './study.ts';

const KINDS = {
  study: { make: newStudy, options: STUDY_OPTIONS },
  painting: { make: newPaintings, options: PAINTING_OPTIONS },
};

const flagsOf = (kind: keyof typeof KINDS) =>
  Object.entries(KINDS[kind].options)
    .map(([name, { type }]) => (type === 'boolean' ? `--${name}` : `--${name} "…"`))
    .join(' ');

const USAGE = `npm run new -- study my_route          a case study at /my_route
  ${flagsOf('study')}
npm run new -- painting FILE…          paintings for the Fun page
  ${flagsOf('painting')}, once for each file, in their order`;

/** Makes what the words ask for; gives back the sentence that says why not. */
export async function runNew(
  root: string,
  [kind = '', ...args]: string[],
  asker: Asker | undefined,
  say: (line: string) => void,
): Promise<string | undefined> {
  if (!isKind(kind)) {
    const fault = kind ? `There is nothing called ${kind} to make.` : 'Say what to make.';
    return `${fault}\n\n${USAGE}`;
  }
  try {
    await KINDS[kind].make(root, args, asker, say);
    return undefined;
  } catch (error) {
    const sentence = refusalOf(error);
    if (!sentence) throw error;
    return sentence;
  }
}

function isKind(name: string): name is keyof typeof KINDS {
  return Object.hasOwn(KINDS, name);
}

/** A flag that does not exist is the owner’s mistake too, and told like any other. */
function refusalOf(error: unknown): string | undefined {
  if (error instanceof Refusal) return error.message;
  const fault = faultOf(error);
  return fault && `${fault} The flags are:\n\n${USAGE}`;
}
