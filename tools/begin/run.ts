import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { Store } from '../../src/editor/server/store.ts';
import { readText } from '../../src/lib/files.ts';
import { FIRST_LOOK } from '../../src/look/whole.ts';
import {
  type Beginning,
  beginningFault,
  beginningSchema,
  firstName,
  inAddresses,
} from '../../src/model/beginning.ts';
import { FILES } from '../../src/model/files.ts';
import { DEFAULT_LANGUAGE, languageName } from '../../src/model/language.ts';
import { lookSchema } from '../../src/model/look.ts';
import type { Asker } from '../gate/ask.ts';
import { Refusal } from '../gate/env-file.ts';
import { openPath } from '../import/open.ts';
import { altFault } from '../new/alt-text.ts';
import { type Answer, createAnswer } from '../new/answers.ts';
import { faultOf } from '../options.ts';
import { bringBack } from './back.ts';
import { peopleIn, toldOf } from './people.ts';
import type { GivenPictures } from './pictures.ts';
import { sampleIn } from './sample.ts';
import { type Staged, stage } from './stage.ts';
import { tidy } from './tidy.ts';
import { hasFirstWords } from './words.ts';

const OPTIONS = {
  name: { type: 'string' },
  'short-name': { type: 'string' },
  role: { type: 'string' },
  place: { type: 'string' },
  mail: { type: 'string' },
  networks: { type: 'string' },
  language: { type: 'string' },
  look: { type: 'string' },
  photo: { type: 'string' },
  'photo-alt': { type: 'string' },
  icon: { type: 'string' },
  linkedin: { type: 'string' },
  yes: { type: 'boolean' },
  back: { type: 'boolean' },
  tidy: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

const USAGE = `npm run begin                      asks, then makes the site yours
npm run begin -- --name "…" --short-name … --role "…" --place "…" --mail … --language … --look … --yes
  --networks "https://…, https://…"   where else to find you
  --photo FILE --photo-alt "…"        a photo for the About page, and what it shows in words
  --linkedin FILE                     your LinkedIn export: jobs, volunteering, skills
  --icon FILE                         the icon in browser tabs; without it, your initial
npm run begin -- --back            brings the sample back
npm run begin -- --tidy            also takes away what only the sample needs: art, docs/sample.md, its tests`;

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

/** On a site that is somebody’s already there is nothing to begin. */
export function mustBeSample(root: string): void {
  if (sampleIn(root).isWhole()) return;
  throw new Refusal(
    'This site has an owner already, so nothing was changed. `npm run doctor` says what is still the sample’s, if anything is.',
  );
}

async function askAll(root: string, values: Values, answer: Answer): Promise<Beginning> {
  const ask = (
    field: keyof Beginning,
    flag: keyof Values,
    question: string,
    fallback?: string,
    read: (text: string) => unknown = (text) => text,
  ) =>
    answer(
      {
        flag,
        ask: question,
        ...(fallback !== undefined && { fallback }),
        refuse: (text) => beginningFault(field, read(text)),
      },
      values[flag] as string | undefined,
    );
  const name = await ask('name', 'name', 'Your whole name');
  const shortName = await ask('shortName', 'short-name', 'The name people call you', firstName(name));
  const role = await ask('role', 'role', 'What you do, for example Product designer');
  const place = await ask('place', 'place', 'The city you work from');
  const email = await ask('email', 'mail', 'Your mail address');
  const networks = await ask(
    'networks',
    'networks',
    'Where else to find you: whole addresses, with commas between (Enter: nowhere)',
    '',
    inAddresses,
  );
  const language = await ask('language', 'language', 'The language you write in', DEFAULT_LANGUAGE);
  const looks = lookSchema.shape.look.unwrap().options.join(', ');
  const look = await ask('look', 'look', `Its look (${looks})`, lookNow(root));
  return beginningSchema.parse({
    name,
    shortName,
    role,
    place,
    email,
    networks: inAddresses(networks),
    language,
    look,
  });
}

/** The look that was chosen already, if somebody has tried some. */
export function lookNow(root: string): string {
  const file = join(root, FILES.look);
  const look: unknown = existsSync(file) ? parse(readText(file))?.look : undefined;
  return beginningFault('look', look) ? FIRST_LOOK : String(look);
}

async function givenPictures(values: Values, answer: Answer): Promise<GivenPictures> {
  const photo = values.photo && fileAt(values.photo);
  const icon = values.icon && fileAt(values.icon);
  const alt =
    photo &&
    (await answer(
      {
        flag: 'photo-alt',
        ask: 'What the photo shows, as you would tell a friend on the phone',
        refuse: (text) => altFault(text),
      },
      values['photo-alt'],
    ));
  return { ...(photo && { photo: { ...photo, alt: alt || '' } }), ...(icon && { icon }) };
}

/** npm runs commands in the project’s folder; the owner may stand in another. */
const pathOf = (name: string) => resolve(process.env.INIT_CWD ?? process.cwd(), name);

function fileAt(name: string) {
  const path = pathOf(name);
  if (!existsSync(path)) throw new Refusal(`There is no file ${path}. Check its name and folder.`);
  return { name: basename(path), bytes: Buffer.from(readFileSync(path)) };
}

function report(
  { name, language }: Beginning,
  { trash, route, kept, left, brought }: Staged,
  say: (line: string) => void,
): void {
  say(`\n✓ This is the site of ${name} now. The sample is in ${trash}.`);
  if (!hasFirstWords(language))
    say(`  Its first texts are in English: there are none in ${languageName(language)} yet.`);
  if (brought) say(`  From your profile: ${toldOf(brought)}`);
  if (kept.length > 0) say(`  You had written in ${kept.join(', ')}: that stayed as it is.`);
  if (left.length > 0)
    say(
      `  Of your words these have no place in the new pages, and are with the sample: “${left.join('”, “')}”`,
    );
  say('\nGo on:      npm run edit, and click on what you want to say otherwise.');
  say(`            /${route} is a draft that waits for your first case study.`);
  say('            What you have written elsewhere need not be written again: npm run import -- FILE');
  say('Bring back: npm run begin -- --back');
}
