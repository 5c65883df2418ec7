import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { FIRST_LOOK } from '../../src/look/whole.ts';
import {
  type Beginning,
  beginningFault,
  beginningSchema,
  firstName,
  inAddresses,
} from '../../src/model/beginning.ts';
import { FILES } from '../../src/model/files.ts';
import { DEFAULT_LANGUAGE } from '../../src/model/language.ts';
import { lookSchema } from '../../src/model/look.ts';
import { Refusal } from '../gate/env-file.ts';
import { altFault } from '../new/alt-text.ts';
import type { Answer } from '../new/answers.ts';
import type { Values } from './options.ts';
import type { GivenPictures } from './pictures.ts';
import { written } from './written.ts';

/** Who somebody is, and how it should look: by flags, else on the terminal. */
export async function askAll(root: string, values: Values, answer: Answer): Promise<Beginning> {
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
    'Where else to find you, for example linkedin.com/in/you, with commas between (Enter: nowhere)',
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
function lookNow(root: string): string {
  const { look } = written(root, FILES.look);
  return beginningFault('look', look) ? FIRST_LOOK : String(look);
}

/** Files that were named, and what the photo shows. */
export async function givenPictures(values: Values, answer: Answer): Promise<GivenPictures> {
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
export const pathOf = (name: string) => resolve(process.env.INIT_CWD ?? process.cwd(), name);

function fileAt(name: string) {
  const path = pathOf(name);
  if (!existsSync(path)) throw new Refusal(`There is no file ${path}. Check its name and folder.`);
  return { name: basename(path), bytes: Buffer.from(readFileSync(path)) };
}
