import { at, type Finding, type Rule } from '../finding.ts';

/** Studies that a visitor would not find, or meet only as a wall. That a summary is missing stops the build already. */
export const studiesRule: Rule = ({ pages, studies, work }) => {
  const shelves = work && [...work.data.featured.studies, ...work.data.previous.studies];
  return pages.flatMap((page): Finding[] => {
    const route = page.page.slice(1);
    const study = studies[route]?.data;
    if (!study) return [];
    const tell = (path: PropertyKey[], rule: string, sentence: string): Finding => ({
      severity: 'advice',
      ...at(page, path),
      rule,
      sentence,
    });
    return [
      ...(shelves && !shelves.includes(route)
        ? [
            tell(
              ['title'],
              'not-on-work',
              `This study has no card on the Work page, so only someone with its address finds it: add ${route} to content/work.yaml.`,
            ),
          ]
        : []),
      ...(study.locked && !study.teaser
        ? [
            tell(
              ['locked'],
              'no-teaser',
              'This study is locked and has no `teaser:`, so visitors meet a password and no reason to ask for it: write a paragraph anyone may read.',
            ),
          ]
        : []),
    ];
  });
};
