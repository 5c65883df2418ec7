import { nearest } from '../../src/lib/nearest.ts';
import { shelvesOf } from '../../src/model/work.ts';
import type { Library } from '../../src/reader/read.ts';
import { Stop } from '../handed-out/stop.ts';
import type { Asked } from './options.ts';

export interface ChosenStudies {
  routes: string[];
  locked: string[];
}

/** The studies that go into the PDF: those that were named, those of the deck, or all that are open. */
export function chosenStudies(
  { studies, decks, work }: Pick<Library, 'studies' | 'decks' | 'work'>,
  asked: Pick<Asked, 'studies' | 'deck'>,
): ChosenStudies {
  const known = Object.keys(studies);
  const deck = asked.deck !== undefined && Object.hasOwn(decks, asked.deck) ? decks[asked.deck] : undefined;
  if (asked.deck !== undefined && !deck) throw new Stop(unknown('talk', asked.deck, Object.keys(decks)));
  const strange = asked.studies?.find((route) => !known.includes(route));
  if (strange !== undefined) throw new Stop(unknown('study', strange, known));
  const inOrder = [...new Set([...shelvesOf(work).flatMap((shelf) => shelf.studies), ...known])];
  const open = inOrder.filter((route) => studies[route] && !studies[route].locked && !studies[route].draft);
  const routes = deck?.studies.map(({ study }) => study) ?? asked.studies ?? open;
  if (routes.length === 0)
    throw new Stop('No study is open. Name those that should be in it: npm run pdf -- --studies a,b');
  return { routes, locked: [...new Set(routes)].filter((route) => studies[route]?.locked) };
}

function unknown(kind: 'talk' | 'study', name: string, names: readonly string[]): string {
  const meant = nearest(name, names);
  const list = names.length > 0 ? ` There are: ${names.join(', ')}.` : '';
  return `There is no ${kind} called ${name}.${meant ? ` Did you mean ${meant}?` : list}`;
}
