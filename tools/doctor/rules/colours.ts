import { lookFights } from '../../../src/reader/look-fights.ts';
import type { Rule } from '../finding.ts';

/** Colours of the owner’s own that fight each other; all others are worked out to hold. */
export const coloursRule: Rule = ({ look }) =>
  (look ? lookFights(look) : []).map(({ message, ...where }) => ({
    severity: 'advice',
    topic: 'Every page',
    ...where,
    sentence: message,
  }));
