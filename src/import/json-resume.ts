import { z } from 'zod';
import { FILES } from '../model/files.ts';
import { type Network, networkFrom } from '../model/networks.ts';
import { type Bundle, textIn } from './bundle.ts';
import { diplomaOf, type Entry, entryOf, inOneLine, type People, whyLeft } from './people.ts';
import { CannotBring, type NotCarried } from './source.ts';

/** What may be missing. */
const given = z.unknown().default(null);

/** Words, in whatever form somebody has written them. */
const text = given.transform((value) => wordsIn(value));
/** Of several texts each is a paragraph. */
const prose = given.transform((value) =>
  Array.isArray(value) ? value.map(wordsIn).join('\n\n') : wordsIn(value),
);
const texts = given.transform((value) =>
  (Array.isArray(value) ? value : [value]).map(wordsIn).filter((one) => one !== ''),
);

/** A list of groups of words. Nothing is no entry, and where there is a word alone it is the entry’s name. */
const listOf = <Shape extends z.ZodRawShape>(name: keyof Shape & string, shape: Shape) =>
  given
    .transform((value) => {
      const all = Array.isArray(value) ? value : isGroup(value) && name in value ? [value] : [];
      return all
        .map((one) => (isGroup(one) ? one : { [name]: wordsIn(one) }))
        .filter((one) => wordsIn(one) !== '');
    })
    .pipe(z.array(z.looseObject(shape)));

const basics = z.looseObject({
  name: text,
  email: text,
  label: text,
  summary: prose,
  profiles: listOf('url', { network: text, url: text, username: text }),
});
const job = {
  name: text,
  company: text,
  organization: text,
  position: text,
  startDate: text,
  endDate: text,
  summary: prose,
  highlights: texts,
  location: text,
  url: text,
};
/** As https://jsonresume.org/schema has it; whatever is of another form is left as it is. */
const resumeSchema = z.looseObject({
  basics: given.transform((value) => basics.parse(isGroup(value) ? value : {})),
  work: listOf('name', job),
  volunteer: listOf('organization', job),
  education: listOf('institution', {
    institution: text,
    studyType: text,
    area: text,
    startDate: text,
    endDate: text,
    courses: texts,
  }),
  certificates: listOf('name', { name: text, issuer: text, date: text }),
  languages: listOf('language', { language: text, fluency: text }),
  skills: listOf('name', { name: text, keywords: texts }),
});

const OF_A_JOB = ['position', 'company', 'startDate', 'endDate', 'summary', 'highlights'];
const LISTS = ['work', 'volunteer', 'education', 'certificates', 'languages', 'skills', 'projects', 'awards'];

export const CALLED_SO = /(resume|résumé|cv)[^/]*$/i;

/** The file that says who somebody is. Many programs have a field “work” in a file of theirs. */
export function resumeFile({ files }: Pick<Bundle, 'files'>): string | undefined {
  const isResume = (path: string) => {
    try {
      const value: unknown = JSON.parse(textIn({ files }, path));
      if (!isGroup(value)) return false;
      const has = (one: unknown, keys: readonly string[]) => isGroup(one) && keys.some((key) => key in one);
      return (
        has(value.basics, Object.keys(basics.shape)) ||
        (Array.isArray(value.work) && value.work.some((job) => has(job, OF_A_JOB))) ||
        LISTS.filter((name) => Array.isArray(value[name])).length > 1
      );
    } catch {
      return false;
    }
  };
  // The one that is called so, or lies at the top.
  const rank = (path: string) => (CALLED_SO.test(path) ? 0 : 100) + path.split('/').length;
  return [...files.keys()]
    .filter((path) => /\.json$/i.test(path))
    .toSorted((one, other) => rank(one) - rank(other))
    .find(isResume);
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function readJsonResume(bundle: Bundle, file: string): People {
  const notCarried: NotCarried[] = [];
  const value: Record<string, unknown> = JSON.parse(textIn(bundle, file));
  const read = resumeSchema.safeParse(value);
  if (!read.success) throw new CannotBring(`${file} is not a resume in the form of jsonresume.org.`);
  const { basics, work, volunteer, education, certificates, languages, skills } = read.data;
  const leave = (what: string, words: unknown, why = 'About has no place for it.') => {
    const said = wordsIn(words);
    if (said) notCarried.push({ what, place: 'in the resume', why, words: said });
  };
  const leaveEach = (name: string, others: Record<string, unknown>, why: string) => {
    for (const [field, one] of Object.entries(others)) leave(`“${field}” of “${name}”`, one, why);
  };
  const { name, email, label, summary, profiles, ...rest } = basics;
  const networks: Network[] = [];
  for (const { network, url, username, ...others } of profiles) {
    const found = networkFrom({ network, url, username });
    if (!found) {
      // What is nowhere known is no address.
      const lack = url ? 'Its address is none that surely begins with https://' : 'It has no address';
      const why = `${lack}: put it under owner.networks in ${FILES.site}, with the whole one.`;
      leave('“profiles”', { network, url, username, ...others }, why);
      continue;
    }
    networks.push(found);
    const what = `“profiles” of ${network || url}`;
    if (/^http:/i.test(url))
      notCarried.push({ what, place: 'in the resume', why: `It is offered as ${found.url}.`, words: url });
    // An address mostly has the name in it.
    leave(what, found.url.includes(username.replace(/^@/, '')) ? others : { username, ...others });
  }
  for (const [field, one] of Object.entries(rest)) leave(`“${field}”`, one, whyLeft(field));
  for (const [name, one] of Object.entries(value))
    if (![...Object.keys(resumeSchema.shape), '$schema', 'meta'].includes(name)) leave(`“${name}”`, one);
  const timeline = (entries: typeof work, where: string): Entry[] =>
    entries.flatMap(
      ({
        name,
        company,
        organization,
        position,
        location,
        startDate,
        endDate,
        summary: said,
        highlights,
        ...others
      }) => {
        const [called = '', ...alsoCalled] = [...new Set([name, company, organization])].filter(Boolean);
        return entryOf(
          {
            position,
            company: called,
            city: location,
            from: startDate,
            to: endDate,
            description: inOneLine([said, ...highlights].join('\n')),
            where,
            others: { ...inWords(others), ...(alsoCalled.length > 0 && { company: alsoCalled.join(', ') }) },
          },
          notCarried,
        );
      },
    );
  const groups = skills.map(({ name, keywords, ...others }) => {
    if (name) leaveEach(name, others, 'A skill in the resume is its name alone.');
    else leave('some skills', others, 'They have no name.');
    return keywords.length > 0
      ? { title: name || undefined, items: keywords }
      : { title: undefined, items: name ? [name] : [] };
  });
  const named = groups.filter(({ title }) => title !== undefined);
  const loose = groups.filter(({ title }) => title === undefined).flatMap(({ items }) => items);
  return {
    headline: inOneLine(label) || undefined,
    summary: summary
      .split(/\n\s*\n/)
      .map(inOneLine)
      .filter(Boolean),
    jobs: timeline(work, 'in your jobs'),
    volunteering: timeline(volunteer, 'in your volunteer roles'),
    education: [
      ...education.flatMap(({ institution, studyType, area, startDate, endDate, courses, ...others }) =>
        diplomaOf(
          {
            diploma: [studyType, area].filter(Boolean).join(', '),
            school: institution,
            from: startDate,
            to: endDate,
            description: inOneLine(courses.join('\n')),
            others: inWords(others),
          },
          notCarried,
        ),
      ),
      ...certificates.flatMap(({ name, issuer, date, ...others }) =>
        diplomaOf(
          { diploma: name, school: issuer, from: '', to: date, description: '', others: inWords(others) },
          notCarried,
        ),
      ),
    ],
    languages: languages.flatMap(({ language, fluency, ...others }) => {
      if (language)
        leaveEach(language, others, 'A language in the resume is its name and how well you speak it.');
      else leave('a language', { fluency, ...others }, 'It has no name.');
      return language ? [{ name: language, ...(fluency && { level: fluency }) }] : [];
    }),
    owner: {
      ...(name.trim() && { name: name.trim() }),
      ...(email.trim() && { email: email.trim() }),
      networks,
    },
    skills: [...named, ...(loose.length > 0 ? [{ title: undefined, items: loose }] : [])],
    notCarried,
  };
}

const inWords = (others: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(others).map(([key, one]) => [key, wordsIn(one)]));

function wordsIn(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsIn).filter(Boolean).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.values(value).map(wordsIn).filter(Boolean).join(', ');
  return value === undefined || value === null ? '' : String(value);
}
