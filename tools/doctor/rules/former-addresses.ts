import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostFiles } from '../../../src/publish/host-files.ts';
import { FORMERLY } from '../../../src/publish/redirects.ts';
import { formerAddresses } from '../../../src/reader/former.ts';
import type { Rule } from '../finding.ts';

/** Settings that some hosts read from the repository, and that do not know yet where an address of old leads. */
export const formerAddressesRule: Rule = ({ root, studies }) => {
  const published = Object.entries(studies).flatMap(([route, { data }]) =>
    data.draft ? [] : [[route, data]],
  );
  const wanted = hostFiles('', formerAddresses(Object.fromEntries(published)));
  const stale = Object.entries(wanted).flatMap(([file, text]) => {
    const path = join(root, file);
    return existsSync(path) && redirectsIn(readFileSync(path, 'utf8')) !== redirectsIn(text) ? [file] : [];
  });
  if (stale.length === 0) return [];
  const sentence = `Addresses of old (\`formerly:\`) have changed since ${stale.join(', ')} ${stale.length === 1 ? 'was' : 'were'} written: run \`npm run hosting\` and commit. On those hosts a page sends visitors on until then.`;
  return [{ severity: 'advice', topic: 'The content', sentence }];
};

/** The part that is written from the content, whatever else stands in the file. */
function redirectsIn(text: string): string {
  if (!text.startsWith('{')) return text.replaceAll('\r\n', '\n').split(FORMERLY)[1] ?? '';
  try {
    return JSON.stringify(JSON.parse(text).redirects ?? []);
  } catch {
    return '';
  }
}
