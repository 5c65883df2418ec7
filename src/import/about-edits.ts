import { FILES } from '../model/files.ts';
import type { Network } from '../model/networks.ts';
import { wordsFor } from '../words/words.ts';
import { unaccounted } from './counted.ts';
import type { Diploma, Entry, OwnerFacts, People } from './people.ts';
import { plain } from './shapes/texts.ts';
import type { NotCarried } from './source.ts';
import { textsIn } from './words.ts';

type Path = readonly (string | number)[];
/** A change of content/about.yaml or content/site.yaml, as the editor makes them. */
export type AboutEdit =
  | { op: 'set'; path: Path; value: unknown }
  | { op: 'remove'; path: Path }
  | { op: 'insert'; path: Path; at: number; value: unknown };

export interface AboutPlan {
  edits: AboutEdit[];
  /** What is done, in words: `3 jobs`. */
  told: string[];
  notCarried: NotCarried[];
}

interface AboutFile {
  bio?: string[];
  jobs?: { entries?: Entry[] };
  volunteering?: { entries?: Entry[] };
  education?: { entries?: Diploma[] };
  languages?: { entries?: People['languages'] };
  resume?: { summary?: string; skills?: { title: string; items: string[] }[] };
}

/**
 * What About and the resume would say with a person’s own jobs. With `replaces`, these take the place of what is there;
 * else they are put among it, newest first, and what is there already is not said twice.
 */
export function aboutPlan(
  about: AboutFile,
  people: People,
  { replaces, language = 'en' }: { replaces: boolean; language?: string },
): AboutPlan {
  // What the page does not have yet is called as the resume calls it.
  const { resumeJobs, resumeVolunteering, resumeSkills } = wordsFor(language).labels;
  const names = { jobs: resumeJobs, volunteering: resumeVolunteering };
  const plan: AboutPlan = { edits: [], told: [], notCarried: [...people.notCarried] };
  /** What stays as it is and says the same. */
  const kept: unknown[] = [];
  for (const [kind, word] of [
    ['jobs', 'job'],
    ['volunteering', 'volunteer role'],
  ] as const) {
    const there = about[kind]?.entries ?? [];
    const given = people[kind].map((entry) => ({
      ...entry,
      ...(entry.description && { description: plain(entry.description) }),
    }));
    if (given.length === 0) continue;
    const added = replaces ? given : given.filter((entry) => !there.some((one) => isSame(one, entry)));
    if (!replaces) kept.push(there.filter((one) => given.some((entry) => isSame(one, entry))));
    const doubles = given.length - added.length;
    if (doubles > 0)
      plan.told.push(`${counted(doubles, word)} ${doubles === 1 ? 'was' : 'were'} there already`);
    if (added.length === 0) continue;
    plan.told.push(counted(added.length, word));
    if (!about[kind])
      plan.edits.push({
        op: 'set',
        path: [kind],
        value: { title: names[kind], entries: newestFirst(added) },
      });
    else if (replaces) plan.edits.push({ op: 'set', path: [kind, 'entries'], value: newestFirst(added) });
    else plan.edits.push(...inserts(kind, there, newestFirst(added)));
  }
  planEducation(about, people, replaces, plan);
  planLanguages(about, people, replaces, plan);
  planSkills(about, people, replaces, resumeSkills, plan);
  planWords(about, people, replaces, plan);
  if (!replaces) kept.push(about.education?.entries, about.languages?.entries);
  const { summary, skills = [] } = about.resume ?? {};
  const has = (text: string) => !replaces && sameSkills(skills, text);
  kept.push(
    people.skills.map(({ items }) => items.filter(has)),
    summary === people.headline && summary,
    about.bio?.join() === people.summary.map(plain).join() && about.bio,
  );
  const written = textsIn([plan.edits.map((edit) => 'value' in edit && edit.value), kept]);
  // Who they are is the settings’ to say.
  const { notCarried, owner: _, ...taken } = people;
  const timeless = (entries: readonly Entry[]) =>
    entries.map(({ position, company, city, description }) => ({ position, company, city, description }));
  const said = textsIn({
    ...taken,
    jobs: timeless(taken.jobs),
    volunteering: timeless(taken.volunteering),
    education: taken.education.map(({ diploma, school, description }) => ({ diploma, school, description })),
  });
  const told = plan.notCarried.slice(notCarried.length);
  return {
    ...plan,
    notCarried: [...plan.notCarried, ...unaccounted('what you brought', said, written, told)],
  };
}

const sameSkills = (there: readonly { items: string[] }[], text: string) =>
  there.some(({ items }) => items.some((item) => item.toLowerCase() === text.toLowerCase()));

/** Without a heading, they are in the resume alone: what is on the page is the owner’s to say. */
function planEducation(about: AboutFile, people: People, replaces: boolean, plan: AboutPlan): void {
  const there = about.education?.entries ?? [];
  const isThere = (given: Diploma) =>
    there.some(
      (one) =>
        same(one.diploma) === same(given.diploma) && same(one.school ?? '') === same(given.school ?? ''),
    );
  const given = people.education.map((one) => ({
    ...one,
    ...(one.description && { description: plain(one.description) }),
  }));
  const added = newestFirst(replaces ? given : given.filter((one) => !isThere(one)));
  if (added.length === 0) return;
  plan.told.push(`${counted(added.length, 'entry', 'entries')} of education`);
  if (!about.education) plan.edits.push({ op: 'set', path: ['education'], value: { entries: added } });
  else if (replaces) plan.edits.push({ op: 'set', path: ['education', 'entries'], value: added });
  else plan.edits.push(...inserts('education', there, added));
}

function planLanguages(about: AboutFile, people: People, replaces: boolean, plan: AboutPlan): void {
  const there = about.languages?.entries ?? [];
  const isThere = ({ name }: { name: string }) => there.some((one) => same(one.name) === same(name));
  const added = replaces ? people.languages : people.languages.filter((one) => !isThere(one));
  if (added.length === 0) return;
  plan.told.push(counted(added.length, 'language'));
  if (!about.languages) plan.edits.push({ op: 'set', path: ['languages'], value: { entries: added } });
  else if (replaces) plan.edits.push({ op: 'set', path: ['languages', 'entries'], value: added });
  else
    for (const [index, value] of added.entries())
      plan.edits.push({ op: 'insert', path: ['languages', 'entries'], at: there.length + index, value });
}

export interface SiteFile {
  baseTitle?: string;
  owner?: { name?: string; shortName?: string; email?: string; linkedin?: string; networks?: Network[] };
}

export const isLinkedin = ({ url }: Network) => /(^|\.)linkedin\.com$/.test(new URL(url).hostname);

/** What content/site.yaml would say of its owner with what a source says: each in words, and as changes of the file. */
export function ownerPlan({ owner = {} }: SiteFile, facts: OwnerFacts): Pick<AboutPlan, 'edits' | 'told'> {
  const edits: AboutEdit[] = [];
  const told: string[] = [];
  const set = (field: string, value: unknown, words: string) => {
    edits.push({ op: 'set', path: ['owner', field], value });
    told.push(words);
  };
  const { name, email } = facts;
  if (name && name !== owner.name) set('name', name, name);
  if (email && email !== owner.email) set('email', email, email);
  const linkedin = facts.networks.find(isLinkedin)?.url;
  if (linkedin && linkedin !== owner.linkedin) set('linkedin', linkedin, linkedin);
  const there = owner.networks ?? [];
  const known = [linkedin, owner.linkedin, ...there.map(({ url }) => url)];
  const others = facts.networks.filter(
    ({ url }, index, all) => !known.includes(url) && all.findIndex((one) => one.url === url) === index,
  );
  if (others.length > 0)
    set('networks', [...there, ...others], others.map(({ name, url }) => `${name} ${url}`).join(', '));
  return { edits, told };
}

/** What is said of the owner where the settings stay as they are, and by what flag they would not, if there is one. */
export const ownerKept = (told: readonly string[], flag = ''): NotCarried[] =>
  told.map((words) => ({
    what: 'who you are',
    place: FILES.site,
    why: `The settings of the site say it already, and they stay as they are until you say otherwise${flag && `, with ${flag}`}.`,
    words,
  }));

/** Each new entry goes before the first older one. */
function inserts<One extends Dated>(kind: string, there: readonly One[], added: readonly One[]): AboutEdit[] {
  const now = [...there];
  return added.map((entry) => {
    const older = now.findIndex((one) => key(one) < key(entry));
    const at = older < 0 ? now.length : older;
    now.splice(at, 0, entry);
    return { op: 'insert', path: [kind, 'entries'], at, value: entry };
  });
}

function planSkills(
  about: AboutFile,
  people: People,
  replaces: boolean,
  name: string,
  plan: AboutPlan,
): void {
  const groups = people.skills.map(({ title, items }) => ({ title: title ?? name, items }));
  if (groups.length === 0) return;
  const there = about.resume?.skills ?? [];
  const known = new Set(
    replaces ? [] : there.flatMap(({ items }) => items.map((item) => item.toLowerCase())),
  );
  const added = groups
    .map(({ title, items }) => ({ title, items: items.filter((item) => !known.has(item.toLowerCase())) }))
    .filter(({ items }) => items.length > 0);
  if (added.length === 0) return;
  plan.told.push(
    counted(
      added.reduce((sum, { items }) => sum + items.length, 0),
      'skill',
    ),
  );
  if (!about.resume) {
    // A resume begins with a sentence or two.
    if (!people.headline)
      plan.notCarried.push({
        what: 'skills',
        place: 'in your skills',
        why: NO_RESUME,
        words: added.flatMap(({ items }) => items).join(', '),
      });
    else plan.edits.push({ op: 'set', path: ['resume'], value: { summary: people.headline, skills: added } });
  } else if (replaces) plan.edits.push({ op: 'set', path: ['resume', 'skills'], value: added });
  else
    for (const [index, group] of added.entries())
      plan.edits.push({ op: 'insert', path: ['resume', 'skills'], at: there.length + index, value: group });
}

const NO_RESUME = 'The site makes no resume. Give About a `resume:` first.';
const IS_YOURS = 'There is a text already in its place, and it is only replaced when you say so, with --yes.';

/** The headline is the resume’s first line, and the summary the text about you: never over words that are yours. */
function planWords(
  about: AboutFile,
  { headline, summary }: People,
  replaces: boolean,
  plan: AboutPlan,
): void {
  const kept = (what: string, words: string, why = IS_YOURS) =>
    plan.notCarried.push({ what, place: 'in your profile', why, words });
  if (headline && about.resume) {
    if (replaces) {
      plan.edits.push({ op: 'set', path: ['resume', 'summary'], value: headline });
      plan.told.push('your headline');
    } else if (about.resume.summary !== headline) kept('your headline', headline);
  } else if (headline && !plan.edits.some(({ path }) => path[0] === 'resume'))
    kept('your headline', headline, NO_RESUME);
  if (summary.length === 0) return;
  const paragraphs = summary.map(plain);
  if (replaces) {
    plan.edits.push({ op: 'set', path: ['bio'], value: paragraphs });
    plan.told.push('the text about you');
  } else if (paragraphs.join() !== about.bio?.join()) kept('your summary', summary.join(' '));
}

const counted = (count: number, word: string, words = `${word}s`) => `${count} ${count === 1 ? word : words}`;

const same = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
const isSame = (one: Entry, other: Entry) =>
  same(one.position) === same(other.position) &&
  same(one.company) === same(other.company) &&
  String(one.from).slice(0, 4) === other.from.slice(0, 4);

interface Dated {
  from?: string;
  to?: string;
}
const key = ({ from = '', to = from }: Dated) => `${to === 'present' ? '9999' : String(to)} ${String(from)}`;
const newestFirst = <One extends Dated>(entries: readonly One[]) =>
  entries.toSorted((one, other) => (key(one) < key(other) ? 1 : -1));
