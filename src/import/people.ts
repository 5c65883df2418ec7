import { FILES } from '../model/files.ts';
import type { Network } from '../model/networks.ts';
import { IS_OPEN, monthNamed } from './sought.ts';
import type { NotCarried } from './source.ts';

/** A job or a volunteer role as content/about.yaml has it. */
export interface Entry {
  position: string;
  company: string;
  city?: string;
  from: string;
  to: string;
  /** None where the source has none: a job is one without it. */
  description?: string;
}

/** What was learned, or is certified, as content/about.yaml has it. */
export interface Diploma {
  diploma: string;
  school?: string;
  from?: string;
  to?: string;
  description?: string;
}

/** Who somebody is, which is content/site.yaml’s to say: it is only offered. */
export interface OwnerFacts {
  name?: string;
  email?: string;
  networks: Network[];
}

/** What a source says of a person, as far as the About page and the resume have a place for it. */
export interface People {
  headline: string | undefined;
  /** About them, a paragraph each. */
  summary: string[];
  jobs: Entry[];
  volunteering: Entry[];
  education: Diploma[];
  languages: { name: string; level?: string }[];
  owner: OwnerFacts;
  skills: { title: string | undefined; items: string[] }[];
  notCarried: NotCarried[];
}

const DAY = String.raw`\d{1,2}(?:er|st|nd|rd|th)?`;
/** `1er févr. 2010`, `1 February 2010`, and `Feb 1, 2010`. */
const IN_WORDS = [
  new RegExp(String.raw`^(?:le )?(?:${DAY} (?:of )?)?(\p{L}{3,9})\.? (\d{4})$`, 'iu'),
  new RegExp(String.raw`^(\p{L}{3,9})\.? ${DAY},? (\d{4})$`, 'iu'),
];

/**
 * `May 2021`, `2021-05-03`, `05/2021`, `03.05.2021` and `2021` as the timeline writes them; undefined if it is none of
 * these. Of `03/05/2021`, whose month is a guess, the year.
 */
export function monthOf(text: string): string | undefined {
  const words = text.trim().replaceAll(/\s+/g, ' ');
  const [, year, month] = /^(\d{4})-(\d{2})(?:-\d{2})?(?:T.*)?$/.exec(words) ?? [];
  if (year && month) return asMonth(year, Number(month));
  for (const form of IN_WORDS) {
    const [, name = '', named] = form.exec(words) ?? [];
    const inWords = monthNamed(name);
    if (named && inWords) return asMonth(named, inWords);
  }
  const [, number, digits] = /^(\d{1,2})[/.](\d{4})$/.exec(words) ?? [];
  if (number && digits) return asMonth(digits, Number(number));
  const [only, other] = inNumbers(words);
  if (only) return other ? only.slice(0, 4) : only;
  return /^(19|20)\d\d$/.test(words) ? words : undefined;
}

/** Every month that a date in numbers may mean: before a full stop stands the day, before a slash or a dash either. */
function inNumbers(text: string): string[] {
  const [, first = '', sign, second = '', year = ''] =
    /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(text.trim()) ?? [];
  const read = (day: string, month: string) => (Number(day) <= 31 ? asMonth(year, Number(month)) : undefined);
  const all = [read(first, second), sign === '.' ? undefined : read(second, first)];
  return [...new Set(all)].filter((one) => one !== undefined);
}

const asMonth = (year: string, month: number) =>
  month >= 1 && month <= 12 && /^(19|20)/.test(year)
    ? `${year}-${String(month).padStart(2, '0')}`
    : undefined;

/** What people put before the items of a list. */
const BULLET = /^\s*(?:[•▪◦●‣]\s*|[·*–-]\s+)/;
/** A line that ends, or says itself that it goes on. */
const CLOSED = /[.!?…:;,–—-][)”»"’]*$/;

/** One line of words, whatever was between them: what stood below each other are sentences beside each other. */
export function inOneLine(text: string): string {
  const lines = text
    .split(/\n+/)
    .map((line) => ({ words: line.replace(BULLET, '').trim(), isItem: BULLET.test(line) }))
    .filter(({ words }) => words !== '');
  return lines
    .map(
      ({ words }, index) =>
        `${words}${lines.length > 1 && !CLOSED.test(words) ? signBefore(lines[index + 1]) : ''}`,
    )
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}

/** The sign between a line that does not end and the next: a sentence may go on in it, and an item may be half of one. */
function signBefore(next: { words: string; isItem: boolean } | undefined): string {
  const isBegun = next === undefined || !/^\p{Ll}/u.test(next.words);
  if (isBegun) return '.';
  return next.isItem ? ';' : '';
}

interface Said {
  position: string;
  company: string;
  city?: string;
  from: string;
  to: string;
  description: string;
  where: string;
  /** What stood with it and has no place, by name. */
  others?: Record<string, string>;
}

/** An entry of a timeline; what cannot be one is told. */
export function entryOf(said: Said, notCarried: NotCarried[]): Entry[] {
  const { position, company, city = '', description, where, others = {} } = said;
  const from = monthOf(said.from);
  const to = said.to.trim() === '' || IS_OPEN.test(said.to) ? 'present' : monthOf(said.to);
  const name = [position, company].filter(Boolean).join(', ') || 'an entry without a name';
  const leave = (why: string, left: string) =>
    notCarried.push({ what: name, place: where, why, words: left });
  const words = [position, company, city, said.from, said.to, description, ...Object.values(others)];
  const all = words.filter(Boolean).join(' ');
  if (!position || !company) leave('It says not both what you were and where.', all);
  else if (!said.from.trim()) leave('It does not say when it began.', all);
  else if (!from) leave(`${unreadable(said.from)} and bring the file again.`, all);
  else if (!to) leave(`${unreadable(said.to)} and bring the file again.`, all);
  else if (to < from.slice(0, to.length)) leave('It ends before it begins.', all);
  else {
    leaveGuesses(name, where, said, notCarried);
    leaveOthers(name, where, others, notCarried);
    return [{ position, company, ...(city && { city }), from, to, ...(description && { description }) }];
  }
  return [];
}

const unreadable = (words: string) =>
  `“${words.trim()}” is no month that is known: write it as 2014-05, or as a year alone,`;

/** Dates of which only the year is certain. */
function leaveGuesses(
  name: string,
  place: string,
  { from, to }: Pick<Said, 'from' | 'to'>,
  notCarried: NotCarried[],
): void {
  for (const words of [from, to]) {
    const months = inNumbers(words);
    if (months.length < 2) continue;
    const why = `To some the day comes first, to others the month, so only the year came: write ${months.join(' or ')} in ${FILES.about}.`;
    notCarried.push({ what: `the month “${words.trim()}” of ${name}`, place, why, words });
  }
}

/** Where somebody says by hand what a file says of them, by what other programs call it. */
const BY_HAND: [RegExp, string][] = [
  [/^(?:first |last )?name$/, `Your name is the settings’ to say: owner.name in ${FILES.site}.`],
  [/^(?:geo )?location$/, `Where you work from is the settings’ to say: owner.location in ${FILES.site}.`],
  [
    /^(?:image|picture|photo)$/,
    `Put the photo itself into content/site, and its name under photo in ${FILES.about}, with what it shows.`,
  ],
  [
    /^(?:url|websites|twitter handles)$/,
    `Put the whole address under owner.networks in ${FILES.site}, if visitors are to find it.`,
  ],
];

/** Why something that is said of a person stays behind, and where it goes if it has a place. */
export const whyLeft = (field: string): string =>
  BY_HAND.find(([name]) => name.test(field))?.[1] ?? 'About has no place for it.';

function leaveOthers(
  name: string,
  place: string,
  others: Record<string, string>,
  notCarried: NotCarried[],
): void {
  const why = 'The timeline has no place for it.';
  for (const [label, words] of Object.entries(others))
    if (words) notCarried.push({ what: `“${label}” of ${name}`, place, why, words });
}

/** What was learned; a school alone says as much. Dates that cannot be read are told, and the rest is kept. */
export function diplomaOf(
  said: Omit<Said, 'position' | 'company' | 'where'> & { diploma: string; school: string },
  notCarried: NotCarried[],
): Diploma[] {
  const { school, description, others = {} } = said;
  const diploma = said.diploma || school;
  const where = 'in your education';
  if (!diploma) {
    const words = [said.from, said.to, description, ...Object.values(others)].filter(Boolean).join(' ');
    const why = 'It says neither what you learned nor where.';
    if (words) notCarried.push({ what: 'an entry without a name', place: where, why, words });
    return [];
  }
  const from = monthOf(said.from);
  const to = IS_OPEN.test(said.to) ? 'present' : monthOf(said.to);
  const isBackwards = from !== undefined && to !== undefined && to < from.slice(0, to.length);
  const unread = from || !said.from.trim() ? (to || !said.to.trim() ? '' : said.to) : said.from;
  const areRead = !unread && !isBackwards;
  if (areRead) leaveGuesses(diploma, where, said, notCarried);
  else
    notCarried.push({
      what: `the dates of ${diploma}`,
      place: where,
      why: unread ? `${unreadable(unread)} in ${FILES.about}.` : 'It ends before it begins.',
      words: `${said.from} ${said.to}`.trim(),
    });
  leaveOthers(diploma, where, others, notCarried);
  return [
    {
      diploma,
      ...(said.diploma && school && { school }),
      ...(areRead && { ...(from && { from }), ...(to && { to }) }),
      ...(description && { description }),
    },
  ];
}
