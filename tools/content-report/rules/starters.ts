import { starterLeftovers } from '../../new/leftovers.ts';
import { at, type Finding, type Rule } from '../finding.ts';

/** What `npm run new` wrote and nobody has replaced: fine while writing, not for visitors. */
export const startersRule: Rule = async ({ root, pages, options }) => {
  const leftovers = await starterLeftovers(root);
  return leftovers.flatMap(({ route, files, sentences }): Finding[] => {
    const page = pages.find((one) => one.page === `/${route}`);
    if (!page) return [];
    const left = [
      ...(files.length > 0
        ? [`${files.length === 1 ? 'a starter picture' : 'starter pictures'} (${files.join(', ')})`]
        : []),
      ...(sentences.length > 0 ? [sentenceCount(sentences.length)] : []),
    ].join(' and ');
    const place = files.length + sentences.length === 1 ? 'its place' : 'their place';
    return [
      {
        severity: options.publish ? 'error' : 'advice',
        ...at(page, ['title']),
        rule: 'starters',
        sentence: `This study still shows ${left}: put your own in ${place} before you publish.`,
      },
    ];
  });
};

const sentenceCount = (count: number) =>
  count === 1
    ? '1 sentence that begins with “Write here”'
    : `${count} sentences that begin with “Write here”`;
