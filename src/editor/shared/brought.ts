// What the server half tells of a file that was handed in, before anything of it is taken.
import type { Kind } from '../../import/shapes/shapes.ts';
import type { NotCarried } from '../../import/source.ts';

/** A line of a source, as far as its form matters to know it again; of a picture, its path. */
export interface SourceLine {
  kind: 'heading' | 'text' | 'item' | 'picture';
  text: string;
}

/** A part of a source beside what it would become. */
export interface ProposedPart {
  /** What the source says there, line by line. */
  source: SourceLine[];
  kind: Kind;
  /** What it could be: each kind with its block as study.yaml would have it. */
  options: { kind: Kind; block: Record<string, unknown> }[];
}

export interface ProposedStudy {
  title: string;
  description: string | undefined;
  info: { title: string; items: string[] }[];
  /** The picture for the card, by its path. */
  cover: string | undefined;
  parts: ProposedPart[];
  notCarried: NotCarried[];
}

/** Jobs and skills, as they would be added to About or take the place of what is there. */
export interface ProposedPeople {
  jobs: string[];
  volunteering: string[];
  education: string[];
  languages: string[];
  /** What the settings of the site could say of them: name, mail and networks. */
  owner: string[];
  skills: string[];
  headline: string | undefined;
  summary: string[];
  /** How many jobs About has now. */
  there: number;
  notCarried: NotCarried[];
}

/** A file that was handed in, as far as it was understood. */
export interface ProposedImport {
  id: string;
  name: string;
  studies: ProposedStudy[];
  people: ProposedPeople | undefined;
  notCarried: NotCarried[];
  /** Small pictures by their paths in the source, as addresses that need no request. */
  thumbnails: Record<string, string>;
}
