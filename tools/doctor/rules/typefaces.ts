import { typefaceNotes } from '../../../src/reader/typeface-notes.ts';
import type { Rule } from '../finding.ts';

/** What typefaces cannot do, and what is done instead. */
export const typefacesRule: Rule = async ({ root, look }) =>
  (look ? await typefaceNotes(root, look) : []).map(({ message, ...where }) => ({
    severity: 'advice',
    topic: 'Every page',
    ...where,
    sentence: message,
  }));
