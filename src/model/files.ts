/** The files that content is written in, each by the name that the code has for it. They are spelled here alone. */
export const FILES = {
  site: 'content/site.yaml',
  work: 'content/work.yaml',
  about: 'content/about.yaml',
  fun: 'content/fun.yaml',
  look: 'content/look.yaml',
} as const;

/** The owner’s own style sheet. It has no schema: the way past the dials. */
export const OWN_CSS = 'content/look.css';

/** A file that the editor makes with the first line that is written into it, and that may go again. */
export const mayBeMissing = (file: string): boolean => file === FILES.look;

/** A folder for each case study, whose name is its address. */
export const STUDIES = 'content/case-studies';
export const STUDY_FILE = 'study.yaml';

/** The talks, a file each, whose name is the talk’s. They are private: no page is made of them. */
export const DECKS = 'content/decks';

/** What a content file can be. */
export type ContentKind = keyof typeof FILES | 'study' | 'deck';

export const studyFolder = (route: string): string => `${STUDIES}/${route}`;
export const studyFile = (route: string): string => `${studyFolder(route)}/${STUDY_FILE}`;

const STUDY = /^content\/case-studies\/([^/]+)\/study\.yaml$/;

/** The address of the study that a file is, if it is one. */
export const routeOfFile = (file: string): string | undefined => STUDY.exec(file)?.[1];

export const deckFile = (name: string): string => `${DECKS}/${name}.yaml`;

const DECK = /^content\/decks\/([^/]+)\.yaml$/;

/** The name of the talk that a file is, if it is one. */
export const deckOfFile = (file: string): string | undefined => DECK.exec(file)?.[1];

/** What a file is; nothing, if it is no content. */
export function kindOf(file: string): ContentKind | undefined {
  if (routeOfFile(file) !== undefined) return 'study';
  if (deckOfFile(file) !== undefined) return 'deck';
  return (Object.keys(FILES) as (keyof typeof FILES)[]).find((kind) => FILES[kind] === file);
}
