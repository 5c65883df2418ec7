import type { AboutPlan } from '../../src/import/about-edits.ts';
import type { NotCarried } from '../../src/import/source.ts';
import { missingWords } from '../../src/import/words.ts';
import type { Beginning } from '../../src/model/beginning.ts';
import type { Staged } from './stage.ts';

/** More titles than this nobody reads in a message. */
const MOST_NAMED = 3;
const LONGEST = 48;

/** Of a profile, what the answers and the settings say anyway. */
const ELSEWHERE = ['first name', 'last name', 'name', 'email'].map((name) => `“${name}”`);

/** What the editor says once the site is somebody’s own: what to do next comes first. */
export function begunSaid({ kept, left, talks, brought }: Omit<Staged, 'moves'>): string {
  const sentences = [
    'This is your site now. Click on any text to write your own, or open the card of your first case study, which waits as a draft. Undo brings the sample back.',
    brought && profileSaid(brought),
    kept.length > 0 && `What you had written in ${kept.join(', ')} stayed.`,
    left.length > 0 &&
      `Of your words, ${counted(left.length, 'text')} went with the sample: ${named(left.map((text) => `“${clipped(text)}”`))}`,
    talks.length > 0 && talksSaid(talks),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** A talk of one’s own goes where the studies go that it shows. */
export const talksSaid = (talks: readonly string[]): string =>
  `Your ${counted(talks.length, 'talk')} went with the sample’s studies: ${named(talks.map((title) => `“${clipped(title)}”`))}`;

/** `From your profile: 3 jobs, 12 skills.` */
export const profileSaid = ({ told }: Pick<AboutPlan, 'told'>): string =>
  `From your profile: ${told.join(', ') || 'nothing that has a place here'}.`;

/** What of a profile had no place, but for what the answers say anyway. A job that is missing whole comes before a column of one. */
export function profileLeft(answers: Beginning, { notCarried }: Pick<AboutPlan, 'notCarried'>): NotCarried[] {
  const said = Object.values(answers).flat();
  const isElsewhere = ({ what, words }: NotCarried) =>
    ELSEWHERE.includes(what) || (words !== '' && missingWords([words], said).length === 0);
  return notCarried
    .filter((one) => !isElsewhere(one))
    .toSorted((one, other) => Number(one.what.startsWith('“')) - Number(other.what.startsWith('“')));
}

/** The end of a sentence that names some things, the first of them if they are many. */
const named = (names: readonly string[]) =>
  names.length > MOST_NAMED ? `${names.slice(0, MOST_NAMED).join(', ')} …` : `${names.join(', ')}.`;
const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
const clipped = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')} …` : text;
