import type { Text } from '../../../src/model/texts.ts';
import { advice, type Finding, type Rule } from '../finding.ts';
import { countWords, minutesOf, readOn } from '../reading.ts';

const LONG_PARAGRAPH = 90;
const LONG_SUMMARY = 45;
const LONG_READ = 12;

/** Text that costs a hurried reader too much. */
export const lengthRule: Rule = ({ pages }) =>
  pages.flatMap((page): Finding[] => {
    const minutes = minutesOf(page);
    const findings = readOn(page).flatMap((text) => {
      const sentence = fault(text);
      return sentence ? [advice(page, text.path, sentence)] : [];
    });
    if (!page.study || minutes <= LONG_READ) return findings;
    return [
      advice(
        page,
        ['blocks'],
        `This takes ${minutes} minutes to read, and hardly anyone gives a study more than ${LONG_READ}: cut what does not carry the argument.`,
      ),
      ...findings,
    ];
  });

function fault({ path, text, kind }: Text): string | undefined {
  const words = countWords(text);
  if (kind === 'paragraph' && path[0] === 'summary' && words > LONG_SUMMARY) {
    return `This line of the summary has ${words} words, too many for someone with thirty seconds: keep it under ${LONG_SUMMARY}.`;
  }
  if (kind === 'alt' || words <= LONG_PARAGRAPH) return undefined;
  return `This paragraph has ${words} words, a grey wall on a phone: cut it, or split it into two under ${LONG_PARAGRAPH}.`;
}
