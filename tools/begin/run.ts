import { parseArgs } from 'node:util';
import { Store } from '../../src/editor/server/store.ts';
import { unfinishedIn } from '../../src/editor/server/unfinished.ts';
import { harmless } from '../../src/lib/harmless.ts';
import type { Beginning } from '../../src/model/beginning.ts';
import { languageName } from '../../src/model/language.ts';
import type { Asker } from '../gate/ask.ts';
import { Refusal } from '../gate/env-file.ts';
import { openPath } from '../import/open.ts';
import { told as toldLines } from '../import/take.ts';
import { createAnswer } from '../new/answers.ts';
import { faultOf } from '../options.ts';
import { bringBack } from './back.ts';
import { OPTIONS, USAGE, type Values } from './options.ts';
import { peopleIn } from './people.ts';
import { askAll, givenPictures, pathOf } from './questions.ts';
import { sampleIn } from './sample.ts';
import { type Staged, stage } from './stage.ts';
import { tidy } from './tidy.ts';
import { profileLeft, profileSaid, talksSaid } from './told.ts';
import { hasFirstWords } from './words.ts';

/** `npm run begin`; gives back the sentence that says why not. */
export async function runBegin(
  root: string,
  args: string[],
  asker: Asker | undefined,
  say: (line: string) => void,
): Promise<string | undefined> {
  try {
    const { values } = parseArgs({ args, options: OPTIONS });
    if (values.help) say(USAGE);
    else if (values.back) say(bringBack(root));
    else {
      mustBeWhole(root);
      // Of a site that is begun already, there is only the tidying left.
      if (!values.tidy || sampleIn(root).isWhole()) await begin(root, values, asker, say);
      if (values.tidy) say(tidy(root));
    }
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    const fault = faultOf(error);
    if (!fault) throw error;
    return `${fault} The flags are:\n\n${USAGE}`;
  }
}

async function begin(
  root: string,
  values: Values,
  asker: Asker | undefined,
  say: (line: string) => void,
): Promise<void> {
  mustBeSample(root);
  const answer = createAnswer(values.yes ? undefined : asker, say);
  if (asker && !values.yes)
    say(
      'Press Enter to take what stands in brackets. Everything can be changed later, on the page itself.\n',
    );
  const answers = await askAll(root, values, answer);
  const pictures = await givenPictures(values, answer);
  const { linkedin } = values;
  const people = linkedin === undefined ? undefined : await peopleIn(root, () => openPath(pathOf(linkedin)));
  const staged = await stage(root, { answers, people, ...pictures });
  new Store(root).do({ label: 'the beginning', page: '/', changes: staged.moves });
  report(answers, staged, say);
}

/** What was cut off is brought in order first: half of a sample would be taken for somebody’s site. */
function mustBeWhole(root: string): void {
  const unfinished = unfinishedIn(root);
  if (unfinished)
    throw new Refusal(
      `The last step (${unfinished.label}) was cut off halfway, so nothing was changed. This takes back what it had done, and loses nothing: npm run begin -- --back`,
    );
}

/** On a site that is somebody’s already there is nothing to begin. */
export function mustBeSample(root: string): void {
  mustBeWhole(root);
  if (sampleIn(root).isWhole()) return;
  throw new Refusal(
    'This site has an owner already, so nothing was changed. `npm run doctor` says what is still the sample’s, if anything is.',
  );
}

function report(
  answers: Beginning,
  { trash, route, kept, left, talks, brought }: Staged,
  say: (line: string) => void,
): void {
  const { name, language } = answers;
  say(`\n✓ This is the site of ${name} now. The sample is in ${trash}.`);
  if (!hasFirstWords(language))
    say(`  Its first texts are in English: there are none in ${languageName(language)} yet.`);
  if (brought) {
    say(`  ${profileSaid(brought)}`);
    const missing = profileLeft(answers, brought);
    if (missing.length > 0) for (const line of toldLines(missing)) say(harmless(line));
  }
  if (kept.length > 0) say(`  You had written in ${kept.join(', ')}: that stayed as it is.`);
  if (left.length > 0)
    say(
      `  Of your words these have no place in the new pages, and are with the sample: “${left.join('”, “')}”`,
    );
  if (talks.length > 0) say(`  ${talksSaid(talks)}`);
  say('\nGo on:      npm run edit, and click on what you want to say otherwise.');
  say(`            /${route} is a draft that waits for your first case study.`);
  say('            What you have written elsewhere need not be written again: npm run import -- FILE');
  say('Bring back: npm run begin -- --back');
}
