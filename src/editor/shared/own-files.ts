/** Files that the site uses under a fixed name: the icon, the ground of cards for shared links, the owner’s own resume. */
export const OWN_FILES = ['icon', 'ground', 'resume'] as const;

export type OwnFile = (typeof OWN_FILES)[number];

/** What is there of them, and when it was put there. */
export type OwnFiles = Record<OwnFile, { file: string; stamp: number } | undefined>;
