import { join } from 'node:path';

/** Where the film and the prototype of the examples are: two seconds in both encodings, and one button. */
export const EXAMPLE_FILES = join(import.meta.dirname, 'example-files');
