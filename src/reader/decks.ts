import { existsSync, readdirSync } from 'node:fs';
import { nearest } from '../lib/nearest.ts';
import { slug } from '../lib/slug.ts';
import type { Deck } from '../model/deck.ts';
import { DECKS, deckFile, deckOfFile } from '../model/files.ts';
import type { Study } from '../model/study.ts';
import { type Checked, place } from './checks.ts';
import type { Problem } from './problem.ts';

/** The names of the talks; that of one which is not written yet too, where somebody asks what it would be like. */
export function deckNames(root: string, instead?: string): string[] {
  const names = filesIn(root).flatMap((file) => deckOfFile(`${DECKS}/${file}`) ?? []);
  const asked = instead && deckOfFile(instead);
  return [...new Set([...names, ...(asked ? [asked] : [])])].toSorted();
}

/** A talk under another ending is meant to be one, and nobody reads it. */
export const strayDecks = (root: string): Problem[] =>
  filesIn(root)
    .filter((file) => /\.ya?ml$/i.test(file) && !file.endsWith('.yaml'))
    .map((file) => ({
      file: `${DECKS}/${file}`,
      message: `Nobody reads this file, because a talk’s name ends in .yaml. Rename it to ${file.replace(/\.ya?ml$/i, '.yaml')}.`,
    }));

const filesIn = (root: string): string[] =>
  existsSync(`${root}/${DECKS}`)
    ? readdirSync(`${root}/${DECKS}`, { withFileTypes: true })
        .filter((one) => one.isFile() && !one.name.startsWith('.'))
        .map(({ name }) => name)
    : [];

interface Known {
  /** The folders of all studies, of broken ones too. */
  folders: readonly string[];
  studies: Readonly<Record<string, Checked<Study>>>;
}

/** A talk is called by its name, shows studies that are there, and takes no longer than it may. */
export const deckProblems = (name: string, deck: Checked<Deck>, known: Known): Problem[] => [
  ...nameProblems(name, known),
  ...studyProblems(deck, known),
  ...timeProblems(deck),
];

function nameProblems(name: string, { folders }: Known): Problem[] {
  const file = deckFile(name);
  if (!/^[a-z0-9][a-z0-9_-]*$/.test(name)) {
    return [
      {
        file,
        message: `A talk is called by the name of its file, and “${name}” cannot be typed everywhere. Use small letters, digits, - and _ only: ${slug(name) || 'my-talk'}.yaml.`,
      },
    ];
  }
  if (!folders.includes(name)) return [];
  const message = `The case study ${name} has this name too, so nobody could say which of the two to present. Rename the talk, for example to ${name}-talk.yaml.`;
  return [{ file, message }];
}

function studyProblems({ source, data }: Checked<Deck>, { folders, studies }: Known): Problem[] {
  const seen = new Set<string>();
  return data.studies.flatMap(({ study, sections = [] }, index): Problem[] => {
    const refuse = (path: PropertyKey[], message: string): Problem => ({
      ...place(source, ['studies', index, ...path]),
      message,
    });
    if (!folders.includes(study)) {
      const guess = nearest(study, folders);
      const mend = guess ? `Did you mean ${guess}?` : `The studies are ${folders.join(', ')}.`;
      return [refuse(['study'], `There is no case study called ${study}. ${mend}`)];
    }
    if (seen.has(study)) return [refuse(['study'], `${study} is in this talk already. Keep one of the two.`)];
    seen.add(study);
    const blocks = studies[study]?.data.blocks;
    if (!blocks) return [];
    const there = blocks.flatMap(({ section }) => section ?? []);
    return sections.flatMap((section, at) => {
      if (there.includes(section)) return [];
      const guess = nearest(section, there);
      const mend = guess ? `Did you mean ${guess}?` : `Its sections are ${there.join(', ')}.`;
      return [refuse(['sections', at], `${study} has no section called ${section}. ${mend}`)];
    });
  });
}

/** The plan of the parts must fit into the talk: the pace is shown against it. */
function timeProblems({ source, data }: Checked<Deck>): Problem[] {
  if (data.minutes === undefined) return [];
  const planned = [data.opening, ...data.studies, data.closing].reduce(
    (sum, part) => sum + (part?.minutes ?? 0),
    0,
  );
  if (planned <= data.minutes) return [];
  const message = `The parts take ${planned} minutes together, and the talk has ${data.minutes}. Give a part fewer, or the talk more.`;
  return [{ ...place(source, ['minutes']), message }];
}
