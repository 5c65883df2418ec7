import type { Opened } from './finding.ts';

/** Labels under which names stand: of tools, companies and places. */
const NAMED = /\b(tools?|software|company|companies|clients?|teams?|location|city|place|stack)\b/i;

/**
 * Words that are right because the owner has used them as names: their own, their city’s and companies’, tools, networks,
 * personas, and the proper nouns of titles. Each as it is written there, so that a slip in small letters is still told.
 */
export function knownNames({
  site,
  about,
  fun,
  studies,
}: Pick<Opened, 'site' | 'about' | 'fun' | 'studies'>): string[] {
  const owner = site?.data.owner;
  const jobs = [...(about?.data.jobs?.entries ?? []), ...(about?.data.volunteering?.entries ?? [])];
  const names = [
    owner?.name,
    owner?.shortName,
    owner?.location,
    ...(owner?.networks ?? []).map(({ name }) => name),
    ...jobs.map(({ company }) => company),
    ...(about?.data.education?.entries ?? []).map(({ school }) => school),
    ...(about?.data.resume?.skills ?? []).flatMap(({ title, items }) => (NAMED.test(title) ? items : [])),
  ];
  const titles = [site?.data.baseTitle, ...(fun?.data.paintings ?? []).map(({ title }) => title)];
  for (const { data } of Object.values(studies)) {
    titles.push(data.title, data.tabTitle);
    names.push(...data.info.flatMap(({ title, items }) => (NAMED.test(title) ? items : [])));
    for (const block of data.blocks) {
      if (block.type === 'comparison') titles.push(...block.subjects);
      if (block.type !== 'personas') continue;
      for (const { title, info } of block.personas)
        names.push(title, ...info.filter(({ label }) => NAMED.test(label)).map(({ value }) => value));
    }
  }
  const words = [...names.flatMap((name) => wordsOf(name)), ...titles.flatMap((title) => properNouns(title))];
  return [...new Set(words.flatMap((word) => [word, ...word.split('-'), word.toUpperCase()]))];
}

const wordsOf = (text = ''): string[] =>
  text
    .normalize('NFC')
    .match(/\p{L}[\p{L}\p{M}\p{N}'’-]*/gu)
    ?.map((word) => word.replace(/['’]s?$/u, '')) ?? [];

/** Words with a capital that does not begin the sentence; the first too where it stands alone, or before a colon or dash. */
function properNouns(title = ''): string[] {
  const isAlone = /^\P{L}*[\p{L}\p{M}\p{N}'’-]+\s*($|[:–—|,-])/u.test(title);
  return wordsOf(title).filter((word, index) => {
    const hasInnerCapital = /\p{L}\p{Lu}/u.test(word);
    return hasInnerCapital || (/^\p{Lu}/u.test(word) && (index > 0 || isAlone));
  });
}
