import { at, type Finding, type Rule } from '../finding.ts';
import { minutesOf } from '../reading.ts';
import { countWords, textsOf } from '../texts.ts';

const LONG_PARAGRAPH = 90;
const LONG_SUMMARY = 45;
const LONG_READ = 12;

/** Text that costs a hurried reader too much. */
export const lengthRule: Rule = ({ pages }) =>
  pages.flatMap((page): Finding[] => {
    const tell = (path: PropertyKey[], rule: string, sentence: string): Finding => ({
      severity: 'advice',
      ...at(page, path),
      rule,
      sentence,
    });
    const minutes = minutesOf(page) ?? 0;
    return [
      ...(minutes > LONG_READ
        ? [
            tell(
              ['blocks'],
              'reading-time',
              `This takes ${minutes} minutes to read, and hardly anyone gives a study more than ${LONG_READ}: cut what does not carry the argument.`,
            ),
          ]
        : []),
      ...textsOf(page.data).flatMap(({ path, text, kind }) => {
        const words = countWords(text);
        if (kind === 'paragraph' && path[0] === 'summary' && words > LONG_SUMMARY) {
          return tell(
            path,
            'summary',
            `This line of the summary has ${words} words, too many for someone with thirty seconds: keep it under ${LONG_SUMMARY}.`,
          );
        }
        if (kind === 'alt' || words <= LONG_PARAGRAPH) return [];
        return tell(
          path,
          'long-paragraph',
          `This paragraph has ${words} words, a grey wall on a phone: cut it, or split it into two under ${LONG_PARAGRAPH}.`,
        );
      }),
    ];
  });
