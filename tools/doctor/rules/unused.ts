import { unusedFiles } from '../../../src/reader/unused.ts';
import type { Finding, Rule } from '../finding.ts';

const SHOWN = 4;

/** Pictures and films that lie in content and are on no page: one finding for all of them. */
export const unusedRule: Rule = ({ root, files }): Finding[] => {
  const unused = unusedFiles(root, files);
  if (unused.length === 0) return [];
  const names = unused.slice(0, SHOWN).join(', ');
  const rest = unused.length - SHOWN;
  const sentence =
    unused.length === 1
      ? `No page uses ${names}. Delete it, if it is not for later.`
      : `No page uses these ${unused.length} files: ${names}${rest > 0 ? ` and ${rest} more` : ''}. Delete them, if they are not for later.`;
  return [{ severity: 'advice', topic: 'Files', sentence, unused }];
};
