/** What the process that builds tells the one that serves. */
export type FromBuilder =
  /** The pages are there, in a folder of their own, made for this sub-path; these files are still to be made. */
  | { kind: 'pages'; folder: string; base: string; files: string[] }
  | { kind: 'made'; path: string }
  | { kind: 'failed'; path: string; reason: string }
  /** Everything is made, and could move to dist. */
  | { kind: 'whole' }
  | { kind: 'moved' };

/** And the other way round. */
export type ToBuilder =
  /** Somebody looks at a file: it is made next. */
  | { kind: 'make'; path: string }
  /** Nobody is served from the folder any more. */
  | { kind: 'move' };
