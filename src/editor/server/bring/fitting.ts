import { posix } from 'node:path';
import { z } from 'zod';
import { type Bundle, textIn } from '../../../import/bundle.ts';
import { resumeFile } from '../../../import/json-resume.ts';
import { FILES } from '../../../import/linkedin.ts';
import type { People } from '../../../import/people.ts';
import { plain } from '../../../import/shapes/texts.ts';
import { textsIn } from '../../../import/words.ts';
import { INVISIBLE } from '../../../lib/yaml-text.ts';
import { aboutSchema } from '../../../model/about.ts';
import { siteSchema } from '../../../model/site.ts';
import { judge } from '../../../reader/judge.ts';
import { lettersFault, lettersLacking, makesResume } from '../../../reader/letters.ts';
import { sourceFrom, sourceOf } from '../../../reader/source.ts';
import { readYaml } from '../../../reader/yaml-file.ts';

const { jobs, education, languages, resume, bio } = aboutSchema.shape;
const { skills, summary } = resume.unwrap().shape;
const { owner } = siteSchema.shape;
const group = skills.unwrap().element.shape;
const text = (schema: z.ZodType) => z.object({ text: schema });

/** What a part of a person is called, what it is held against, and where it stands: the kinds of files of a LinkedIn export. */
const PARTS = {
  job: ['a job', jobs.unwrap().shape.entries.element, 'your jobs', ['positions']],
  role: ['a volunteer role', jobs.unwrap().shape.entries.element, 'your volunteer roles', ['volunteering']],
  diploma: [
    'an entry of education',
    education.unwrap().shape.entries.element,
    'your education',
    ['education', 'certificates'],
  ],
  language: ['a language', languages.unwrap().shape.entries.element, 'your languages', ['languages']],
  group: ['the name of some skills', text(group.title), 'your skills', ['skills']],
  skill: ['a skill', text(group.items.element), 'your skills', ['skills']],
  headline: ['your headline', text(summary), 'your profile', ['profile']],
  paragraph: ['a paragraph about you', text(bio.element), 'your profile', ['profile']],
  name: ['“name”', text(owner.shape.name), 'your profile', ['profile']],
  email: ['“email”', text(owner.shape.email), 'your profile', ['profile']],
  network: ['a network', owner.shape.networks.unwrap().element, 'your profile', ['profile']],
} as const satisfies Record<string, [string, z.ZodType, string, (keyof typeof FILES)[]]>;
type Part = keyof typeof PARTS;

/** What browsers alone show has every letter. */
const IN_BROWSERS: readonly Part[] = ['paragraph', 'email', 'network'];

/**
 * What of a person the reader takes. What it would refuse is told with the reader’s reason, so that one word keeps no
 * other from coming: a field, where its entry is whole without it, else the entry.
 */
export async function fitting(root: string, bundle: Bundle, people: People): Promise<People> {
  const notCarried = [...people.notCarried];
  // A font of the owner’s that cannot be read is told by whoever reads the content.
  const lacking = await lettersLacking(root, textsIn(people)).catch(() => () => []);
  const isDrawn = (part: Part) => part === 'name' || (makesResume(root) && !IN_BROWSERS.includes(part));

  const refused = (part: Part, value: object): Map<string, string> => {
    const why = refusals(part, value);
    for (const [field, said] of Object.entries(value)) {
      const letters = isDrawn(part) ? lacking(String(said)) : [];
      // Some signs no file may have.
      const source = sourceFrom('', Buffer.from(String(said)));
      const fault = letters.length > 0 ? lettersFault(letters) : 'message' in source && source.message;
      if (fault) why.set(field, fault);
    }
    return why;
  };
  const sieved = <One extends object>(part: Part, given: One): One[] => {
    // A sign that nobody sees is no word.
    const seen = Object.entries(given).map(([field, said]) => [
      field,
      String(said).replaceAll(INVISIBLE, ''),
    ]);
    const value: One = Object.fromEntries(seen);
    const why = refused(part, value);
    if (why.size === 0) return [value];
    const rest = Object.fromEntries(Object.entries(value).filter(([field]) => !why.has(field)));
    const [what, , where, kinds] = PARTS[part];
    const tell = (said: string, words: string[], reason: string) => {
      const place = `in ${where}, in ${fileOf(bundle, kinds, words)}`;
      notCarried.push({ what: said, place, why: reason, words: words.join(' ') });
    };
    if (refused(part, rest).size > 0) {
      tell(what, textsIn(value), [...new Set(why.values())].join(' '));
      return [];
    }
    const [name] = textsIn(rest);
    for (const [field, reason] of why)
      tell(`“${field}” of ${name}`, textsIn((value as Record<string, unknown>)[field]), reason);
    return [rest as One];
  };
  const line = (part: Part, said: string | undefined): string | undefined =>
    said === undefined ? undefined : sieved(part, { text: said })[0]?.text;
  const lines = (part: Part, all: readonly string[]) => all.flatMap((one) => line(part, one) ?? []);

  const { name, email, networks } = people.owner;
  const [ownName, ownEmail] = [line('name', name), line('email', email)];
  return {
    headline: line('headline', people.headline),
    summary: lines('paragraph', people.summary),
    jobs: people.jobs.flatMap((one) => sieved('job', one)),
    volunteering: people.volunteering.flatMap((one) => sieved('role', one)),
    education: people.education.flatMap((one) => sieved('diploma', one)),
    languages: people.languages.flatMap((one) => sieved('language', one)),
    owner: {
      ...(ownName && { name: ownName }),
      ...(ownEmail && { email: ownEmail }),
      networks: networks.flatMap((one) => sieved('network', one)),
    },
    skills: people.skills
      .map(({ title, items }) => ({ title: line('group', title), items: lines('skill', items) }))
      .filter(({ items }) => items.length > 0),
    notCarried,
  };
}

/** Why the reader refuses a part as it would be written, by the fields that are wrong; of a whole, by no field. */
function refusals(part: Part, value: object): Map<string, string> {
  const isParagraph = (field: string) => field === 'description' || part === 'paragraph';
  const written = Object.fromEntries(
    Object.entries(value).map(([field, said]) => [field, isParagraph(field) ? plain(said) : said]),
  );
  const read = readYaml(sourceOf('', JSON.stringify(written)));
  const { problems } = 'problems' in read ? read : judge(read, PARTS[part][1]);
  return new Map(problems.map(({ field = '', message }) => [field, message]));
}

/** The file in which something was said, as its owner knows it. */
function fileOf(bundle: Bundle, kinds: readonly (keyof typeof FILES)[], words: readonly string[]): string {
  const [first = ''] = words;
  const resume = resumeFile(bundle);
  const paths = [...bundle.files.keys()].filter((path) =>
    kinds.some((kind) => FILES[kind].name.test(posix.basename(path))),
  );
  const path = resume ?? paths.find((one) => textIn(bundle, one).includes(first)) ?? paths[0];
  return path ? posix.basename(path) : bundle.name;
}
