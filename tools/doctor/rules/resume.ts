import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding, Rule, Severity } from '../finding.ts';

const FILE = 'public/resume.pdf';

/** A resume the owner made is never made anew: it is compared with the newest job on the About page. */
export const resumeRule: Rule = async ({ root, about, site }) => {
  if (!existsSync(join(root, FILE)) || !about) return [];
  const tell = (severity: Severity, sentence: string): Finding[] => [
    { severity, topic: 'Resume', page: '/resume.pdf', file: FILE, sentence },
  ];
  const text = await textOf(join(root, FILE));
  if (text === undefined) return tell('error', 'This is not a PDF that can be read: export it again.');
  if (text === '') {
    return tell(
      'advice',
      'This resume holds no text, only pictures of it, so neither screen readers nor hiring software can read it: export it with real text.',
    );
  }
  const says = (words: string) => bare(text).includes(bare(words));
  const newest = about.data.jobs?.entries.toSorted((a, b) => b.from.localeCompare(a.from))[0];
  // A company may be written with its city behind a comma: the name is what counts.
  const company = newest?.company.split(',')[0] ?? '';
  if (newest && !says(company)) {
    return tell(
      'advice',
      `This resume does not mention ${company}, your newest job on the About page: export it again, or remove it and the site makes one.`,
    );
  }
  if (newest && !says(newest.position)) {
    return tell(
      'advice',
      `This resume does not call you ${newest.position}, as your newest job on the About page does: make the two say the same.`,
    );
  }
  if (site && !says(site.data.owner.email)) {
    return tell(
      'advice',
      `This resume does not give ${site.data.owner.email}, the address on the site: make the two say the same.`,
    );
  }
  return [];
};

const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}@]+/gu, '');

async function textOf(path: string): Promise<string | undefined> {
  const { extractText } = await import('unpdf');
  try {
    const { text } = await extractText(new Uint8Array(readFileSync(path)), { mergePages: true });
    return text.trim();
  } catch {
    return undefined;
  }
}
