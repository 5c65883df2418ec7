import { baseLanguage, languageName } from '../../../src/model/language.ts';
import { hasWords } from '../../../src/words/words.ts';
import { dictionaryFor } from '../dictionaries.ts';
import { advice, type Rule } from '../finding.ts';

/** What the project does not have in the site’s language, each said once. */
export const languageRule: Rule = ({ pages, site }) => {
  const page = pages.find(({ source }) => source === site?.source);
  if (!site || !page) return [];
  const { language } = site.data;
  const name = languageName(baseLanguage(language));
  const tell = (sentence: string) => advice(page, ['language'], sentence);
  return [
    ...(hasWords(language)
      ? []
      : [
          tell(
            `The words of the frame (menu, lock, viewer) are not there in ${name} and stay English: write them in content/site.yaml under labels, footer, notFound and gate, or add src/words/${baseLanguage(language)}.ts as CONTRIBUTING.md says.`,
          ),
        ]),
    ...(dictionaryFor(language)
      ? []
      : [tell(`There is no dictionary for ${name} here, so spelling and slips are not checked.`)]),
  ];
};
