export type Format = 'avif' | 'webp' | 'jpeg' | 'png';

/** One file to make from a master: a picture in one size and format, a film, or a text as it is. */
export interface Job {
  /** Name of the file under /media. */
  file: string;
  /** Path of the master from the project’s root. */
  master: string;
  make: { kind: 'picture'; width: number; format: Format } | { kind: 'film' } | { kind: 'text' };
}
