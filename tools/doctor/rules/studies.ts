import { shelvesOf } from '../../../src/model/work.ts';
import { advice, type Finding, type Rule } from '../finding.ts';

/** Studies that a visitor would not find, or meet only as a wall. That a summary is missing stops the build already. */
export const studiesRule: Rule = ({ pages, work }) => {
  const shelves = work && shelvesOf(work.data).flatMap(({ studies }) => studies);
  return pages.flatMap((page): Finding[] => {
    const { study, address = '' } = page;
    const findings: Finding[] = [];
    const route = address.slice(1);
    if (study && !study.draft && shelves && !shelves.includes(route)) {
      const sentence = `This study has no card on the Work page, and no sitemap or feed names it, so only someone with its address finds it. If that is not what you want, add ${route} to content/work.yaml.`;
      findings.push(advice(page, ['title'], sentence));
    }
    if (study?.locked && !study.teaser) {
      const sentence =
        'This study is locked and has no `teaser:`, so visitors meet a password and no reason to ask for it: write a paragraph anyone may read.';
      findings.push(advice(page, ['locked'], sentence));
    }
    return findings;
  });
};
